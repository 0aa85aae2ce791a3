"""Food and table: sourdough, cheeses, grapes, figs, charcuterie, honey, cups, linen, wicker. One unit is a decimetre."""
import math
import numpy as np
from mathutils import Matrix
from .cloth import boxmesh, finish, grid, sim
from .materials import m_glass, m_plain
from .mesh import MB, blob, cushion, grid_faces, mesh_obj, norm
from .noise import fbm2, fbm3
from .pantry import m_honey, mat, pantry
from .plants import leaves


def table_top(F, y0=-6.5, y1=8.5):
    """the boards of the table, its surface at z=0"""
    b = MB(3)
    b.boards(y0, y1, 1.5, lambda y, y2: b.box(-16, 16, y, y2, -.4, 0), .012)
    b.obj('table', F['table'], bevel=.03)


def board(F, x0, x1, y0, y1, h=.26, handle=True, m='board', rz=0., c=(0, 0)):
    """a serving board over x0..x1, y0..y1, turned by rz about c"""
    Mx = Matrix.Translation((*c, 0)) @ Matrix.Rotation(rz, 4, 'Z')
    b, n = MB(4), max(2, round((y1 - y0) / .68))
    for i in range(n):
        b.box(x0, x1, y0 + (y1 - y0) * i / n, y0 + (y1 - y0) * (i + 1) / n - .003, .02, h, None, Mx)
    if handle:
        ym = (y0 + y1) / 2
        b.box(x1 - .05, x1 + 1.0, ym - .22, ym + .22, .03, h - .02, .5, Mx)
    b.obj('board', F[m], bevel=.05)


def napkin(F, x=0., y=0., rz=0., m='linen', z=0.):
    """cloth simulated over the board's corner, cached"""
    V = sim('napkin', *grid(-3.9, -.7, -2.1, .35, 1.1, .055, 4, .30), [boxmesh(-2.6, 2.2, -1.35, 1.35, .0, .28), boxmesh(-8, 8, -6, 8, -1, 0)], 75, .5, .25, .14, 0, 6.)
    o = finish('nap', V, F[m], .018, 1, .006)
    o.location, o.rotation_euler = (x, y, z), (0, 0, rz)


def folded(F, x, y, z, w, d, rz=0., m='linen', layers=3):
    """a linen napkin folded flat"""
    for i in range(layers):
        o = cushion('fold', -w / 2, w / 2, -d / 2 + .02 * i, d / 2, i * .06, i * .06 + .075, F[m], .12, i * 3 + int(x * 7), .02)
        o.location, o.rotation_euler = (x, y, z), (0, 0, rz)


def loaf(F, c, R=1.22, h=1.05, rot=.5, long=.86):
    """a scored sourdough loaf; R across, h high; long is its second side by the first"""
    cut = [0]

    def f(d, V):
        x, y = d[..., 0], d[..., 1]
        z = np.where(d[..., 2] > 0, np.abs(d[..., 2]) ** .85 * h, d[..., 2] * .30 * h)
        rr = 1 + .06 * fbm3(d[..., 0] * 1.6, d[..., 1] * 1.6, d[..., 2] * 1.6, 3, seed=3)
        q = 0
        for off, w, l in ((-.50, .050, .74), (-.15, .062, .82), (.20, .046, .78), (.52, .055, .66)):
            wob = .03 * fbm2(y * 3 + off * 9, 0 * y, 3, seed=4)
            q = np.maximum(q, np.exp(-((x - off - .13 * (y * y) - wob) / w) ** 2) * np.clip((1 - (y / l) ** 4), 0, 1) * (d[..., 2] > .15))
        lip = np.maximum(0, np.exp(-((np.abs(q - .45)) / .2) ** 2) * (q < .9)) * .05
        cut[0] = q * (.55 + .6 * fbm2(x * 5, y * 5, 4, seed=8))
        z = z - .20 * q * h * .5 + lip * h + .035 * fbm3(x * 4, y * 4, d[..., 2] * 4, 4, seed=6)
        return np.stack([x * R * rr, y * R * long * rr, z], -1)
    o = blob('loaf', c, (1, 1, 1), F['crust'], f, 200, 140, rot)
    a = o.data.attributes.new('tint', 'FLOAT', 'POINT')
    a.data.foreach_set('value', np.clip(cut[0] * .9 - .10, 0, .8).astype(np.float32).ravel())


def slice_(F, c, rz, rx, s=1.):
    """a slice of sourdough, open crumb"""
    n = 90
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    r = 1 + .05 * np.sin(a * 2) + .03 * np.sin(a * 3 + 1)
    X, Z = np.cos(a) * r * .95 * s, np.where(np.sin(a) > 0, np.sin(a) * .72, np.sin(a) * .46) * r * s
    Mx = Matrix.Translation(c) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Rotation(rx, 4, 'X')
    T = lambda v: v @ np.array(Mx.to_3x3()).T + np.array(Mx.translation)
    V = np.r_[np.c_[X, 0 * a - .085, Z], np.c_[X, 0 * a + .085, Z]]
    mesh_obj('sl', T(V), [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], F['crust'], np.zeros(n), True)
    for sg, y in ((1, -.086), (-1, .086)):
        k = 46
        q = np.linspace(0, .985, k)
        px, pz = X[None] * q[:, None], Z[None] * q[:, None]
        holes = np.clip(fbm2(px * 6.5 + 9, pz * 6.5, 3, seed=11) - .16, 0, .5) * .22 * (q[:, None] < .95)
        P = np.stack([px, y + sg * holes, pz], -1).reshape(-1, 3)
        mesh_obj('cr', T(P), np.array([(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k - 1) for i in range(n)])[:, ::sg], F['crumb'], None, True)


def wheel(F, c, R, h, a0, a1, m1='rind', m2='paste', bulge=.04):
    """a round cheese between two angles"""
    a = np.linspace(a0, a1, 64)
    b = MB()
    pr = [(0, 0), (R - .06, 0), (R, .06), (R + bulge, h / 2), (R, h - .06), (R - .06, h), (0, h)]
    V = np.concatenate([np.c_[np.cos(a) * r, np.sin(a) * r, np.full(64, z)] for r, z in pr]) + np.array(c)
    b.add(V, [(i * 64 + j, i * 64 + j + 1, (i + 1) * 64 + j + 1, (i + 1) * 64 + j) for i in range(6) for j in range(63)], .5)
    b.obj('rind', F[m1], True)
    b = MB()
    for q in (a0, a1):
        r0 = np.linspace(0, R + bulge * .6, 9)
        P = np.concatenate([np.c_[np.cos(q) * r0, np.sin(q) * r0, np.full(9, z) + .02 * np.sin(np.pi * r0 / R) * (1 if z > h / 2 else 0)] for z in np.linspace(.02, h - .02, 6)]) + np.array(c)
        b.add(P, [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(5) for j in range(8)], .5)
    b.obj('paste', F[m2])


def block(F, c, w, d, h, rz, m):
    """a cut piece with slightly uneven faces"""
    f = lambda D, V: np.sign(D) * np.abs(D) ** .22 * np.array([w / 2, d / 2, h / 2]) * (1 + .02 * fbm3(D[..., 0] * 3, D[..., 1] * 3, D[..., 2] * 3, 3, seed=5))[..., None]
    blob('block', (c[0], c[1], c[2] + h / 2), (1, 1, 1), F[m], f, 64, 48, rz)


def grapes(F, x, y, z, n=46, seed=5, s=1., spread=(.30, .20)):
    """a bunch of n grapes, piled where they touch"""
    r, pts = np.random.RandomState(seed), []
    for k in range(5000):
        if len(pts) >= n:
            break
        px, py, pz = r.normal(0, spread[0]), r.normal(0, spread[1]), .125
        for p in pts:
            d2 = (p[0] - px) ** 2 + (p[1] - py) ** 2
            if d2 < .245 ** 2:
                pz = max(pz, p[2] + math.sqrt(.245 ** 2 - d2))
        if pz < .125 + .42 - .5 * math.hypot(px, py) * .7:
            pts.append((px, py, pz))
    for px, py, pz in pts:
        k = r.uniform(.92, 1.06)
        blob('gp', (x + px, y + py, z + pz), (.122 * k, .122 * k, .136 * k), F['grape'], None, 28, 20, r.rand() * 6)
    b = MB()
    b.tube([(x, y + .02, z + .42), (x + .12, y + .1, z + .64), (x + .32, y + .17, z + .74), (x + .52, y + .16, z + .72)], [.018, .016, .02, .03], 8, .4)
    b.obj('stem', F['twig'])


def fig(F, x, y, z, rot=0., s=1., half=False):
    """a whole fig, or half of one with its flesh up"""
    def f(d, V):
        t = np.clip(d[..., 2], 0, 1)
        k = 1 - .40 * t ** 2.0
        rib = 1 + .015 * np.sin(np.arctan2(d[..., 1], d[..., 0]) * 11)
        return np.stack([V[..., 0] * k * rib, V[..., 1] * k * rib, V[..., 2] * (1 + .42 * t ** 3.2)], -1)
    if not half:
        blob('fig', (x, y, z + .24 * s), (.27 * s, .27 * s, .24 * s), F['fig'], f, 60, 44, rot)
        b = MB()
        b.tube([(x, y, z + .24 * s + .32 * s), (x + .02, y, z + .68 * s)], [.035 * s, .025 * s], 8, .5)
        b.obj('fst', F['twig'])
        return
    o = blob('figh', (0, 0, 0), (.27 * s, .27 * s, .24 * s), F['fig'], lambda d, V: f(d, V) * np.array([1, np.where(0, 1, 1), 1]), 60, 44)
    o.scale, o.location, o.rotation_euler = (1, .5, 1), (x, y, z + .10 * s), (math.radians(-78), 0, rot)
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    d = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)[None]
    V = f(d, d * np.array([.255, .27, .225]) * s)[0]
    k = np.linspace(0, 1, 40)
    P = np.concatenate([V * q for q in k])
    P[:, 1] = -.136 * s + .004 * np.random.RandomState(3).normal(size=len(P)) - .014 * np.repeat(k ** 2 * (1 - k ** 6), 40)
    o = mesh_obj('figin', P, grid_faces(k.size, 40, True), F['figin'], np.repeat((k[1:] + k[:-1]) / 2, 40), True)
    o.location, o.rotation_euler = (x, y, z + .10 * s), (math.radians(-78), 0, rot)


def ham(F, c, n=6, seed=2):
    """slices of cured ham let fall in soft folds; 'tint' runs across a slice to its edge of fat"""
    r = np.random.RandomState(seed)
    for i in range(n):
        k, m, folds = 150, 26, r.uniform(1.5, 2.2)
        u, v = np.meshgrid(np.linspace(0, 1, k), np.linspace(0, 1, m), indexing='ij')
        p = 2 * np.pi * folds * u + .9 * fbm2(u * 3 + i, v * 1.4, 3, seed=i) + r.rand() * 6
        gather = (.55 + .45 * v) * (1 + .3 * fbm2(u * 2 + 7, v * 2, 2, seed=i + 30))
        V = np.stack([(u - .5) * .78 + .10 * gather * np.sin(2 * p), (v - .5) * .50 + .05 * fbm2(u * 4, v * 3 + i, 3, seed=i + 9), .03 + .15 * gather * (1 + np.cos(p)) + .05 * fbm2(u * 4, v * 3, 3, seed=i + 50)], -1)
        a = r.normal(0, .35)
        x, y = c[0] + (i % 3 - 1) * .56 + r.normal(0, .04), c[1] + (i // 3) * .40 + r.normal(0, .04)
        V = np.stack([V[..., 0] * math.cos(a) - V[..., 1] * math.sin(a), V[..., 0] * math.sin(a) + V[..., 1] * math.cos(a), V[..., 2]], -1)
        tint = np.broadcast_to((np.linspace(0, 1, m)[1:] + np.linspace(0, 1, m)[:-1]) / 2, (k - 1, m - 1)).ravel()
        mesh_obj('ham', V.reshape(-1, 3) + np.array([x, y, c[2] + .07 * (i // 3)]), grid_faces(k, m), F['ham'], tint, True)


def salami(F, c, n=8, R=.36, dx=.19, rz=0.):
    """overlapping thin rounds in a row, none quite flat or quite round"""
    r = np.random.RandomState(11)
    a, q = np.linspace(0, 2 * np.pi, 60, endpoint=False), np.array([0, .2, .4, .6, .78, .9, .96, 1., 1.02, 1., .96, 0])
    z = np.array([.030] * 6 + [.029, .024, .014, .003, 0, 0])
    for i in range(n):
        k = R * (1 + .03 * np.cos(2 * a + r.rand() * 6) + .012 * r.normal() * np.cos(3 * a))
        P = np.stack([q[:, None] * k * np.cos(a), q[:, None] * k * np.sin(a), z[:, None] + 0 * a], -1)
        P[..., 2] += r.uniform(.02, .07) * (np.hypot(P[..., 0], P[..., 1]) / R) ** 2 * np.cos(2 * (a + r.rand() * 3)) + .02 * P[..., 0]
        rings = np.repeat((q[1:] + q[:-1]) / 2 * (np.arange(11) < 6) + (np.arange(11) >= 6), 60)
        o = mesh_obj('sal', P.reshape(-1, 3), grid_faces(12, 60, True), F['salami'], rings, True)
        o.location = (c[0] + math.cos(rz) * dx * i + r.normal(0, .012), c[1] + math.sin(rz) * dx * i + r.normal(0, .03), c[2] + .17 + .012 * (i % 2))
        o.rotation_euler = (r.normal(0, .06), -.50 + r.normal(0, .05), rz)
        o.rotation_euler.rotate_axis('Z', r.rand() * 6)


def bowl(F, c, R=.5, h=.34, m='clay'):
    """an empty bowl of radius R"""
    b = MB()
    b.revolve([(0, 0), (R * .45, 0), (R * .55, .02), (R * .86, h * .5), (R, h), (R * .95, h + .015), (R * .88, h * .9), (R * .74, h * .45), (R * .3, .08), (0, .07)], 64, .5, c)
    b.obj('bowl', F[m], True)


def heap(F, c, R, n, r, mats, seed=3, squash=1.15, z0=.1):
    """small round things piled in a bowl or on a board"""
    g, pts = np.random.RandomState(seed), []
    for k in range(4000):
        if len(pts) >= n:
            break
        a, q = g.rand() * 6.28, R * math.sqrt(g.rand())
        x, y, z = q * math.cos(a), q * math.sin(a), z0 + r + .18 * (q / max(R, .01)) ** 2 * (R > .3)
        for p in pts:
            d2 = (p[0] - x) ** 2 + (p[1] - y) ** 2
            if d2 < (1.9 * r) ** 2:
                z = max(z, p[2] + math.sqrt((1.9 * r) ** 2 - d2))
        if z < z0 + r * 4.2:
            pts.append((x, y, z))
    for i, (x, y, z) in enumerate(pts):
        k = r * g.uniform(.86, 1.1)
        blob('pc', (c[0] + x, c[1] + y, c[2] + z), (k * squash, k, k), F[mats[i % len(mats)]], None, 22, 16, g.rand() * 6)


def crackers(F, c, n=7, rz=0.):
    """n crackers standing in a row along rz"""
    r = np.random.RandomState(6)
    for i in range(n):
        o = MB(i)
        o.revolve([(0, 0), (.34, 0), (.355, .02), (.34, .045), (0, .045)], 40, .5, (0, 0, 0))
        q = o.obj('crk', F['cracker'], True)
        q.location = (c[0] + math.cos(rz) * .16 * i, c[1] + math.sin(rz) * .16 * i, c[2] + .25)
        q.rotation_euler = (math.radians(78 + r.normal(0, 2)), 0, rz + math.pi / 2 + r.normal(0, .05))


def jar(F, c, R=.50, h=1.25, through=(.76, .39, .065), glow=(1., .36, .03), dipper=True):
    """thin glass, filled to two thirds; `through` is what one crossing leaves of white light"""
    b = MB()
    b.revolve([(0, .02), (R * .90, .02), (R * .97, .05), (R, .12), (R, h * .72), (R * .96, h * .79), (R * .84, h * .86), (R * .82, h * .90), (R * .82, h * .98), (R * .845, h), (R * .80, h * .99)], 72, .5, c)
    b.obj('jar', m_glass('jar', (.94, .97, .96), 1.4), True)
    b = MB()
    b.revolve([(0, .06), (R * .86, .06), (R * .94, .09), (R * .965, .15), (R * .965, h * .645), (R * .945, h * .655), (R * .90, h * .650), (0, h * .648)], 96, .5, c)
    b.obj('honey', m_honey(through, glow, c[2], h * .65), True)
    b = MB()
    for i, z in enumerate((.885, .905, .925, .945)):
        s = np.linspace(0, 2 * np.pi, 49)
        b.tube(np.c_[c[0] + R * .845 * np.cos(s), c[1] + R * .845 * np.sin(s), c[2] + h * (z + .008 * np.sin(s * 3 + i * 2))], .016, 6)
    b.obj('twine', mat('tw', [(.3, (.24, .17, .095)), (.7, (.38, .28, .165))], 20, .9, .8, 50, .02), True)
    if dipper:
        b = MB()
        b.tube([(c[0] + .05, c[1], c[2] + h * .45), (c[0] - .42, c[1] + .1, c[2] + h * 1.55)], [.035, .045], 12, .5)
        b.obj('dip', m_plain('dip', (.30, .17, .08), .5), True)


def raspberries(F, c, R, n, seed=4, z0=.13):
    """each berry a heap of drupelets about a hollow"""
    g = np.random.RandomState(seed)

    def f(d, V):
        th, ph = np.arccos(np.clip(d[..., 2], -1, 1)), np.arctan2(d[..., 1], d[..., 0])
        row = np.floor(th / np.pi * 8)
        bump = np.abs(np.cos(ph * 6 + row * np.pi / 2)) ** .6 * np.abs(np.sin(th * 8)) ** .6
        return V * (1 + .17 * bump)[..., None] * np.array([1, 1, 1.16])
    for i in range(n):
        a, q = g.rand() * 6.28, R * math.sqrt((i + .4) / n)
        k = g.uniform(.088, .105)
        o = blob('rasp', (0, 0, 0), (k, k, k), F['straw'], f, 96, 72)
        o.location, o.rotation_euler = (c[0] + q * math.cos(a), c[1] + q * math.sin(a), c[2] + z0 + .30 - .18 * (q / R) ** 2), (g.normal(0, .9), g.normal(0, .9), g.rand() * 6)


def knife(F, x, y, z, rz, L=1.05):
    """a small knife, its blade pointing against rz"""
    b = MB()
    b.box(-L, .1, -.055, .055, 0, .018, .5, Matrix.Translation((x, y, z + .015)) @ Matrix.Rotation(rz, 4, 'Z'))
    b.obj('blade', F['steel'], bevel=.006)
    c, s = math.cos(rz), math.sin(rz)
    b = MB()
    b.tube([(x + c * q, y + s * q, z + .05) for q in (.1, .5, 1.0)], [.06, .085, .07], 14, .5)
    b.obj('hndl', F['dark'], True)


def sprig(F, x, y, z, a, L=1.25, n=70, leaf=(.23, .045), seed=5):
    """a sprig of n leaves, lying along the direction a"""
    r = np.random.RandomState(seed)
    u = np.linspace(0, 1, n)
    p = np.c_[x + L * u * math.cos(a), y + L * u * math.sin(a) + .1 * np.sin(u * 3), z + .08 + .12 * np.sin(u * 3.)]
    ang = r.rand(n) * 6.28
    T, Sd = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
    d = norm(T * .7 + np.cos(ang)[:, None] * Sd + np.sin(ang)[:, None] * np.array([0, 0, 1.]))
    b = MB()
    b.tube(p[::10], .016, 6, .5)
    b.obj('rst', F['twig'])
    V, Q = leaves(p, d, leaf[0], leaf[1], r)
    mesh_obj('sprig', V, Q, F['leaf'], r.rand(len(Q)))


def crumbs(F, x, y, z, n=46, seed=7, spread=(.5, .35)):
    """n crumbs scattered around a place"""
    r = np.random.RandomState(seed)
    for k in range(n):
        q = r.uniform(.012, .032)
        blob('cb', (x + r.normal(0, spread[0]), y + r.normal(0, spread[1]), z + .005), (q, q * .8, q * .7), F['crust' if k % 2 else 'crumb'], None, 8, 6)


def wicker(F, cx, cy, wx, wy, ht):
    """hamper: uprights, woven rings, a double rim, linen inside"""
    b, ns = MB(9), 44
    per = lambda s: np.c_[cx + wx * np.sign(np.cos(s)) * np.abs(np.cos(s)) ** .45, cy + wy * np.sign(np.sin(s)) * np.abs(np.sin(s)) ** .45]
    for k in range(ns):
        p = per(np.array([k / ns * 2 * np.pi]))[0]
        b.tube([(p[0], p[1], 0), (p[0], p[1], ht)], .055, 6)
    for j in range(int(ht / .105)):
        s = np.linspace(0, 2 * np.pi, ns * 6 + 1)
        w = .07 * np.cos(s * ns / 2 + np.pi * (j % 2))
        b.tube(np.c_[per(s) + np.c_[np.cos(s), np.sin(s)] * w[:, None], np.full(len(s), .06 + j * .105)], .052, 6)
    for z in (ht + .02, ht + .11):
        s = np.linspace(0, 2 * np.pi, 160)
        b.tube(np.c_[per(s), np.full(160, z)], .085, 8)
    b.obj('wicker', F['wick'], True)
    cushion('cl', cx - wx * .9, cx + wx * .9, cy - wy * .9, cy + wy * .9, ht - .5, ht + .45, F['linen'], .4, 3, .5)


def bottle(F, x, y, z=0, s=1., label=True):
    """a wine bottle, s times its size"""
    b = MB()
    b.revolve([(0, .0), (.36 * s, .0), (.38 * s, .05), (.38 * s, 1.75 * s), (.33 * s, 2.0 * s), (.14 * s, 2.4 * s), (.125 * s, 2.95 * s), (.15 * s, 2.97 * s), (.15 * s, 3.08 * s), (0, 3.08 * s)], 48, .5, (x, y, z))
    b.obj('bott', F['bottle'], True)
    if label:
        a = np.linspace(-2.2, -.9, 24)
        V = np.r_[np.c_[x + .383 * s * np.cos(a), y + .383 * s * np.sin(a), np.full(24, z + .55 * s)], np.c_[x + .383 * s * np.cos(a), y + .383 * s * np.sin(a), np.full(24, z + 1.45 * s)]]
        mesh_obj('label', V, grid_faces(2, 24), mat('lab', [(.3, (.60, .56, .46)), (.7, (.68, .64, .54))], 3, .8, .2, 60, .004), None, True)
