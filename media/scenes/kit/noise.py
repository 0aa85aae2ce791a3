"""Perlin noise and fractal sums in 2-D and 3-D, vectorised numpy. Same numbers in Blender and in development."""
import numpy as np

_r = np.random.RandomState(7)
P = _r.permutation(4096).astype(np.int32)
P = np.concatenate([P, P, P])
G2 = np.stack([np.cos(np.arange(4096) * 2.399), np.sin(np.arange(4096) * 2.399)], 1).astype(np.float32)
_g = _r.normal(size=(4096, 3))
G3 = (_g / np.linalg.norm(_g, axis=1, keepdims=True)).astype(np.float32)


def _fade(t):
    return t * t * t * (t * (t * 6 - 15) + 10)


def perlin2(x, y, seed=0):
    x = np.asarray(x, np.float32)
    y = np.asarray(y, np.float32)
    xi, yi = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    xf, yf = x - xi, y - yi
    xi, yi = (xi + seed * 57) & 4095, (yi + seed * 131) & 4095

    def corner(i, j):
        g = G2[P[P[(xi + i) & 4095] + ((yi + j) & 4095)]]
        return g[..., 0] * (xf - i) + g[..., 1] * (yf - j)
    u, v = _fade(xf), _fade(yf)
    a, b, c, d = corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)
    return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v


def fbm2(x, y, oct=5, lac=2.03, gain=.5, seed=0):
    """fractal sum of oct octaves of Perlin noise, about -1 to 1; each lac times finer and gain times weaker"""
    s, a, n = 0, 1, 0
    for o in range(oct):
        s = s + a * perlin2(x, y, seed + o * 13)
        n += a
        a *= gain
        x, y = x * lac + 3.1, y * lac + 1.7
    return s / n * 1.6


def perlin3(x, y, z, seed=0):
    x = np.asarray(x, np.float32)
    y = np.asarray(y, np.float32)
    z = np.asarray(z, np.float32) + 0 * x
    xi, yi, zi = [np.floor(q).astype(np.int32) for q in (x, y, z)]
    xf, yf, zf = x - xi, y - yi, z - zi
    xi, yi, zi = (xi + seed * 57) & 4095, (yi + seed * 131) & 4095, (zi + seed * 19) & 4095

    def corner(i, j, k):
        g = G3[P[P[P[(xi + i) & 4095] + ((yi + j) & 4095)] + ((zi + k) & 4095)]]
        return g[..., 0] * (xf - i) + g[..., 1] * (yf - j) + g[..., 2] * (zf - k)
    u, v, w = _fade(xf), _fade(yf), _fade(zf)

    def mix(a, b, t):
        return a + (b - a) * t
    lo = mix(mix(corner(0, 0, 0), corner(1, 0, 0), u), mix(corner(0, 1, 0), corner(1, 1, 0), u), v)
    hi = mix(mix(corner(0, 0, 1), corner(1, 0, 1), u), mix(corner(0, 1, 1), corner(1, 1, 1), u), v)
    return mix(lo, hi, w)


def fbm3(x, y, z, oct=4, gain=.5, seed=0):
    """as fbm2, in three dimensions"""
    s, a, n = 0, 1, 0
    for o in range(oct):
        s = s + a * perlin3(x, y, z, seed + o * 13)
        n += a
        a *= gain
        x, y, z = x * 2.03 + 3.1, y * 2.03 + 1.7, z * 2.03 + 5.3
    return s / n * 1.6
