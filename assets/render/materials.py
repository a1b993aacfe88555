"""The shop's materials: ceramic, stone, walnut, brass, glass, paper and leaf, all procedural.

Lengths are in decimetres; textures follow the object's own coordinates.
"""
import bpy

FAINT = 5  # Emission up to this strength is left out of light sampling: it would only add grain.


def rgb(hex_colour):
    """A linear colour from the sRGB notation designers write."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1)


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

    def principled(self, **inputs):
        return self.finish(self.node("BsdfPrincipled", **inputs).outputs["BSDF"])

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


def travertine(light, dark, polish=0.42):
    """Layered limestone with small open pores."""
    r = Recipe("travertine")
    layers = r.noise(r.coordinates((0.5, 0.5, 3.4)), 1.7, 8, 0.35)
    grain = r.noise(r.coordinates((1, 1, 2.0)), 14, 8)
    pores = r.ramp(r.noise(r.coordinates((1, 1, 2.6)), 9, 7, 0.6), (0.30, 0.0), (0.37, 1.0))
    colour = r.ramp(layers, (0.30, rgb(dark)), (0.50, rgb(light)), (0.58, rgb(dark)), (0.72, rgb(light)))
    colour = r.mix(0.35, colour, r.ramp(grain, (0.35, rgb(dark)), (0.65, rgb(light))))
    colour = r.mix(pores, r.mix(0.55, rgb(dark), rgb("#3a2614")), colour)
    return r.principled(Base_Color=colour, Roughness=polish, Specular=0.4, Normal=r.bump(pores, 0.5, 0.02))


def onyx(glow, strength, seam):
    """Polished honey onyx: wavy translucent bands, lit from within near the seam of the lamp."""
    r = Recipe("onyx")
    r.material.cycles.sample_as_light = False
    where = r.coordinates((1, 1, 1))
    bands = r.node("TexWave", wave_type="BANDS", bands_direction="Z", Vector=r.coordinates((0.5, 0.35, 1.0)), Scale=1.15,
                   Distortion=7.5, Detail=5, Detail_Scale=0.8, Detail_Roughness=0.62).outputs["Fac"]
    colour = r.ramp(bands, (0.0, rgb("#a45f22")), (0.16, rgb("#d29343")), (0.42, rgb("#e0ac64")), (0.62, rgb("#f1d6a6")),
                    (0.80, rgb("#e2a75a")), (1.0, rgb("#b8702c")))
    milky = r.ramp(r.noise(where, 1.3, 5, 0.8), (0.48, 0.0), (0.75, 0.6))
    colour = r.mix(milky, colour, rgb("#edcb94"))
    veins = r.ramp(r.noise(r.coordinates((0.8, 0.8, 2.0)), 1.9, 9, 2.2), (0.487, 0.0), (0.5, 0.7), (0.513, 0.0))
    colour = r.mix(veins, colour, rgb("#8c4a1b"))
    height = r.node("SeparateXYZ", Vector=where).outputs["Z"]
    away = r.math("ABSOLUTE", r.math("SUBTRACT", height, seam))
    near = r.math("EXPONENT", r.math("MULTIPLY", away, -3.4))
    return r.principled(Base_Color=colour, Roughness=0.16, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.06,
                        Emission=r.mix(1.0, colour, rgb(glow), "MULTIPLY"), Emission_Strength=r.math("MULTIPLY", near, strength))


def wood(grain, shades, pores):
    """Oiled wood of four shades; the grain runs along the axis with the smallest scale."""
    r = Recipe("wood")
    figure = r.noise(r.coordinates(grain), 1.0, 9, 1.6)
    fibres = r.noise(r.coordinates(tuple(10 * g for g in grain)), 1.0, 4)
    colour = r.ramp(figure, *zip((0.28, 0.48, 0.62, 0.78), map(rgb, shades)))
    colour = r.mix(0.35, colour, r.ramp(fibres, (0.35, rgb(pores[0])), (0.6, rgb(pores[1]))))
    return r.principled(Base_Color=colour, Roughness=0.45, Specular=0.35, Normal=r.bump(fibres, 0.15))


def walnut(grain=(7, 7, 0.5)):
    return wood(grain, ("#3b2213", "#6f4628", "#8f6340", "#4a2b18"), ("#2d190d", "#93663f"))


def oak(grain=(7, 7, 0.5)):
    return wood(grain, ("#9c7448", "#b98f5f", "#c9a577", "#a67d50"), ("#85603a", "#cfae82"))


def cedar(grain=(0.5, 7, 7)):
    return wood(grain, ("#8a4f30", "#ad6f47", "#c28a5e", "#97593a"), ("#7a4328", "#c79468"))


def sandalwood():
    return wood((0.4, 6, 6), ("#9a6b45", "#bb8a5c", "#cda074", "#a57850"), ("#8a5d3a", "#d2ab80"))


def linen(colour):
    """Woven flax: two threads crossing, some thicker than others."""
    r = Recipe("linen")
    warp, weft = (r.node("TexWave", wave_type="BANDS", bands_direction=axis, Vector=r.coordinates(), Scale=34,
                         Distortion=0.7, Detail=2).outputs["Fac"] for axis in ("X", "Y"))
    slubs = r.noise(r.coordinates((2, 2, 30)), 3, 5)
    shade = r.mix(slubs, rgb(colour), r.mix(0.22, rgb(colour), rgb("#7b6448")))
    return r.principled(Base_Color=shade, Roughness=0.9, Specular=0.1, Normal=r.bump(r.math("MAXIMUM", warp, weft), 0.25, 0.01))


def resin():
    """Tears of dried sap: milky gold, letting some light through."""
    r = Recipe("resin")
    cloud = r.noise(r.coordinates(), 3.5, 5)
    return r.principled(Base_Color=r.ramp(cloud, (0.3, rgb("#d98a2b")), (0.75, rgb("#f6d48c"))), Roughness=0.28, Transmission=0.72,
                        Specular=0.5, Normal=r.bump(r.noise(r.coordinates(), 9, 6), 0.35, 0.03))


def cut_cedar():
    """The sawn face of a branch: rings around the object's axis."""
    r = Recipe("cedar")
    rings = r.node("TexWave", wave_type="RINGS", rings_direction="Z", Vector=r.coordinates(), Scale=4.5,
                   Distortion=1.6, Detail=3, Detail_Scale=1.2).outputs["Fac"]
    colour = r.ramp(rings, (0.1, rgb("#a8653c")), (0.7, rgb("#d9a878")), (1.0, rgb("#c08a5a")))
    return r.principled(Base_Color=colour, Roughness=0.75, Normal=r.bump(r.noise(r.coordinates(), 40), 0.25))


def bark():
    r = Recipe("bark")
    furrows = r.noise(r.coordinates((9, 9, 2.2)), 1.4, 8, 0.8)
    colour = r.ramp(furrows, (0.35, rgb("#2c1c12")), (0.65, rgb("#7d5f46")))
    return r.principled(Base_Color=colour, Roughness=0.9, Normal=r.bump(furrows, 1.0, 0.08))


def brass(roughness=0.24):
    """Satin brass, turned on a lathe: fine rings."""
    r = Recipe("brass")
    turned = r.noise(r.coordinates((1, 1, 90)), 1.2, 2)
    sheen = r.math("MULTIPLY_ADD", turned, 0.12)
    sheen.node.inputs[2].default_value = roughness - 0.06
    return r.principled(Base_Color=rgb("#dcb485"), Metallic=1.0, Roughness=sheen, Normal=r.bump(turned, 0.03))


def glass(colour, filled=None, level=0.615):
    """Coloured glass that lets light through to its own shadow, as real glass does; deeper below the level it is filled to."""
    r = Recipe("glass")
    tint = rgb(colour)
    if filled:
        height = r.node("SeparateXYZ", Vector=r.coordinates()).outputs["Z"]
        tint = r.ramp(height, (level - 0.012, rgb(filled)), (level - 0.004, rgb("#6e2f08")), (level + 0.004, rgb(colour)))
    body = r.node("BsdfPrincipled", Base_Color=tint, Transmission=1.0, Roughness=0.02, IOR=1.45)
    clear = r.node("BsdfTransparent", Color=tint)
    shadow = r.node("LightPath").outputs["Is Shadow Ray"]
    mixed = r.node("MixShader", Fac=shadow)
    r.tree.links.new(body.outputs[0], mixed.inputs[1])
    r.tree.links.new(clear.outputs[0], mixed.inputs[2])
    return r.finish(mixed.outputs[0])


def opal(glow, strength):
    """Milk glass lit from within, brightest near its foot."""
    r = Recipe("opal")
    r.material.cycles.sample_as_light = False
    height = r.node("SeparateXYZ", Vector=r.coordinates(space="Generated")).outputs["Z"]
    falloff = r.math("MULTIPLY", r.ramp(height, (0.0, 1.0), (0.9, 0.12)), strength)
    return r.principled(Base_Color=rgb("#e9dcc4"), Roughness=0.32, Specular=0.5, 
                        Emission=rgb(glow), Emission_Strength=falloff)


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


def leaf(colour, vein):
    r = Recipe("leaf")
    patches = r.noise(r.coordinates(), 9)
    return r.principled(Base_Color=r.mix(patches, rgb(colour), rgb(vein)), Roughness=0.55, Specular=0.3,
                        Normal=r.bump(r.noise(r.coordinates(), 30), 0.2))


def peel(dark="#ea8a1c", light="#f2a233"):
    r = Recipe("peel")
    dimples = r.node("TexVoronoi", Vector=r.coordinates(), Scale=24).outputs["Distance"]
    colour = r.mix(r.noise(r.coordinates(), 2), rgb(dark), rgb(light))
    return r.principled(Base_Color=colour, Roughness=0.38, Specular=0.4, Normal=r.bump(dimples, 0.3, 0.02))


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
    mixed = r.node("MixShader", Fac=density)
    r.tree.links.new(r.node("BsdfTransparent").outputs[0], mixed.inputs[1])
    r.tree.links.new(r.node("Emission", Color=rgb("#ffecd0"), Strength=1.0).outputs[0], mixed.inputs[2])
    return r.finish(mixed.outputs[0])
