"""Ground, sea and headlands. One height function a scene, also used to place everything."""
import bpy
import numpy as np
from .mesh import MB, mesh_obj, grid_faces
from .materials import m_plain, m_water
from .noise import fbm2


def terrain(name, hf, x0, x1, y0, y1, n, mat):
    """the ground hf(x, y) over an n by n grid"""
    X, Y = np.meshgrid(np.linspace(x0, x1, n), np.linspace(y0, y1, n))
    return mesh_obj(name, np.stack([X, Y, hf(X, Y)], -1).reshape(-1, 3), grid_faces(n, n), mat, None, True)


def strip(name, line, y0, y1, width, hf, mat, n=260, lift=.018, ragged=.22):
    """a trodden path: line(y) -> x"""
    ys, w = np.linspace(y0, y1, n), np.linspace(-width, width, 14)
    X = line(ys)[:, None] + w[None] * (1 + ragged * fbm2(ys * .6, 0 * ys, 3)[:, None])
    Y = np.repeat(ys[:, None], 14, 1)
    Z = hf(X, Y) + lift - .03 * (np.abs(w)[None] / width) ** 4 + .012 * fbm2(X * 3, Y * 3, 3)
    return mesh_obj(name, np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(n, 14), mat, None, True)


def sea(z, y0=-200, mat=None, far=16000):
    """flat water to the horizon; its waves are the material"""
    b = MB()
    b.add([(-9000, y0, z), (9000, y0, z), (9000, far, z), (-9000, far, z)], [(0, 1, 2, 3)])
    return b.obj('sea', mat or m_water('sea', (.006, .028, .036), ((.05, .010), (.25, .010), (1.1, .006)), .05, (.55, 1., 1)))


def headland(name, x0, x1, y, height, seed, col=(.03, .04, .035), z=-7):
    """far land as a soft ridge line"""
    x = np.linspace(x0, x1, 200)
    u = (x - x0) / (x1 - x0)
    p = height * (np.sin(np.pi * u) ** .55) * (.75 + .5 * fbm2(u * 5, 0 * u, 5, seed=seed))
    V = np.r_[np.c_[x, 0 * x + y, 0 * x + z], np.c_[x, 0 * x + y + 40, p + z]]
    return mesh_obj(name, V, grid_faces(2, 200), m_plain(name, col, .95), None, True)


def swell(z, x0, y0, size, repeat, mat, scale=1.4, choppy=1.1, wind=14, res=11, time=3., seed=0, align=0., direction=0., foam=.3):
    """Blender's ocean spectrum as real geometry, tiled from (x0, y0); carries a 'foam' vertex layer"""
    bpy.ops.mesh.primitive_plane_add(size=2)
    o = bpy.context.object
    o.name = 'swell'
    m = o.modifiers.new('o', 'OCEAN')
    m.geometry_mode, m.repeat_x, m.repeat_y = 'GENERATE', repeat[0], repeat[1]
    m.resolution = m.viewport_resolution = res
    m.spatial_size, m.wave_scale, m.choppiness, m.wind_velocity = size, scale, choppy, wind
    m.wave_alignment, m.wave_direction = align, direction
    m.random_seed, m.time, m.use_foam, m.foam_layer_name, m.foam_coverage = seed, time, True, 'foam', foam
    o.data.materials.append(mat)
    o.location = (x0, y0, z)
    return o
