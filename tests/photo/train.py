"""Trains both networks and writes their weights: train.py DATA WEIGHTS MINUTES [FROM]. DATA is the folder to
which data.py writes, even during training. FROM is a file WEIGHTS.pt of an earlier run to continue from."""
import glob
import math
import os
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SEED = 11
BATCH = 96
torch.manual_seed(SEED)
torch.set_num_threads(1)
rng = np.random.default_rng(SEED)


def conv(k, stride, a, b):
    return nn.Sequential(nn.Conv2d(a, b, k, stride, k // 2, bias=False), nn.BatchNorm2d(b), nn.ReLU())


class Locate(nn.Module):
    """From a cell's crop: the card's middle and half sides, as differences from the expected ones, and whether there is a card."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(5, 2, 3, 12), conv(3, 2, 12, 24), conv(3, 1, 24, 32), conv(3, 2, 32, 32))
        self.head = nn.Linear(32 * 5 * 7, 7)

    def forward(self, x):
        return self.head(self.body(x).flatten(1))


class Suits(nn.Module):
    """From a card's crop: S, H, D, C, or none of these."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(5, 2, 3, 16), conv(3, 2, 16, 32), conv(3, 1, 32, 32), conv(3, 2, 32, 48), conv(3, 1, 48, 80))
        self.head = nn.Linear(160, 5)

    def forward(self, x):
        x = self.body(x)
        return self.head(torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1))


def ready(x):
    return (torch.from_numpy(np.ascontiguousarray(x)).permute(0, 3, 1, 2).float() - 128) / 64


LEVELS = np.arange(256, dtype=np.float32) / 255
NOISE = torch.randn(1 << 22)


def coloured(crops):
    """Crops as tensors, each with its own brightness and colours. Some are blurred, and all have noise."""
    n = len(crops)
    gain = (1 + (rng.random((n, 3, 1)) - 0.5) * 0.3 * (rng.random((n, 1, 1)) < 0.5)) * (1 + (rng.random((n, 1, 1)) - 0.5) * 0.2)
    bend = np.exp(rng.normal(0, 0.3, (n, 1, 1)) * (rng.random((n, 1, 1)) < 0.5))
    tones = np.clip((LEVELS**bend * gain * 255 - 128) / 64, -2, 2).astype(np.float32)
    lit = np.empty((n, 3, *crops.shape[1:3]), np.float32)
    for k in range(n):
        for c in range(3):
            np.take(tones[k, c], crops[k, :, :, c], out=lit[k, c])
    x = torch.from_numpy(lit)
    soft = torch.rand(n) < 0.15
    x[soft] = torch.lerp(x[soft], F.avg_pool2d(x[soft], 3, 1, 1, count_include_pad=False), torch.rand(int(soft.sum()), 1, 1, 1))
    start = int(rng.integers(0, len(NOISE) - x.numel()))
    return x.addcmul_(NOISE[start : start + x.numel()].view_as(x), 0.06 * torch.rand(n, 1, 1, 1))


def covered(x):
    """Covers a part of some cards with one colour, as glare or an object would."""
    n, _, h, w = x.shape
    for k in np.flatnonzero(rng.random(n) < 0.2):
        (top, left), (tall, wide) = rng.random(2) * (h, w), (0.05 + 0.3 * rng.random(2)) * (h, w)
        x[k, :, int(top) : int(top + tall), int(left) : int(left + wide)] = torch.rand(3, 1, 1) * 4 - 2
    return x


SIGN_FLIP = np.array([-1, 1, 1, -1, -1, 1], np.float32)
SIGN_TURN = np.array([-1, -1, 1, 1, 1, 1], np.float32)


def picked(shards, n):
    """n random cells from all files."""
    per = rng.multinomial(n, [1 / len(shards)] * len(shards))
    out = {key: [] for key in shards[0]}
    for part, k in zip(shards, per):
        rows = rng.integers(0, len(part['classes']), k)
        for key, values in part.items():
            out[key].append(values[rows])
    return {key: np.concatenate(parts) for key, parts in out.items()}


def batch(shards, n):
    data = picked(shards, n)
    cells, cards, places = data['cells'], data['cards'], data['places']
    flip, turn = rng.random(n) < 0.5, rng.random(n) < 0.5
    cells[flip], cards[flip], places[flip] = cells[flip, :, ::-1], cards[flip, :, ::-1], places[flip] * SIGN_FLIP
    cells[turn], cards[turn], places[turn] = cells[turn, ::-1, ::-1], cards[turn, ::-1, ::-1], places[turn] * SIGN_TURN
    return coloured(cells), torch.from_numpy(places), torch.from_numpy(data['there']).float(), covered(coloured(cards)), torch.from_numpy(data['classes'])


def loaded(path):
    return dict(np.load(path))


def folded(net):
    """The weights and biases of each layer, including its normalisation."""
    out = []
    for block in net.body:
        c, b = block[0], block[1]
        k = b.weight / torch.sqrt(b.running_var + b.eps)
        out.append(((c.weight * k[:, None, None, None]).detach().numpy(), (b.bias - b.running_mean * k).detach().numpy()))
    out.append((net.head.weight.detach().numpy(), net.head.bias.detach().numpy()))
    return out


def save(nets, path):
    """Writes the scale and bias of each channel as float32, layer by layer, and then all weights as int8."""
    floats, bytes_ = [], []
    for net in nets:
        for w, b in folded(net):
            flat = w.reshape(len(w), -1)
            # Fewer values compress better. In a large layer their errors average out.
            most = 42 if flat.size > 4000 else 127
            scale = np.maximum(np.abs(flat).max(1) / most, 1e-8)
            floats += [scale.astype('<f4').tobytes(), b.astype('<f4').tobytes()]
            bytes_.append(np.round(flat / scale[:, None]).astype(np.int8).tobytes())
    with open(path, 'wb') as f:
        f.write(b''.join(floats + bytes_))


def check(nets, data):
    """The mean error of the middles in hundredths of a card width, and the shares of wrong presences and of wrong suits."""
    locate, suits = (net.eval() for net in nets)
    off, wrong, total, there, n = 0.0, 0, 0, 0, 0
    with torch.no_grad():
        for i in range(0, len(data['classes']), 200):
            part = slice(i, i + 200)
            out = locate(ready(data['cells'][part]))
            real = torch.from_numpy(data['there'][part])
            err = (out[:, :2] - torch.from_numpy(data['places'][part][:, :2])).norm(dim=1)
            off += float(err[real == 1].sum())
            n += int((real == 1).sum())
            there += int(((out[:, 6] > 0).long() != real).sum())
            wrong += int((suits(ready(data['cards'][part])).argmax(1) != torch.from_numpy(data['classes'][part])).sum())
            total += len(out)
    for net in nets:
        net.train()
    return off / n * 100, there / total, wrong / total


def main(folder, path, minutes, start=None):
    locate, suits = nets = [Locate(), Suits()]
    for net, state in zip(nets, torch.load(start) if start else []):
        net.load_state_dict(state)
    rate = 1.5e-3 if start else 2.5e-3
    print('parameters', [sum(p.numel() for p in net.parameters()) for net in nets], flush=True)
    optimiser = torch.optim.AdamW([p for net in nets for p in net.parameters()], 2e-3, weight_decay=0.02)

    def paths():
        return sorted(glob.glob(os.path.join(folder, '????.npz')))

    while len(paths()) < 4:
        time.sleep(5)
    # The first file is only for testing.
    test, shards, read = loaded(paths()[0]), [], 1
    began, step, part = time.time(), 0, 0
    while part < 1:
        if step % 100 == 0:
            shards += [loaded(p) for p in paths()[read:]]
            read = len(shards) + 1
        part = min(1, (time.time() - began) / 60 / minutes)
        for group in optimiser.param_groups:
            group['lr'] = rate * min(1, step / (20 if start else 100)) * (0.02 + 0.98 * (1 + math.cos(math.pi * part)) / 2)
        cells, places, there, cards, classes = batch(shards, BATCH)
        out = locate(cells)
        loss_place = (F.smooth_l1_loss(out[:, :6], places, reduction='none', beta=0.05).mean(1) * there).mean() * 8
        loss_there = F.binary_cross_entropy_with_logits(out[:, 6], there)
        loss_suit = F.cross_entropy(suits(cards), classes, label_smoothing=0.01)
        optimiser.zero_grad()
        (loss_place + loss_there + 2 * loss_suit).backward()
        optimiser.step()
        step += 1
        if step % 200 == 0 or part == 1:
            figures = check(nets, test)
            print(f'{step} {100 * part:.0f} % files {len(shards)} loss {loss_place:.4f} {loss_there:.4f} {loss_suit:.4f} off {figures[0]:.2f} there {figures[1]:.4f} suit {figures[2]:.4f}', flush=True)
            for net in nets:
                net.eval()
            save(nets, path)
            torch.save([net.state_dict() for net in nets], path + '.pt')
            for net in nets:
                net.train()


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), *sys.argv[4:])
