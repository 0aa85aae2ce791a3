"""Development of a render: sky and stars behind it, mist, light shafts, steam, lamp halos, bloom. All noise-free, no re-render."""
import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, median_filter, minimum_filter
from .noise import fbm2, fbm3
from .sky import sky, unit
from .denoise import denoise
from .grade import finish


def _up(a, shape):
    """bilinear resize of a small map to shape"""
    from PIL import Image
    return np.asarray(Image.fromarray(np.ascontiguousarray(a, dtype=np.float32)).resize((shape[1], shape[0]), Image.BILINEAR))


class Shot:
    """One render with its camera. self.rgb is premultiplied linear light, self.a coverage, self.t ray length in metres."""

    def __init__(self, npz, preset, seed=3, **kw):
        D = self.D = dict(np.load(npz))
        self.preset, self.seed = preset, seed
        self.a = ((D['rgba0'] + D['rgba1'])[..., 3:] / 2).clip(0, 1)
        self.rgb = denoise(D, **kw)
        self.setup(D, self.rgb.shape[:2])
        dep = (D['depth0'] + D['depth1'])[..., 0] / 2
        self.raw = dep.copy()
        a = self.a[..., 0]
        dep = np.where(a > .02, dep / np.maximum(a, .02), 0)
        self.t = np.where(a > .02, dep, 6000).clip(0, 6000)

    def setup(self, D, shape):
        """ray directions from the stored camera"""
        self.h, self.w = shape
        self.M = D['cam']
        f, sx, sy = D['lens']
        X, Y = np.meshgrid((np.arange(self.w) + .5) / self.w - .5 + sx, (.5 - (np.arange(self.h) + .5) / self.h) * self.h / self.w + sy)
        d = np.stack([X, Y, -np.full_like(X, f)], -1)
        d /= np.linalg.norm(d, axis=-1, keepdims=True)
        self.dir = (d @ self.M[:3, :3].T).astype(np.float32)
        self.o = self.M[:3, 3]
        self.k = self.w / 1600

    def blur(self, x, r):
        """gaussian with a radius given for 1600 px"""
        return gaussian_filter(x, (r * self.k,) * 2 + (0,) * (x.ndim - 2))

    def angle(self, d):
        return np.arccos(np.clip(self.dir @ unit(d).astype(np.float32), -1, 1))

    def project(self, p):
        q = np.linalg.inv(self.M) @ np.r_[np.array(p, float), 1]
        f, sx, sy = self.D['lens']
        return (f * q[0] / -q[2] + .5 - sx) * self.w, (.5 - (f * q[1] / -q[2] - sy) * self.w / self.h) * self.h, -q[2]

    # ---------- what the light did wrong
    def calm(self, thr=1.6):
        """single sparkling pixels that the denoiser kept: pull them to their neighbours' median"""
        L = self.rgb.max(-1)
        m = median_filter(L, 5)
        hot = L > (m * thr + .06)
        if hot.any():
            for i in range(3):
                self.rgb[..., i] = np.where(hot, np.minimum(self.rgb[..., i], median_filter(self.rgb[..., i], 5)), self.rgb[..., i])

    def calm_water(self, near=60, low=.86, high=1.4):
        """single ripples on far water that one sample made too dark or too bright: kept near their neighbours' median"""
        water = (self.t > near) & (self.a[..., 0] > .98) & (self.dir[..., 2] < -.001)
        for i in range(3):
            m = median_filter(self.rgb[..., i], 5)
            self.rgb[..., i] = np.where(water, np.clip(self.rgb[..., i], m * low, m * high), self.rgb[..., i])

    def despeckle(self, thr=.06):
        """specks of coverage left by glass in front of the sky (not for scenes with twigs against it)"""
        a = self.a[..., 0]
        m = np.abs(a - median_filter(a, 7)) > thr
        for i in range(3):
            self.rgb[..., i] = np.where(m, median_filter(self.rgb[..., i], 7), self.rgb[..., i])
        self.a = np.where(m, median_filter(a, 7), a)[..., None]
        t = median_filter(self.t, 7)
        self.t = np.where(m | ((a < .5) & (self.t < .5 * t)), t, self.t)

    def mend_glass(self, box, r=5.):
        """glass seen at a grazing angle against the sky comes out as speckle: average it inside box, keep the upright bars"""
        x0, y0, x1, y1 = [int(f * n) for f, n in zip(box, (self.w, self.h) * 2)]
        a = self.a[..., 0]
        lo, hi, mean = minimum_filter(a, (11, 1)), maximum_filter(a, (11, 1)), gaussian_filter(a, 4)
        bar = maximum_filter(lo, (11, 1)) > .93                # solid over a run of eleven pixels
        m = np.zeros_like(a)
        m[y0:y1, x0:x1] = ((hi - lo > .12) & ~bar & (mean > .04))[y0:y1, x0:x1]
        free = (~bar).astype(np.float32)                       # averages that do not take from the bars
        w = self.blur(free, r) + 1e-4
        soft = lambda q: self.blur(q * (free if q.ndim == 2 else free[..., None]), r) / (w if q.ndim == 2 else w[..., None])
        k = self.blur(m, .7)[..., None]
        self.rgb = self.rgb * (1 - k) + soft(self.rgb) * k
        self.a = self.a * (1 - k) + soft(a)[..., None] * k
        self.t = np.where(m > 0, median_filter(self.t, 9), self.t)

    def soften(self, near, far, r=5, cap=3.):
        """lens blur residue beyond `near` metres: smooth colour and coverage alike"""
        dep = np.where(self.a[..., 0] > .9, self.raw, 1e3)
        bg = self.blur(np.clip((dep - near) / (far - near), 0, 1), 3)
        bg = np.clip(bg * 1.5 - .5, 0, 1)[..., None]
        L = self.rgb.max(-1, keepdims=True)
        cl = self.rgb * np.minimum(1, cap / np.maximum(L, 1e-6))
        self.rgb = self.rgb * (1 - bg) + self.blur(cl, r) * bg
        self.a = self.a * (1 - bg) + self.blur(self.a, r) * bg

    # ---------- sky
    def stars(self, n, milky=0., seed=5, pole=(.75, .2, .3), bright=1.):
        """star layer and galaxy glow, added to a sky image"""
        rng = np.random.RandomState(seed)
        lay = np.zeros((self.h, self.w, 3), np.float32)
        glow = np.zeros_like(lay)
        v = rng.normal(size=(n, 3))
        v[:, 2] = np.abs(v[:, 2])
        v /= np.linalg.norm(v, axis=1, keepdims=True)
        if milky:
            pn = unit(pole)
            m = int(n * 1.5)
            u = rng.normal(size=(m, 3))
            u -= np.outer(u @ pn, pn)
            u /= np.linalg.norm(u, axis=1, keepdims=True)
            u += np.outer(rng.normal(0, .12, m), pn)
            u /= np.linalg.norm(u, axis=1, keepdims=True)
            v = np.r_[v, u]
            x, y, z = [self.dir[..., i] for i in range(3)]
            cs = self.dir @ pn.astype(np.float32)
            band = np.exp(-(cs / .14) ** 2)
            core = np.exp(-((cs + .012 + .03 * fbm3(x * 3, y * 3, z * 3, 3, seed=77)) / .045) ** 2)
            n1 = fbm3(x * 5, y * 5, z * 5, 6, .58, seed=9)
            n2 = fbm3(x * 9 + 4, y * 9, z * 9, 6, .62, seed=29)
            w = band * np.clip(.35 + n1 * 1.5, 0, 2) * (1 - .9 * core * np.clip(n2 * 2.4 + .55, 0, 1)) * (1 - .35 * np.clip(n2 * 2, 0, 1))
            el = np.clip(self.dir[..., 2:3] * 2.0 - .12, 0, 1)
            glow = milky * (w[..., None] * np.array([.040, .052, .085], np.float32)
                            + (band ** 2 * np.clip(n1 + .3, 0, 1))[..., None] * np.array([.024, .015, .012], np.float32)) * el
        q = np.c_[v, np.zeros(len(v))] @ np.linalg.inv(self.M).T
        f, sx, sy = self.D['lens']
        ok = q[:, 2] < -.05
        q, v = q[ok], v[ok]
        px = (f * q[:, 0] / -q[:, 2] + .5 - sx) * self.w
        py = (.5 - (f * q[:, 1] / -q[:, 2] - sy) * self.w / self.h) * self.h
        mag = np.minimum(rng.pareto(1.55, len(px)) * .055 + .018, 1.7) * min(self.k, 1.) * np.clip(v[:, 2] * 2.6 - .12, 0, 1) * bright
        tc = rng.rand(len(px), 1)
        col = np.where(tc < .5, np.array([.72, .84, 1.]), np.array([1., .93, .82]))
        ins = (px > 1) & (px < self.w - 2) & (py > 1) & (py < self.h - 2)
        px, py, mag, col = px[ins], py[ins], mag[ins], col[ins]
        x0, y0 = np.floor(px - .5).astype(int), np.floor(py - .5).astype(int)
        fx, fy = px - .5 - x0, py - .5 - y0
        for i, j, ww in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
            np.add.at(lay, (y0 + j, x0 + i), (mag * ww)[:, None] * col)
        halo = sum(self.blur(np.maximum(lay - .35, 0), g) * a for g, a in ((1.2, 3.), (4., 2.5)))
        return glow + lay * .95 + halo

    def sky(self, up=1., extra=0.):
        """lay the render over the sky"""
        self.rgb = self.rgb + (sky(self.dir, self.preset, self.seed) * up + extra) * (1 - self.a)

    def sun(self, d, power=30.):
        """the low sun in direction d, to add to a sky: a soft-rimmed disc, brightest in its middle, and the glow of hazy air around it"""
        ang = self.angle(d)[..., None]
        disc = np.exp(-(ang / .009) ** 3) * np.array([1, .74, .44], np.float32)
        near = np.exp(-ang / .013) * np.array([1, .62, .30], np.float32)
        wide = np.exp(-ang / .055) * np.array([1, .58, .30], np.float32)
        return power * (disc + .12 * near + .03 * wide)

    # ---------- air
    def fog(self, col, dens=.01, h0=0, hf=6., noise=.5, ns=.05, steps=24, maxd=400, glow=(), seed=1, mask=None):
        """ray-marched height fog with 3-D noise (evaluated at quarter size); glow = (position, rgb, radius) per lamp"""
        T = np.ones((self.h, self.w), np.float32)
        L = np.zeros((self.h, self.w, 3), np.float32)
        tm = np.minimum(self.t, maxd)
        col = np.asarray(col, np.float32)
        prev = np.zeros_like(T)
        q = 4
        dq, tq, pq = self.dir[::q, ::q], tm[::q, ::q], prev[::q, ::q]
        for i in range(steps):
            t = tm * ((i + 1) / steps) ** 2
            tc = prev + (t - prev) * .5
            z = self.o[2] + self.dir[..., 2] * tc
            d = dens * np.exp(-np.clip(z - h0, -2, 200) / hf)
            if noise:
                ts = tq * ((i + 1) / steps) ** 2
                p = self.o + dq * (pq + (ts - pq) * .5)[..., None]
                d = d * _up(np.clip(1 + noise * 2.4 * fbm3(p[..., 0] * ns, p[..., 1] * ns, p[..., 2] * ns * 3, 3, seed=seed), 0, 4), d.shape)
                pq = ts
            a = 1 - np.exp(-d * (t - prev))
            e = np.broadcast_to(col, L.shape)
            if len(glow):
                e = e.copy()
                p = self.o + self.dir * tc[..., None]
                for gp, gc, gr in glow:
                    e += np.array(gc, np.float32) / (((p - np.array(gp)) ** 2).sum(-1) + gr * gr)[..., None]
            L += (T * a)[..., None] * e
            T *= 1 - a
            prev = t
        new = self.rgb * T[..., None] + L
        self.rgb = new if mask is None else self.rgb * (1 - mask) + new * mask

    def shafts(self, d, col, dens=.02, steps=80, maxd=60, noise=.5, ns=.12, g=.6, h0=0, hf=30, near=5):
        """single scattering against the sun's own shadow map"""
        D = self.D
        SM, sz, sm = np.linalg.inv(D['scam']), float(D['ssize']), D['smap']
        sm = np.where(sm <= 0, 1e4, sm)
        R = sm.shape[0]
        L = np.zeros((self.h, self.w), np.float32)
        T = np.ones_like(L)
        tm = np.minimum(self.t, maxd)
        jit = np.random.RandomState(2).rand(self.h, self.w).astype(np.float32)
        cs = self.dir @ unit(d).astype(np.float32)
        phase = (1 - g * g) / (1 + g * g - 2 * g * cs) ** 1.5 * .25
        for i in range(steps):
            t = tm * (i + jit) / steps
            p = self.o + self.dir * t[..., None]
            q = p @ SM[:3, :3].T + SM[:3, 3]
            x = ((q[..., 0] / sz + .5) * R).clip(0, R - 1).astype(int)
            y = ((.5 - q[..., 1] / sz) * R).clip(0, R - 1).astype(int)
            vis = -q[..., 2] < sm[y, x] + .05
            de = dens * np.exp(-np.clip(p[..., 2] - h0, 0, 100) / hf)
            if noise:
                s = p[::4, ::4] * ns
                de = de * _up(np.clip(1 + noise * 2 * fbm3(s[..., 0], s[..., 1], s[..., 2], 2, seed=4), .05, 3), de.shape)
            a = de * np.clip((t - near) / 12, .08, 1) * tm / steps
            L += T * a * vis
            T *= np.exp(-a)
        self.rgb = self.rgb + self.blur(L * phase, 2.0)[..., None] * np.array(col, np.float32)

    def airlight(self, pos, col, amount=1., eps=.02):
        """analytic halo of a small lamp in even haze"""
        v = np.array(pos) - self.o
        b = (self.dir @ v).astype(np.float32)
        h = np.sqrt(np.maximum((v ** 2).sum() - b * b, 0) + eps)
        self.rgb = self.rgb + (amount / h * (np.arctan((self.t - b) / h) - np.arctan(-b / h)))[..., None] * np.array(col, np.float32)

    def flame(self, foot, height=.036):
        """a candle's flame too small for the render to keep: a soft teardrop with its halo"""
        px, py, far = self.project(foot)
        H = max(height * self.D['lens'][0] * self.w / far, 5)
        Y, X = np.mgrid[:self.h, :self.w]
        u = ((py - Y - .5) / H).clip(0, 1)
        half = .17 * H * np.sin(np.pi * u ** .62) ** .9 * (1 - .35 * u)
        m = np.clip(half - np.abs(X + .5 - px) + .5, 0, 1) * (u > 0) * (u < 1)
        m = gaussian_filter(m.astype(np.float32), .45)[..., None]
        self.rgb = self.rgb * (1 - m) + m * np.array((9., 5.2, 1.9), np.float32)
        self.airlight(np.array(foot) + (0, 0, height / 2), (1, .5, .2), .0003, .002)

    def steam(self, c, col, amt=.5, seed=3, t=0., n=60, r=.62, top=.62, lean=.22, gain=2.4):
        """volumetric plume above point c: marched density of curling, domain-warped noise; evaluated at half size"""
        c = np.array(c, float)
        q = 2
        dr, tt_ = self.dir[::q, ::q], self.t[::q, ::q]
        L = np.zeros(dr.shape[:2], np.float32)
        T = np.ones_like(L)
        dist = (dr @ (c - self.o)).astype(np.float32)
        w = 1.1 * max(r / .62, top / .62)
        t0, t1 = dist - w, np.minimum(dist + w, tt_)
        ok = t1 > t0
        for i in range(n):
            s = t0 + (t1 - t0) * (i + .5) / n
            p = self.o + dr * s[..., None] - c
            z = p[..., 2]
            wx = lean * z * z * .5 + .10 * z
            rad = np.hypot(p[..., 0] - wx - .10 * np.sin(z * 3 + 1), p[..., 1])
            env = np.exp(-(rad / (r + .16 * z)) ** 4) * np.clip(z / .05, 0, 1) * np.exp(-np.maximum(z, 0) / top) * ok
            m = env > .004
            if not m.any():
                continue
            p = p[m]
            zz = p[:, 2] * 1.15 - t
            w1 = fbm3(p[:, 0] * 1.6, p[:, 1] * 1.6, zz * 1.3, 2, seed=seed + 50)
            w2 = fbm3(p[:, 0] * 1.6 + 9, p[:, 1] * 1.6, zz * 1.3, 2, seed=seed + 70)
            d = fbm3(p[:, 0] * 2.4 + w1 * 1.5, p[:, 1] * 2.4 + w2 * 1.5, zz * 1.25 + w1 * .8, 4, .5, seed=seed)
            d = np.clip(d * gain + .12, 0, 1.6) * env[m]
            a = 1 - np.exp(-d * amt * 4 * np.maximum(t1 - t0, 0)[m] / n)
            L[m] += T[m] * a
            T[m] *= 1 - a
        L, T = _up(L, (self.h, self.w)), _up(T, (self.h, self.w))
        self.rgb = self.rgb * T[..., None] + L[..., None] * np.asarray(col, np.float32)

    def graduate(self, y0, y1, low, high):
        """a graduated filter: `high` above y0, `low` below y1 (fractions of the height)"""
        y = np.clip((np.linspace(0, 1, self.h) - y0) / (y1 - y0), 0, 1)
        y = (y * y * (3 - 2 * y))[:, None, None]
        self.rgb = self.rgb * (high * (1 - y) + low * y)

    def bloom(self, amt=.09, thr=1., sig=(2.5, 9, 30, 100)):
        l = self.rgb.max(-1, keepdims=True)
        b = np.clip(self.rgb * (np.clip(l - thr, 0, 30) / np.maximum(l, 1e-6)), 0, 30)     # the glow has the hue of what glows
        acc = sum(self.blur(b, g) for g in sig)
        self.rgb = self.rgb * (1 - amt * .3) + acc * amt

    def finish(self, ev, **kw):
        """the one grade of the whole set; returns an 8-bit image"""
        return finish(self.rgb, ev, **kw)
