"""Faces of playing cards for training: drawn here in many styles, or rendered from @letele/playing-cards (see README.md)."""
import functools
import math
import os
import random
import subprocess

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageFont

W, H = 200, 280
RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
SUITS = 'SHDC'
GLYPHS = dict(zip(SUITS, '♠♥♦♣'))


@functools.cache
def font_files():
    listed = subprocess.run(['fc-list', ':charset=41 51', 'file'], capture_output=True, text=True).stdout
    files = sorted({line.split(':')[0] for line in listed.splitlines()})
    return [f for f in files if f.endswith(('.ttf', '.otf')) and not any(w in f for w in ('Math', 'Initial', 'Size', 'NonUni', 'Ornament', 'Symbol', 'Keyboard'))]


@functools.cache
def suit_fonts():
    listed = subprocess.run(['fc-list', ':charset=2660 2663 2665 2666', 'file'], capture_output=True, text=True).stdout
    return sorted({f for f in (line.split(':')[0] for line in listed.splitlines()) if f.endswith(('.ttf', '.otf'))})


def trimmed(mask):
    return mask.crop(mask.getbbox() or (0, 0, *mask.size))


def drawn_pip(suit, rnd, n=240):
    """A mask of a suit's pip, drawn with curves. `rnd` contains the proportions of the deck."""
    im = Image.new('L', (n * 2, n * 2), 0)
    d = ImageDraw.Draw(im)
    cx, cy = n, n

    def circle(x, y, r, stretch=1.0):
        d.ellipse((x - r * stretch, y - r, x + r * stretch, y + r), fill=255)

    def heart(sign):
        fat, dip = rnd['fat'], rnd['dip']
        points = []
        for k in range(200):
            t = k / 200 * 2 * math.pi
            x = 16 * math.sin(t) ** 3 * fat
            y = 13 * math.cos(t) - dip * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
            points.append((cx + x * n / 22, cy - sign * y * n / 22))
        d.polygon(points, fill=255)

    def stem(top, bottom):
        w, bend = rnd['stem'], rnd['bend']
        left = [(cx - w * n * (0.15 + 0.85 * (k / 10) ** bend), top + (bottom - top) * k / 10) for k in range(11)]
        d.polygon(left + [(2 * cx - x, y) for x, y in reversed(left)], fill=255)

    if suit == 'D':
        w, c = n * rnd['wide'], rnd['concave']
        corners = [(cx, cy - n * 0.85), (cx + w, cy), (cx, cy + n * 0.85), (cx - w, cy)]
        points = []
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
            for k in range(12):
                t = k / 12
                pull = 4 * t * (1 - t) * c
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                points.append((x + (cx - x) * pull, y + (cy - y) * pull))
        d.polygon(points, fill=255)
    elif suit == 'H':
        heart(1)
    elif suit == 'S':
        heart(-1)
        stem(cy + n * 0.1, cy + n * rnd['foot'])
    else:
        r, apart = n * rnd['leaf'], n * rnd['apart']
        circle(cx, cy - apart * 0.95, r)
        circle(cx - apart, cy + apart * 0.55, r)
        circle(cx + apart, cy + apart * 0.55, r)
        if rnd['full']:
            circle(cx, cy, r * 0.6)
        stem(cy, cy + n * (rnd['foot'] * 0.95))
    return trimmed(im)


class Deck:
    def __init__(self, seed, fonts, glyph_fonts, arts):
        r = self.r = random.Random(seed)
        self.arts = arts
        shape = dict(fat=r.uniform(0.85, 1.1), dip=r.uniform(3.5, 6.5), stem=r.uniform(0.18, 0.5), bend=r.uniform(1, 3.5), wide=r.uniform(0.5, 0.85), concave=r.choice([0, 0, r.uniform(0, 0.22)]), leaf=r.uniform(0.38, 0.5), apart=r.uniform(0.42, 0.56), foot=r.uniform(0.85, 1.15), full=r.random() < 0.6)
        use_font = r.random() < 0.35 and glyph_fonts
        file = r.choice(glyph_fonts) if use_font else None
        self.pips = {}
        for s in SUITS:
            if file:
                im = Image.new('L', (600, 600), 0)
                ImageDraw.Draw(im).text((100, 50), GLYPHS[s], font=ImageFont.truetype(file, 400), fill=255)
                self.pips[s] = trimmed(im) if im.getbbox() else drawn_pip(s, shape)
            else:
                self.pips[s] = drawn_pip(s, shape)
        self.font = r.choice(fonts)
        self.narrow = r.uniform(0.6, 1.05)
        red = (r.randint(170, 250), r.randint(0, 60), r.randint(0, 70))
        black = tuple(r.randint(0, 20) + k for k in (r.randint(0, 25),) * 3)
        self.ink = dict(S=black, C=black, H=red, D=red)
        if r.random() < 0.08:
            self.ink |= dict(C=(r.randint(0, 30), r.randint(90, 150), r.randint(20, 70)), D=r.choice([(20, 60, 200), (235, 130, 20)]))
        self.paper = r.choice([(255, 255, 255), (255, 255, 255), (250, 250, 245), (255, 252, 235), (240, 240, 240)])
        self.index = r.choice([r.uniform(0.11, 0.17), r.uniform(0.15, 0.23), r.uniform(0.2, 0.32)])
        self.small = self.index * r.uniform(0.65, 1.1)
        self.margin = r.uniform(0.025, 0.07)
        self.four = r.random() < 0.3
        self.beside = r.random() < 0.08
        self.indices = r.random() > 0.04
        self.pip = r.uniform(0.13, 0.25) if self.index < 0.24 else r.uniform(0.12, 0.19)
        self.column = r.uniform(0.27, 0.34)
        self.top = r.uniform(0.14, 0.22)
        self.ace = r.choice([r.uniform(0.18, 0.3), r.uniform(0.3, 0.65)])
        self.names = r.choice([RANKS] * 4 + [['A', *RANKS[1:10], 'B', 'D', 'K'], ['1', *RANKS[1:10], 'V', 'D', 'R'], ['A', *RANKS[1:10], 'V', 'D', 'H']])
        self.court = r.choice(['art', 'art', 'collage', 'collage', 'shapes', 'shapes', 'figure', 'figure', 'letter', 'doll'])
        self.frame = r.random() < 0.7
        self.right = r.random() < 0.2
        self.court_pip = r.choice([0, r.uniform(0.12, 0.26), r.uniform(0.14, 0.22)])
        self.border = r.random() < 0.25
        self.ornate = r.random() < 0.85
        self.single = r.random() < 0.08
        self.cut = r.uniform(0.02, 0.07)
        self.tint = r.uniform(0, 1)
        self.outline = r.random() < 0.08

    def stamp(self, im, suit, x, y, width, flip=False, ink=None, height=None):
        """Pastes a pip with its middle at (x, y). Positions and sizes are in card widths."""
        pip = self.pips[suit]
        w = max(3, round(width * im.width))
        h = max(3, round(w * pip.height / pip.width)) if height is None else round(height * im.width)
        mask = pip.resize((w, h), Image.LANCZOS)
        if flip:
            mask = mask.transpose(Image.FLIP_TOP_BOTTOM)
        im.paste(ink or self.ink[suit], (round(x * im.width - w / 2), round(y * im.width - h / 2)), mask)

    def text(self, im, word, suit, x, y, size, ink=None):
        font = ImageFont.truetype(self.font, max(8, round(size * im.width * 1.4)))
        mask = Image.new('L', (im.width * 2, im.width), 0)
        ImageDraw.Draw(mask).text((im.width // 2, im.width // 4), word, font=font, fill=255)
        if not mask.getbbox():
            return
        mask = trimmed(mask)
        h = max(4, round(size * im.width))
        w = max(2, round(mask.width * h / mask.height * self.narrow))
        w = min(w, round(size * im.width * 1.35))
        im.paste(ink or self.ink[suit], (round(x * im.width - w / 2), round(y * im.width - h / 2)), mask.resize((w, h), Image.LANCZOS))

    def corner(self, im, rank, suit):
        if not self.indices:
            return
        x = self.margin + self.index * 0.42
        y = self.margin * 1.2 + self.index / 2
        self.text(im, self.names[RANKS.index(rank)], suit, x, y, self.index)
        if self.beside:
            self.stamp(im, suit, x + self.index * 0.95, y, self.small * 0.8)
        else:
            self.stamp(im, suit, x, y + self.index * 0.5 + self.small * 0.62, self.small * 0.85)

    def places(self, n):
        c, t, m = self.column, self.top * 1.4, 0.7
        u = 1.4 - t
        third = (u - t) / 3
        L, R, mid = c, 1 - c, 0.5
        four = [t, t + third, u - third, u]
        table = {
            2: [(mid, t), (mid, u)], 3: [(mid, t), (mid, m), (mid, u)],
            4: [(x, y) for x in (L, R) for y in (t, u)], 5: [(x, y) for x in (L, R) for y in (t, u)] + [(mid, m)],
            6: [(x, y) for x in (L, R) for y in (t, m, u)],
            7: [(x, y) for x in (L, R) for y in (t, m, u)] + [(mid, (t + m) / 2)],
            8: [(x, y) for x in (L, R) for y in (t, m, u)] + [(mid, (t + m) / 2), (mid, (u + m) / 2)],
            9: [(x, y) for x in (L, R) for y in four] + [(mid, m)],
            10: [(x, y) for x in (L, R) for y in four] + [(mid, t + third / 2), (mid, u - third / 2)],
        }
        return table[n]

    def colours(self, n):
        base = [(200, 40, 40), (30, 50, 140), (240, 200, 60), (20, 20, 20), (250, 250, 245), (60, 120, 70), (230, 170, 140), (120, 70, 40)]
        self.r.shuffle(base)
        return base[:n]

    def half_figure(self, w, h):
        """Robes, stripes and a face, like those of a court card seen from far away."""
        r = self.r
        im = Image.new('RGB', (w, h), self.paper)
        d = ImageDraw.Draw(im)
        cols = self.colours(r.randint(3, 6))
        for _ in range(r.randint(5, 12)):
            x, y = r.uniform(0, w), r.uniform(h * 0.35, h)
            pts = [(x + r.gauss(0, w * 0.2), y + r.gauss(0, h * 0.2)) for _ in range(r.randint(3, 6))]
            d.polygon(pts, fill=r.choice(cols), outline=(0, 0, 0) if r.random() < 0.7 else None)
        for _ in range(r.randint(4, 14)):
            x, y, dx, dy = r.uniform(0, w), r.uniform(h * 0.3, h), r.gauss(0, w * 0.15), r.gauss(0, h * 0.2)
            c, k = r.choice(cols), r.randint(1, 4)
            for j in range(r.randint(1, 6)):
                d.line((x + j * 5, y, x + j * 5 + dx, y + dy), fill=c, width=k)
        for _ in range(r.randint(0, 25)):
            x, y, s = r.uniform(0, w), r.uniform(h * 0.4, h), r.uniform(1, 5)
            d.ellipse((x - s, y - s, x + s, y + s), fill=r.choice(cols))
        fx, fy, fr = w * r.uniform(0.4, 0.6), h * r.uniform(0.2, 0.35), w * r.uniform(0.1, 0.17)
        d.ellipse((fx - fr * 1.5, fy - fr * 1.6, fx + fr * 1.5, fy + fr * 1.9), fill=r.choice(cols))
        d.ellipse((fx - fr, fy - fr * 1.2, fx + fr, fy + fr * 1.3), fill=(250, 225, 200), outline=(0, 0, 0))
        crown = [(fx - fr * 1.3, fy - fr), (fx - fr * 1.5, fy - fr * 2.2), (fx, fy - fr * 1.5), (fx + fr * 1.5, fy - fr * 2.2), (fx + fr * 1.3, fy - fr)]
        d.polygon(crown, fill=r.choice([(240, 200, 60), *cols]), outline=(0, 0, 0))
        d.line((fx - fr * 0.5, fy, fx - fr * 0.2, fy), fill=(0, 0, 0), width=2)
        d.line((fx + fr * 0.2, fy, fx + fr * 0.5, fy), fill=(0, 0, 0), width=2)
        return im

    def collage(self, w, h):
        """Cut and recoloured robes of other courts, taken from the middle, which has no pip."""
        r = self.r
        out = Image.new('RGB', (w, h), self.paper)
        for _ in range(r.randint(1, 3)):
            art = r.choice(list(self.arts.values()))
            a, b = sorted(r.sample(range(10), 2))
            top = r.uniform(0.2, 0.5)
            part = art.crop((round(art.width * a / 12), round(art.height * top), round(art.width * (b + 3) / 12), round(art.height * r.uniform(top + 0.15, 0.8))))
            pw, ph = round(w * r.uniform(0.4, 1)), round(h * r.uniform(0.5, 1))
            part = part.resize((pw, ph), Image.BILINEAR).rotate(r.choice([0, 0, 90, 180]))
            hsv = np.array(part.convert('HSV'))
            hsv[..., 0] += r.choice([0, r.randint(0, 255)])
            hsv[..., 1] = (hsv[..., 1] * r.uniform(0.2, 1)).astype(np.uint8)
            mask = Image.new('L', part.size, 0)
            ImageDraw.Draw(mask).polygon([(part.width * x, part.height * y) for x, y in ((r.uniform(0, 0.5), 0), (r.uniform(0.5, 1), 0), (1, 1), (0, 1))], fill=255)
            out.paste(Image.fromarray(hsv, 'HSV').convert('RGB'), (r.randint(0, w - pw), h - part.height), mask)
        for _ in range(r.choice([0, 0, 3, 8])):
            self.stamp(out, r.choice(SUITS), r.random(), r.uniform(0.3, 1) * h / w, r.uniform(0.03, 0.08), ink=r.choice(self.colours(3)))
        d = ImageDraw.Draw(out)
        fx, fy, fr = w * r.uniform(0.35, 0.65), h * r.uniform(0.15, 0.3), w * r.uniform(0.1, 0.17)
        d.ellipse((fx - fr, fy - fr * 1.2, fx + fr, fy + fr * 1.3), fill=r.choice([(250, 225, 200), (250, 250, 245)]), outline=(0, 0, 0))
        for x, y in ((-0.4, -0.2), (0.4, -0.2), (0, 0.7)):
            d.line((fx + fr * (x - 0.2), fy + fr * y, fx + fr * (x + 0.2), fy + fr * y), fill=(0, 0, 0), width=2)
        return out

    def draw_court(self, im, rank, suit):
        r, n = self.r, im.width
        x0, y0 = round(n * r.uniform(0.14, 0.2)), round(n * r.uniform(0.1, 0.16))
        w, h = n - 2 * x0, im.height - 2 * y0
        d = ImageDraw.Draw(im)
        if self.court == 'art' and self.arts:
            of = r.choice(SUITS) if r.random() < 0.3 else suit
            part = self.arts[of, rank].resize((w, h), Image.LANCZOS)
            if of != suit:
                for x in (0, w - round(w * 0.3)):
                    ImageDraw.Draw(part).rectangle((x, 0, x + round(w * 0.3), round(h * 0.22)), fill=self.paper)
            if self.tint > 0.5:
                hsv = np.array(part.convert('HSV'))
                hsv[..., 0] += round(self.tint * 255) if self.tint > 0.75 else 0
                hsv[..., 1] = (hsv[..., 1] * r.uniform(0.4, 1)).astype(np.uint8)
                part = Image.fromarray(hsv, 'HSV').convert('RGB')
            if r.random() < 0.5:
                part = part.transpose(Image.FLIP_LEFT_RIGHT)
            im.paste(part, (x0, y0))
        elif self.court == 'letter':
            self.text(im, self.names[RANKS.index(rank)], suit, 0.5, 0.7, r.uniform(0.35, 0.6))
        elif self.court == 'doll':
            im.paste(self.half_figure(w, round(h * 0.8)), (x0, round(im.height * 0.12)))
        else:
            top = self.collage(w, h // 2) if self.court == 'collage' else self.half_figure(w, h // 2)
            im.paste(top, (x0, y0))
            im.paste(top.rotate(180), (x0, y0 + h // 2))
        if self.frame and self.court != 'figure':
            d.rectangle((x0, y0, x0 + w, y0 + h), outline=r.choice([(20, 30, 120), (0, 0, 0), self.ink[suit]]), width=max(1, n // 150))
        if self.court_pip or self.court == 'art':
            size = self.court_pip or 0.15
            x, y = x0 / n + size * 0.62 + 0.01, y0 / n + size * 0.68
            x = 1 - x if self.right else x
            if self.court == 'art':
                d.rectangle((n * (x - size * 0.6), n * (y - size * 0.65), n * (x + size * 0.6), n * (y + size * 0.65)), fill=self.paper)
            self.stamp(im, suit, x, y, size)

    def draw_ace(self, im, suit):
        r, n = self.r, im.width
        size = self.ace if suit != 'S' or not self.ornate else r.uniform(0.35, 0.75)
        self.stamp(im, suit, 0.5, 0.7, size)
        if not (self.ornate and (suit == 'S' or r.random() < 0.15)):
            return
        d = ImageDraw.Draw(im)
        kind = r.random()
        if kind > 0.65:
            self.engrave(im, suit, size)
        if kind < 0.4:
            self.stamp(im, suit, 0.5, 0.7, size * 0.85, ink=self.paper)
            self.stamp(im, suit, 0.5, 0.7, size * r.uniform(0.4, 0.78))
        inner = r.choice([self.paper, self.paper, (200, 200, 200)])
        for _ in range(r.randint(3, 16)):
            x, y, s = r.gauss(0.5, size * 0.18), r.gauss(0.7, size * 0.2), r.uniform(0.01, 0.06)
            if r.random() < 0.5:
                d.arc([n * (x - s), n * (y - s), n * (x + s), n * (y + s)], r.uniform(0, 360), r.uniform(0, 500), fill=inner, width=r.randint(1, 4))
            else:
                self.stamp(im, r.choice(SUITS), x, y, s, ink=inner)
        if r.random() < 0.4:
            self.stamp(im, r.choice(SUITS), 0.5, 0.7, size * r.uniform(0.15, 0.4), ink=self.paper)
        for _ in range(r.randint(0, 3)):
            word = ''.join(r.choice('ABCDEFGHIKLMNOPRSTU') for _ in range(r.randint(4, 10)))
            y = r.choice([0.7 + size * 0.75, 0.7 + size * 0.9, 0.7 - size * 0.8])
            font = ImageFont.truetype(self.font, r.randint(n // 25, n // 12))
            d.text((n * 0.5 - font.getlength(word) / 2, n * y), word, font=font, fill=self.ink[suit])
        if r.random() < 0.3:
            s = size * r.uniform(0.6, 0.75)
            d.ellipse((n * (0.5 - s), n * (0.7 - s), n * (0.5 + s), n * (0.7 + s)), outline=self.ink[suit], width=r.randint(1, 4))

    def engrave(self, im, suit, size):
        """Draws the pip of an ace as an outline with fine lines inside."""
        r, n = self.r, im.width
        pip = self.pips[suit]
        w = round(size * n)
        mask = pip.resize((w, round(w * pip.height / pip.width)), Image.LANCZOS)
        at = round(n * 0.5 - w / 2), round(n * 0.7 - mask.height / 2)
        inner = mask.filter(ImageFilter.MinFilter(r.choice([5, 7, 9])))
        im.paste(self.paper, at, inner)
        lines = Image.new('L', mask.size, 0)
        d = ImageDraw.Draw(lines)
        step = r.randint(4, 9)
        top = r.uniform(-0.2, 0.6) * mask.height
        for y in range(round(top), mask.height, step):
            d.line((0, y, w, y + r.choice([0, 0, step])), fill=255, width=max(1, round(step * r.uniform(0.25, 0.6))))
        im.paste(self.ink[suit], at, ImageChops.multiply(lines, inner))
        for _ in range(r.choice([0, 1, 1, 2])):
            s = size * r.uniform(0.2, 0.5)
            self.stamp(im, r.choice(SUITS), 0.5 + r.gauss(0, 0.02), 0.7 + r.uniform(-0.2, 0.2) * size, s, ink=r.choice([self.paper, self.ink[suit]]), flip=r.random() < 0.3)

    def corners(self, size, rank, suit):
        """A card with only its indices, in two or in all four corners."""
        blank = Image.new('RGB', size, self.paper)
        self.corner(blank, rank, suit)
        if self.four:
            n = size[0]
            other = Image.new('RGB', size, self.paper)
            other.paste(blank.crop((0, 0, round(n * 0.28), round(n * 0.6))), (round(n * (1 - 2 * (self.margin + self.index * 0.42))), 0))
            blank = ImageChops.darker(blank, other)
        return ImageChops.darker(blank, blank.rotate(180))

    def face(self, rank, suit):
        scale = 2
        n = W * scale
        im = Image.new('RGB', (n, H * scale), self.paper)
        if rank in 'JQK':
            self.draw_court(im, rank, suit)
            if self.court not in ('letter', 'doll'):
                im.paste(im.rotate(180).crop((0, H, n, 2 * H)), (0, H))
        elif rank == 'A':
            self.draw_ace(im, suit)
        elif self.single:
            self.stamp(im, suit, 0.5, 0.7, self.ace)
        else:
            for x, y in self.places(int(rank)):
                self.stamp(im, suit, x, y, self.pip, flip=y > 0.7001)
        out = ImageChops.darker(im, self.corners(im.size, rank, suit))
        if self.border:
            ImageDraw.Draw(out).rectangle((4, 4, n - 5, H * scale - 5), outline=(90, 90, 90), width=2)
        return rounded(out.resize((W, H), Image.LANCZOS), self.cut)


def rounded(im, cut):
    mask = Image.new('L', (im.width * 2, im.height * 2), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, im.width * 2 - 1, im.height * 2 - 1), cut * im.width * 2, fill=255)
    im = im.convert('RGBA')
    im.putalpha(mask.resize(im.size, Image.BILINEAR))
    return im


@functools.cache
def letele(folder):
    """The rendered faces of @letele/playing-cards, and the inner pictures of its courts."""
    faces, arts = {}, {}
    for suit in SUITS:
        for rank in RANKS:
            im = Image.open(os.path.join(folder, f'{suit}{rank.lower()}.png')).convert('RGBA').resize((W, H), Image.LANCZOS)
            faces[suit, rank] = im
            if rank in 'JQK':
                flat = Image.new('RGB', im.size, (255, 255, 255))
                flat.paste(im, mask=im)
                arts[suit, rank] = flat.crop((36, 33, W - 36, H - 33))
    return faces, arts


def drawn(seed, fonts, glyph_fonts, arts):
    deck = Deck(seed, fonts, glyph_fonts, arts)
    faces = {}
    for s in SUITS:
        for k in RANKS:
            faces[s, k] = deck.face(k, s)
    return faces


def from_letele(faces, seed):
    """The same faces with another saturation, and possibly enlarged."""
    r = random.Random(seed)
    out = {}
    enhance = r.uniform(0.75, 1.1)
    grow = r.uniform(1, 1.1)
    for key, im in faces.items():
        rgb = ImageEnhance.Color(im.convert('RGB')).enhance(enhance)
        if grow > 1.03:
            w, h = round(W / grow), round(H / grow)
            rgb = rgb.crop(((W - w) // 2, (H - h) // 2, (W + w) // 2, (H + h) // 2)).resize((W, H), Image.LANCZOS)
        out[key] = rounded(rgb, 0.05)
    return out


def back(r):
    """The back of a card, with a random pattern."""
    a = tuple(r.randint(0, 220) for _ in range(3))
    b = r.choice([(255, 255, 255), tuple(r.randint(0, 255) for _ in range(3))])
    im = Image.new('RGB', (W, H), a)
    d = ImageDraw.Draw(im)
    step = r.randint(5, 26)
    kind = r.choice(['lattice', 'dots', 'stripes', 'plain', 'rings', 'waves'])
    for k in range(-H, W + H, step):
        if kind == 'lattice':
            d.line((k, 0, k + H, H), fill=b, width=r.choice([1, 2]))
            d.line((k, 0, k - H, H), fill=b, width=1)
        elif kind == 'stripes':
            d.line((k, 0, k, H), fill=b, width=step // 3 + 1)
        elif kind == 'dots':
            for y in range(0, H, step):
                d.ellipse((k, y, k + step * 0.6, y + step * 0.6), fill=b)
        elif kind == 'rings' and k > 0:
            d.ellipse((W / 2 - k, H / 2 - k, W / 2 + k, H / 2 + k), outline=b, width=2)
        elif kind == 'waves':
            d.line([(k + 6 * math.sin(y / 9), y) for y in range(0, H, 4)], fill=b, width=2)
    if r.random() < 0.5:
        s = r.uniform(20, 60)
        d.ellipse((W / 2 - s, H / 2 - s, W / 2 + s, H / 2 + s), fill=r.choice([a, b]), outline=b, width=3)
    if r.random() < 0.7:
        m = r.randint(6, 18)
        framed = Image.new('RGB', (W, H), (255, 255, 255))
        framed.paste(im.crop((m, m, W - m, H - m)), (m, m))
        im = framed
    return rounded(im, 0.05)


def deck(folder, number, seed):
    """The deck with this number. Every sixth deck is rendered, and the others are drawn."""
    faces, arts = letele(folder)
    if number % 6 == 0:
        return from_letele(faces, seed + number)
    return drawn(seed * 100000 + number, font_files(), suit_fonts(), arts)


if __name__ == '__main__':
    import sys
    decks = [deck(sys.argv[1], number, 3) for number in range(14)]
    sheet = Image.new('RGB', (26 * 66, 14 * 2 * 92), (40, 110, 60))
    for row, deck in enumerate(decks):
        for k, im in enumerate(deck.values()):
            small = im.resize((64, 90), Image.LANCZOS)
            sheet.paste(small, (k % 26 * 66, (row * 2 + k // 26) * 92), small)
    sheet.save(sys.argv[2])
