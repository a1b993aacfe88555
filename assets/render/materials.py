"""The shop's materials: ceramic, stone, walnut, brass, glass, paper and leaf, all procedural.

Lengths are in decimetres; textures follow the object's own coordinates.
"""
import bpy

FAINT = 5  # Emission up to this strength is left out of light sampling: it would only add grain.


def rgb(hex_colour):
    """A linear colour from the sRGB notation designers write."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1)


def _between(first, second, share):
    return tuple(a + (b - a) * share for a, b in zip(rgb(first), rgb(second)))


class Recipe:
    """A material being mixed; input names are written with underscores for spaces."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            name = key.replace("_", " ")
            if name not in node.inputs:
                setattr(node, key, value)
            elif isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def coordinates(self, scale=(1, 1, 1), space="Object"):
        source = self.node("TexCoord").outputs[space]
        return self.node("Mapping", Vector=source, Scale=scale).outputs["Vector"]

    def noise(self, vector, scale, detail=6, distortion=0.0):
        return self.node("TexNoise", Vector=vector, Scale=scale, Detail=detail, Distortion=distortion).outputs["Fac"]

    def ramp(self, factor, *stops):
        node = self.node("ValToRGB", Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = colour if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs["Color"]

    def math(self, operation, first, second=0.0):
        node = self.node("Math", operation=operation)
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        return self.node("MixRGB", Fac=factor, Color1=first, Color2=second, blend_type=blend).outputs["Color"]

    def bump(self, height, strength, distance=0.01):
        return self.node("Bump", Height=height, Strength=strength, Distance=distance).outputs["Normal"]

    def parts(self, vector):
        """The three coordinates of a vector, each for itself."""
        return tuple(self.node("SeparateXYZ", Vector=vector).outputs)

    def add(self, first, second):
        return self.math("ADD", first, second)

    def times(self, first, second):
        return self.math("MULTIPLY", first, second)

    def step(self, value, start, end):
        """From 0 at `start` to 1 at `end`, softly."""
        node = self.node("MapRange", interpolation_type="SMOOTHSTEP", Value=value)
        node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = start, end
        return node.outputs["Result"]

    def principled(self, bounced=None, **inputs):
        """`bounced` is the one colour that light from this surface brings to others: its pattern is not computed for them."""
        surface = self.node("BsdfPrincipled", **inputs).outputs["BSDF"]
        if not bounced:
            return self.finish(surface)
        away = self.node("LightPath").outputs["Is Diffuse Ray"]
        return self.finish(self.between(away, surface, self.node("BsdfDiffuse", Color=rgb(bounced)).outputs[0]))

    def between(self, factor, first, second):
        """A shader between two others."""
        mixed = self.node("MixShader", Fac=factor)
        self.tree.links.new(first, mixed.inputs[1])
        self.tree.links.new(second, mixed.inputs[2])
        return mixed.outputs[0]

    def finish(self, shader):
        self.node("OutputMaterial", Surface=shader)
        return self.material


def ceramic(colour, speckle="#8f7552", gloss=0.45):
    """Stoneware with iron speckles under a satin glaze."""
    r = Recipe("ceramic")
    where = r.coordinates()
    dots = r.ramp(r.noise(where, 55, 2), (0.66, 0.0), (0.72, 0.55))
    clouds = r.mix(r.noise(where, 2.2), rgb(colour), r.mix(0.12, rgb(colour), rgb(speckle)))
    surface = r.bump(r.noise(where, 26), 0.12)
    return r.principled(Base_Color=r.mix(dots, clouds, rgb(speckle)), Roughness=gloss, Specular=0.45,
                        Clearcoat=0.15, Clearcoat_Roughness=0.3, Normal=surface)


def terracotta(dark, light):
    """Unglazed, fired clay: dusty, with grains of grog and a bloom of lime."""
    r = Recipe("terracotta")
    where = r.coordinates()
    grog = r.step(r.noise(where, 48, 3), 0.60, 0.70)
    tone = r.mix(r.step(r.noise(where, 3.5, 6, 0.5), 0.32, 0.70), rgb(dark), rgb(light))
    tone = r.mix(r.times(grog, 0.35), tone, rgb("#d8b394"))
    tone = r.mix(r.times(r.noise(where, 90, 3), 0.3), tone, rgb(dark))
    return r.principled(Base_Color=tone, Roughness=0.96, Specular=0.12, Sheen=0.15, Normal=r.bump(r.add(r.noise(where, 55, 6), r.times(grog, 0.4)), 0.35, 0.008))


def travertine(light, dark, polish=0.42):
    """Limestone laid down by a spring: thin layers, a little folded, and open pores that lie along them in rows."""
    r = Recipe("travertine")
    where = r.coordinates()
    x, y, up = r.parts(where)
    folded = r.add(up, r.times(r.noise(where, 0.9, 3, 0.2), 0.30))
    layers = r.node("TexNoise", noise_dimensions="1D", W=folded, Scale=4.2, Detail=5, Roughness=0.65).outputs["Fac"]
    fine = r.node("TexNoise", noise_dimensions="1D", W=r.add(folded, r.times(r.noise(where, 5, 4), 0.03)), Scale=30, Detail=3).outputs["Fac"]
    colour = r.ramp(layers, (0.30, rgb(dark)), (0.44, rgb(light)), (0.51, _between(dark, light, 0.25)), (0.56, tuple(min(part * 1.18, 1) for part in rgb(light))), (0.62, _between(dark, light, 0.5)), (0.72, rgb(dark)))
    colour = r.mix(0.22, colour, r.ramp(fine, (0.34, rgb(dark)), (0.66, rgb(light))))
    colour = r.mix(r.times(r.step(r.noise(where, 2.2, 5, 0.5), 0.48, 0.70), 0.3), colour, rgb(light))
    along = r.node("CombineXYZ", X=r.times(x, 14), Y=r.times(y, 14), Z=r.times(folded, 42)).outputs["Vector"]
    rows = r.step(r.node("TexNoise", noise_dimensions="1D", W=folded, Scale=7.0, Detail=2).outputs["Fac"], 0.44, 0.62)
    pores = r.times(r.step(r.noise(along, 1.0, 3, 0.3), 0.61, 0.65), rows)
    colour = r.mix(r.times(pores, 0.85), colour, _between(dark, "#5a3412", 0.75))
    relief = r.add(r.times(pores, -1.0), r.times(fine, 0.06))
    return r.principled(Base_Color=colour, Roughness=r.add(r.times(pores, 0.4), polish), Specular=0.35, Normal=r.bump(relief, 0.6, 0.02))


def wood(grain, shades, pores):
    """Oiled wood as it grew: rings round a heart outside the board, so that a sawn end shows arcs and a side shows lines.

    The grain runs along the axis with the smallest scale.
    """
    r = Recipe("wood")
    axis = min(range(3), key=lambda one: grain[one])
    along, first, second = (r.parts(r.coordinates())[i] for i in (axis, (axis + 1) % 3, (axis + 2) % 3))
    stretched = r.node("CombineXYZ", X=r.times(along, 0.16), Y=first, Z=second).outputs["Vector"]
    sway = r.times(r.math("SUBTRACT", r.noise(stretched, 1.5, 3), 0.5), 0.75)
    across = r.add(r.math("POWER", r.add(first, 1.7), 2.0), r.math("POWER", r.add(second, 0.9), 2.0))
    rings = r.times(r.add(r.math("SQRT", across), sway), 11.0)
    year = r.math("FRACT", r.add(rings, r.times(r.noise(stretched, 9, 2), 0.25)))
    late = r.ramp(year, (0.0, 0.15), (0.70, 0.55), (0.93, 1.0), (1.0, 0.15))
    tone = r.add(r.times(late, 0.5), r.times(r.noise(stretched, 2.6, 5), 0.5))
    colour = r.ramp(tone, *zip((0.28, 0.44, 0.60, 0.78), map(rgb, reversed(shades))))
    thin = r.node("CombineXYZ", X=r.times(along, 3.0), Y=r.times(first, 90), Z=r.times(second, 90)).outputs["Vector"]
    fibres = r.noise(thin, 1.0, 3)
    colour = r.mix(0.22, colour, r.ramp(fibres, (0.35, rgb(pores[0])), (0.6, rgb(pores[1]))))
    vessels = r.step(r.noise(r.node("CombineXYZ", X=r.times(along, 5), Y=r.times(first, 60), Z=r.times(second, 60)).outputs["Vector"], 1.0, 1), 0.66, 0.72)
    colour = r.mix(r.times(vessels, 0.5), colour, rgb(pores[0]))
    return r.principled(shades[1], Base_Color=colour, Roughness=r.add(r.times(fibres, 0.2), 0.36), Specular=0.35,
                        Normal=r.bump(r.add(r.times(fibres, 0.3), r.times(vessels, -1.0)), 0.12, 0.006))


def walnut(grain=(7, 7, 0.5)):
    return wood(grain, ("#3a2314", "#553520", "#6d4529", "#80573a"), ("#2d1a0f", "#7d5537"))


def oak(grain=(7, 7, 0.5)):
    return wood(grain, ("#94704a", "#ad8860", "#bf9c74", "#ccae88"), ("#7f6040", "#cdb08a"))


def cedar(grain=(0.5, 7, 7)):
    return wood(grain, ("#8a5836", "#a67346", "#b98b60", "#c9a47a"), ("#7b4e30", "#cba67e"))


def sandalwood():
    return wood((0.4, 6, 6), ("#9a6b45", "#bb8a5c", "#cda074", "#a57850"), ("#8a5d3a", "#d2ab80"))


def linen(colour, threads=15.0):
    """Plain-woven flax, so many threads a centimetre: each thread of its own thickness and shade, over and under by turns."""
    r = Recipe("linen")
    x, y, z = r.parts(r.coordinates())
    sideways, _, upwards = (r.math("GREATER_THAN", r.math("ABSOLUTE", part), 0.7) for part in r.parts(r.node("TexCoord").outputs["Normal"]))
    # Whichever way the cloth faces, its threads run along the two other axes.
    across = r.mix(sideways, x, y)
    along = r.mix(upwards, z, y)
    place = r.node("CombineXYZ", X=across, Y=along).outputs["Vector"]
    wander = r.times(r.math("SUBTRACT", r.noise(place, 3, 1), 0.5), 0.05)
    turns = threads * 10 * 3.14159
    warp, weft = (r.times(r.add(part, wander), turns) for part in (across, along))
    over = r.times(r.math("SINE", warp), r.math("SINE", weft))
    slubs = [r.noise(r.node("CombineXYZ", X=r.times(across, a), Y=r.times(along, b)).outputs["Vector"], 1.0, 1)
             for a, b in ((threads * 10, 2.5), (2.5, threads * 10))]
    thread = r.math("SUBTRACT", r.add(*slubs), 1.0)
    shade = r.mix(r.step(thread, -0.22, 0.22), r.mix(0.32, rgb(colour), rgb("#5f4a33")), r.mix(0.10, rgb(colour), rgb("#ffffff")))
    shade = r.mix(r.times(r.step(over, -1.0, -0.2), -0.2), shade, rgb("#3a2a1a"))
    relief = r.add(r.times(over, 0.5), r.times(thread, 1.2))
    return r.principled(colour, Base_Color=shade, Roughness=0.95, Specular=0.12, Sheen=0.25, Normal=r.bump(relief, 0.45, 0.012))


def brass(roughness=0.24):
    """Satin brass, turned on a lathe: fine rings."""
    r = Recipe("brass")
    turned = r.noise(r.coordinates((1, 1, 90)), 1.2, 2)
    sheen = r.math("MULTIPLY_ADD", turned, 0.12)
    sheen.node.inputs[2].default_value = roughness - 0.06
    return r.principled(Base_Color=rgb("#dcb485"), Metallic=1.0, Roughness=sheen, Normal=r.bump(turned, 0.03))


def glass(colour, ior=1.5):
    """Coloured glass or a liquid: it refracts, and lets light through to its own shadow and to what is in it, as real glass does."""
    r = Recipe("glass")
    tint = rgb(colour)
    body = r.node("BsdfPrincipled", Base_Color=tint, Transmission=1.0, Roughness=0.0, IOR=ior)
    clear = r.node("BsdfTransparent", Color=tint)
    path = r.node("LightPath").outputs
    through = r.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
    return r.finish(r.between(through, body.outputs[0], clear.outputs[0]))


def paper(colour):
    """Uncoated stock: its fibres catch a little light."""
    r = Recipe("paper")
    fibres = r.noise(r.coordinates((1, 1, 2)), 70, 4)
    tone = r.mix(r.times(fibres, 0.10), rgb(colour), rgb("#b8a488"))
    return r.principled(Base_Color=tone, Roughness=0.82, Specular=0.2, Normal=r.bump(fibres, 0.18, 0.004))


def kraft(colour):
    """Unbleached board: long fibres, dark flecks, and the flutes inside that show a little through the liner."""
    r = Recipe("kraft")
    where = r.coordinates()
    fibres = r.noise(r.coordinates((1, 2.6, 2.6)), 30, 5, 0.8)
    flecks = r.step(r.noise(r.coordinates((1.0, 1.7, 1.7)), 34, 3, 0.6), 0.64, 0.70)
    tone = r.mix(r.times(fibres, 0.55), rgb(colour), r.mix(0.5, rgb(colour), rgb("#6f4f30")))
    tone = r.mix(r.times(r.noise(where, 1.6, 3), 0.14), tone, rgb("#f3e6cc"))
    tone = r.mix(r.times(flecks, 0.42), tone, rgb("#76553a"))
    flutes = r.math("SINE", r.times(r.parts(where)[0], 110))
    return r.principled(colour, Base_Color=tone, Roughness=0.88, Specular=0.18, Normal=r.bump(r.add(r.times(fibres, 0.6), r.times(flutes, 0.10)), 0.30, 0.006))


def opal(glow, strength):
    """Milk glass lit from within, brightest near its foot."""
    r = Recipe("opal")
    r.material.cycles.sample_as_light = False
    height = r.node("SeparateXYZ", Vector=r.coordinates(space="Generated")).outputs["Z"]
    falloff = r.math("MULTIPLY", r.ramp(height, (0.0, 1.0), (0.9, 0.12)), strength)
    return r.principled(Base_Color=rgb("#efe6d6"), Roughness=0.16, Specular=0.5, Subsurface=0.25, Subsurface_Color=rgb("#f2e2c6"),
                        Subsurface_Radius=(0.10, 0.08, 0.06), Emission=rgb(glow), Emission_Strength=falloff)


def light(colour, strength):
    r = Recipe("light")
    r.material.cycles.sample_as_light = strength > FAINT
    return r.finish(r.node("Emission", Color=rgb(colour), Strength=strength).outputs[0])


def plain(colour, roughness=0.6, **inputs):
    """Paper, ink, bakelite: one colour with the faintest tooth."""
    r = Recipe("plain")
    tooth = r.bump(r.noise(r.coordinates(), 60), 0.06)
    return r.principled(Base_Color=rgb(colour), Roughness=roughness, Normal=tooth, **inputs)


def plaster(colour):
    r = Recipe("plaster")
    where = r.coordinates()
    colour = r.mix(r.noise(where, 0.7), rgb(colour), r.mix(0.08, rgb(colour), rgb("#8f7552")))
    return r.principled(Base_Color=colour, Roughness=0.95, Specular=0.1, Normal=r.bump(r.noise(where, 5, 10), 0.12, 0.03))


def limewash(colour, strokes=0.10):
    """A wall brushed with lime: clouds of light and dark without any pattern."""
    r = Recipe("limewash")
    where = r.coordinates()
    clouds = r.noise(where, 0.55, 3, 0.9)
    brushed = r.noise(r.coordinates((1.2, 1.0, 0.5)), 2.4, 5, 1.3)
    tone = r.add(r.times(clouds, 0.6), r.times(brushed, 0.4))
    dark, light = r.mix(strokes * 2.2, rgb(colour), rgb("#8d7a63")), r.mix(strokes * 1.6, rgb(colour), rgb("#ffffff"))
    return r.principled(colour, Base_Color=r.mix(r.step(tone, 0.34, 0.66), dark, light), Roughness=0.93, Specular=0.12)


def limestone(colour, vein="#a8957a"):
    """Honed limestone: fine grain, pale shells, a few small pores."""
    r = Recipe("limestone")
    where = r.coordinates()
    clouds = r.noise(where, 1.3, 4, 0.5)
    grain = r.noise(where, 38, 2)
    shells = r.step(r.noise(r.coordinates((1, 2.1, 1.4)), 9, 2, 1.5), 0.60, 0.66)
    pores = r.step(r.noise(where, 24, 2), 0.68, 0.72)
    tone = r.mix(r.step(clouds, 0.35, 0.7), rgb(colour), r.mix(0.22, rgb(colour), rgb(vein)))
    tone = r.mix(r.times(grain, 0.22), tone, rgb(vein))
    tone = r.mix(r.times(shells, 0.25), tone, rgb("#fbf4e8"))
    tone = r.mix(r.times(pores, 0.45), tone, rgb("#7a6850"))
    return r.principled(colour, Base_Color=tone, Roughness=r.add(r.times(grain, 0.15), 0.46), Specular=0.35, Normal=r.bump(r.add(r.times(grain, 0.15), r.times(pores, -1.0)), 0.25, 0.008))


def tiles(colour, side=0.95):
    """Hand-made glazed tiles on an upright wall: each of its own shade and set a little askew, with pale joints."""
    r = Recipe("tiles")
    x, _, z = r.parts(r.coordinates())
    across, up = r.times(x, 1 / side), r.times(z, 1 / side)
    cell = r.node("CombineXYZ", X=r.math("FLOOR", across), Y=r.math("FLOOR", up)).outputs["Vector"]
    own = r.node("TexWhiteNoise", noise_dimensions="2D", Vector=cell).outputs["Value"]
    from_joint = r.math("MINIMUM", *(r.math("SUBTRACT", 0.5, r.math("ABSOLUTE", r.math("SUBTRACT", r.math("FRACT", part), 0.5))) for part in (across, up)))
    glaze = r.step(r.add(from_joint, r.times(r.noise(r.coordinates(), 6, 3), 0.006)), 0.016, 0.028)
    clouds = r.noise(r.coordinates(), 1.8, 4)
    tone = r.mix(r.times(r.add(own, clouds), 0.30), rgb(colour), r.mix(0.45, rgb(colour), rgb("#a89878")))
    tone = r.mix(glaze, rgb("#a3967f"), tone)
    relief = r.add(r.times(r.step(from_joint, 0.012, 0.09), 1.0), r.add(r.times(clouds, 0.5), r.times(r.times(own, r.math("FRACT", across)), 0.6)))
    return r.principled(colour, Base_Color=tone, Roughness=r.add(r.times(glaze, -0.55), 0.85), Specular=0.45, Normal=r.bump(relief, 0.35, 0.02))


def mist(strength=0.5):
    """A veil of vapour on an upright sheet: narrow at its foot, wandering, dissolving upwards."""
    r = Recipe("mist")
    r.material.cycles.sample_as_light = False
    across, _, up = r.node("SeparateXYZ", Vector=r.coordinates(space="Generated")).outputs
    wander = r.math("SUBTRACT", r.noise(r.coordinates((0.35, 1, 0.8)), 1.0, 3, 0.6), 0.5)
    drift = r.math("MULTIPLY", r.math("MULTIPLY", wander, up), 1.3)
    centre = r.math("SUBTRACT", r.math("SUBTRACT", across, 0.5), drift)
    width = r.math("ADD", r.math("MULTIPLY", up, 0.17), 0.022)
    spread = r.math("DIVIDE", centre, width)
    column = r.math("EXPONENT", r.math("MULTIPLY", r.math("MULTIPLY", spread, spread), -1.0))
    wisps = r.ramp(r.noise(r.coordinates((1.7, 1, 0.75)), 1.6, 7, 1.4), (0.34, 0.03), (0.70, 1.0))
    fade = r.ramp(up, (0.0, 0.0), (0.04, 1.0), (0.4, 0.55), (0.95, 0.0))
    density = r.math("MULTIPLY", r.math("MULTIPLY", column, wisps), r.math("MULTIPLY", fade, strength))
    return r.finish(r.between(density, r.node("BsdfTransparent").outputs[0], r.node("Emission", Color=rgb("#ffecd0"), Strength=1.0).outputs[0]))
