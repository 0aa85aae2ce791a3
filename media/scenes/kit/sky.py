"""The sky: one function lights Blender (equirectangular image) and is drawn per pixel in development."""
import numpy as np
from .noise import fbm2


def unit(v):
    """one vector of length 1"""
    v = np.asarray(v, np.float64)
    return v / np.linalg.norm(v)


# z zenith, m middle, h horizon colour, hs horizon height; glow colour, direction, width, power; cloud amount, lit and shaded colour
PRESETS = dict(
    bluehour=dict(z=(.010, .024, .075), m=(.028, .075, .19), h=(.15, .23, .34), hs=.16, glow=(.85, .42, .20), gaz=(-.55, 1, 0),
                  gw=.10, gp=3, cloud=.35, cc=(.30, .20, .22), cd=(.02, .045, .10)),
    night=dict(z=(.006, .012, .034), m=(.013, .030, .075), h=(.045, .080, .125), hs=.16, glow=(.10, .07, .05), gaz=(-.55, 1, 0),
               gw=.10, gp=3, cloud=.2, cc=(.05, .05, .06), cd=(.008, .016, .034)),
    dawn=dict(z=(.10, .19, .40), m=(.30, .40, .56), h=(.95, .66, .55), hs=.22, glow=(5., 2.1, .75), gaz=(.25, 1, .03),
              gw=.10, gp=6, cloud=.9, cc=(1.9, .85, .55), cd=(.28, .27, .38)),
    dusk=dict(z=(.018, .04, .11), m=(.06, .13, .27), h=(.42, .36, .40), hs=.18, glow=(1.6, .62, .28), gaz=(.5, 1, 0),
              gw=.09, gp=3, cloud=.7, cc=(.75, .33, .26), cd=(.05, .08, .15)),
    wood=dict(z=(.35, .48, .62), m=(.6, .72, .78), h=(1.2, 1.12, .92), hs=.5, glow=(7, 5.2, 2.9), gaz=(-.3, 1, .5),
              gw=.6, gp=10, cloud=0, cc=(1, 1, 1), cd=(.5, .5, .5)),
    mist=dict(z=(.20, .27, .33), m=(.27, .34, .39), h=(.40, .46, .47), hs=.4, glow=(.45, .36, .24), gaz=(.3, 1, .15),
              gw=.5, gp=4, cloud=0, cc=(1, 1, 1), cd=(.5, .5, .5)),
    storm=dict(z=(.026, .037, .050), m=(.060, .082, .104), h=(.25, .285, .31), hs=.10, glow=(1.15, .95, .72), gaz=(.42, 1, .05),
               gw=.085, gp=14, cloud=1.9, cc=(.50, .47, .43), cd=(.024, .034, .045)))


def sky(d, preset, seed=3):
    """linear radiance for unit directions d[..., 3]"""
    p = PRESETS[preset]
    d = np.asarray(d, np.float32)
    el = np.clip(d[..., 2], 0, 1)[..., None]
    z, m, h = [np.array(p[k], np.float32) for k in 'zmh']
    c = z + (m - z) * np.exp(-el / .45) + (h - m) * np.exp(-el / p['hs'])
    g = unit(p['gaz'])
    gh = unit((g[0], g[1], 0))
    dh = d.copy()
    dh[..., 2] = 0
    dh /= np.linalg.norm(dh, axis=-1, keepdims=True) + 1e-6
    az = np.clip((dh @ gh.astype(np.float32)) * .5 + .5, 0, 1)[..., None]
    ang = np.arccos(np.clip(d @ g.astype(np.float32), -1, 1)[..., None])
    glow = np.array(p['glow'], np.float32)
    c = c + glow * (.55 * az ** p['gp'] * np.exp(-np.abs(el - g[2]) / p['gw']) + .9 * np.exp(-ang / (p['gw'] * 1.3)))
    if p['cloud'] > 0:
        k = 1 / (np.maximum(d[..., 2], 0) + .10)
        x, y = d[..., 0] * k, d[..., 1] * k
        w = fbm2(x * .5, y * .5, 3, seed=seed + 40) * 1.2
        n = fbm2(x * .55 + w, y * 1.5 + w, 6, seed=seed)
        dens = np.clip((n - .02) * 2.0, 0, 1)[..., None] * p['cloud']
        dens = np.clip(dens, 0, .92) * np.clip(el / .03, 0, 1) * np.exp(-el / .9)
        lit = np.array(p['cd'], np.float32) + np.array(p['cc'], np.float32) * (az ** 2.5 * np.exp(-ang / .8) * 1.2 + .05)
        c = c * (1 - dens) + lit * dens
    return np.maximum(c, 0).astype(np.float32)


def equirect(preset, w=1024, h=512, ground=(.02, .025, .02), seed=3):
    """rows bottom up; Blender: u = .5 - atan2(y, x) / 2pi"""
    v, u = np.meshgrid((np.arange(h) + .5) / h, (np.arange(w) + .5) / w, indexing='ij')
    el, phi = (v - .5) * np.pi, (u - .5) * 2 * np.pi
    d = np.stack([np.cos(el) * np.cos(-phi), np.cos(el) * np.sin(-phi), np.sin(el)], -1)
    c = sky(d, preset, seed)
    c[d[..., 2] < -.01] = ground
    return np.concatenate([c, np.ones((h, w, 1), np.float32)], -1).astype(np.float32)
