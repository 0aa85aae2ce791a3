"""Inside Blender: build one view of one scene and render it.  blender -b --python run.py -- scene view w h spp out"""
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.dont_write_bytecode = True
import kit
from kit.camera import camera, render, reset
from kit.materials import palette

scene, view, w, h, spp, out = sys.argv[sys.argv.index('--') + 1:][:6]
m = importlib.import_module(scene)
v = m.VIEWS[view]
t = time.time()
reset()
M = palette()
extra = m.build(M, v) or {}
camera(*v['cam'], **v.get('lens', {}))
print('BUILT', scene, view, round(time.time() - t, 1), 's', flush=True)
options = dict(getattr(m, 'RENDER', {}))
shadow = extra.pop('shadow', None)
render(out, int(w), int(h), int(spp), shadow=shadow, extra=extra, **options)
