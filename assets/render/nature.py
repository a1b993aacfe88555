"""What grew: leaves, petals, peel, flesh of fruit, resin. Each follows its own object's coordinates; lengths are in decimetres."""
from materials import Recipe, rgb


def leaf(colour, under, veins=14.0, shine=0.5, through=0.28, lobes=0.0, space="Object"):
    """A blade with a pale midrib and side veins; some light comes through it. Its x axis is the midrib; a lobed one has a rib every `lobes` radians."""
    r = Recipe("leaf")
    along, across, _ = r.parts(r.coordinates(space=space))
    if lobes:
        far = r.math("SQRT", r.add(r.times(along, along), r.times(across, across)))
        share = r.math("FRACT", r.add(r.times(r.math("ARCTAN2", across, along), 1 / lobes), 20.5))
        aside = r.times(r.math("SUBTRACT", share, 0.5), lobes)
        along, across = r.times(far, r.math("COSINE", aside)), r.times(far, r.math("SINE", aside))
    side = r.math("ABSOLUTE", across)
    mood = r.noise(r.coordinates(), 4, 5)
    tone = r.mix(r.step(mood, 0.3, 0.72), rgb(colour), rgb(under))
    rib = r.step(side, 0.010, 0.002)
    vein = r.math("SINE", r.times(r.math("SUBTRACT", along, r.times(side, 0.9)), veins * 6.28))
    lines = r.times(r.step(vein, 0.86, 1.0), 0.4)
    tone = r.mix(r.math("MAXIMUM", r.times(rib, 0.55), lines), tone, r.mix(0.45, rgb(under), rgb("#e9edc9")))
    relief = r.add(r.times(r.noise(r.coordinates(), 26, 4), 0.5), r.add(r.times(vein, -0.2), r.times(rib, -0.6)))
    blade = r.node("BsdfPrincipled", Base_Color=tone, Roughness=shine, Specular=0.32, Normal=r.bump(relief, 0.28, 0.008))
    lit = r.node("BsdfTranslucent", Color=r.mix(0.4, tone, rgb("#c9d86a")))
    return r.finish(r.between(through, blade.outputs[0], lit.outputs[0]))


def sheath():
    """The foot of a stalk of grass along its z axis: almost white below, a flush of purple, then green, with fine ribs along it."""
    r = Recipe("sheath")
    x, y, up = r.parts(r.coordinates())
    ribs = r.noise(r.node("CombineXYZ", X=r.times(x, 60), Y=r.times(y, 60), Z=r.times(up, 1.5)).outputs["Vector"], 1.0, 2)
    place = r.add(up, r.times(r.math("SUBTRACT", r.noise(r.coordinates((6, 6, 1)), 1.0, 3), 0.5), 0.5))
    tone = r.ramp(place, (0.02, rgb("#d9cba2")), (0.20, rgb("#ddd5ab")), (0.36, rgb("#b79a86")), (0.55, rgb("#b9bd83")), (0.95, rgb("#8fa45f")))
    tone = r.mix(r.times(r.step(ribs, 0.42, 0.68), 0.5), tone, rgb("#97915a"))
    dry = r.times(r.step(r.math("ABSOLUTE", r.math("SUBTRACT", up, 0.30)), 0.022, 0.0), r.step(r.noise(r.coordinates((9, 9, 1)), 1.0, 2), 0.35, 0.6))
    tone = r.mix(r.times(dry, 0.6), tone, rgb("#8d6b45"))
    return r.principled(Base_Color=tone, Roughness=0.46, Specular=0.4, Subsurface=0.08, Subsurface_Color=rgb("#dfe0b0"), Subsurface_Radius=(0.05, 0.05, 0.02),
                        Normal=r.bump(ribs, 0.25, 0.006))


def petal(colour, heart, streaks=26.0, space="Object"):
    """Thin and soft, darker towards its foot, with fine streaks along it."""
    r = Recipe("petal")
    along, across, _ = r.parts(r.coordinates(space=space))
    foot = r.step(along, 0.14, 0.0)
    fine = r.noise(r.node("CombineXYZ", X=r.times(along, 4), Y=r.times(across, streaks * 4)).outputs["Vector"], 1.0, 3)
    tone = r.mix(r.times(foot, 0.8), r.mix(r.times(fine, 0.35), rgb(colour), rgb(heart)), rgb(heart))
    skin = r.node("BsdfPrincipled", Base_Color=tone, Roughness=0.7, Specular=0.2, Sheen=0.4, Normal=r.bump(fine, 0.2, 0.006))
    lit = r.node("BsdfTranslucent", Color=tone)
    return r.finish(r.between(0.38, skin.outputs[0], lit.outputs[0]))


def peel(dark="#d9751a", light="#ea9430", dimples=26, relief=0.3):
    """Citrus skin: oil glands as dimples, patches of ripeness."""
    r = Recipe("peel")
    glands = r.node("TexVoronoi", Vector=r.coordinates(), Scale=dimples).outputs["Distance"]
    tone = r.mix(r.step(r.noise(r.coordinates(), 2.2, 4), 0.35, 0.68), rgb(dark), rgb(light))
    tone = r.mix(r.times(r.step(glands, 0.30, 0.05), 0.18), tone, rgb(dark))
    return r.principled(Base_Color=tone, Roughness=0.40, Specular=0.42, Subsurface=0.05, Subsurface_Color=rgb(light), Subsurface_Radius=(0.04, 0.02, 0.01),
                        Normal=r.bump(glands, relief, 0.015))


def flesh(radius, juice, pale, pith="#f3e7c8", rind="#e08a26", segments=10, white=0.045):
    """The cut face of a citrus fruit in its object's x and y: segments of juicy sacs, their skins, pith (`white` of the radius) and a line of rind."""
    r = Recipe("flesh")
    x, y, _ = r.parts(r.coordinates())
    uneven = r.times(r.math("SUBTRACT", r.noise(r.coordinates(), 3.0 / radius * 0.4, 3), 0.5), 0.10)
    far = r.add(r.math("DIVIDE", r.math("SQRT", r.add(r.times(x, x), r.times(y, y))), radius), r.times(uneven, 0.35))
    turn = r.add(r.math("ARCTAN2", y, x), r.times(uneven, 1.4))
    share = r.math("FRACT", r.add(r.times(turn, segments / 6.28318), 20.0))
    from_skin = r.times(r.math("SUBTRACT", 0.5, r.math("ABSOLUTE", r.math("SUBTRACT", share, 0.5))), r.times(far, 6.28318 / segments))
    # A segment is round at its outer end: the pith reaches in between two.
    edge = r.math("SUBTRACT", 0.92 - white, r.times(r.math("EXPONENT", r.times(from_skin, -16.0)), 0.10))
    pulp = r.times(r.step(from_skin, 0.012, 0.034), r.times(r.step(r.math("SUBTRACT", edge, far), 0.0, 0.025), r.step(far, 0.07, 0.12)))
    sacs = r.node("TexVoronoi", Vector=r.node("CombineXYZ", X=r.times(turn, 11.0), Y=r.times(far, 5.5)).outputs["Vector"], Scale=1.0, feature="SMOOTH_F1").outputs["Distance"]
    wet = r.mix(r.step(sacs, 0.15, 0.75), rgb(juice), rgb(pale))
    tone = r.mix(pulp, r.mix(r.step(far, 0.945, 0.965), rgb(pith), rgb(rind)), wet)
    shine = r.add(r.times(pulp, -0.48), 0.72)
    relief = r.add(r.times(pulp, r.add(r.times(sacs, -0.7), 0.4)), r.times(r.noise(r.coordinates(), 60, 2), 0.1))
    return r.principled(Base_Color=tone, Roughness=shine, Specular=0.45, Subsurface=0.18, Subsurface_Color=rgb(pale), Subsurface_Radius=(0.08, 0.04, 0.015),
                        Normal=r.bump(relief, 0.55, 0.012))


def resin(deep="#c08f45", pale="#e3c48a"):
    """Tears of dried sap: clear gold under a dusty skin, letting some light through."""
    r = Recipe("resin")
    cloud, dust = r.noise(r.coordinates(), 1.3, 4), r.noise(r.coordinates(), 3.2, 6)
    dusty = r.step(dust, 0.42, 0.62)
    tone = r.mix(r.times(dusty, 0.22), r.ramp(cloud, (0.35, rgb(deep)), (0.65, rgb(pale))), rgb("#efe6d0"))
    skin = r.node("BsdfPrincipled", Base_Color=tone, Roughness=r.add(r.times(dusty, 0.45), 0.16), Specular=0.5, Subsurface=0.45, Subsurface_Color=rgb(pale),
                  Subsurface_Radius=(0.09, 0.05, 0.02), Normal=r.bump(r.noise(r.coordinates(), 4, 6), 0.25, 0.008))
    lit = r.node("BsdfTranslucent", Color=rgb(pale))
    return r.finish(r.between(0.45, skin.outputs[0], lit.outputs[0]))
