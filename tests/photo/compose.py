"""Composes photos of tables from faces of cards, as a phone above them would take them."""
import io
import math
import random

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

SUITS = 'SHDC'
OTHER = 4


def homography(src, dst):
    """The 3x3 matrix that maps four points to four others."""
    rows, out = [], []
    for (x, y), (u, v) in zip(src, dst):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        out += [u, v]
    return np.append(np.linalg.solve(np.array(rows, float), np.array(out, float)), 1).reshape(3, 3)


def through(h, points):
    p = np.c_[np.asarray(points, float), np.ones(len(points))] @ h.T
    return p[:, :2] / p[:, 2:]


def noise_field(rnd, w, h, cells, low, high):
    """A smooth field of random values between low and high."""
    small = rnd.uniform(low, high, (cells, cells)).astype(np.float32)
    return np.asarray(Image.fromarray(small).resize((w, h), Image.BICUBIC))


def background(r, rnd, w, h):
    kind = r.choice(['wood', 'wood', 'cloth', 'cloth', 'plain', 'checked', 'print', 'stone', 'light'])
    base = np.array([r.uniform(20, 200) for _ in range(3)])
    if kind == 'wood':
        base = np.array([r.uniform(70, 190), 0, 0])
        base[1], base[2] = base[0] * r.uniform(0.6, 0.85), base[0] * r.uniform(0.3, 0.7)
        grain = np.asarray(Image.fromarray(rnd.normal(0, 1, (r.randint(100, 400), r.randint(4, 12))).astype(np.float32)).resize((w, h), Image.BICUBIC))
        if r.random() < 0.5:
            grain = np.asarray(Image.fromarray(rnd.normal(0, 1, (r.randint(4, 12), r.randint(100, 400))).astype(np.float32)).resize((w, h), Image.BICUBIC))
        out = base + grain[..., None] * r.uniform(5, 22)
    elif kind == 'cloth':
        base = np.array(r.choice([(20, 90, 50), (30, 40, 90), (110, 20, 30), (90, 90, 90), tuple(base)]), float)
        out = base + rnd.normal(0, r.uniform(3, 14), (h, w, 1)) + noise_field(rnd, w, h, 6, -12, 12)[..., None]
    elif kind in ('plain', 'light'):
        base = base if kind == 'plain' else np.array([r.uniform(170, 235)] * 3) + rnd.uniform(-15, 8, 3)
        out = base + noise_field(rnd, w, h, 5, -15, 15)[..., None] * np.ones((1, 1, 3))
    elif kind == 'stone':
        out = base + noise_field(rnd, w, h, r.randint(10, 60), -50, 50)[..., None] + noise_field(rnd, w, h, 120, -25, 25)[..., None]
    else:
        im = Image.new('RGB', (w, h), tuple(int(v) for v in base))
        d = ImageDraw.Draw(im)
        other = tuple(r.randint(0, 255) for _ in range(3)) if r.random() < 0.5 else (240, 240, 240)
        step = r.randint(25, 160)
        if kind == 'checked':
            for i in range(0, w, step):
                for j in range(0, h, step):
                    if (i // step + j // step) % 2:
                        d.rectangle((i, j, i + step, j + step), fill=other)
        else:
            for _ in range(r.randint(40, 300)):
                x, y, s = r.uniform(0, w), r.uniform(0, h), r.uniform(4, step)
                c = tuple(r.randint(0, 255) for _ in range(3)) if r.random() < 0.5 else other
                shape = r.random()
                if shape < 0.4:
                    d.ellipse((x - s, y - s, x + s, y + s), fill=c)
                elif shape < 0.7:
                    d.polygon([(x + r.gauss(0, s), y + r.gauss(0, s)) for _ in range(r.randint(3, 6))], fill=c)
                else:
                    d.line((x, y, x + r.gauss(0, s * 4), y + r.gauss(0, s * 4)), fill=c, width=r.randint(1, 9))
        out = np.asarray(im.filter(ImageFilter.GaussianBlur(r.uniform(0, 1.5))), np.float32)
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))


def camera(r, w, h):
    """How a phone sees a w x h rectangle of the table: its four corners around the middle, in arbitrary units."""
    tilt = math.radians(90 - (r.uniform(45, 90) if r.random() < 0.7 else r.uniform(75, 90)))
    spin = math.radians(r.gauss(0, 3) if r.random() < 0.7 else r.uniform(-12, 12))
    around = math.radians(r.choice([0, 0, 0, r.uniform(-60, 60), 180]) + r.gauss(0, 8))
    far = max(w, h) * r.uniform(1.1, 2)

    def see(x, y):
        ca, sa = math.cos(around), math.sin(around)
        x, y = x * ca - y * sa, x * sa + y * ca
        y, z = y * math.cos(tilt), far - y * math.sin(tilt)
        x, y = x * far / z, y * far / z
        x, y = x * ca + y * sa, -x * sa + y * ca
        return x * math.cos(spin) - y * math.sin(spin), x * math.sin(spin) + y * math.cos(spin)

    return [see(x, y) for x, y in ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))]


def spread(r, cols, rows, aspect):
    """The x and y positions of the cards' middles, in card widths, for one of the ways in which people lay out a grid."""
    gx, gy = r.uniform(0.02, 0.25), r.uniform(0.02, 0.25)
    way = r.choice(['even', 'columns', 'rows', 'free'])
    loose = r.uniform(0.005, 0.05)

    def gap(g):
        return {'even': g, 'columns': r.uniform(0.02, 0.25), 'rows': r.uniform(0.02, 0.25), 'free': r.choice([g, r.uniform(-0.05, 0.25)])}[way]

    colgaps, rowgaps = [gap(gx) for _ in range(cols - 1)], [gap(gy) for _ in range(rows - 1)]
    xs = np.zeros((rows, cols))
    ys = np.zeros((rows, cols))
    for j in range(rows):
        own = [gap(gx) for _ in range(cols - 1)] if way in ('rows', 'free') else colgaps
        xs[j] = np.r_[0, np.cumsum(1 + np.array(own))]
        if way in ('rows', 'free'):
            xs[j] += (cols - 1) * (1 + gx) / 2 - xs[j].mean()
    for i in range(cols):
        own = [gap(gy) for _ in range(rows - 1)] if way == 'free' and r.random() < 0.5 else rowgaps
        ys[:, i] = np.r_[0, np.cumsum(aspect + np.array(own))]
    xs += np.array([[r.gauss(0, loose) for _ in range(cols)] for _ in range(rows)])
    ys += np.array([[r.gauss(0, loose) for _ in range(cols)] for _ in range(rows)])
    return xs, ys


def lay(canvas, card, x, y, angle, width, shade):
    """Pastes a card with its middle at (x, y), rotated by `angle` degrees. Returns its corners clockwise from its top left one."""
    w, h = width, round(width * card.height / card.width)
    im = card.resize((w, h), Image.BILINEAR if card.width < 2 * w else Image.LANCZOS)
    turned = im.rotate(angle, Image.BICUBIC, expand=True)
    px, py = round(x - turned.width / 2), round(y - turned.height / 2)
    if shade:
        dx, dy, dark, soft = shade
        m = turned.getchannel('A').point(lambda v: int(v * dark))
        if soft:
            m = m.filter(ImageFilter.BoxBlur(soft))
        canvas.paste((0, 0, 0), (px + dx, py + dy), m)
    canvas.paste(turned, (px, py), turned)
    cx, cy = px + turned.width / 2, py + turned.height / 2
    a = math.radians(-angle)
    return [(cx + dx * w / 2 * math.cos(a) - dy * h / 2 * math.sin(a), cy + dx * w / 2 * math.sin(a) + dy * h / 2 * math.cos(a)) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def lit(r, rnd, photo, quad, glare=True):
    """Adds light, shadow, glare, and the effects of lens, sensor and compression."""
    w, h = photo.size
    out = np.asarray(photo, np.float32)
    light = noise_field(rnd, w, h, r.randint(2, 4), r.uniform(0.5, 1), 1.05)
    if r.random() < 0.4:
        m = Image.new('L', (w // 4, h // 4), 255)
        pts = [(r.uniform(-0.2, 1.2) * w / 4, r.uniform(-0.2, 1.2) * h / 4) for _ in range(r.randint(3, 5))]
        ImageDraw.Draw(m).polygon(pts, fill=round(255 * r.uniform(0.45, 0.85)))
        light = light * np.asarray(m.filter(ImageFilter.GaussianBlur(r.uniform(1, 25))).resize((w, h), Image.BILINEAR), np.float32) / 255
    cast = np.array([1, r.uniform(0.8, 1.02), r.uniform(0.55, 1.05)]) if r.random() < 0.7 else rnd.uniform(0.75, 1.05, 3)
    exposure = r.uniform(0.75, 1.2) if r.random() < 0.7 else r.uniform(0.3, 0.8)
    out = out * light[..., None] * cast.astype(np.float32) * exposure
    if glare and r.random() < 0.4:
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        for _ in range(r.randint(1, 2)):
            cx, cy, sx, sy = r.uniform(0.1, 0.9) * w, r.uniform(0.1, 0.9) * h, r.uniform(0.02, 0.12) * w, r.uniform(0.02, 0.12) * w
            out += (r.uniform(40, 190) * np.exp(-((xx - cx) / sx) ** 2 - ((yy - cy) / sy) ** 2))[..., None]
    out = out * r.uniform(0.75, 1) + r.uniform(0, 22)
    im = Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))
    blur = abs(r.gauss(0, 0.7))
    if r.random() < 0.1:
        blur = r.uniform(1, 2)
    if blur > 0.2:
        im = im.filter(ImageFilter.GaussianBlur(blur))
    if r.random() < 0.5:
        im = Image.fromarray(np.clip(np.asarray(im, np.float32) + rnd.normal(0, r.uniform(1, 9), (h, w, 1 if r.random() < 0.5 else 3)), 0, 255).astype(np.uint8))
    if r.random() < 0.8:
        buffer = io.BytesIO()
        im.save(buffer, 'JPEG', quality=r.randint(45, 95))
        im = Image.open(buffer).convert('RGB')
    return im


def vary(r, card):
    """The card in its own light, since cards of a worn deck or from several photos differ."""
    if r.random() < 0.4:
        return card
    gain = r.uniform(0.55, 1.1) if r.random() < 0.6 else r.uniform(0.15, 1.3)
    lift = r.choice([0, 0, r.uniform(0, 40)])
    tones = [gain * r.uniform(0.88, 1.06) for _ in 'rgb']
    rgb = card.convert('RGB')
    if r.random() < 0.2:
        rgb = rgb.filter(ImageFilter.GaussianBlur(r.uniform(0.5, 2.5) * card.width / 200))
    rgb = rgb.point([min(255, int(v * tone + lift)) for tone in tones for v in range(256)])
    rgb.putalpha(card.getchannel('A'))
    return rgb


def pick(r, faces):
    """Forty-eight cards in random order, twelve of each suit, as pairs (suit, card)."""
    out = []
    for s in SUITS:
        own = list(faces[s])
        if len(own) < 12:
            own = [r.choice(own) for _ in range(12)]
        out += [(s, card) for card in r.sample(own, 12)]
    r.shuffle(out)
    return out


def table(r, faces, backs, cols=8, rows=6, width=None, size=None, own_light=0.5, most_gone=5):
    """A photo of a layout: dict(photo, quad, cells). Each cell is (class, corners or None), from the top row down."""
    rnd = np.random.default_rng(r.getrandbits(32))
    cw = width or r.randint(60, 125)
    aspect = r.uniform(1.36, 1.48) if r.random() < 0.8 else r.uniform(1.48, 1.56)
    xs, ys = spread(r, cols, rows, aspect)
    pad = r.uniform(0.15, 1.2)
    xs, ys = (xs - xs.min() + 0.5 + pad) * cw, (ys - ys.min() + aspect / 2 + pad) * cw
    fw, fh = round(xs.max() + (0.5 + pad) * cw), round(ys.max() + (aspect / 2 + pad) * cw)
    flat = background(r, rnd, fw, fh)
    gone = set(r.sample(range(48), min(most_gone, r.choice([0, 0, 0, 1, 2, 3, 5]))))
    down = {k for k in gone if r.random() < 0.6}
    its_back = backs(r)
    upside = r.choice([0, 0.5, 1])
    turn = r.uniform(0.2, 3)
    shade = (r.randint(-3, 4), r.randint(0, 4), r.uniform(0.2, 0.6), r.choice([0, 1, 2])) if r.random() < 0.6 else None
    cells = [None] * 48
    order = list(range(48))
    r.shuffle(order)
    deal = pick(r, faces)
    own = r.random() < own_light
    for k in order:
        j, i = divmod(k, cols)
        if k in gone and k not in down:
            cells[k] = (OTHER, None)
            continue
        suit, card = deal[k]
        face = its_back if k in down else vary(r, card) if own else card
        sized = face.resize((face.width, round(face.width * aspect)), Image.BILINEAR)
        angle = max(-6, min(6, r.gauss(0, turn))) + (180 if r.random() < upside else 0)
        corners = lay(flat, sized, xs[j, i], ys[j, i], angle, cw, shade)
        if abs(angle) > 90:
            corners = corners[2:] + corners[:2]
        cells[k] = (OTHER if k in down else SUITS.index(suit), corners)
    corner = [cells[0], cells[cols - 1], cells[47], cells[48 - cols]]
    nominal = [(xs[j, i], ys[j, i]) for j, i in ((0, 0), (0, -1), (-1, -1), (-1, 0))]
    outer = []
    for n, (cell, (x, y)) in enumerate(zip(corner, nominal)):
        sx, sy = (-1, 1, 1, -1)[n], (-1, -1, 1, 1)[n]
        outer.append(cell[1][n] if cell[1] else (x + sx * cw / 2, y + sy * cw * aspect / 2))
    photo, h = shoot(r, rnd, flat, size)
    seen = [(c, through(h, p) if p else None) for c, p in cells]
    quad = through(h, outer)
    return dict(photo=lit(r, rnd, photo, quad), quad=quad, cells=seen)


def shoot(r, rnd, flat, size=None):
    fw, fh = flat.size
    dst = np.array(camera(r, fw, fh))
    low, high = dst.min(0), dst.max(0)
    dst = (dst - low) / (high - low).max()
    long = size or max(fw, fh) * r.uniform(0.85, 1.1)
    dst = dst * long
    crop = r.uniform(0, 0.02)
    w, h = (math.ceil(v * (1 - crop)) for v in dst.max(0))
    m = homography([(0, 0), (fw, 0), (fw, fh), (0, fh)], dst)
    back = np.linalg.inv(m)
    back /= back[2, 2]
    if long < max(fw, fh) * 0.6:
        flat = flat.filter(ImageFilter.GaussianBlur(0.4 * max(fw, fh) / long))
    photo = flat.transform((w, h), Image.PERSPECTIVE, back.ravel()[:8], Image.BILINEAR)
    edge = background(r, rnd, w, h) if r.random() < 0.5 else Image.new('RGB', (w, h), tuple(r.randint(10, 200) for _ in range(3)))
    mask = Image.new('L', flat.size, 255).transform((w, h), Image.PERSPECTIVE, back.ravel()[:8], Image.BILINEAR)
    return Image.composite(photo, edge, mask), m


def no_table(r, faces, backs, size=None):
    """A photo without a layout: dict(photo, quad, kind)."""
    rnd = np.random.default_rng(r.getrandbits(32))
    fw, fh = r.randint(600, 1100), r.randint(500, 1000)
    kind = r.choice(['bare', 'few', 'heap', 'heap', 'scatter', 'fan'])
    flat = background(r, rnd, fw, fh)
    cards = [card for _, card in pick(r, faces)]
    cw = r.randint(56, 110)
    count = dict(bare=0, few=r.randint(1, 12), heap=r.randint(15, 48), scatter=r.randint(15, 48), fan=r.randint(5, 20))[kind]
    mx, my = r.uniform(0.35, 0.65) * fw, r.uniform(0.35, 0.65) * fh
    wide = r.uniform(0.08, 0.25) * fw
    for k in range(count):
        card = cards[k] if r.random() < 0.85 else backs(r)
        x, y, angle = r.uniform(0.05, 0.95) * fw, r.uniform(0.05, 0.95) * fh, r.uniform(0, 360)
        if kind == 'heap':
            x, y = r.gauss(mx, wide), r.gauss(my, wide)
        if kind == 'fan':
            x, y, angle = mx + (k - count / 2) * cw * 0.3, my + (k - count / 2) ** 2 * 0.5, -4 * (k - count / 2)
        if kind == 'few' and r.random() < 0.6:
            angle = r.gauss(0, 5)
        lay(flat, card, x, y, angle, cw, (2, 2, 0.4, 1) if r.random() < 0.5 else None)
    photo, _ = shoot(r, rnd, flat, size)
    w, h = photo.size
    m = r.uniform(0.02, 0.3)
    quad = np.array([(m, m), (1 - m, m), (1 - m, 1 - m), (m, 1 - m)]) + rnd.uniform(-0.05, 0.05, (4, 2))
    return dict(photo=lit(r, rnd, photo, None), quad=quad * [w, h], kind=kind)
