#!/usr/bin/python3
"""The hero film: ten seconds, seamless, from the hero's stored render. Mist drifts, stars twinkle, lamps breathe, the camera hardly moves.

    media/film.py            writes originals/hero.webm (VP9), hero.mp4 (H.264), both again as hero-phone in the poster's portrait crop,
                             and hero-poster.jpg (equal to the first frame)

All motion is periodic in the film's length. The loop starts a quarter in, where the camera moves, so that the seam is hidden.
"""
import json
import os
import subprocess
import sys
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, label

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, 'scenes'))
sys.dont_write_bytecode = True
import stargazer
from kit import Shot
from kit.noise import fbm2

WORK, OUT = os.path.join(HERE, 'work'), os.path.join(HERE, 'originals')
FPS, SECONDS, W, H = 24, 10, 1920, 1080
FRAMES, SHIFT, TAU = FPS * SECONDS, FPS * SECONDS // 4, 2 * np.pi
w, h = 2016, 1134                             # room for the camera to move


def plates():
    """the graded hero with and without stars, at the film's working size, and the ray lengths"""
    full = Shot(os.path.join(WORK, 'hero.npz'), 'bluehour')
    full.calm()
    small = lambda x, m=Image.BOX: np.asarray(Image.fromarray(np.ascontiguousarray(x, dtype=np.float32)).resize((w, h), m))
    s = Shot.__new__(Shot)
    s.D, s.preset, s.seed = full.D, 'bluehour', 3
    base = np.stack([small(full.rgb[..., i]) for i in range(3)], -1)
    s.a, s.t = small(full.a[..., 0])[..., None], small(full.t)
    s.setup(full.D, (h, w))
    s.calm = lambda *a: None
    s.finish = lambda ev: Shot.finish(s, ev, grain=0)
    out, view = [], dict(stargazer.VIEWS['hero'])
    for stars, milky in ((view['stars'], view['milky']), (0, view['milky'])):
        s.rgb = base.copy()
        im = stargazer.develop(dict(view, stars=stars, milky=milky), s)
        out.append(np.asarray(im).astype(np.float32) / 255)
    return out[0], out[1], s


def main():
    A, B, s = plates()
    stars = np.clip(A - B, 0, 1) * (s.a < .5)
    lab, n = label(stars.max(-1) > .03)
    rng = np.random.RandomState(3)
    per = lambda v: np.r_[0, v].astype(np.float32)[lab]
    amp, ph, fr = per(rng.uniform(.25, .75, n)), per(rng.rand(n) * TAU), per(rng.randint(2, 8, n))
    q = 4
    qd = np.clip(s.t[::q, ::q], 1, 90)
    zw = s.o[2] + s.dir[::q, ::q, 2] * qd
    xx = (np.arange(w)[::q][None] - w / 2) / w
    t = np.clip(s.t, 1, 90)
    mask = gaussian_filter(np.clip(np.exp(-np.clip(s.o[2] + s.dir[..., 2] * t + 1., 0, 50) / 2.2), 0, 1) * np.clip((t - 7) / 25, 0, 1), 1.5) * .58
    drift = lambda off: fbm2(xx * np.minimum(qd, 60) * .11 + off, zw * .55 + qd * .035, 4, seed=1)
    col, speed = np.array([.33, .47, .62], np.float32), .9
    warm = np.clip((B[..., 0] - B[..., 2]) * 2.2, 0, 1)[..., None]
    lit = .55 + .45 * B.mean(-1, keepdims=True)

    def frame(k):
        u = k / FRAMES
        m = drift(-speed * u) * (1 - u) + drift(-speed * (u - 1)) * u          # two phases cross-faded, variance kept
        m /= np.sqrt((1 - u) ** 2 + u ** 2)
        m = np.asarray(Image.fromarray(m.astype(np.float32)).resize((w, h), Image.BILINEAR))
        m = (mask * np.clip(.55 + 1.5 * m, 0, 1.6))[..., None]
        breath = .022 * np.sin(TAU * 3 * u) + .014 * np.sin(TAU * 7 * u + 1)
        im = B * (1 + warm * breath) * (1 - m) + col * m * lit + stars * (1 + amp * np.sin(TAU * fr * u + ph))[..., None]
        z = 1.0 + .032 * (.5 - .5 * np.cos(TAU * u))
        sw = 1950 / z
        sh = sw * 9 / 16
        cx, cy = w / 2, h * .51
        return Image.fromarray((im.clip(0, 1) * 255 + .5).astype(np.uint8)).transform((W, H), Image.AFFINE, (sw / W, 0, cx - sw / 2, 0, sh / H, cy - sh / 2), Image.BICUBIC)

    master = os.path.join(WORK, 'hero-master.mkv')
    raw = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{W}x{H}', '-r', str(FPS), '-i', '-']
    p = subprocess.Popen(raw + ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-pix_fmt', 'yuv444p', master], stdin=subprocess.PIPE)
    for k in range(FRAMES):
        im = frame((k + SHIFT) % FRAMES)
        if k == 0:
            # Not as large as the film: the first paint waits for it.
            im.resize((1422, 800), Image.LANCZOS).save(os.path.join(OUT, 'hero-poster.jpg'), quality=86, subsampling=0, progressive=True, optimize=True)
        p.stdin.write(im.tobytes())
    p.stdin.close()
    p.wait()
    left, width = phone_cut()
    for name, crop in (('hero', []), ('hero-phone', ['-vf', f'crop={width}:{H}:{left}:0'])):
        encode(master, name + '.webm', *crop, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '1', '-cpu-used', '3', '-g', '240')
        encode(master, name + '.mp4', *crop, '-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-profile:v', 'high', '-tune', 'film', '-x264-params', 'mbtree=0', '-movflags', '+faststart')
    print('hero-poster.jpg', os.path.getsize(os.path.join(OUT, 'hero-poster.jpg')))


def phone_cut():
    """left edge and width of the poster's crop for phones, as the site's build cuts it (posterCut, build-tools/pictures/crop.ts)"""
    hero = next(p for p in json.load(open(os.path.join(HERE, 'pictures.json'))) if p['id'] == 'hero')
    box = hero['portrait']
    least, most = round(box['x'] * W), round((box['x'] + box['width']) * W)
    narrow = int(min(most - least, round(box['height'] * H) * .8))
    centre = max(least, min(most - narrow, round(hero['focus'][0] * W - narrow / 2))) + narrow / 2
    width = int(H * .8)
    return max(0, min(W - width, round(centre - width / 2))), width


def encode(master, name, *options):
    out = os.path.join(OUT, name)
    subprocess.run(['nice', '-n', '19', 'ffmpeg', '-y', '-loglevel', 'error', '-i', master, '-an', '-pix_fmt', 'yuv420p', *options, out], check=True)
    print(name, os.path.getsize(out))


if __name__ == '__main__':
    main()
