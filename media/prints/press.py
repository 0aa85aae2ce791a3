"""A small screen-print press: flat inks from the estate's palette, crayon grain, slight misregistration, paper tooth."""
import os
import sys
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from scipy.special import ndtr

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'scenes'))
sys.dont_write_bytecode = True
from kit.noise import fbm2

colour = lambda s: np.array([int(s[i:i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
INK, MOSS, GLASS, OAT, BONE, EMBER, BRIGHT = map(colour, ('#10201c', '#44523a', '#a9c0b5', '#e8dfce', '#f6f2e9', '#b4531f', '#e8915a'))
mix = lambda a, b, t: a * (1 - t) + b * t
DEEP, TEAL, SLATE, MIST = mix(INK, GLASS, .14), mix(INK, GLASS, .30), mix(INK, GLASS, .52), mix(GLASS, OAT, .25)


class Sheet:
    """a sheet of paper of W x H pixels that inks are printed on, S times larger inside; u and v are in units of its height"""

    def __init__(self, W, H, seed=5, paper=OAT, S=2):
        self.S, self.W, self.H, self.w, self.h = S, W, H, W * S, H * S
        self.rng = np.random.RandomState(seed)
        yy, xx = np.mgrid[0:self.h, 0:self.w].astype(np.float32)
        self.u, self.v = xx / self.h, yy / self.h              # both in units of the height
        self.a = W / H
        g = gaussian_filter(self.rng.normal(size=(self.h, self.w)).astype(np.float32), .62)
        self.grain = ndtr((g - g.mean()) / g.std()).astype(np.float32)
        q = 4
        self.tooth = np.kron(fbm2(xx[::q, ::q] / 9, yy[::q, ::q] / 9, 3, seed=2) * .5 + fbm2(xx[::q, ::q] / 220, yy[::q, ::q] / 220, 3, seed=4) * .5, np.ones((q, q), np.float32))[:self.h, :self.w]
        self.img = np.ones((self.h, self.w, 3), np.float32) * paper

    def ink(self, mask, col, alpha=1., dx=0, dy=0, mottle=.05):
        """overprint one ink"""
        if dx or dy:
            mask = np.roll(mask, (dy, dx), (0, 1))
        m = (mask.astype(np.float32) * alpha * np.clip(1 - mottle * (1 + self.tooth * 2.2) * .8, 0, 1))[..., None]
        self.img = self.img * (1 - m) + col * m

    def grad(self, f):
        """a soft value as crayon grain"""
        f = np.clip(f, 0, 1)
        return np.clip((f - self.grain) * 3.2 + f, 0, 1).astype(np.float32)

    def layer(self):
        i = Image.new('L', (self.w, self.h), 0)
        return i, ImageDraw.Draw(i)

    def px(self, *pts):
        return [(x * self.h, y * self.h) for x, y in pts]

    def shapes(self, fn, col, alpha=1., dx=0, dy=0):
        """draw with fn(draw) in pixels and print it; returns the mask"""
        i, d = self.layer()
        fn(d)
        m = np.asarray(i, np.float32) / 255
        self.ink(m, col, alpha, dx, dy)
        return m

    def stars(self, n, top=.55, col=BONE, keep=None):
        i, d = self.layer()
        for _ in range(n):
            x, y, r = self.rng.rand() * self.w, self.rng.rand() ** 1.4 * self.h * top, min(self.S * (.45 + self.rng.pareto(2.4) * .5), self.S * 1.9)
            if keep is None or keep(x / self.h, y / self.h):
                d.ellipse((x - r, y - r, x + r, y + r), fill=255)
        self.ink(np.asarray(i, np.float32) / 255, col, .95)

    def moon(self, x, y, r, col=BONE):
        d = np.hypot(self.u - x, self.v - y) / r
        for k, a in ((4.6, .10), (3.1, .13), (2.0, .17)):
            self.ink(self.grad((1 - d / k) * 1.4) * (d < k), MIST, a)
        self.ink(np.clip((1 - d) * r * self.h, 0, 1), col, 1., mottle=.02)
        self.ink((d < .98) * (self.grain < np.clip((fbm2(self.u * 42, self.v * 42 + 3, 4, seed=21) - .05) * 1.6, 0, .5)), GLASS, .5)

    def save(self, name):
        img = self.img * (1 + .020 * self.tooth + .010 * (gaussian_filter(self.grain, 1) - .5) * 4)[..., None]
        im = Image.fromarray((np.clip(img, 0, 1) * 255).astype(np.uint8)).resize((self.W, self.H), Image.LANCZOS)
        p = os.path.join(HERE, '..', 'originals', name)
        im.quantize(160, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(p, optimize=True)
        print(name, os.path.getsize(p) // 1000, 'kB')


def pine(d, x, base, hh, seed, kind=0):
    """kind 0 spruce, 1 Scots pine with a bare stem and a leaning crown, 2 young thin tree"""
    r = np.random.RandomState(seed)
    lean, tw = r.normal(0, .012) * hh, hh * (.012 if kind < 2 else .008)
    d.polygon([(x - tw * 1.2, base), (x + lean - tw * .15, base - hh), (x + lean + tw * .15, base - hh), (x + tw * 1.2, base)], fill=255)
    s0 = (.10, .52, .22)[kind]
    k = int((44, 22, 20)[kind] * r.uniform(.85, 1.15))
    for i in range(k):
        f = s0 + (1 - s0) * (max(i + r.uniform(-.3, .3), .01) / k) ** .92
        if not 0 < f < 1:
            continue
        t = (f - s0) / (1 - s0)
        L = hh * ((.20, .19, .11)[kind]) * ((1 - t) ** (.85, .55, .8)[kind]) * r.uniform(.55, 1.15) + hh * .010
        cx, y = x + lean * f, base - hh * f
        for sd in (-1, 1):
            if kind == 1 and r.rand() < .28:
                continue
            l = L * r.uniform(.65, 1.15)
            dp = l * ((.36, -.06, .30)[kind]) * r.uniform(.5, 1.4)
            q, up, dn = 12, [], []
            for j in range(q + 1):
                a = j / q
                xx, yb = cx + sd * l * a, y + dp * a ** 1.35 - (.10 * l * a * a if kind == 0 else 0)
                up.append((xx, yb - hh * (.004 + .008 * (kind == 1)) * (1 - a) - hh * .004 * r.rand() * (kind == 1)))
                dn.append((xx, yb + hh * ((.013, .016, .010)[kind]) * (1 - a * .8) * r.uniform(.05, 1.9)))
            d.polygon(up + dn[::-1], fill=255)


def grasses(s, d, line, n, seed, h=.045, x0=0, x1=None):
    """n blades of grass growing from line(x) between x0 and x1, drawn with d; h is their height"""
    r = np.random.RandomState(seed)
    for _ in range(n):
        x = r.uniform(x0, x1 or s.a)
        b = line(x) * s.h + s.h * (.004 + .05 * r.rand() ** 2)
        hh, ww = r.uniform(.3, 1.2) * h * s.h, s.S * r.uniform(.5, 1.3)
        ln = r.normal(.25, .35) * hh
        x *= s.h
        d.polygon([(x - ww, b), (x + ln * .35, b - hh * .62), (x + ln, b - hh), (x + ln * .38 + ww * .6, b - hh * .6), (x + ww, b)], fill=255)
