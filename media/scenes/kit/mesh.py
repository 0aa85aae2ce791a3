"""Mesh building from numpy arrays. Every board is modelled on its own: that is what sells timber."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
from .noise import fbm2, fbm3


def norm(a):
    """vectors of length 1, along the last axis"""
    return a / (np.linalg.norm(a, axis=-1, keepdims=True) + 1e-9)


def mesh_obj(name, V, F, mat, tint=None, smooth=False, link=True):
    """V (n,3); F (m,k) faces of one size k; tint per face"""
    V, F = np.asarray(V, np.float32), np.asarray(F, np.int32)
    k = F.shape[1]
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set('vertex_index', F.ravel())
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(F), k, np.int32))
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    if tint is not None:
        a = me.attributes.new('tint', 'FLOAT', 'FACE')
        a.data.foreach_set('value', np.asarray(tint, np.float32))
    me.update(calc_edges=True)
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    if link:
        bpy.context.scene.collection.objects.link(o)
    return o


def grid_faces(m, n, loop=False):
    """quads over an (m, n) grid of vertices; loop closes the second axis"""
    i = np.arange(m * n).reshape(m, n)
    if loop:
        j = np.roll(i, -1, 1)
        return np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)
    return np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)


class MB:
    """collects quads; each part gets a tint from the builder's own seeded stream"""

    def __init__(self, seed=1):
        self.v, self.f, self.t, self.c, self.rng = [], [], [], 0, np.random.RandomState(seed)

    def add(self, V, F, tint=None):
        F = np.asarray(F)
        self.v.append(np.asarray(V, np.float32))
        self.f.append(F + self.c)
        self.c += len(V)
        self.t.append(np.full(len(F), self.rng.rand() if tint is None else tint, np.float32))

    def box(self, x0, x1, y0, y1, z0, z1, tint=None, M=None):
        V = np.array([(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)], np.float32)
        if M is not None:
            V = V @ np.array(M.to_3x3()).T + np.array(M.translation)
        self.add(V, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], tint)

    def hexa(self, V, tint=None):
        """eight corners, bottom ring then top ring"""
        self.add(V, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], tint)

    def prism(self, poly, y0, y1, tint=None):
        """four points in xz, extruded along y"""
        self.hexa([(x, y0, z) for x, z in poly] + [(x, y1, z) for x, z in poly], tint)

    def beam(self, a, b, w, h, tint=None):
        a, b = Vector(a), Vector(b)
        d = b - a
        M = Matrix.Translation(a) @ d.to_track_quat('Y', 'Z').to_matrix().to_4x4()
        self.box(-w / 2, w / 2, 0, d.length, -h / 2, h / 2, tint, M)

    def tube(self, pts, rad, n=8, tint=None):
        pts = np.asarray(pts, float)
        R = np.broadcast_to(np.asarray(rad, float), (len(pts),))
        T = np.gradient(pts, axis=0)
        V = []
        for i, p in enumerate(pts):
            t = T[i] / (np.linalg.norm(T[i]) + 1e-9)
            u = np.cross(t, (.13, .97, .2))
            u /= np.linalg.norm(u)
            a = np.arange(n) / n * 2 * np.pi
            V.append(p + R[i] * (np.cos(a)[:, None] * u + np.sin(a)[:, None] * np.cross(t, u)))
        self.add(np.concatenate(V), [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(pts) - 1) for j in range(n)], tint)

    def revolve(self, prof, n=48, tint=None, c=(0, 0, 0)):
        """profile of (radius, height) turned about the vertical through c"""
        prof = np.asarray(prof, float)
        a = np.arange(n) / n * 2 * np.pi
        V = np.stack([prof[:, 0, None] * np.cos(a) + c[0], prof[:, 0, None] * np.sin(a) + c[1], np.repeat(prof[:, 1, None], n, 1) + c[2]], -1).reshape(-1, 3)
        self.add(V, [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(prof) - 1) for j in range(n)], tint)

    def boards(self, a, b, step, fn, gap=.004):
        """call fn(lo, hi) for every board between a and b"""
        x = a
        while x < b - 1e-6:
            fn(x + gap, min(x + step, b) - gap)
            x += step

    def obj(self, name, mat, smooth=False, bevel=0):
        o = mesh_obj(name, np.concatenate(self.v), np.concatenate(self.f), mat, np.concatenate(self.t), smooth)
        if bevel:
            m = o.modifiers.new('b', 'BEVEL')
            m.width, m.segments, m.limit_method = bevel, 2, 'ANGLE'
        return o


def blob(name, c, r, mat, f=None, n=72, k=56, rot=0, tint=None):
    """deformable ball: f(direction, vertices) -> vertices"""
    u, v = np.meshgrid(np.linspace(0, np.pi, k), np.linspace(0, 2 * np.pi, n, endpoint=False), indexing='ij')
    d = np.stack([np.sin(u) * np.cos(v), np.sin(u) * np.sin(v), np.cos(u)], -1)
    V = d * np.array(r)
    if f is not None:
        V = f(d, V)
    cs, sn = math.cos(rot), math.sin(rot)
    V = V.reshape(-1, 3) @ np.array([[cs, sn, 0], [-sn, cs, 0], [0, 0, 1]])
    return mesh_obj(name, V + np.array(c), grid_faces(k, n, True)[:, ::-1], mat, tint, True)


def rock(x, y, z, r, mat, seed=0, flat=.62, rough=.45):
    """weathered boulder sunk a little into the ground"""
    f = lambda d, V: V * (1 + rough * fbm3(d[..., 0] * 1.5 + seed * 3.1, d[..., 1] * 1.5, d[..., 2] * 1.5, 5))[..., None]
    return blob('rock', (x, y, z + r * .1), (r, r, r * flat), mat, f, 44, 32, seed * 1.7)


def cushion(name, x0, x1, y0, y1, z0, z1, mat, puff=.35, seed=0, amp=.02):
    """a soft slab; the smaller puff, the fuller its edges"""
    n = 24
    u = np.linspace(-1, 1, n)
    U, V = np.meshgrid(u, u)
    e = ((1 - U ** 6) * (1 - V ** 6)).clip(0) ** puff
    nz = fbm2(U * 1.7 + seed, V * 1.7 + seed * 3, 4) * amp
    X, Y = (x0 + x1) / 2 + U * (x1 - x0) / 2, (y0 + y1) / 2 + V * (y1 - y0) / 2
    Zt = (z0 + z1) / 2 + (z1 - z0) / 2 * e + nz * e
    Zb = (z0 + z1) / 2 - (z1 - z0) / 2 * e
    F = grid_faces(n, n)
    return mesh_obj(name, np.r_[np.stack([X, Y, Zt], -1).reshape(-1, 3), np.stack([X, Y, Zb], -1).reshape(-1, 3)], np.r_[F, F[:, ::-1] + n * n], mat, None, True)


class Group:
    """with Group(loc, rz): every object made inside hangs on one empty"""

    def __init__(self, loc=(0, 0, 0), rz=0., scale=1.):
        self.loc, self.rz, self.scale = loc, rz, scale

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, *a):
        self.e = bpy.data.objects.new('group', None)
        bpy.context.scene.collection.objects.link(self.e)
        for o in set(bpy.data.objects) - self.before:
            if o.parent is None and o != self.e:
                o.parent = self.e
        self.e.location, self.e.rotation_euler, self.e.scale = self.loc, (0, 0, self.rz), (self.scale,) * 3
