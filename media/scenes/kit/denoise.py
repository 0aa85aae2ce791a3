"""Our denoiser: half-buffer joint non-local means on albedo-demodulated radiance in the log domain, then a wide edge-stopping average.

The inner loop is nlm.c, compiled once into work/ with gcc; without a compiler numpy does the same work slowly.
"""
import ctypes
import os
import subprocess
import numpy as np
from scipy.ndimage import median_filter, uniform_filter

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, '..', '..', 'work')


def box(a, r):
    """mean over the square that reaches r pixels around each"""
    if a.ndim == 2:
        return uniform_filter(a, 2 * r + 1, mode='reflect')
    return np.stack([uniform_filter(a[..., i], 2 * r + 1, mode='reflect') for i in range(a.shape[-1])], -1)


def _library():
    so, src = os.path.join(WORK, 'nlm.so'), os.path.join(HERE, 'nlm.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        os.makedirs(WORK, exist_ok=True)
        try:
            subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', src, '-o', so, '-lm'], check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return ctypes.CDLL(so)


def guides(D):
    """mean albedo, normal and log depth of the two halves, and how far each can be trusted"""
    alb = np.clip((D['albedo0'] + D['albedo1'])[..., :3] / 2, 0, 1)
    nor = (D['normal0'] + D['normal1'])[..., :3] / 2
    dep = np.log1p(np.clip((D['depth0'] + D['depth1'])[..., 0] / 2, 0, 5000))
    half = lambda n: np.mean((D[n + '0'][..., :3] - D[n + '1'][..., :3]) ** 2, -1) / 4
    va, vn = box(half('albedo'), 1) + 2e-4, box(half('normal'), 1) + 2e-3
    gd = box(np.hypot(*np.gradient(dep)), 1) ** 2 + 1e-4
    return alb, nor, dep, va, vn, gd


def denoise(D, R=7, k=.55, kf=.7, tol=1.5):
    """linear rgb from the arrays of one render (rgba0/1, albedo0/1, normal0/1, depth0/1); tol: how much unevenness counts as noise"""
    A, B = [D['rgba%d' % i][..., :3].astype(np.float32) for i in (0, 1)]
    alb, nor, dep, va, vn, gd = guides(D)
    w0 = alb + .03
    A, B = np.log1p(A / w0 * 4), np.log1p(B / w0 * 4)
    var = box(np.mean((A - B) ** 2, -1) / 2, 2) + 1e-5
    H, W = dep.shape
    lib = _library()
    if lib is None:
        conf = None
        r = _numpy(A, B, alb, nor, dep, var, va, vn, gd, R, k, kf)
    else:
        r, conf = np.empty((H, W, 3), np.float32), np.empty((H, W), np.float32)
        f = lambda a: np.ascontiguousarray(a, np.float32)
        arrays = [f(a) for a in (A, B, alb, nor, dep, var, va, vn, gd)] + [r, conf]
        lib.nlm(H, W, R, ctypes.c_float(k), ctypes.c_float(kf), *[a.ctypes.data_as(ctypes.c_void_p) for a in arrays])
    r = settle(r, alb, nor, dep, var, va, vn, gd, tol, kf)
    out = np.expm1(np.clip(r, 0, 12)) / 4 * w0
    if conf is not None:                      # pixels with hardly any match (silhouettes): the median of their neighbours
        m = np.clip((9 - conf) / 6, 0, 1)[..., None]
        med = np.stack([median_filter(out[..., i], 3) for i in range(3)], -1)
        out = out * (1 - m) + med * m
    return out


def settle(r, alb, nor, dep, var, va, vn, gd, tol, kf, levels=5):
    """takes away the soft blotches that remain wider than the search: averages ever farther neighbours on the same surface"""
    if not tol:
        return r
    H, W = dep.shape
    even = tol * tol * var / 30 + .002
    for st in 2 ** np.arange(levels):
        p = lambda a: np.pad(a, ((st, st), (st, st)) + ((0, 0),) * (a.ndim - 2), mode='reflect')
        rp, ap, np_, dp = map(p, (r, alb, nor, dep))
        acc, total = r.copy(), np.ones((H, W, 1), np.float32)
        for y, x in ((y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x):
            S = lambda a: a[st + y * st:st + y * st + H, st + x * st:st + x * st + W]
            q = S(rp)
            f = (np.mean((S(ap) - alb) ** 2, -1) / (kf * (va * 4 + 3e-4)) + (S(dp) - dep) ** 2 / (kf * 4 * gd * st * st)
                 + np.mean((S(np_) - nor) ** 2, -1) / (kf * (vn * 4 + 4e-3)) + np.mean((q - r) ** 2, -1) / even)
            w = (np.exp(-np.minimum(f, 30)) * (.6 if y and x else .8))[..., None].astype(np.float32)
            acc += w * q
            total += w
        r = acc / total
    return r


def _numpy(A, B, alb, nor, dep, var, va, vn, gd, R, k, kf):
    H, W = dep.shape
    pad = R + 3
    p = lambda a: np.pad(a, ((pad, pad), (pad, pad)) + ((0, 0),) * (a.ndim - 2), mode='reflect')
    Ap, Bp, ap, np_, dp, vp = map(p, (A, B, alb, nor, dep, var))
    nA, nB = np.zeros_like(A), np.zeros_like(B)
    sA = np.zeros((H, W, 1), np.float32)
    sB = sA.copy()
    S = lambda a, y, x: a[pad + y:pad + y + H, pad + x:pad + x + W]
    for y in range(-R, R + 1):
        for x in range(-R, R + 1):
            if x * x + y * y > R * R + 1:
                continue
            q = S(vp, y, x)
            f = (np.mean((S(ap, y, x) - alb) ** 2, -1) / (kf * (va * 4 + 3e-4)) + (S(dp, y, x) - dep) ** 2 / (kf * 4 * gd)
                 + np.mean((S(np_, y, x) - nor) ** 2, -1) / (kf * (vn * 4 + 4e-3)))
            fw = np.exp(-np.minimum(f, 30))
            vv = 2 * (var + np.minimum(var, q))

            def weight(I, Ip):
                d2 = np.mean((S(Ip, y, x) - I) ** 2, -1) - vv * .5
                return np.exp(-np.clip(uniform_filter(d2, 3) / (k * k * vv * 4 + 1e-6), 0, 30))
            wA, wB = [np.minimum(fw, weight(*q))[..., None] for q in ((A, Ap), (B, Bp))]
            nB += wA * S(Bp, y, x)
            sB += wA
            nA += wB * S(Ap, y, x)
            sA += wB
    return (nA / sA + nB / sB) / 2
