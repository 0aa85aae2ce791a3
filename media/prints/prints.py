#!/usr/bin/python3
"""The second voice: three screen prints.   prints/prints.py [not-found] [order-success] [mail]"""
import sys
import numpy as np
from press import *


def mist(s, y, w, a=.75, k=4., col=MIST):
    s.ink(s.grad(np.exp(-((s.v - y) / w) ** 2) * a * (.65 + .6 * fbm2(s.u * k, s.v * 26, 3, seed=int(y * 99)))), col, .8)


def night_sky(s, hz, warm=None):
    s.ink(np.ones((s.h, s.w)), MIST)
    f = s.v / hz
    s.ink(s.grad(1 - f * 1.02), GLASS, .9)
    s.ink(s.grad(1 - f * 1.45), SLATE, .95)
    s.ink(s.grad(.98 - f * 1.95), TEAL, .97)
    s.ink(s.grad(.82 - f * 2.3), DEEP, .97)
    if warm:
        s.ink(s.grad(np.exp(-((s.v - hz) / .10) ** 2 - ((s.u - warm) / .5) ** 2) * .6) * (s.v < hz), mix(BRIGHT, OAT, .45), .75)


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


def lamp(s, x, y, r, col=BRIGHT):
    d = np.hypot(s.u - x, (s.v - y))
    for k, a in ((7, .30), (4, .40), (2.2, .5)):
        s.ink(s.grad((1 - d / (r * k)) * .9) * (d < r * k), col, a)


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


def not_found():
    """a path that goes into the mist; one lantern"""
    s = Sheet(1400, 900, 5)
    hz = .60
    night_sky(s, hz)
    s.moon(1.13, .22, .072)
    s.stars(360, .5, keep=lambda x, y: np.hypot(x - 1.13, y - .22) > .12)
    s.ink((s.v > hz - .02), MIST, 1.)
    ground = lambda x: .625 + .02 * np.sin(x * 3.) + .012 * np.sin(x * 11)
    trees(s, (34, -.02, 1.6, .14, .26, (0, 2, 0)), GLASS, 3, lambda x: .60, .9, hz)
    trees(s, (26, -.02, 1.6, .22, .40, (0, 2, 1)), SLATE, 4, lambda x: .62, .9, .63)
    mist(s, .60, .035)
    s.ink((s.v > .66 + .012 * np.sin(s.u * 4)), SLATE, 1.)
    s.ink((s.v > .66) * s.grad((s.v - .62) * 2.6), TEAL, .95)
    L, R = (9, -.02, .62, .34, .62, (0, 1, 0, 2)), (9, .98, 1.6, .32, .66, (0, 0, 1, 2))
    trees(s, L, TEAL, 6, lambda x: .74)
    trees(s, R, TEAL, 7, lambda x: .73)
    mist(s, .70, .030, .8)
    yy = np.clip((s.v - .665) / .335, 0, 1)                    # the path: wide below, gone in the mist
    c = .80 + .13 * np.sin(yy * 3.4 + .3) * (1 - yy * .4) - .02
    w = .012 + .19 * yy ** 1.7
    m = np.clip((w - np.abs(s.u - c) + .012 * fbm2(s.u * 30, s.v * 40, 3, seed=8)) * s.h / 3, 0, 1) * (s.v > .668)
    s.ink(m, mix(GLASS, OAT, .35), 1.)
    s.ink(m * s.grad(.62 - np.abs(yy - .35) * 1.2), OAT, .7)
    s.ink(m * s.grad((yy - .45) * 1.1), SLATE, .8)
    near = lambda x: .93 - .10 * np.exp(-((x - .05) / .22) ** 2) - .13 * np.exp(-((x - 1.56) / .22) ** 2) + .012 * np.sin(x * 9)
    lx, ly = .60, .775
    lamp(s, lx, ly, .030)
    P = s.px

    def post(d):
        d.rectangle(P((lx - .004, ly), (lx + .004, ly + .125)), fill=255)
        d.polygon(P((lx - .020, ly - .030), (lx, ly - .048), (lx + .020, ly - .030)), fill=255)
        d.rectangle(P((lx - .017, ly + .022), (lx + .017, ly + .028)), fill=255)
        for k in (-.016, .013):
            d.rectangle(P((lx + k, ly - .030), (lx + k + .003, ly + .024)), fill=255)
    s.shapes(lambda d: d.rectangle(P((lx - .013, ly - .028), (lx + .013, ly + .022)), fill=255), mix(BRIGHT, BONE, .55))
    s.shapes(post, INK)
    nb = near(s.u)
    s.ink((s.v > nb), INK, 1.)
    s.shapes(lambda d: grasses(s, d, near, 2600, 9, .055), INK)
    trees(s, (2, .02, .30, .80, .92, (1, 0)), INK, 11, lambda x: .97)
    trees(s, (2, 1.36, 1.60, .74, .95, (0, 1)), INK, 15, lambda x: .98)
    s.save('print-not-found.png')


def order_success():
    """the hamper on the step, the lit gable behind"""
    s = Sheet(1200, 800, 7)
    hz = .66
    night_sky(s, hz, .75)
    s.stars(260, .5)
    s.moon(.30, .20, .055)
    s.ink((s.v > hz), SLATE, 1.)
    trees(s, (26, -.02, 1.52, .16, .30, (0, 2)), SLATE, 3, lambda x: .665, .8, .66)
    trees(s, (16, -.02, 1.52, .28, .46, (0, 1, 2)), TEAL, 5, lambda x: .68)
    mist(s, .665, .028)
    s.ink((s.v > .70), TEAL, 1.)
    s.ink((s.v > .70) * s.grad((s.v - .70) * 4), DEEP, .95)
    gable(s, .93, .735, .215, .20, .355)
    s.ink(s.grad(np.exp(-((s.u - .93) / .30) ** 2 - ((s.v - .80) / .06) ** 2) * .8) * (s.v > .753), EMBER, .75)
    s.ink(s.grad(np.exp(-((s.u - .93) / .34) ** 2 - ((s.v - .60) / .26) ** 2) * .22), BRIGHT, .4)
    P = s.px
    for i in range(3):
        y = .752 + i * .035
        s.shapes(lambda d: d.rectangle(P((.93 - .16 - .02 * i, y), (.93 + .16 + .02 * i, y + .024)), fill=255), INK)
    near = lambda x: .90 - .05 * np.exp(-((x - .1) / .3) ** 2) + .010 * np.sin(x * 9)
    s.ink((s.v > near(s.u)), INK, 1.)
    s.shapes(lambda d: grasses(s, d, near, 2200, 9, .05), INK)
    bx, by, bw, bh = .50, .905, .135, .105                      # the hamper, in the foreground
    body = s.shapes(lambda d: d.polygon(P((bx - bw, by - bh), (bx + bw, by - bh), (bx + bw * .9, by), (bx - bw * .9, by)), fill=255), mix(EMBER, INK, .25))
    weave = (np.sin((s.u - bx) * 210) * np.sin((s.v - by) * 260 + np.pi * (np.floor((s.u - bx) * 210 / np.pi) % 2))) > .25
    s.ink(body * weave, BRIGHT, .8)

    def lid(d):
        d.polygon(P((bx - bw * 1.04, by - bh), (bx + bw * 1.04, by - bh), (bx + bw * 1.04, by - bh - .020), (bx - bw * 1.04, by - bh - .020)), fill=255)
        d.arc([q for p in P((bx - bw * .55, by - bh * 2.25), (bx + bw * .55, by - bh * .35)) for q in p], 180, 360, fill=255, width=int(.011 * s.h))
    s.shapes(lid, mix(EMBER, INK, .45))
    i, d = s.layer()                                           # linen, a loaf and a bottle look out
    d.polygon(P((bx - .085, by - bh - .018), (bx - .04, by - bh - .05), (bx + .03, by - bh - .036), (bx + .085, by - bh - .018), (bx + .105, by - bh + .045), (bx + .06, by - bh + .018), (bx + .02, by - bh + .05), (bx - .03, by - bh + .015)), fill=255)
    s.ink(np.asarray(i, np.float32) / 255, BONE)
    s.shapes(lambda d: d.ellipse([q for p in P((bx - .075, by - bh - .066), (bx + .02, by - bh - .014)) for q in p], fill=255), mix(BRIGHT, OAT, .35))
    s.shapes(lambda d: d.polygon(P((bx + .05, by - bh - .02), (bx + .05, by - bh - .075), (bx + .058, by - bh - .088), (bx + .058, by - bh - .125), (bx + .070, by - bh - .125), (bx + .070, by - bh - .088), (bx + .078, by - bh - .075), (bx + .078, by - bh - .02)), fill=255), MOSS)
    s.shapes(lambda d: grasses(s, d, lambda x: .945, 260, 19, .06, bx - .2, bx + .2), INK)
    trees(s, (2, -.02, .22, .80, .95, (1, 0)), INK, 21, lambda x: .98)
    trees(s, (1, 1.40, 1.50, .86, .95, (0,)), INK, 25, lambda x: .99)
    s.save('print-order-success.png')


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
    for n in sys.argv[1:] or ('not-found', 'order-success', 'mail'):
        {'not-found': not_found, 'order-success': order_success, 'mail': mail}[n]()
