#!/usr/bin/python3
"""Render and develop the pictures of the estate.

    media/render.py hero                one picture (renders only when its parameters changed)
    media/render.py                     every picture whose parameters changed or whose file is missing
    media/render.py hero --draft        small and quick, to work/draft-hero.png
    media/render.py hero --develop      no rendering: mist, light and grade again from the stored render
    media/render.py --list              every picture with its scene

A picture's key is the hash of its scene's build code, its view and its size; renders are kept in work/<id>.npz.
"""
import argparse
import hashlib
import importlib
import os
import re
import subprocess
import sys
from PIL import ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
SCENES, WORK, OUT = [os.path.join(HERE, d) for d in ('scenes', 'work', 'originals')]
sys.path.insert(0, SCENES)
sys.dont_write_bytecode = True
SIZE, SPP, WIDE = (1360, 850), 16, 1600      # rendered size, samples, least width of an original


def catalogue():
    """picture id -> scene name, in the order of the scenes"""
    found = {}
    for f in sorted(os.listdir(SCENES)):
        if f.endswith('.py'):
            m = importlib.import_module(f[:-3])
            found.update({i: f[:-3] for i in m.VIEWS})
    return found


def key(scene, view, v, size, spp):
    src = open(os.path.join(SCENES, scene + '.py')).read()
    src = re.sub(r'VIEWS = \{.*?\n\}\n', '', src.split('\ndef develop')[0], flags=re.S)
    v = {k: q for k, q in v.items() if k not in ('ev', 'stars', 'milky', 'grad', 'box', 'flip', 'light', 'up', 'night', 'low', 'glass')}
    return hashlib.sha1((src + repr(sorted(v.items(), key=str)) + repr((size, spp))).encode()).hexdigest()[:12]


def run(view, scene, draft=False, develop_only=False, force=False):
    m = importlib.import_module(scene)
    v = m.VIEWS[view]
    size, spp = v.get('size', SIZE), v.get('spp', SPP)
    over = v.get('over', 1)                     # rendered larger than kept: smooth edges where thin bars stand against light
    size = round(size[0] * over), round(size[1] * over)
    if draft:
        k = 400 / max(size)
        size, spp = (int(size[0] * k) // 2 * 2, int(size[1] * k) // 2 * 2), 6
    name = ('draft-' if draft else '') + v.get('of', view)      # 'of': another light or crop of a render that exists
    develop_only = develop_only or 'of' in v
    out, stamp = os.path.join(WORK, name), os.path.join(WORK, name + '.key')
    k = key(scene, view, v, size, spp)
    done = os.path.exists(out + '.npz') and os.path.exists(stamp) and open(stamp).read() == k
    if not (develop_only or done) or force:
        os.makedirs(WORK, exist_ok=True)
        with open(out + '.log', 'w') as log:
            subprocess.run(['nice', '-n', '19', 'blender', '-b', '--factory-startup', '--python', os.path.join(SCENES, 'kit', 'run.py'), '--',
                            scene, view, str(size[0]), str(size[1]), str(spp), out], stdout=log, stderr=log)
        text = open(out + '.log').read()
        print('\n'.join(l for l in text.splitlines() if re.match(r'BUILT|RENDERED|Traceback|\w+Error|  File ".*scenes', l)), flush=True)
        if 'RENDERED' not in text:
            raise SystemExit(f'{view}: Blender failed, see work/{name}.log')
        open(stamp, 'w').write(k)
    from kit import Shot
    s = Shot(out + '.npz', v.get('sky', getattr(m, 'SKY', 'bluehour')), v.get('seed', 3), **v.get('denoise', {}))
    image = m.develop(v, s)
    if v.get('flip'):
        image = image.transpose(0)
    if v.get('box'):
        image = image.crop([round(f * n) for f, n in zip(v['box'], image.size * 2)])
    least = WIDE if image.width >= image.height else 1280
    if not draft and (image.width < least or v.get('over')):
        k = least / image.width
        image = image.resize((round(image.width * k), round(image.height * k)), 1).filter(ImageFilter.UnsharpMask(1.2, 45, 2))
    if draft:
        image.save(out + '.png')
    else:
        image.save(os.path.join(WORK, view + '.png'))
        image.save(os.path.join(OUT, view + '.jpg'), quality=90, subsampling=0, progressive=True, optimize=True)
        print('saved', view, image.size, os.path.getsize(os.path.join(OUT, view + '.jpg')) // 1000, 'kB', flush=True)


if __name__ == '__main__':
    a = argparse.ArgumentParser()
    a.add_argument('ids', nargs='*')
    for o in ('draft', 'develop', 'force', 'list'):
        a.add_argument('--' + o, action='store_true')
    a = a.parse_args()
    cat = catalogue()
    if a.list:
        print('\n'.join(f'{i:24} {s}' for i, s in cat.items()))
    else:
        for i in a.ids or cat:
            run(i, cat[i], a.draft, a.develop, a.force)
