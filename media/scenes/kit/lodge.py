"""Sea Forest Lodge: coursed rubble stone by stone, dressed openings, lit rooms, real slates."""
import math
import numpy as np
from .camera import area
from .materials import WARM, m_noise, m_plain, m_sheer, m_slate, m_stone
from .lit_window import window
from .mesh import MB, grid_faces
from .noise import fbm2
from .props import wall_lantern


def masonry():
    """materials of the house"""
    return dict(stone=m_stone(), mortar=m_noise('mort', [(.3, (.085, .08, .07)), (.7, (.15, .14, .125))], 12, 6, .95, .6, 60, .01),
                dress=m_noise('dress', [(.28, (.105, .100, .088)), (.48, (.19, .18, .16)), (.72, (.27, .255, .225))], 3.2, 9, .85, .7, 34, .010),
                slate=m_slate(), sash=m_plain('sash', (.035, .050, .045), .35), curtain=m_sheer('curt', (.6, .52, .42), (.62, .50, .36)),
                flag=m_noise('flag', [(.3, (.075, .072, .068)), (.7, (.17, .162, .15))], 2.5, 9, .30, .35, 22, .012, .5),
                terra=m_noise('terra', [(.3, (.20, .085, .045)), (.7, (.30, .14, .08))], 8, 6, .9, .3, 60, .004))


class Wall:
    """rubble on the plane o + u*U + v*Z with outward normal U x Z; holes (u0, u1, v0, v1) become windows or a door"""

    def __init__(self, M, S, o, U, width, height, holes=(), gable=0, seed=0, k=1., glaze=True):
        self.M, self.S = M, S
        self.o, self.U = np.array(o, float), np.array(U, float)
        self.N = np.cross(self.U, (0, 0, 1.))
        self.w, self.h, self.holes, self.g, self.k = width, height, holes, gable, k
        self.R, self.b = np.random.RandomState(seed), MB(seed)
        self.build()
        if glaze:
            for q in holes:
                window(self, *q)

    def P(self, u, v, d):
        u, v, d = [np.asarray(q, float)[..., None] for q in (u, v, d)]
        return self.o + u * self.U + v * np.array([0, 0, 1.]) + d * self.N

    def stone(self, u0, u1, v0, v1, j=.012, dep=.055, g=.008):
        n, k, R = 7, .13, self.R
        A, B = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
        A2, B2 = A * np.sqrt(1 - k * B * B), B * np.sqrt(1 - k * A * A)
        e = ((1 - np.abs(A) ** 7) * (1 - np.abs(B) ** 7)).clip(0) ** .45
        c, fa, fb = R.uniform(-j, j, (4, 2)), (A2 + 1) / 2, (B2 + 1) / 2
        mix = lambda i: (c[0, i] * (1 - fa) + c[1, i] * fa) * (1 - fb) + (c[2, i] * (1 - fa) + c[3, i] * fa) * fb
        u, v = u0 + g + (u1 - u0 - 2 * g) * fa + mix(0), v0 + g + (v1 - v0 - 2 * g) * fb + mix(1)
        sd, pr = R.randint(999), dep * R.uniform(.6, 1.15)
        d = -.03 + (pr + .03) * e + .014 * fbm2(u * 7 + sd, v * 7, 3) * e + R.uniform(-.012, .012) * A2 * e
        self.b.add(self.P(u, v, d).reshape(-1, 3), grid_faces(n, n), R.rand())

    def build(self):
        v, R = 0., self.R
        while v < self.h + self.g - .1:
            hh = R.choice([.13, .17, .21, .26, .31], p=[.15, .25, .3, .2, .1]) * self.k
            u = R.uniform(-.3, 0)
            while u < self.w:
                ww = hh * R.uniform(1.05, 2.9)
                cv, u0, u1 = v + hh / 2, max(u, 0.), min(u + ww, self.w)
                for a, b, c, d in self.holes:                  # trim to the openings
                    if c - .02 < cv < d + .02:
                        if u0 < a < u1:
                            u1 = a if a - u0 > .05 else u0
                        elif u0 < b < u1:
                            u0 = b
                        elif u0 >= a and u1 <= b:
                            u1 = u0
                if self.g and cv > self.h:
                    lim = self.w / 2 * (1 - (v + hh - self.h) / self.g)
                    u0, u1 = max(u0, self.w / 2 - lim), min(u1, self.w / 2 + lim)
                if u1 - u0 > .07:
                    if hh > .24 and R.rand() < .35:
                        m = v + hh * R.uniform(.4, .6)
                        self.stone(u0, u1, v, m)
                        self.stone(u0, u1, m, v + hh)
                    else:
                        self.stone(u0, u1, v, v + hh)
                u += ww
            v += hh
        self.b.obj('rubble', self.S['stone'], True)
        b = MB()                                               # mortar bed behind, cut round the openings, inside the gable
        us = sorted({0, self.w, *[x for q in self.holes for x in q[:2]]})
        vs = sorted({-.6, self.h, self.h + self.g, *[x for q in self.holes for x in q[2:]]})
        cl = lambda u, v: u if v <= self.h else float(np.clip(u, self.w / 2 * (v - self.h) / self.g, self.w - self.w / 2 * (v - self.h) / self.g))
        for u0, u1 in zip(us, us[1:]):
            for v0, v1 in zip(vs, vs[1:]):
                if not any(a < (u0 + u1) / 2 < b_ and c < (v0 + v1) / 2 < d for a, b_, c, d in self.holes):
                    b.add(self.P([cl(u0, v0), cl(u1, v0), cl(u1, v1), cl(u0, v1)], [v0, v0, v1, v1], [-.004] * 4), [(0, 1, 2, 3)], .5)
        b.obj('mortar', self.S['mortar'])

    def block(self, b, u0, u1, v0, v1, d0, d1, t=None):
        """a box between two corners of wall coordinates"""
        b.add(self.P([u0, u1, u1, u0] * 2, [v0, v0, v1, v1] * 2, [d0] * 4 + [d1] * 4), [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], t)

    def surround(self, a, b_, c, d, sill=True):
        q, v, k = MB(int(a * 10)), c, 0
        if sill:
            self.block(q, a - .10, b_ + .10, c - .13, c, -.32, .11)
        self.block(q, a - .22, b_ + .22, d, d + .26, -.32, .055)
        while v < d - .01:
            h, e = min(.24 + .05 * (k % 2), d - v), .15 if k % 2 else .26
            self.block(q, a - e, a, v + .006, v + h - .006, -.32, .055)
            self.block(q, b_, b_ + e, v + .006, v + h - .006, -.32, .055)
            v, k = v + h, k + 1
        q.obj('dress', self.S['dress'], bevel=.014)


def quoins(S, x, y, dx, dy, h, z=0.):
    b, v, k = MB(3), -.3, 0
    while v < h:
        la, lb = (.44, .26) if k % 2 else (.26, .44)
        b.box(*sorted((x + dx * .06, x - dx * la)), *sorted((y + dy * .06, y - dy * lb)), z + v + .006, z + v + .274)
        v, k = v + .28, k + 1
    b.obj('quoin', S['dress'], bevel=.016)


def slates(M, S, p0, eave, up, W, Ls, clip=None, seed=31):
    """real slates in staggered courses; p0 corner at the eave"""
    R, b = np.random.RandomState(seed), MB(seed)
    p0, e, u = [np.array(q, float) for q in (p0, eave, up)]
    n = np.cross(e, u)
    n *= np.sign(n[2])
    g, sw, k = .19, .27, 0
    while k * g < Ls:
        x = -(k % 2) * sw / 2
        while x < W:
            x0, x1, s0 = max(x, 0) + .003, min(x + sw, W) - .003, k * g - .02 + R.uniform(-.006, .006)
            s1, lift = min(s0 + g * 2.05, Ls + .05), .008 + R.uniform(0, .006)
            if x1 - x0 > .04 and (clip is None or clip((x0 + x1) / 2, s0)):
                c = [p0 + e * a + u * q + n * z for a, q, z in ((x0, s0, .024 + lift), (x1, s0, .024 + lift), (x1, s1, .004), (x0, s1, .004),
                                                                (x0, s0, .012 + lift), (x1, s0, .012 + lift), (x1, s1, -.006), (x0, s1, -.006))]
                b.add(c, [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (3, 2, 6, 7), (0, 3, 7, 4)])
            x += sw
        k += 1
    b.obj('slates', S['slate'])
    b = MB()
    b.add([p0 + e * a + u * q - n * .03 for a, q in ((0, -.05), (W, -.05), (W, Ls), (0, Ls))], [(0, 1, 2, 3)], .5)
    b.obj('under', M['char'])


L, DP, E, RG, WX0, WX1, WY, WG = 12.4, 6.2, 3.05, 6.35, 6.9, 11.1, -1.9, 2.75


def lodge(M):
    """main block along x, a gabled wing to -y, two chimneys, an oak porch at the door"""
    S = masonry()
    win = lambda u, w=1.12, c=.68, d=2.48: (u - w / 2, u + w / 2, c, d)
    W = lambda *a, **k: Wall(M, S, *a, **k)
    W((0, 0, 0), (1, 0, 0), WX0, E, [win(1.5), win(3.5), (4.95, 6.0, .02, 2.35)], 0, 1)
    W((WX1, 0, 0), (1, 0, 0), L - WX1, E, [], 0, 2)
    W((0, DP, 0), (0, -1, 0), DP, E, [win(2.0, .9), win(4.2, .9), win(3.1, .8, 3.45, 4.75)], RG - E, 3)
    W((WX0, WY, 0), (1, 0, 0), WX1 - WX0, E, [win(1.2, 1.05), win(3.0, 1.05), win(2.1, .8, 3.35, 4.45)], WG, 4)
    W((WX0, 0, 0), (0, -1, 0), -WY, E, [], 0, 5)
    for x, y, dx, dy in ((0, 0, -1, -1), (0, DP, -1, 1), (WX0, WY, -1, -1), (WX1, WY, 1, -1)):
        quoins(S, x, y, dx, dy, E)
    sl, o = math.hypot(DP / 2, RG - E), .28
    up = (0, DP / 2 / sl, (RG - E) / sl)
    slates(M, S, (-.12, -o * up[1], E - o * up[2] + .06), (1, 0, 0), up, L + .24, sl + o, lambda x, s: not (WX0 + .37 < x < WX1 - .13 and s < 1.2))
    slates(M, S, (-.12, DP + o * up[1], E - o * up[2] + .06), (1, 0, 0), (0, -up[1], up[2]), L + .24, sl + o, seed=32)
    hw, yb = (WX1 - WX0) / 2, DP / 2
    s2 = math.hypot(hw, WG)
    for sx, px in ((1, WX0), (-1, WX1)):
        u2 = (sx * hw / s2, 0, WG / s2)
        slates(M, S, (px - u2[0] * .25, WY - .14, E - u2[2] * .25 + .06), (0, 1, 0), u2, yb - WY + .14, s2 + .25,
               lambda x, s: WY - .14 + x < max(s * u2[2] * DP / 2 / (RG - E), .0) + .12, 33 + sx)
    b = MB()
    b.box(-.15, L + .15, DP / 2 - .10, DP / 2 + .10, RG + .06, RG + .16, .5)
    b.box((WX0 + WX1) / 2 - .09, (WX0 + WX1) / 2 + .09, WY - .16, yb - .3, E + WG + .07, E + WG + .15, .5)
    b.obj('ridge', M['metal'], bevel=.03)
    b = MB()
    for sx, px in ((1, WX0), (-1, WX1)):
        u2, p = np.array((sx * hw / s2, 0, WG / s2)), np.array((px, WY - .16, E))
        b.beam(tuple(p - u2 * .28), tuple(p + u2 * s2), .05, .24, .5)
    for sy, py in ((1, 0), (-1, DP)):
        u, p = np.array((0, sy * DP / 2 / sl, (RG - E) / sl)), np.array((-.15, py, E))
        b.beam(tuple(p - u * .3), tuple(p + u * sl), .05, .24, .5)
    b.tube([(-.1, -.30, E - .16), (WX0, -.30, E - .16)], .06, 10, .5)
    b.obj('barge', S['sash'])
    for i, (cx, cy, zt) in enumerate(((.75, DP / 2, RG + 1.15), (L - 1.2, DP / 2, RG + 1.15))):
        w, d = .62, .5
        for j, (oo, U, ww) in enumerate((((cx - w, cy - d, RG - .9), (1, 0, 0), 2 * w), ((cx - w, cy + d, RG - .9), (0, -1, 0), 2 * d), ((cx + w, cy - d, RG - .9), (0, 1, 0), 2 * d))):
            W(oo, U, ww, zt - RG + .9, (), 0, 50 + i * 3 + j, k=.62)
        b = MB()
        b.box(cx - w - .1, cx + w + .1, cy - d - .1, cy + d + .1, zt - .02, zt + .14, .5)
        b.obj('cap', S['dress'], bevel=.02)
        b = MB()
        for k in (-.28, .28):
            b.revolve([(.15, 0), (.13, .12), (.12, .42), (.15, .44), (.15, .50), (.11, .50), (.11, .3)], 20, .6, (cx + k, cy, zt + .12))
        b.obj('pot', S['terra'], True)
    b = MB()
    for s in (-1, 1):
        b.beam((5.475 + s * .85, -.95, 2.62), (5.475, -.95, 3.05), .09, .12, .4)
        b.beam((5.475 + s * .72, -.02, 1.95), (5.475 + s * .72, -.85, 2.62), .09, .09, .4)
        b.beam((5.475 + s * .78, 0, 2.64), (5.475 + s * .78, -.98, 2.64), .09, .10, .4)
    b.obj('porch', M['oak'], bevel=.006)
    for s in (-1, 1):
        slates(M, S, (5.475 + s * .98, -1.02, 2.60), (0, 1, 0), (-s * .89, 0, .456), 1.02, 1.1, seed=40 + s)
    for x in (4.62, 6.33):
        wall_lantern(M, x, -.19, 1.90)
    for x, y, tx, ty in ((2.5, -.7, 2.5, 0), (-.8, 3.1, 0, 3.1), (9.0, WY - .7, 9.0, WY), (10.9, WY - .8, 10.9, WY)):
        area('up', (x, y, .40), .3, 26, WARM, (tx, ty, 3.0), sy=.12)
    return S
