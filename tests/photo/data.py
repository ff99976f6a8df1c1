"""Writes training data: data.py FACES OUT SHARDS [FIRST]. FACES is what render-faces.mjs wrote."""
import os
import random
import sys

import numpy as np

import compose
import cut
import faces

SEED = 7
TABLES = 20


def by_suit(deck):
    return {s: [im for (q, _), im in deck.items() if q == s] for s in 'SHDC'}


def dragged(r, quad, width, most=0.015):
    return np.asarray(quad) + [[r.uniform(-most, most) * width for _ in 'xy'] for _ in range(4)]


def cells_of(r, made, cols, rows, rows_out):
    photo = made['photo']
    cutter = cut.Cutter(photo, dragged(r, made['quad'], photo.width), cols, rows)
    back = np.linalg.inv(cutter.h)
    shrink = cutter.photo.width / photo.width
    for k in range(48):
        cls, corners = made['cells'][k] if 'cells' in made else (compose.OTHER, None)
        crop, middle = cutter.cell(k), cutter.middle(k)
        place, there = np.zeros(6), 0
        if corners is None:
            spot = [middle + [r.gauss(0, 0.12), r.gauss(0, 0.12)], np.array([0.5, 0]), np.array([0, 0.7])]
        else:
            centre, ux, uy = cut.affine(compose.through(back, np.asarray(corners) * shrink))
            there = 1
            place = np.r_[centre - middle, ux - [0.5, 0], uy - [0, 0.7]]
            spot = [centre + [r.gauss(0, 0.03), r.gauss(0, 0.03)], ux * r.gauss(1, 0.025) + [0, r.gauss(0, 0.015)], uy * r.gauss(1, 0.025) + [r.gauss(0, 0.015), 0]]
        rows_out.append((crop, place.astype(np.float32), there, cutter.card(*spot), cls))


def main(folder, out, shards, first=0):
    decks = [by_suit(d) for d in faces.make_decks(folder, 60, SEED)]
    os.makedirs(out, exist_ok=True)
    for n in range(first, shards):
        path = os.path.join(out, f'{n:04d}.npz')
        r = random.Random(SEED * 100003 + n)
        found = []
        for _ in range(TABLES):
            cols, rows = (8, 6) if r.random() < 0.7 else (6, 8)
            deck = r.choice(decks)
            made = compose.no_table(r, deck, faces.back) if r.random() < 0.15 else compose.table(r, deck, faces.back, cols, rows)
            cells_of(r, made, cols, rows, found)
        cells, places, there, cards, classes = (np.array(v) for v in zip(*found))
        np.savez(path + '.tmp.npz', cells=cells, places=places, there=there, cards=cards, classes=classes)
        os.rename(path + '.tmp.npz', path)


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
