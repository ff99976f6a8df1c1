"""Crops of cells and cards from photos, made in the same way as in src/photo."""
import numpy as np
from PIL import Image

from compose import homography, through

GAP, HEIGHT = 0.12, 1.4
LOCATE, SUIT = (40, 50), (72, 100)
REACH = (1.5, 1.9)
MARGIN = 1.06
LARGEST = 140


def lattice(cols, rows):
    return cols + (cols - 1) * GAP, rows * HEIGHT + (rows - 1) * GAP


def area(quad):
    x, y = np.asarray(quad).T
    return abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def normal(px):
    """Scales each channel so that paper is white: its 95th percentile becomes 200."""
    flat = px.reshape(-1, 3)
    k = int(0.95 * len(flat))
    p = np.maximum(np.partition(flat, k, 0)[k], 24)
    return np.clip(px.astype(np.float32) / p * 200, 0, 255).astype(np.uint8)


def sample(im, h, centre, ux, uy, size):
    """The crop of a parallelogram in the plane that h maps into the photo. ux and uy are half of its sides."""
    w, t = size
    c, ux, uy = np.array(centre, float), np.array(ux, float), np.array(uy, float)
    corners = through(h, [c - ux - uy, c + ux - uy, c + ux + uy, c - ux + uy])
    m = homography([(0, 0), (w, 0), (w, t), (0, t)], corners)
    return normal(np.asarray(im.transform((w, t), Image.PERSPECTIVE, m.ravel()[:8], Image.BILINEAR)))


def halved(im):
    return im.resize((im.width // 2, im.height // 2), Image.BOX)


class Cutter:
    def __init__(self, photo, quad, cols, rows):
        w, t = lattice(cols, rows)
        quad = np.asarray(quad, float)
        while np.sqrt(area(quad) / (w * t)) >= LARGEST:
            photo, quad = halved(photo), quad / 2
        self.photo, self.small = photo, halved(photo)
        self.h = homography([(0, 0), (w, 0), (w, t), (0, t)], quad)
        self.half = np.diag([0.5, 0.5, 1]) @ self.h
        self.cols = cols

    def middle(self, k):
        j, i = divmod(k, self.cols)
        return np.array([i * (1 + GAP) + 0.5, j * (HEIGHT + GAP) + HEIGHT / 2])

    def cell(self, middle):
        return sample(self.small, self.half, middle, (REACH[0] / 2, 0), (0, REACH[1] / 2), LOCATE)

    def card(self, centre, ux, uy):
        return sample(self.photo, self.h, centre, np.array(ux) * MARGIN, np.array(uy) * MARGIN, SUIT)


def affine(points):
    """The middle and the half sides of a card with these corners, clockwise from the top left."""
    a, b, c, d = np.asarray(points)
    return (a + b + c + d) / 4, (b + c - a - d) / 4, (c + d - a - b) / 4
