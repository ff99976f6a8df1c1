"""
Composes tables from cards that were not used in training, and reads them with the command: evaluate.py SOURCE [--tables N] [--none N] [--split dev]
[--seed N] [--long PIXELS] [--corners drag|find] [--keep FOLDER]. SOURCE is a folder of crops with labels.csv (file,rank,suit,split),
or of PNG sheets: thirteen columns from the ace to the king, and a row each for clubs, diamonds, hearts, spades and backs.
"""
import argparse
import csv
import glob
import json
import os
import random
import resource
import statistics
import subprocess
import tempfile

from PIL import Image

import compose
import faces

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../..')


def crops(folder, split):
    found = {s: [] for s in compose.SUITS}
    for row in csv.DictReader(open(os.path.join(folder, 'labels.csv'))):
        if row['split'] == split:
            im = Image.open(os.path.join(folder, row['file'])).convert('RGB')
            found[row['suit']].append(faces.rounded(im, 0.045))
    return [found]


def sheets(folder):
    decks = []
    for path in sorted(glob.glob(os.path.join(folder, '*.png'))):
        im = Image.open(path).convert('RGBA')
        im = im.crop(im.getchannel('A').point(lambda v: 255 * (v > 128)).getbbox())
        w, h = im.width / 13, im.height / 5
        deck = {}
        for row, s in enumerate('CDHS'):
            cards = [im.crop((round(k * w) + 1, round(row * h) + 1, round((k + 1) * w), round((row + 1) * h))) for k in range(13)]
            deck[s] = [c.crop(c.getchannel('A').point(lambda v: 255 * (v > 128)).getbbox()).resize((200, 280), Image.LANCZOS) for c in cards]
        decks.append(deck)
    return decks


def run(path, layout, corners):
    words = ['node', '--import', 'tsx', 'src/cli/photo.ts', '--json', '--layout', layout]
    if corners is not None:
        words += ['--corners', *(f'{x:.1f},{y:.1f}' for x, y in corners)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run([*words, path], cwd=ROOT, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if not out.stdout:
        raise SystemExit(out.stderr)
    return json.loads(out.stdout), seconds


class Tally:
    def __init__(self):
        self.cells = self.right = self.sure = self.wrong = self.alarms = self.tables = self.silent = self.none = 0
        self.certain = self.astray = 0
        self.mends, self.seconds, self.notes = [], [], []

    def table(self, name, made, answer, cols):
        self.tables += 1
        if answer['alarm']:
            self.alarms += 1
            self.notes.append(f'{name}: alarm on a table')
            return
        mends = 0
        for cell, (truth, _) in zip(answer['cells'], made['cells']):
            real = (compose.SUITS + '-')[truth]
            right = (cell['suit'] or '-') == real
            unsure = cell['cell'] in answer['unsure']
            self.cells += 1
            self.right += right or (real == '-' and unsure)
            self.sure += not unsure
            self.wrong += not unsure and not right
            mends += unsure or not right
            if not unsure and not right:
                self.notes.append(f"{name}: {cell['cell']} is {real}, read as {cell['suit']} p {cell['p']}")
        self.mends.append(mends)

    def report(self, args):
        print('\n'.join(self.notes))
        pc = lambda a, b: f'{100 * a / max(b, 1):.2f} %'
        print(f'{self.tables} tables: cells right {pc(self.right, self.cells)}, sure and wrong {self.wrong} of {self.sure} ({pc(self.wrong, self.sure)}), unsure {pc(self.cells - self.sure, self.cells)}')
        print(f'wrong or unsure cells per table: median {statistics.median(self.mends or [0])}, most {max(self.mends or [0])}; tables with an alarm {self.alarms}; other photos without an alarm {self.silent} of {self.none}')
        print(f'CPU seconds per photo: median {statistics.median(self.seconds):.2f}, most {max(self.seconds):.2f}')
        if args.corners == 'find':
            print(f'corners certain on {self.certain} of {self.tables} tables; certain but off by more than 2.5 % of the width on {self.astray}')


def main():
    p = argparse.ArgumentParser()
    p.add_argument('source')
    p.add_argument('--tables', type=int, default=20)
    p.add_argument('--none', type=int, default=8)
    p.add_argument('--split', default='dev')
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--long', type=int, default=1600)
    p.add_argument('--corners', choices=['drag', 'find'], default='drag')
    p.add_argument('--keep')
    args = p.parse_args()
    decks = crops(args.source, args.split) if os.path.exists(os.path.join(args.source, 'labels.csv')) else sheets(args.source)
    folder = args.keep or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    tally = Tally()
    for n in range(args.tables + args.none):
        r = random.Random(args.seed * 10007 + n)
        cols, rows = (8, 6) if r.random() < 0.7 else (6, 8)
        deck = r.choice(decks)
        real = n < args.tables
        made = compose.table(r, deck, faces.back, cols, rows, width=120, size=args.long, own_light=0.15, most_gone=3) if real else compose.no_table(r, deck, faces.back, args.long)
        photo = made['photo']
        path = os.path.join(folder, f"{'table' if real else made['kind']}-{n}.jpg")
        photo.save(path, quality=r.randint(70, 95), progressive=r.random() < 0.3)
        quad = [(x + r.uniform(-0.015, 0.015) * photo.width, y + r.uniform(-0.015, 0.015) * photo.width) for x, y in made['quad']]
        if args.keep:
            with open(path + '.txt', 'w') as f:
                f.write(' '.join(f'{x:.1f},{y:.1f}' for x, y in quad))
        answer, seconds = run(path, f'{cols}x{rows}', None if args.corners == 'find' else quad)
        tally.seconds.append(seconds)
        if real:
            tally.table(os.path.basename(path), made, answer, cols)
        else:
            tally.none += 1
            tally.silent += not answer['alarm']
            if not answer['alarm']:
                tally.notes.append(f'{os.path.basename(path)}: no alarm')
        if answer.get('certain'):
            tally.certain += 1
            off = max(((a - x) ** 2 + (b - y) ** 2) ** 0.5 for (a, b), (x, y) in zip(answer['corners'], made['quad'])) / photo.width if real else 1
            tally.astray += off > 0.025
            if off > 0.025:
                tally.notes.append(f'{os.path.basename(path)}: certain, off by {100 * off:.1f} %')
    tally.report(args)


if __name__ == '__main__':
    main()
