"""One grade for all pictures: AgX-type curve, cool shadows, warm lights, soft vignette, fine grain. Only `ev` (and wb) changes."""
import numpy as np
from scipy.ndimage import gaussian_filter

IN = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
               [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
               [0.0423756549057051, 0.0784336, 0.879142973793104]])
LUMA = np.array([.2126, .7152, .0722])


def finish(rgb, ev=0., wb=(1, 1, 1), contrast=1.28, sat=1.18, split=((.95, 1.0, 1.06), (1.05, 1.0, .925)), vig=.42, grain=.0065, sharp=.35):
    """linear rgb as a graded 8-bit image; ev in stops; split tints shadows and lights, vig darkens the corners"""
    from PIL import Image
    h, w = rgb.shape[:2]
    c = rgb * np.array(wb, np.float32) * 2 ** ev
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    c = c * (1 - vig * np.clip((xx ** 2 * .8 + yy ** 2 * .9) - .15, 0, 2) * .7)[..., None]
    c = np.maximum(c @ IN.T, 1e-10)
    x = ((np.log2(c) + 12.47393) / (12.47393 + 4.026069)).clip(0, 1)
    x2 = x * x
    x4 = x2 * x2
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232
    y = y.clip(0, 1) ** contrast
    l = (y @ LUMA)[..., None]
    warm = np.clip((y[..., :1] - y[..., 2:]) * 3, 0, 1)
    y = l + (y - l) * sat * (1 + .20 * warm)
    y = (y @ np.linalg.inv(IN).T).clip(0, 1)
    l = (y @ LUMA)[..., None]
    sh, hi = [np.array(q) for q in split]
    y = y * (sh * (1 - l) + hi * l)
    s = (1.0 * w / 1600 + .3,) * 2 + (0,)
    y = y + sharp * (y - gaussian_filter(y, s))
    gr = gaussian_filter(np.random.RandomState(1).normal(size=(h, w)), .7 * w / 1600 + .1)
    y = y + grain * (gr / gr.std())[..., None] * (1 - .6 * l)
    return Image.fromarray((y.clip(0, 1) * 255 + .5).astype(np.uint8))
