"""The diffusers. Every form stands at the origin."""
import math

import forms
import materials
from forms import arc, fillet, lathe

WARM = "#ffb765"


def vent(height, radius):
    """The brass mouth the mist leaves by."""
    lathe(fillet([(radius, height - 0.05), (radius, height + 0.025), (radius * 0.62, height + 0.025), (radius * 0.5, height - 0.04)], 0.015), materials.brass(), name="vent")
    lathe([(0.001, height - 0.03), (radius * 0.55, height - 0.03)], materials.plain("#14100c"))


def switch(radius, height, turn=0.0):
    """A small brass button in the wall of a base, `turn` degrees to the right of its front."""
    button = lathe(fillet([(0.001, 0.016), (0.036, 0.014), (0.046, 0.004), (0.046, -0.03)], 0.008), materials.brass(0.3))
    a = math.radians(turn - 90)
    button.location = (radius * math.cos(a), radius * math.sin(a), height)
    button.rotation_euler = (math.radians(90), 0, math.radians(turn))


def light_ring(radius, height, glow, strength):
    """The seam the LED shines through."""
    lathe([(radius, height), (radius, height + 0.035)], materials.light(glow, strength), name="led")


def amber_stone(glow=WARM, strength=2.2):
    stone = materials.travertine("#e2c595", "#b07f4b", 0.40)
    lathe(fillet([(0.001, 0.03), (0.70, 0.03), (0.78, 0.20), (0.81, 0.62), (0.79, 0.70), (0.72, 0.70)], 0.06), stone)
    light_ring(0.745, 0.70, glow, strength)
    lathe(fillet([(0.72, 0.735), (0.80, 0.735), (0.80, 0.80), (0.72, 0.80)], 0.015), materials.brass())
    lathe([(0.72, 0.80)] + arc(0.79, 0.86, 0, 78, base=0.80, power=2.25) + [(0.16, 1.62)], stone)
    vent(1.645, 0.20)


def lune(glow=WARM, strength=2.2):
    lathe(fillet([(0.001, 0), (0.46, 0), (0.46, 0.09), (0.40, 0.09)], 0.015), materials.brass())
    light_ring(0.42, 0.085, glow, strength * 1.5)
    lathe(arc(0.78, 0.78, -62, 76, base=0.80, steps=60), materials.ceramic("#e8d9bf"), flutes=44, depth=0.03)
    vent(1.565, 0.19)


def grove(glow=WARM, strength=0.3):
    """A bell of milk glass on a turned walnut base."""
    grove_base()
    grove_bell(glow, strength)


def grove_base():
    lathe(fillet([(0.001, 0), (0.59, 0), (0.62, 0.03), (0.62, 0.74), (0.60, 0.77), (0.50, 0.77)], 0.03), materials.walnut())
    lathe(fillet([(0.50, 0.77), (0.585, 0.77), (0.585, 0.825), (0.50, 0.825)], 0.012), materials.brass())
    switch(0.62, 0.20, 24)


def grove_bell(glow, strength):
    lathe([(0.575, 0.825)] + arc(0.575, 0.80, 2, 73, base=0.88, power=2.3), materials.opal(glow, strength))
    vent(1.66, 0.17)


def dune(glow=WARM, strength=2.2):
    clay = materials.ceramic("#bd8d66", "#5f3d27", gloss=0.62)
    lathe(fillet([(0.001, 0), (0.56, 0), (0.56, 0.10), (0.48, 0.10)], 0.015), materials.brass())
    light_ring(0.50, 0.098, glow, strength * 1.4)
    lathe(fillet([(0.46, 0.135), (0.53, 0.135), (0.555, 0.20), (0.50, 1.45), (0.49, 1.52), (0.40, 1.52)], 0.05), clay, flutes=30, depth=0.035)
    lathe(fillet([(0.48, 1.52), (0.48, 1.60), (0.38, 1.80), (0.15, 1.88)], 0.10, steps=9), clay)
    vent(1.885, 0.17)


def dusk(glow=WARM, strength=6.0):
    lathe(fillet([(0.001, 0), (0.66, 0), (0.68, 0.03), (0.68, 0.30), (0.65, 0.33), (0.001, 0.33)], 0.03), materials.travertine("#54453a", "#3c3027", 0.3))
    lathe(fillet([(0.50, 0.33), (0.62, 0.33), (0.62, 0.41), (0.52, 0.41)], 0.015), materials.brass())
    outer = [(0.60, 0.41)] + arc(0.64, 1.15, -12, 78, base=0.72, power=1.9)
    inner = [(max(r - 0.045, 0.10), min(z, 1.80)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#f7e2c0"))
    lathe(fillet([(0.24, 0.33), (0.22, 0.40), (0.08, 0.46), (0.07, 1.84)], 0.06), materials.brass())
    light_ring(0.45, 0.36, glow, strength)
    vent(1.86, 0.16)


def column(glow=WARM, strength=2.2):
    """A cylinder of pale travertine under a linen-coloured lid."""
    lathe(fillet([(0.001, 0), (0.54, 0), (0.56, 0.03), (0.56, 1.12), (0.54, 1.15), (0.46, 1.15)], 0.03), materials.travertine("#e6d6bb", "#c2a883", 0.5))
    light_ring(0.50, 1.15, glow, strength)
    lid = materials.ceramic("#d9cbb4", "#b7a486", gloss=0.6)
    lathe(fillet([(0.46, 1.185), (0.56, 1.185), (0.57, 1.21), (0.57, 1.46), (0.52, 1.66), (0.30, 1.78), (0.15, 1.80)], 0.10, steps=9), lid)
    vent(1.815, 0.18)


def nest(glow=WARM, strength=2.2):
    """A small egg of sage-green porcelain in an oak cup."""
    lathe(fillet([(0.001, 0), (0.40, 0), (0.47, 0.05), (0.60, 0.34), (0.60, 0.38), (0.50, 0.38)], 0.04, steps=8), materials.oak())
    light_ring(0.555, 0.378, glow, strength)
    egg = materials.ceramic("#a9b49a", "#7c8870", gloss=0.35)
    lathe([(0.50, 0.40)] + arc(0.625, 0.78, -8, 76, base=0.52, steps=60), egg)
    vent(1.275, 0.15)
    switch(0.552, 0.21, 22)


def smoke(glow=WARM, strength=6.0):
    """A straight bell of smoked glass on an oak disc."""
    lathe(fillet([(0.001, 0), (0.72, 0), (0.75, 0.03), (0.75, 0.19), (0.73, 0.22), (0.001, 0.22)], 0.03), materials.oak((7, 0.6, 7)))
    lathe(fillet([(0.52, 0.22), (0.63, 0.22), (0.63, 0.29), (0.54, 0.29)], 0.015), materials.brass())
    outer = [(0.60, 0.29), (0.60, 1.06)] + arc(0.60, 0.70, 1, 76, base=1.08, power=2.2)
    inner = [(max(r - 0.045, 0.10), min(z, 1.74)) for r, z in reversed(outer)]
    lathe(outer + inner, materials.glass("#e9e3dc"))
    tank = fillet([(0.001, 0.22), (0.36, 0.22), (0.38, 0.26), (0.38, 0.62), (0.34, 0.68), (0.10, 0.72), (0.07, 0.80), (0.07, 1.78)], 0.05, steps=8)
    lathe(tank, materials.ceramic("#efe6d6", "#d9ccb6", gloss=0.3))
    light_ring(0.44, 0.24, glow, strength)
    vent(1.79, 0.16)


def teardrop(glow=WARM, strength=2.2):
    """Matt porcelain drawn up into a drop, nothing on it but the brass of its mouth; a line of light at its foot."""
    lathe(fillet([(0.001, 0), (0.46, 0), (0.46, 0.08), (0.40, 0.08)], 0.015), materials.brass())
    light_ring(0.42, 0.078, glow, strength * 1.4)
    body = [(0.38, 0.115), (0.54, 0.14), (0.67, 0.27), (0.745, 0.48), (0.735, 0.70), (0.625, 0.98), (0.445, 1.26), (0.285, 1.52), (0.180, 1.76), (0.128, 1.93), (0.120, 1.975), (0.104, 1.985), (0.090, 1.97)]
    lathe(forms.smoothed(body), materials.ceramic("#eee5d7", "#e0d3bf", gloss=0.58))
    lathe(fillet([(0.092, 1.90), (0.092, 1.992), (0.070, 1.992), (0.062, 1.88)], 0.006), materials.brass(), name="vent")
    lathe([(0.001, 1.90), (0.075, 1.90)], materials.plain("#14100c"))


def lit(build, mouth, glow, strength):
    """The diffuser in the evening: its LED on, mist rising from its mouth."""
    def evening():
        build(glow, strength)
        forms.sheet(2.4, 1.6, materials.mist(0.45), (0, 0, mouth))
    return evening
