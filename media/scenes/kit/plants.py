"""Trees, ferns, grass and their scattering. Every builder has its own seed; instances cost no memory."""
import bpy
import numpy as np
from .mesh import MB, mesh_obj, norm
from .materials import m_plain
from .noise import fbm2


def blades(base, dirs, length, width, rng):
    """one triangle per base point along its direction: vertices and faces"""
    n = len(base)
    side = norm(np.cross(dirs, rng.normal(size=(n, 3))))
    L, W = [np.broadcast_to(q, (n,))[:, None] for q in (length, width)]
    return np.stack([base - side * W / 2, base + side * W / 2, base + dirs * L], 1).reshape(-1, 3), np.arange(3 * n).reshape(n, 3)


def leaves(base, dirs, length, width, rng):
    """one pointed quad per base point along its direction, slightly cupped: vertices and faces"""
    n = len(base)
    side = norm(np.cross(dirs, rng.normal(size=(n, 3))))
    up = np.cross(side, dirs)
    L, W = [np.broadcast_to(q, (n,))[:, None] for q in (length, width)]
    V = np.stack([base, base + dirs * L * .5 + side * W / 2 - up * W * .1, base + dirs * L, base + dirs * L * .5 - side * W / 2 - up * W * .1], 1)
    return V.reshape(-1, 3), np.arange(4 * n).reshape(n, 4)


def conifer(name, h, seed, bark, needles, start=.12, spread=.24, droop=.5, needle=.10, dens=1., taper=1.0, r0=.022, upc=0.):
    """spruce (start low) or pine (start high); upc > 0 turns its branches up"""
    rng = np.random.RandomState(seed)
    tk = MB(seed)
    zs = np.linspace(0, h, 14)
    wob = np.cumsum(rng.normal(0, .02 * h / 14, (14, 2)), 0) * 1.2
    wob -= wob[0]
    tk.tube(np.c_[wob, zs], h * r0 * (1 - zs / h) ** .8 + .01, 9)
    B, D = [], []
    for z in h * (start + (1 - start) * np.sort(rng.rand(int(h * 13 * dens))) ** .92):
        t = (z / h - start) / (1 - start)
        L = h * spread * ((1 - t) ** taper + .04) * rng.uniform(.65, 1.1)
        if start > .4:
            L *= np.clip(t * 5 + .45, 0, 1)
        az, k = rng.rand() * 2 * np.pi, 8
        s = np.linspace(0, 1, k)
        o = np.array([np.interp(z, zs, wob[:, 0]), np.interp(z, zs, wob[:, 1]), z])
        dr = droop * (1 - .6 * t) * rng.uniform(.7, 1.3)
        p = o + np.c_[np.cos(az) * s * L, np.sin(az) * s * L, (upc * s + (-dr * s + .35 * dr * s ** 2.2)) * L]
        tk.tube(p, np.linspace(.02 + .006 * L, .004, k), 4)
        nt = max(6, int(L * 15))
        ss = rng.uniform(.12, 1, nt)
        tp = np.stack([np.interp(ss, s, p[:, i]) for i in range(3)], 1)
        ang = az + rng.choice([-1, 1], nt) * rng.uniform(.5, 1.15, nt)
        tl = (L * .34 * (1.05 - ss) + .12) * rng.uniform(.6, 1.2, nt)
        td = norm(np.c_[np.cos(ang), np.sin(ang), rng.uniform(-.55, .1, nt) + upc * .4])
        b = tp[:, None] + td[:, None] * tl[:, None, None] * rng.rand(nt, 13, 1)
        d = norm(td[:, None] * .75 + rng.normal(0, .55, (nt, 13, 3)) + np.array([0, 0, .1]))
        B.append(b.reshape(-1, 3))
        D.append(d.reshape(-1, 3))
    B, D = np.concatenate(B), np.concatenate(D)
    V, F = blades(B, D, needle * rng.uniform(.7, 1.5, len(B)), needle * .16, rng)
    return [tk.obj(name + '_t', bark, smooth=True), mesh_obj(name + '_n', V, F, needles, rng.rand(len(F)))]


def broadleaf(name, h, seed, bark, leaf_m, leaf=.10, nleaf=26000, crown=.35, lean=0., r0=.03, spread=.55):
    """oak or birch; short with crown near 0 it is a shrub"""
    rng = np.random.RandomState(seed)
    tk, tips = MB(seed), []

    def grow(p, d, L, r, lev):
        k, pts = 6, [p]
        for i in range(k):
            d = norm(d + rng.normal(0, .13, 3) + np.array([0, 0, .05 if lev else .1]))
            pts.append(pts[-1] + d * L / k)
        pts = np.array(pts)
        rr = np.linspace(r, r * .6, k + 1)
        tk.tube(pts, rr, 8 if lev < 2 else 4)
        if lev >= 2:
            tips.append(pts)
        if lev < 4:
            for j in range([6, 4, 4, 3][lev]):
                s = rng.uniform(crown if lev == 0 else .35, 1)
                i = min(int(s * k), k - 1)
                q = pts[i] + (pts[i + 1] - pts[i]) * (s * k - i)
                az = rng.normal(size=3)
                az -= d * az.dot(d)
                grow(q, norm(d * .75 + norm(az) * spread * 1.6), L * rng.uniform(.5, .68), rr[i] * .55, lev + 1)
    grow(np.zeros(3), np.array([lean, 0, 1.]), h * .52, h * r0 / 2, 0)
    tp = np.concatenate([t[2:] for t in tips])
    i = rng.randint(0, len(tp), nleaf)
    b = tp[i] + rng.normal(0, .16, (nleaf, 3))
    d = norm(rng.normal(size=(nleaf, 3)) + np.array([0, 0, -.3]))
    V, F = leaves(b, d, leaf * rng.uniform(.7, 1.3, nleaf), leaf * .62, rng)
    return [tk.obj(name + '_t', bark, smooth=True), mesh_obj(name + '_l', V, F, leaf_m, rng.rand(len(F)))]


def fern(name, seed, leaf_m, L=.75, nf=11):
    """nf fronds of length L"""
    rng = np.random.RandomState(seed)
    V, F, c = [], [], 0
    for i in range(nf):
        az, l, k = i / nf * 2 * np.pi + rng.normal(0, .25), L * rng.uniform(.7, 1.15), 22
        s, el = np.linspace(.06, 1, k), rng.uniform(.9, 1.25)
        r, z = l * s * np.cos(el * (1 - .55 * s)), l * (np.sin(el) * s - .62 * s ** 2.4)
        p = np.c_[np.cos(az) * r, np.sin(az) * r, z + .03]
        T = norm(np.gradient(p, axis=0))
        S = norm(np.cross(T, (0, 0, 1.)))
        w = l * .30 * np.sin(np.clip(s * 1.05, 0, 1) * np.pi * .92 + .22) ** .9 * (1 - .55 * s)
        for sd in (-1, 1):
            d = norm(S * sd + T * .45)
            tip = p + d * w[:, None] - np.array([0, 0, 1]) * w[:, None] * .18
            ww, mid = l / k * .85, d * (w * .45)[:, None]
            V.append(np.stack([p - T * ww * .45, p + mid - T * ww * .5, tip, p + mid + T * ww * .5], 1).reshape(-1, 3))
            F.append(np.arange(4 * k).reshape(k, 4) + c)
            c += 4 * k
    F = np.concatenate(F)
    return [mesh_obj(name, np.concatenate(V), F, leaf_m, rng.rand(len(F)))]


def grass(name, seed, leaf_m, n=70, h=.35, r=.25, w=.009, bend=.5):
    """a clump of n blades within the radius r; w is their width"""
    rng = np.random.RandomState(seed)
    k = 4
    a, rr = rng.rand(n) * 2 * np.pi, r * np.sqrt(rng.rand(n))
    b = np.c_[np.cos(a) * rr, np.sin(a) * rr, 0 * a]
    az = rng.rand(n) * 2 * np.pi
    dx, sd = np.c_[np.cos(az), np.sin(az), 0 * az], np.c_[-np.sin(az), np.cos(az), 0 * az]
    H, bd = h * rng.uniform(.5, 1.2, n)[:, None], bend * rng.uniform(.3, 1.3, n)[:, None]
    P = []
    for i in range(k):
        s = i / (k - 1)
        c = b + dx * H * bd * s ** 2 + np.array([0, 0, 1]) * H * (s - .28 * bd * s ** 2)
        ww = w * (1 - s * .97)
        P += [c - sd * ww, c + sd * ww]
    F = np.concatenate([np.arange(n)[:, None] * 2 * k + np.array([[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2]]) for i in range(k - 1)])
    return [mesh_obj(name, np.stack(P, 1).reshape(-1, 3), F, leaf_m, np.tile(rng.rand(n), k - 1))]


def lib(objs):
    """take originals out of the scene: only their instances show"""
    for o in objs:
        if o.name in bpy.context.scene.collection.objects:
            bpy.context.scene.collection.objects.unlink(o)
    return objs


def scatter(objs, pos, scale, rng, name='sc', tilt=0.):
    """face instancing: one small quad per plant, its size is the plant's scale"""
    pos = np.asarray(pos, float)
    n = len(pos)
    if n == 0:
        return
    rot, scale = rng.rand(n) * 2 * np.pi, np.broadcast_to(scale, (n,)).astype(float)
    ux = np.c_[np.cos(rot), np.sin(rot), rng.normal(0, tilt, n)]
    uy = np.c_[-np.sin(rot), np.cos(rot), rng.normal(0, tilt, n)]
    h = (scale / 2)[:, None]
    V = np.stack([pos - ux * h - uy * h, pos + ux * h - uy * h, pos + ux * h + uy * h, pos - ux * h + uy * h], 1).reshape(-1, 3)
    for i, o in enumerate(objs):
        p = mesh_obj(name + '_par%d' % i, V, np.arange(4 * n).reshape(n, 4), m_plain('x', (0, 0, 0)))
        p.instance_type, p.use_instance_faces_scale, p.instance_faces_scale, p.show_instancer_for_render = 'FACES', True, 1, False
        c = o.copy()
        bpy.context.scene.collection.objects.link(c)
        c.parent, c.location = p, (0, 0, 0)


def on(hf, q, sink=.1):
    """points (n,2) set on the ground"""
    q = np.asarray(q, float).reshape(-1, 2)
    return np.c_[q, hf(q[:, 0], q[:, 1]) - sink]


def spaced(area, keep, n, gap, rng):
    """n points at least gap apart where keep(x, y)"""
    x0, x1, y0, y1 = area
    P, tries = [], 0
    while len(P) < n and tries < n * 60:
        tries += 1
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if keep(x, y) and (not P or min((x - a) ** 2 + (y - b) ** 2 for a, b in P) > gap ** 2):
            P.append((x, y))
    return np.array(P)


def species(M, kind, i):
    """the estate's trees, three variants each, 14 m tall"""
    if kind == 'spruce':
        return lib(conifer('sp%d' % i, 14, 20 + i, M['bark'], M['needle'], .10 + .05 * i, .20, .5, .11, 1., 1., .016))
    if kind == 'pine':
        return lib(conifer('pi%d' % i, 14, 40 + i, M['bark'], M['needle'], .50, .26, .12, .15, .75, .75, .019, .22))
    if kind == 'tall':
        return lib(conifer('pt%d' % i, 19, 140 + i, M['bark'], M['needle'], .55, .19, .3, .15, .6, .8, .022, .1))
    if kind == 'windpine':
        return lib(conifer('wp%d' % i, 9, 88 + i, M['bark'], M['needle'], .48, .34, .05, .15, .85, .7, .03, .28))
    if kind == 'sapling':
        return lib(conifer('sap%d' % i, 5, 500 + i, M['bark'], M['needle'], .02, .30, .35, .10, 1., 1., .02))
    if kind == 'shrub':
        return lib(broadleaf('shr%d' % i, 2.3, 300 + i, M['barkl'], M['leaf'], .075, 9000, .02, r0=.05, spread=.8))
    return lib(broadleaf('br%d' % i, 13, 60 + i, M['barkl'], M['leaf'], .11, 24000))


def woodland(M, hf, area, keep, n, seed=1, kinds=('spruce', 'pine'), hs=(10, 17), gap=2.6):
    """up to n trees of these kinds over area (x0, x1, y0, y1) where keep(x, y); hs: their least and greatest height; returns their places"""
    rng = np.random.RandomState(seed)
    P = spaced(area, keep, n, gap, rng)
    L = [species(M, k, i) for i in range(3) for k in kinds]
    g = rng.rand(len(P))
    k = (np.arange(len(P)) * 7 + seed) % len(L)
    for i, o in enumerate(L):
        s = k == i
        scatter(o, on(hf, P[s]), (hs[0] + (hs[1] - hs[0]) * g[s]) / 14, rng, 'wd%d' % i, .015)
    return P


def understorey(M, hf, points, seed=3, kinds=('sapling', 'shrub'), size=(.35, 1.15)):
    """young trees and shrubs that close the gap at the horizon"""
    rng = np.random.RandomState(seed)
    points = np.asarray(points)
    for i, k in enumerate(kinds):
        for j in range(2):
            q = points[i * 2 + j::len(kinds) * 2]
            scatter(species(M, k, j), on(hf, q), rng.uniform(*size, len(q)), rng, 'us%s%d' % (k, j), .03)


def ring(centre, r0, r1, n, seed, a0=0., a1=2 * np.pi):
    """random points in a ring sector"""
    rng = np.random.RandomState(seed)
    a, d = rng.uniform(a0, a1, n), rng.uniform(r0, r1, n)
    return np.c_[centre[0] + d * np.cos(a), centre[1] + d * np.sin(a)]


def undergrowth(M, hf, area, keep, nf=500, ng=1500, seed=2, fs=(.5, 1.3), gh=.34, clump=(0., -.25), gm='grass', fm='fern', gs=(.6, 1.4)):
    """ferns and grass in clumps"""
    rng = np.random.RandomState(seed)
    x0, x1, y0, y1 = area

    def pts(n, cl):
        x, y = rng.uniform(x0, x1, n * 3), rng.uniform(y0, y1, n * 3)
        m = np.array([keep(a, b) for a, b in zip(x, y)]) & (fbm2(x * .22, y * .22, 3, seed=seed) > cl)
        return on(hf, np.c_[x[m][:n], y[m][:n]], 0)
    if nf:
        for i in range(3):
            p = pts(nf // 3, clump[0])
            scatter(lib(fern('fe%d' % i, 80 + i, M[fm])), p, rng.uniform(*fs, len(p)), rng, 'fe%d' % i, .12)
    if ng:
        for i in range(2):
            p = pts(ng // 2, clump[1])
            scatter(lib(grass('gr%d' % i, 90 + i, M[gm], 90, gh, .30)), p, rng.uniform(*gs, len(p)), rng, 'gr%d' % i, .1)


def ivy(P0, U, w, h, n, seed, f, M=None):
    """leaves on a wall where f(u, v) plus noise is above zero"""
    from .materials import m_leaf
    r = np.random.RandomState(seed)
    U = np.array(U, float)
    Nn = np.cross(U, (0, 0, 1.))
    u, v = r.rand(n * 4) * w, r.rand(n * 4) * h
    m = f(u, v) + .45 * fbm2(u * 1.3, v * 1.3, 4, seed=seed) > 0
    u, v = u[m][:n], v[m][:n]
    k = len(u)
    p = np.array(P0, float) + u[:, None] * U + v[:, None] * np.array([0, 0, 1.]) + r.uniform(.06, .20, k)[:, None] * Nn
    d = norm(np.array([0, 0, -.7]) + r.normal(0, .45, (k, 3)) + .35 * Nn)
    V, F = leaves(p, d, r.uniform(.06, .11, k), .075, r)
    return mesh_obj('ivy', V, F, m_leaf('ivym%d' % seed, (.018, .045, .014), (.05, .095, .025), .3, .35), r.rand(k))
