"""Draws the pictures that the tests read: fixture.py FACES."""
import json
import os
import random
import sys

import compose
import data
import faces

SEED = 5

if __name__ == '__main__':
    fonts, glyphs = faces.font_files(), faces.suit_fonts()
    _, arts = faces.letele(sys.argv[1])
    deck = data.by_suit(faces.drawn(SEED, fonts, glyphs, arts))
    r = random.Random(SEED)
    here = os.path.dirname(os.path.abspath(__file__))
    made = compose.table(r, deck, faces.back, 8, 6, width=80, size=820, own_light=0, most_gone=0)
    made['photo'].save(os.path.join(here, 'table.jpg'), quality=80, progressive=True)
    suits = ''.join(compose.SUITS[c] for c, _ in made['cells'])
    with open(os.path.join(here, 'table.json'), 'w') as f:
        corners = [[round(float(v), 1) for v in p] for p in made['quad']]
        json.dump(dict(corners=corners, suits=[suits[k : k + 8] for k in range(0, 48, 8)]), f)
    compose.no_table(random.Random(SEED + 6), deck, faces.back, 600)['photo'].save(os.path.join(here, 'heap.jpg'), quality=70)
