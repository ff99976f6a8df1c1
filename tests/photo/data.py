"""Writes the training files FIRST to SHARDS - 1: data.py FACES OUT SHARDS [FIRST]. FACES is the output of render-faces.mjs."""
import functools
import os
import random
import sys

import numpy as np

import compose
import cut
import faces

SEED = 7
TABLES = 20


# The number of decks in use at a time, and of new decks in each file.
DECKS, FRESH = 24, 3


def by_suit(deck, often=1):
    """The cards by suit. Courts and aces, which are harder to read, occur `often` times."""
    return {s: [im for (q, k), im in deck.items() if q == s for _ in range(often if k in 'AJQK' else 1)] for s in 'SHDC'}


def dragged(r, quad, width, most=0.02):
    return np.asarray(quad) + [[r.uniform(-most, most) * width for _ in 'xy'] for _ in range(4)]


def cells_of(r, made, cols, rows, rows_out):
    photo = made['photo']
    cutter = cut.Cutter(photo, dragged(r, made['quad'], photo.width), cols, rows)
    back = np.linalg.inv(cutter.h)
    shrink = cutter.photo.width / photo.width
    for k in range(48):
        cls, corners = made['cells'][k] if 'cells' in made else (compose.OTHER, None)
        # As the app looks twice: at the expected place, and then at the place that was found.
        for look in range(2):
            middle = cutter.middle(k)
            place, there = np.zeros(6), 0
            if corners is None:
                middle = middle + look * np.array([r.gauss(0, 0.1), r.gauss(0, 0.1)])
                spot = [middle + [r.gauss(0, 0.12), r.gauss(0, 0.12)], np.array([0.5, 0]), np.array([0, 0.7])]
            else:
                centre, ux, uy = cut.affine(compose.through(back, np.asarray(corners) * shrink))
                if look:
                    middle = centre + [r.gauss(0, 0.05), r.gauss(0, 0.05)]
                there = 1
                place = np.r_[centre - middle, ux - [0.5, 0], uy - [0, 0.7]]
                off = r.choice([0.02, 0.03, 0.06])
                spot = [centre + [r.gauss(0, off), r.gauss(0, off)], ux * r.gauss(1, off) + [0, r.gauss(0, off / 2)], uy * r.gauss(1, off) + [r.gauss(0, off / 2), 0]]
            rows_out.append((cutter.cell(middle), place.astype(np.float32), there, cutter.card(*spot), cls))


def main(folder, out, shards, first=0):
    deck_of = functools.lru_cache(DECKS + FRESH)(lambda k: by_suit(faces.deck(folder, k, SEED), often=2))
    os.makedirs(out, exist_ok=True)
    for n in range(first, shards):
        path = os.path.join(out, f'{n:04d}.npz')
        r = random.Random(SEED * 100003 + n)
        found = []
        for _ in range(TABLES):
            cols, rows = (8, 6) if r.random() < 0.7 else (6, 8)
            deck = deck_of(n * FRESH + r.randrange(DECKS))
            made = compose.no_table(r, deck, faces.back) if r.random() < 0.15 else compose.table(r, deck, faces.back, cols, rows)
            cells_of(r, made, cols, rows, found)
        cells, places, there, cards, classes = (np.array(v) for v in zip(*found))
        np.savez(path + '.tmp.npz', cells=cells, places=places, there=there, cards=cards, classes=classes)
        os.rename(path + '.tmp.npz', path)


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
