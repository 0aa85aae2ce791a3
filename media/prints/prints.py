#!/usr/bin/python3
"""The second voice: the screen print at the head of letters."""
import numpy as np
from press import *


def trees(s, spec, col, seed, base, fade=0., hz=.6):
    """spec: (n, x0, x1, smallest, tallest, kinds)"""
    i, d = s.layer()
    r = np.random.RandomState(seed)
    n, x0, x1, h0, h1, kinds = spec
    for k in range(n):
        x = x0 + (x1 - x0) * (k + r.uniform(.05, .95)) / n
        pine(d, x * s.h, base(x) * s.h + 6, r.uniform(h0, h1) * s.h, seed * 100 + k, kinds[r.randint(len(kinds))])
    m = np.asarray(i, np.float32) / 255
    s.ink(m, col, 1., -1, 1)
    if fade:
        s.ink(m * s.grad((s.v - hz + .10) / .16 * fade), MIST, .65)


def gable(s, cx, base, hw, eave, ridge, glow=True):
    """the cabin, front on: frame, lit glass, mullions, deck"""
    P = s.px
    s.shapes(lambda d: d.polygon(P((cx - hw * 1.20, base), (cx - hw * 1.20, base - eave * .93), (cx, base - ridge * 1.10), (cx + hw * 1.20, base - eave * .93), (cx + hw * 1.20, base)), fill=255), INK)
    g = s.shapes(lambda d: d.polygon(P((cx - hw, base), (cx - hw, base - eave), (cx, base - ridge), (cx + hw, base - eave), (cx + hw, base)), fill=255), mix(BRIGHT, BONE, .45))
    s.ink(g * s.grad((base - s.v) / ridge * 1.1 - .25), BRIGHT, .85)
    s.ink(g * s.grad(np.exp(-((s.u - cx) / (hw * .6)) ** 2 - ((s.v - base + eave * .7) / (eave * .6)) ** 2) * .7), BONE, .7)

    def bars(d):
        w = max(2, int(s.S * 1.6))
        for t in (-.5, 0, .5):
            d.line(P((cx + hw * t, base), (cx + hw * t, base - ridge + (ridge - eave) * abs(t))), fill=255, width=w)
        d.line(P((cx - hw, base - eave), (cx + hw, base - eave)), fill=255, width=w)
        d.rectangle(P((cx - hw * .82, base - eave * .26), (cx - hw * .08, base)), fill=255)          # bed
        d.rectangle(P((cx - hw * .86, base - eave * .48), (cx - hw * .80, base)), fill=255)
        d.rectangle(P((cx + hw * .62, base - eave * .38), (cx + hw * .82, base)), fill=255)          # stove and flue
        d.rectangle(P((cx + hw * .70, base - eave * 1.05), (cx + hw * .74, base - eave * .3)), fill=255)
        d.line(P((cx - hw * .25, base - ridge * .86), (cx - hw * .25, base - eave * .82)), fill=255, width=max(1, w // 2))
        x, y = (cx - hw * .25) * s.h, (base - eave * .80) * s.h
        r = hw * .08 * s.h
        d.pieslice((x - r, y - r, x + r, y + r), 180, 360, fill=255)
    s.shapes(bars, INK, .95)
    s.shapes(lambda d: d.rectangle(P((cx - hw * 1.55, base), (cx + hw * 1.55, base + eave * .085)), fill=255), INK)


def mail():
    """a wide strip for the head of a letter: sea, sun path, headland, the cabin lit"""
    s = Sheet(1200, 400, 9)
    hz = .56
    s.ink(np.ones((s.h, s.w)), OAT)
    f = s.v / hz
    s.ink(s.grad(1 - f * .95), GLASS, .9)
    s.ink(s.grad(.9 - f * 1.35), SLATE, .9)
    s.ink(s.grad(.62 - f * 1.5), TEAL, .9)
    sx = 1.05
    s.ink(s.grad(np.exp(-((s.v - hz) / .13) ** 2 - ((s.u - sx) / .55) ** 2) * .7) * (s.v < hz), mix(BRIGHT, OAT, .3), .8)
    d = np.hypot(s.u - sx, s.v - hz + .05) / .085
    s.ink(np.clip((1 - d) * .085 * s.h, 0, 1) * (s.v < hz), BRIGHT)
    for x0, hh, col in ((.0, .07, GLASS), (.55, .045, MIST)):
        top = hz - hh * np.clip(np.sin(np.clip((s.u - x0) / .9, 0, 1) * np.pi), 0, 1) ** .7 * (.7 + .5 * fbm2(s.u * 5, 0 * s.u + x0, 4, seed=3))
        s.ink((s.v > top) & (s.v < hz), col, .95)
    s.ink((s.v >= hz), GLASS)
    sv = np.clip((s.v - hz) / (1 - hz), 0, 1)
    s.ink((s.v >= hz) * s.grad(sv * 1.5), SLATE, .95)
    s.ink((s.v >= hz) * s.grad(sv * 1.5 - .45), TEAL, .95)
    pv = 1 / (sv + .05)
    n = fbm2((s.u - 1.) * pv * 5 + 40, pv * 12, 3, seed=51)
    col = np.exp(-((s.u - sx) / (.06 + .20 * sv)) ** 2)
    s.ink((s.v > hz) * (n > .50 - .55 * col) * (col > .04), BRIGHT, .9)
    s.ink((s.v > hz) * (n > .52), OAT, .35)
    land = lambda x: .70 + .55 * np.clip((1.86 - x) / .16, 0, 1) ** 2.2 - .13 * np.clip((x - 1.80) / .5, 0, 1) ** .6 + .012 * np.sin(x * 13)
    trees(s, (12, 2.0, 3.02, .20, .42, (0, 2)), SLATE, 3, lambda x: float(land(x)))
    s.ink((s.v > land(s.u)), TEAL, 1.)
    trees(s, (8, 2.05, 2.32, .26, .46, (0, 1, 2)), DEEP, 5, lambda x: float(land(x)) + .01)
    trees(s, (8, 2.66, 3.02, .30, .55, (0, 1)), DEEP, 6, lambda x: float(land(x)) + .01)
    gable(s, 2.50, .645, .105, .11, .195)
    s.ink(s.grad(np.exp(-((s.u - 2.5) / .18) ** 2 - ((s.v - .68) / .035) ** 2) * .8) * (s.v > .655), EMBER, .75)
    near = lambda x: .90 - .06 * np.exp(-((x - .1) / .5) ** 2) - .07 * np.clip((x - 1.6) / 1.2, 0, 1) + .010 * np.sin(x * 7)
    s.ink((s.v > near(s.u)), INK)
    s.shapes(lambda d: grasses(s, d, near, 2400, 9, .075), INK)
    trees(s, (4, .02, .50, .55, .88, (1, 0, 2)), INK, 33, lambda x: .99)
    trees(s, (1, 2.90, 2.98, .9, .95, (0,)), INK, 17, lambda x: 1.)
    s.save('print-mail.png')


if __name__ == '__main__':
    mail()
