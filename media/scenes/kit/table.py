"""Food and table: sourdough, cheeses, grapes, figs, charcuterie, honey, cups, linen, wicker. One unit is a decimetre."""
import math
import numpy as np
from mathutils import Matrix
from .camera import point
from .cloth import boxmesh, finish, grid, sim
from .materials import FLAME, Nodes, m_emit, m_glass, m_leaf, m_plain, m_wax, m_wood
from .mesh import MB, blob, cushion, grid_faces, mesh_obj, norm
from .noise import fbm2, fbm3
from .plants import leaves


def mat(name, stops, scale, rough=.5, bump=.3, bs=40, dist=.01, spec=.4, clear=0.):
    s = Nodes(name)
    tc = s.n('TexCoord')
    a = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': scale, 'Detail': 7., 'Roughness': .62})
    b = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': bs, 'Detail': 7., 'Roughness': .6})
    c = s.ramp(a.outputs['Fac'], stops)
    p = s.n('BsdfPrincipled', {'Base Color': c.outputs[0], 'Roughness': rough, 'Specular': spec, 'Normal': s.n('Bump', {'Height': b.outputs['Fac'], 'Strength': bump, 'Distance': dist})})
    if clear:
        p.inputs['Clearcoat'].default_value = clear
    return s.end(p)


def pantry():
    """the food materials by name"""
    F = dict(
        table=m_wood('tabw', (.050, .034, .022), (.135, .088, .055), .42, .9, 0, bump=.25), board=m_wood('brd', (.18, .10, .048), (.36, .235, .13), .40, 1.6, 0, bump=.12),
        dark=m_wood('wal', (.055, .030, .017), (.13, .075, .042), .36, 1.6, 0, bump=.12),
        linen=mat('lin2', [(.3, (.50, .47, .41)), (.7, (.60, .57, .51))], 3, .95, .5, 90, .012, .1), sagel=mat('lin3', [(.3, (.14, .17, .14)), (.7, (.20, .235, .19))], 3, .95, .5, 90, .012, .1),
        crumb=mat('crumb', [(.3, (.66, .44, .20)), (.60, (.84, .64, .36)), (.78, (.50, .29, .11))], 6, .9, 1., 7, .10, .2),
        rind=mat('rind', [(.35, (.66, .60, .48)), (.65, (.78, .74, .65))], 2.5, .85, .45, 22, .03, .2), paste=mat('paste', [(.3, (.72, .58, .30)), (.7, (.80, .68, .40))], 3, .42, .15, 14, .02, .45),
        cheddar=mat('ched', [(.3, (.70, .40, .10)), (.7, (.78, .50, .16))], 4, .48, .35, 16, .03, .4), blue=mat('blue', [(.40, (.10, .16, .17)), (.46, (.70, .66, .54)), (.7, (.80, .77, .66))], 4.5, .5, .4, 18, .03, .4),
        ham=mat('ham', [(.36, (.50, .13, .10)), (.56, (.36, .065, .055)), (.66, (.78, .62, .52))], 2.2, .38, .25, 18, .02, .5), salami=mat('sal', [(.42, (.26, .035, .028)), (.56, (.36, .065, .050)), (.66, (.56, .34, .28))], 14, .42, .3, 30, .02, .45),
        fig=mat('fig', [(.3, (.030, .014, .034)), (.6, (.085, .030, .055)), (.8, (.10, .115, .045))], 2.2, .45, .3, 20, .02), figin=mat('figin', [(.35, (.30, .045, .035)), (.52, (.52, .14, .10)), (.7, (.72, .55, .38))], 7, .30, .7, 16, .03, .5, .3),
        olive=mat('olive', [(.3, (.075, .085, .018)), (.7, (.16, .17, .04))], 2, .18, .1, 20, .01, .5), oliveb=mat('oliveb', [(.3, (.030, .014, .018)), (.7, (.075, .030, .035))], 2, .18, .1, 20, .01, .5),
        nut=mat('nut', [(.3, (.22, .10, .04)), (.7, (.42, .23, .11))], 6, .6, .7, 18, .03, .3), cracker=mat('crk', [(.35, (.46, .29, .13)), (.65, (.66, .48, .27)), (.8, (.30, .16, .06))], 5, .85, .6, 24, .02, .2),
        ceramic=mat('cer', [(.3, (.34, .33, .30)), (.7, (.46, .45, .41))], 9, .38, .15, 30, .006, .45), clay=mat('clay', [(.3, (.075, .080, .075)), (.7, (.125, .13, .12))], 9, .45, .2, 30, .006, .4),
        enamel=m_plain('enamel', (.62, .60, .55), .22, 0, .5), steel=m_plain('steel', (.60, .59, .57), .22, 1.), bottle=m_plain('bott', (.006, .014, .006), .06, 0, .7),
        wick=mat('wick', [(.3, (.13, .072, .034)), (.7, (.28, .175, .09))], 4, .55, .3, 30, .01), butter=mat('but', [(.3, (.80, .63, .28)), (.7, (.86, .72, .38))], 3, .4, .2, 12, .02, .4),
        berry=mat('berry', [(.3, (.020, .028, .075)), (.7, (.06, .075, .14))], 5, .5, .3, 20, .02), straw=mat('strawb', [(.3, (.38, .012, .012)), (.7, (.55, .03, .02))], 3, .28, .5, 26, .02, .5),
        twig=m_plain('stem', (.12, .10, .04), .7), leaf=m_leaf('rose', (.045, .075, .040), (.10, .14, .075), .3, .5))
    g = Nodes('grape')
    tc, oi = g.n('TexCoord'), g.n('ObjectInfo')
    nz = g.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 4., 'Detail': 6.})
    rp = g.ramp(oi.outputs['Random'], [(0, (.035, .006, .020)), (1, (.10, .014, .030))])
    bl = g.n('MixRGB', {'Fac': g.n('MapRange', {'Value': nz.outputs['Fac'], 'From Min': .42, 'From Max': .70, 'To Max': .40}), 'Color1': rp.outputs[0], 'Color2': (.20, .19, .26)})
    F['grape'] = g.end(g.n('BsdfPrincipled', {'Base Color': bl, 'Roughness': g.n('MapRange', {'Value': nz.outputs['Fac'], 'From Min': .4, 'From Max': .7, 'To Min': .14, 'To Max': .5}), 'Specular': .5}))
    F['crust'] = crust()
    return F


def crust():
    """loaf skin; the vertex attribute 'tint' opens it to pale crumb"""
    s = Nodes('crust')
    at, tc = s.n('Attribute', attribute_name='tint'), s.n('TexCoord')
    a = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 2.6, 'Detail': 8., 'Roughness': .65})
    fl = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 16., 'Detail': 6., 'Roughness': .7})
    cr = s.ramp(a.outputs['Fac'], [(.30, (.070, .024, .008)), (.5, (.21, .080, .023)), (.70, (.36, .165, .055))])
    fm = s.n('Math', {0: s.n('MapRange', {'Value': fl.outputs['Fac'], 'From Min': .52, 'From Max': .68}), 1: .5}, operation='MULTIPLY')
    c1 = s.n('MixRGB', {'Fac': fm, 'Color1': cr.outputs[0], 'Color2': (.66, .56, .42)})
    c2 = s.n('MixRGB', {'Fac': at.outputs['Fac'], 'Color1': c1, 'Color2': (.52, .31, .13)})
    return s.end(s.n('BsdfPrincipled', {'Base Color': c2, 'Roughness': .62, 'Specular': .3, 'Normal': s.n('Bump', {'Height': fl.outputs['Fac'], 'Strength': .6, 'Distance': .04})}))


def table_top(F, y0=-6.5, y1=8.5):
    b = MB(3)
    b.boards(y0, y1, 1.5, lambda y, y2: b.box(-16, 16, y, y2, -.4, 0), .012)
    b.obj('table', F['table'], bevel=.03)


def board(F, x0, x1, y0, y1, h=.26, handle=True, m='board', rz=0., c=(0, 0)):
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
    k = np.linspace(0, 1, 12)
    P = np.concatenate([V * q for q in k])
    P[:, 1] = -.136 * s + .012 * np.random.RandomState(3).normal(size=len(P)) - .02 * np.cos(np.repeat(k, 40) * 9)
    o = mesh_obj('figin', P, grid_faces(12, 40, True), F['figin'], None, True)
    o.location, o.rotation_euler = (x, y, z + .10 * s), (math.radians(-78), 0, rot)


def ham(F, c, n=6, seed=2):
    """ruffled slices of cured ham"""
    r = np.random.RandomState(seed)
    for i in range(n):
        k, m = 120, 16
        u, v = np.meshgrid(np.linspace(0, 1, k), np.linspace(0, 1, m), indexing='ij')
        R = .16 + .30 * v
        a = u * 2 * np.pi * (1.02 + .2 * r.rand()) + r.rand() * 6
        wave = .09 * v * np.sin(a * 5 + r.rand() * 6) + .05 * v * fbm2(u * 6 + i, v * 3, 3, seed=i)
        V = np.stack([R * np.cos(a) * .95, R * np.sin(a) * .75, .05 + .26 * v + wave], -1).reshape(-1, 3)
        x, y = c[0] + (i % 3 - 1) * .52 + r.normal(0, .05), c[1] + (i // 3) * .44 + r.normal(0, .05)
        mesh_obj('ham', V + np.array([x, y, c[2] + .03 * (i // 3)]), grid_faces(k, m), F['ham'], None, True)


def salami(F, c, n=8, R=.36, dx=.19, rz=0.):
    """overlapping thin rounds in a row"""
    for i in range(n):
        b = MB(i)
        b.revolve([(0, 0), (R, 0), (R + .012, .02), (R, .04), (0, .04)], 44, .5, (0, 0, 0))
        o = b.obj('sal', F['salami'], True)
        o.location = (c[0] + math.cos(rz) * dx * i, c[1] + math.sin(rz) * dx * i, c[2] + .17 + .012 * (i % 2))
        o.rotation_euler = (.05 * math.sin(i * 2.1), -.50 + .06 * math.sin(i * 1.7), rz)


def bowl(F, c, R=.5, h=.34, m='clay'):
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
    r = np.random.RandomState(6)
    for i in range(n):
        o = MB(i)
        o.revolve([(0, 0), (.34, 0), (.355, .02), (.34, .045), (0, .045)], 40, .5, (0, 0, 0))
        q = o.obj('crk', F['cracker'], True)
        q.location = (c[0] + math.cos(rz) * .16 * i, c[1] + math.sin(rz) * .16 * i, c[2] + .25)
        q.rotation_euler = (math.radians(78 + r.normal(0, 2)), 0, rz + math.pi / 2 + r.normal(0, .05))


def jar(F, c, R=.52, h=1.30, fill=(.80, .30, .03), tr=(.95, .42, .05), em=(1, .36, .03), dipper=True):
    gm = m_glass('jar', (.94, .97, .96), 1.4)
    b = MB()
    b.revolve([(0, .02), (R * .9, .02), (R, .10), (R, h * .74), (R * .82, h * .86), (R * .82, h)], 64, .5, c)
    b.obj('jar', gm, True)
    s = Nodes('honey')
    hm = s.end(s.n('AddShader', {0: s.n('MixShader', {0: .55, 1: s.n('BsdfPrincipled', {'Base Color': fill, 'Roughness': .12}), 2: s.n('BsdfTranslucent', {'Color': tr})}), 1: s.n('Emission', {'Color': em, 'Strength': .08})}))
    b = MB()
    b.revolve([(0, .05), (R * .86, .05), (R * .95, .12), (R * .95, h * .64), (R * .93, h * .655), (0, h * .655)], 64, .5, c)
    b.obj('honey', hm, True)
    b = MB()
    b.revolve([(R * .84, h * .90), (R * .86, h * .91), (R * .86, h * .955), (R * .84, h * .965)], 64, .5, c)
    b.obj('twine', mat('tw', [(.3, (.30, .22, .13)), (.7, (.45, .35, .22))], 20, .9, .8, 50, .02), True)
    if dipper:
        b = MB()
        b.tube([(c[0] + .05, c[1], c[2] + h * .45), (c[0] - .42, c[1] + .1, c[2] + h * 1.55)], [.035, .045], 12, .5)
        b.obj('dip', m_plain('dip', (.30, .17, .08), .5), True)


def knife(F, x, y, z, rz, L=1.05):
    b = MB()
    b.box(-L, .1, -.055, .055, 0, .018, .5, Matrix.Translation((x, y, z + .015)) @ Matrix.Rotation(rz, 4, 'Z'))
    b.obj('blade', F['steel'], bevel=.006)
    c, s = math.cos(rz), math.sin(rz)
    b = MB()
    b.tube([(x + c * q, y + s * q, z + .05) for q in (.1, .5, 1.0)], [.06, .085, .07], 14, .5)
    b.obj('hndl', F['dark'], True)


def sprig(F, x, y, z, a, L=1.25, n=70, leaf=(.23, .045), seed=5):
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
    b = MB()
    b.revolve([(0, .0), (.36 * s, .0), (.38 * s, .05), (.38 * s, 1.75 * s), (.33 * s, 2.0 * s), (.14 * s, 2.4 * s), (.125 * s, 2.95 * s), (.15 * s, 2.97 * s), (.15 * s, 3.08 * s), (0, 3.08 * s)], 48, .5, (x, y, z))
    b.obj('bott', F['bottle'], True)
    if label:
        a = np.linspace(-2.2, -.9, 24)
        V = np.r_[np.c_[x + .383 * s * np.cos(a), y + .383 * s * np.sin(a), np.full(24, z + .55 * s)], np.c_[x + .383 * s * np.cos(a), y + .383 * s * np.sin(a), np.full(24, z + 1.45 * s)]]
        mesh_obj('label', V, grid_faces(2, 24), mat('lab', [(.3, (.60, .56, .46)), (.7, (.68, .64, .54))], 3, .8, .2, 60, .004), None, True)


def candle(x, y, h, r=.30, power=150, flame=70):
    b = MB()
    b.revolve([(0, 0), (r, 0), (r, h), (r * .87, h + .01), (r * .73, h - .05), (0, h - .07)], 36, .5, (x, y, 0))
    b.obj('wax', m_wax('wax', .22), True)
    b = MB()
    b.revolve([(0, 0), (.06, .06), (.075, .11), (.055, .2), (.02, .33), (0, .42)], 16, .5, (x, y, h + .02))
    b.obj('fl', m_emit('fl', (1, .52, .17), flame), True)
    point('cp', (x, y, h + .3), power, FLAME, .15)
    return (x, y, h + .22)
