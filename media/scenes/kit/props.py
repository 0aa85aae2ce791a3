"""Small things: lanterns, candles, chairs, beds' linen, books, cups, logs, fire."""
import math
import bpy
import numpy as np
from mathutils import Matrix
from .camera import area, point
from .candle import candle
from .materials import LAMP, WARM, Nodes, m_emit, m_leaf, m_noise, m_plain
from .mesh import MB, Group, cushion, grid_faces, mesh_obj, norm
from .noise import fbm2
from .plants import blades


def lantern(M, x, y, z, h=.55, power=4):
    """low path bollard with a lit head; returns the lamp's position"""
    b = MB()
    b.box(x - .06, x + .06, y - .06, y + .06, z - .3, z + h, .5)
    b.box(x - .08, x + .08, y - .08, y + .08, z + h + .14, z + h + .16, .5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box(x + sx * .055 - .006, x + sx * .055 + .006, y + sy * .055 - .006, y + sy * .055 + .006, z + h, z + h + .14, .5)
    b.obj('lan', M['black'])
    b = MB()
    b.box(x - .035, x + .035, y - .035, y + .035, z + h + .01, z + h + .12, .5)
    b.obj('lang', M['globe'])
    point('lanp', (x, y, z + h + .07), power, WARM, .05)
    return (x, y, z + h + .07)


def candle_lantern(M, x, y, z, s=1., power=7):
    """black iron frame with one candle; returns the flame's position"""
    b = MB()
    w, h = .085 * s, .27 * s
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box(x + sx * w - .007, x + sx * w + .007, y + sy * w - .007, y + sy * w + .007, z, z + h, .5)
    b.box(x - w - .012, x + w + .012, y - w - .012, y + w + .012, z, z + .018, .5)
    b.box(x - w - .012, x + w + .012, y - w - .012, y + w + .012, z + h, z + h + .018, .5)
    b.tube([(x - .04, y, z + h), (x - .03, y, z + h + .07), (x + .03, y, z + h + .07), (x + .04, y, z + h)], .005, 6)
    b.obj('cl', M['black'])
    return candle(x, y, z, .034 * s, .12 * s, power, .1, size=s)


def wall_lantern(M, x, y, z, power=13):
    """iron and glass on a bracket; a wall behind it at larger y"""
    b, w, h = MB(), .065, .25
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.beam((x + sx * w * .8, y + sy * w * .8, z), (x + sx * w, y + sy * w, z + h), .009, .009, .5)
    b.box(x - w * .9, x + w * .9, y - w * .9, y + w * .9, z - .012, z + .004, .5)
    b.box(x - w - .012, x + w + .012, y - w - .012, y + w + .012, z + h, z + h + .012, .5)
    b.hexa([(x + sx * w, y + sy * w, z + h + .012) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(x + sx * .018, y + sy * .018, z + h + .075) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], .5)
    b.tube([(x, y, z + h + .07), (x, y + .02, z + h + .11), (x, y + .16, z + h + .10)], .009, 8, .5)
    b.box(x - .04, x + .04, y + .15, y + .175, z + h, z + h + .18, .5)
    b.obj('wall lantern', M['black'])
    b = MB()
    b.revolve([(0, .05), (.022, .055), (.032, .09), (.026, .13), (.012, .15), (0, .155)], 20, .5, (x, y, z))
    b.obj('bulb', m_emit('bulb', (1., .55, .22), 26), True).visible_shadow = False
    b = MB()
    for q in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((-1, 1), (-1, -1))):
        b.add([(x + q[0][0] * w * .8, y + q[0][1] * w * .8, z), (x + q[1][0] * w * .8, y + q[1][1] * w * .8, z), (x + q[1][0] * w, y + q[1][1] * w, z + h), (x + q[0][0] * w, y + q[0][1] * w, z + h)], [(0, 1, 2, 3)], .5)
    b.obj('pane', M['glass']).visible_shadow = False
    point('wlp', (x, y - .02, z + .10), power, WARM, .035)


def armchair(M, x, y, rz, z=0, fabric='ochre'):
    """an upholstered chair facing -y before turning"""
    with Group((x, y, z), rz) as g:
        cushion('as', -.36, .36, -.36, .36, .34, .50, M[fabric], .25, 2)
        bk = cushion('ab', -.36, .36, -.38, .38, -.08, .08, M[fabric], .25, 4)
        bk.rotation_euler, bk.location = (math.radians(76), 0, 0), (0, .36, .72)
        b = MB()
        for sx in (-.38, .38):
            for sy in (-.32, .34):
                b.beam((sx, sy, 0), (sx, sy, .6), .035, .035, .4)
            b.box(sx - .03, sx + .03, -.36, .40, .58, .615, .4)
        b.obj('af', M['oak'], bevel=.004)
    return g.e


def deck_chair(M, x, y, rz, z=0, throw=None):
    """low slatted lounge chair (Adirondack) with an optional throw over the back"""
    with Group((x, y, z), rz):
        b = MB(7)
        for s in (-1, 1):
            b.beam((s * .30, -.45, .36), (s * .30, .52, .08), .03, .12)
            b.box(s * .34 - .04, s * .34 + .04, -.42, .42, .54, .565)
            b.box(s * .34 - .02, s * .34 + .02, -.40, -.30, 0, .54)
            b.beam((s * .34, .38, .54), (s * .33, .45, .12), .03, .08)
        for i in range(6):
            u = i / 6
            b.box(-.30, .30, -.46 + u * .72, -.37 + u * .72, .375 - u * .205, .393 - u * .205)
        for i in range(6):
            xx = -.27 + i * .108
            b.beam((xx, .26, .17), (xx * 1.12, .78, .98 - .9 * abs(xx) ** 1.7), .095, .018)
        b.obj('adi', M['silverx'], bevel=.004)
        if throw:
            cloth_over(M[throw], [(-.28, .20, .20), (-.28, .44, .50), (-.28, .68, .86), (-.28, .80, .98), (-.28, .90, .80), (-.28, .92, .50)], .56, 5)


def cloth_over(mat, line, width, seed, thick=.014):
    """a folded throw laid along a profile line, its width along +x"""
    line = np.array(line, float)
    t = np.linspace(0, 1, len(line))
    u = np.linspace(0, 1, 40)
    P = np.stack([np.interp(u, t, line[:, i]) for i in range(3)], 1)
    for i in range(3):
        P[2:-2, i] = np.convolve(P[:, i], np.ones(5) / 5, 'valid')
    w = np.linspace(0, 1, 26)
    V = P[:, None] + np.array([1., 0, 0]) * (w * width)[None, :, None]
    n = fbm2(w[None] * 4 + seed, u[:, None] * 3, 4, seed=seed)
    V[..., 2] += .02 + .022 * n
    V[..., 1] += .012 * fbm2(w[None] * 5 + 3, u[:, None] * 4, 3, seed=seed + 1)
    V[..., 0] += .02 * fbm2(u[:, None] * 5, 0 * w[None], 3, seed=seed + 2)
    o = mesh_obj('throw', V.reshape(-1, 3), grid_faces(40, 26), mat, None, True)
    m = o.modifiers.new('s', 'SOLIDIFY')
    m.thickness = thick
    o.modifiers.new('u', 'SUBSURF').render_levels = 1
    return o


def drape(x0, x1, y, z1, folds, seed, mat, z0=.015):
    """a full-height curtain in soft folds, along x"""
    n, k = folds * 14, 26
    u, V = np.linspace(0, 1, n), []
    for z in np.linspace(z0, z1, k):
        q = u * folds * 2 * np.pi + .5 * fbm2(u * 5, np.full(n, z * .5), 3, seed=seed) * 3
        V.append(np.c_[x0 + (x1 - x0) * u + .02 * np.cos(q), y + (.055 + .02 * fbm2(u * 7, 0 * u + z * .3, 2, seed=seed)) * np.sin(q), np.full(n, z)])
    return mesh_obj('drape', np.concatenate(V), grid_faces(k, n), mat, None, True)


def bedside(M, x, y, lamp_power=10, cs=((.05, .09, .09), (.42, .36, .28)), z=0., lamp=True):
    """small table, lamp, two books"""
    b = MB()
    b.box(x - .21, x + .21, y - .21, y + .21, z + .44, z + .475, .6)
    for sx in (-.18, .18):
        for sy in (-.18, .18):
            b.box(x + sx - .016, x + sx + .016, y + sy - .016, y + sy + .016, z, z + .44, .5)
    b.box(x - .19, x + .19, y - .19, y + .19, z + .16, z + .18, .5)
    b.obj('tab', M['dark'], bevel=.004)
    if lamp:
        table_lamp(M, x - .03, y + .03, z + .475, lamp_power)
    books(x + .08, y - .10, z + .475, cs)


def table_lamp(M, x, y, z, p):
    """a ceramic lamp with a shade, lit with the power p"""
    b = MB()
    b.revolve([(0, 0), (.075, .004), (.085, .05), (.06, .13), (.022, .17), (.012, .24)], 32, .5, (x, y, z))
    b.obj('lb', M['ceramic'], True)
    b = MB()
    b.revolve([(.15, .22), (.115, .42)], 40, .5, (x, y, z))
    b.obj('ls', M['shade'], True)
    point('lamp', (x, y, z + .32), p, LAMP, .035)


def books(x, y, z, cs, w=.10, d=.07):
    """a pile of books, one of each colour in cs"""
    for i, c in enumerate(cs):
        h = .022 + .01 * (i % 2)
        Mx = Matrix.Translation((x, y, z)) @ Matrix.Rotation(.2 * math.sin(i * 2.3), 4, 'Z')
        b = MB()
        b.box(-w, w, -d, d, 0, h, .5, Mx)
        b.obj('bk', m_plain('bk', c, .7), bevel=.002)
        b = MB()
        b.box(-w + .004, w + .001, -d + .003, d - .003, .003, h - .003, .5, Mx)
        b.obj('pages', m_plain('pg', (.62, .58, .48), .9))
        z += h


def cup(x, y, z, col=(.30, .29, .27), s=1.):
    """a small cup, s times its size"""
    b = MB()
    b.revolve([(.0, 0), (.030 * s, 0), (.040 * s, .04 * s), (.038 * s, .09 * s), (.034 * s, .09 * s), (.034 * s, .03 * s), (0, .015 * s)], 28, .5, (x, y, z))
    b.obj('cup', m_plain('cup', col, .4), True)


def stool(M, x, y, z=0, h=.43, r=.21, cups=True):
    """a round three-legged stool, used as a table; with two cups on it"""
    b = MB()
    b.revolve([(0, h - .03), (r - .01, h - .03), (r, h - .015), (r - .01, h), (0, h)], 36, .5, (x, y, z))
    for a in (0, 2.1, 4.2):
        b.beam((x + .7 * r * math.cos(a), y + .7 * r * math.sin(a), z + h - .03), (x + .95 * r * math.cos(a), y + .95 * r * math.sin(a), z), .03, .03, .4)
    b.obj('stool', M['oak'], bevel=.002)
    if cups:
        cup(x - .05, y - .04, z + h)
        cup(x + .07, y + .03, z + h)


def pendant(M, x, y, z, top, power=9):
    """a lamp hanging from top"""
    b = MB()
    b.revolve([(.20, -.02), (.21, .0), (.15, .12), (.05, .19), (.02, .20)], 40, .5, (x, y, z))
    b.obj('pend', M['shade'], True)
    b = MB()
    b.tube([(x, y, z + .18), (x, y, top)], .006, 6, .5)
    b.obj('cord', M['black'])
    point('pendl', (x, y, z + .03), power, LAMP, .05)


def fur(x, y, z, rx, ry, n, seed, L=.05):
    """sheepskin"""
    r = np.random.RandomState(seed)
    a, q = r.rand(n) * 2 * np.pi, np.sqrt(r.rand(n))
    k = 1 + .18 * np.sin(a * 2 + 1) + .10 * np.sin(a * 5 + seed) + .05 * np.sin(a * 9)
    B = np.c_[x + rx * q * k * np.cos(a), y + ry * q * k * np.sin(a), np.full(n, z)]
    w = np.stack([fbm2(B[:, 0] * 7, B[:, 1] * 7, 3, seed=seed), fbm2(B[:, 0] * 7 + 9, B[:, 1] * 7, 3, seed=seed), np.full(n, .55)], -1)
    V, F = blades(B, norm(w + r.normal(0, .22, (n, 3))), L * r.uniform(.6, 1.2, n), .008, r)
    return mesh_obj('fur', V, F, m_leaf('furm', (.70, .70, .69), (.86, .86, .85), .25, .9), r.rand(n))


def log_pile(M, x0, x1, y, z, rows, cols, seed=4, step=.155):
    """split logs, cut ends towards -x at x0"""
    rng = np.random.RandomState(seed)
    b, c = MB(seed), MB(seed + 1)
    for r in range(rows):
        for q in range(cols):
            yy, zz, rr = y + q * step + (r % 2) * .07, z + .07 + r * .135, .066 * rng.uniform(.85, 1.08)
            xa, ang = x0 + rng.uniform(-.03, .03), rng.rand() * 6 + np.arange(7) / 7 * 2 * np.pi
            ra = rr * (1 + rng.uniform(-.12, .12, 7))
            V = [(xa, yy + ra[i] * math.cos(ang[i]), zz + ra[i] * math.sin(ang[i])) for i in range(7)]
            b.add(V + [(x1, v[1], v[2]) for v in V], [(i, (i + 1) % 7, 7 + (i + 1) % 7, 7 + i) for i in range(7)])
            c.add(V + [(xa, yy, zz)], [(7, i, (i + 1) % 7, (i + 1) % 7) for i in range(7)])
    b.obj('logb', M['bark'])
    c.obj('loge', M['endgrain'])


def ember_logs(spec, seed=4, name='logs', heat=14.):
    """glowing logs: spec = (x0, x1, y, z, r)"""
    rl, b = np.random.RandomState(seed), MB(seed)
    for x0, x1, y, z, r in spec:
        n, u = 9, np.linspace(0, 1, 9)
        b.tube(np.c_[x0 + (x1 - x0) * u, y + .03 * rl.normal() * u + .006 * rl.normal(size=n), z + .02 * rl.normal() * u + .006 * rl.normal(size=n)], r * (1 + .08 * rl.normal(size=n)), 12, .5)
    em = Nodes('ember')
    tc = em.n('TexCoord')
    nz = em.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 26., 'Detail': 5., 'Roughness': .6})
    st = em.n('MapRange', {'Value': nz.outputs['Fac'], 'From Min': .55, 'From Max': .74, 'To Min': 0., 'To Max': heat})
    return b.obj(name, em.end(em.n('AddShader', {0: em.n('BsdfDiffuse', {'Color': (.03, .022, .018)}), 1: em.n('Emission', {'Color': (1, .20, .03), 'Strength': st})})), True)


def flame_image(seed, w=160, h=160, tongues=((-.48, .26, .62), (-.14, .30, .95), (.20, .24, .74), (.50, .22, .55))):
    v, u = np.meshgrid(np.linspace(0, 1, h), np.linspace(-1, 1, w), indexing='ij')
    x = u + fbm2(u * 1.6, v * 1.9 - seed, 4, seed=seed) * .55 * (.25 + v)
    d = 0 * x
    for i, (c, wd, ht) in enumerate(tongues):
        q = np.clip(v / ht, 0, 1)
        prof = wd * (1 - q) ** .75 * (.75 + .9 * q * (1 - q))
        d = np.maximum(d, np.clip((prof - np.abs(x - c - .05 * np.sin(seed + i))) / (.11 + .05 * q), 0, 1) * (1 - q) ** .35 * (q < 1))
    I = np.clip(d * (1.05 + fbm2(x * 3.2 + seed, v * 2.2 - seed * 2, 5, seed=seed + 7) * 1.15) - .10, 0, 1.4)
    col = np.stack([np.clip(I * 1.25, 0, 1.2), np.clip(I - .08, 0, 2) ** 1.55 * .60, np.clip(I - .35, 0, 2) ** 2.2 * .30], -1)
    im = bpy.data.images.new('fl%d' % seed, w, h, float_buffer=True, alpha=True)
    im.pixels.foreach_set(np.concatenate([col, np.ones((h, w, 1))], -1).astype(np.float32).ravel())
    im.update()
    im.pack()
    im.colorspace_settings.name = 'Linear'
    return im


def flames(w, z0, z1, cards=((-.08, 1., 8), (.02, 1.08, 9), (.11, .95, 7)), seed=5, facing='y'):
    """transparent flame cards one behind the other, facing -y"""
    for k, (y, sc, st) in enumerate(cards):
        m = Nodes('flm%d' % k)
        sp = m.n('SeparateXYZ', {0: m.n('TexCoord').outputs['Generated']})
        tx = m.n('TexImage', {'Vector': m.n('CombineXYZ', {'X': sp.outputs['X'], 'Y': sp.outputs['Z']})})
        tx.image, tx.extension = flame_image(seed + k * 6), 'CLIP'
        mat = m.end(m.n('AddShader', {0: m.n('BsdfTransparent'), 1: m.n('Emission', {'Color': tx.outputs[0], 'Strength': float(st)})}))
        b = MB()
        b.add([(-w * sc, y, z0), (w * sc, y, z0), (w * sc, y, z1), (-w * sc, y, z1)], [(0, 1, 2, 3)], .5)
        b.obj('flame%d' % k, mat).visible_shadow = False


def stove(M, x, y, rz=0., z=0., flue=4.6, fire=1.):
    """wood stove with a wide window, logs and fire; front faces -y before turning"""
    with Group((x, y, z), rz):
        b = MB()
        for q in ((-.36, .36, -.24, .24, .30, .42), (-.36, .36, -.24, .24, .94, 1.06), (-.36, -.29, -.24, .24, .42, .94), (.29, .36, -.24, .24, .42, .94),
                  (-.29, .29, .17, .24, .42, .94), (-.39, .39, -.27, .27, 1.06, 1.085), (-.30, .30, -.20, .20, .02, .10)):
            b.box(*q, .5)
        for sx in (-.27, .27):
            for sy in (-.17, .17):
                b.box(sx - .02, sx + .02, sy - .02, sy + .02, .1, .30, .5)
        b.tube([(.325, -.255, .60), (.325, -.285, .60), (.325, -.285, .76), (.325, -.255, .76)], .009, 8, .5)
        b.obj('stv', M['iron'], bevel=.008)
        b = MB()
        b.revolve([(.085, 1.08), (.085, 1.16), (.075, 1.16), (.075, flue)], 32, .5, (0, .06, 0))
        b.obj('flue', M['iron'], True)
        b = MB()
        for q in ((-.288, .288, .155, .168, .42, .94), (-.29, -.28, -.2, .17, .42, .94), (.28, .29, -.2, .17, .42, .94), (-.29, .29, -.2, .17, .415, .425)):
            b.box(*q, .5)
        b.obj('brick', m_noise('vermic', [(.3, (.10, .075, .055)), (.7, (.22, .17, .12))], 9, 6, .95, .6, 40, .01))
        ember_logs(((-.23, .21, -.06, .475, .052), (-.20, .24, .07, .475, .055), (-.17, .19, .01, .565, .05)))
        flames(.27, .44, .93)
        g = MB()
        g.add([(-.29, -.225, .42), (.29, -.225, .42), (.29, -.225, .94), (-.29, -.225, .94)], [(0, 1, 2, 3)])
        g.obj('sg', M['glass'])
        area('fireA', (0, -.27, .62), .5, 26 * fire, (1, .40, .12), (0, -2, .5), sy=.4)
        point('fireP', (0, .0, .70), 3. * fire, (1, .42, .13), .08)


def wine_glass(x, y, z, s=1., wine=(.10, .006, .012), M=None):
    """a glass of wine, s times its size"""
    b = MB()
    b.revolve([(0, .004), (.034, .002), (.036, .004), (.008, .012), (.004, .03), (.004, .09), (.016, .105), (.036, .14), (.041, .175), (.038, .205), (.034, .225)], 48, .5, (0, 0, 0))
    b.v = [v * s + np.array([x, y, z], np.float32) for v in b.v]
    b.obj('wg', M['crystal'], True)
    b = MB()
    b.revolve([(0, .103), (.014, .106), (.034, .14), (.0385, .158), (0, .158)], 48, .5, (0, 0, 0))
    b.v = [v * s + np.array([x, y, z], np.float32) for v in b.v]
    b.obj('wine', m_plain('wine', wine, .05, 0, .6), True)
