import type { DemoProductTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. Hazard and precautionary statements follow Regulation (EC) No 1272/2008. */
export const translations: DemoProductTranslations = {
  responsiblePerson: "Aurelle Example OÜ, Näidise 1, EE-10115 Tallinn, safety@example.com",
  products: {
    "lune-ceramic-diffuser": {
      name: "Keramik-Diffuser Lune",
      description:
        "Ein voller Mond aus gerippter elfenbeinfarbener Keramik auf einem Ring aus satiniertem Messing. Das Licht tritt unten aus, sodass der Tisch leuchtet und die Kugel still bleibt. Für ein Fensterbrett, einen Flur, das Ende des Tages.",
      alts: [
        "Runder Diffuser aus gerippter elfenbeinfarbener Keramik auf einem Messingfuß",
        "Runder Diffuser aus gerippter elfenbeinfarbener Keramik am Abend auf einem Nachttisch aus Nussbaum, Licht an seinem Fuß, Nebel steigt auf, dahinter Bücher und eine Tasse",
        "Die Rippen der elfenbeinfarbenen Keramik und das Licht über dem Messingfuß aus der Nähe",
        "Runder Diffuser aus gerippter elfenbeinfarbener Keramik neben zwei stehenden Büchern, die etwas höher sind",
      ],
    },
    "lavender-oil": {
      name: "Ätherisches Lavendelöl",
      description:
        "Lavendel, wie er auf dem Feld riecht: zuerst blumig, dann grün und ein wenig nach Heu. Aus den blühenden Triebspitzen mit Wasserdampf destilliert. Das Öl für den Anfang, wenn man nur eines hat.",
      alts: [
        "Honigfarbene Pipettenflasche mit Lavendelöl auf hellem Stein, davor Lavendelzweige",
        "Flasche mit Lavendelöl, liegend zwischen Lavendelstielen, von oben",
      ],
    },
    "amber-stone-diffuser": {
      name: "Stein-Diffuser Amber",
      description:
        "Eine niedrige Kuppel, die wie honigfarbener Travertin aussieht, gebändert und porös wie der Stein, geteilt von einer dünnen Linie aus Messing. Wenn der Nebel läuft, scheint Licht durch die Fuge. Sie ist schwer genug, um zu stehen, wo man sie hinstellt.",
      alts: [
        "Kuppelförmiger Diffuser in honigfarbener Steinoptik mit einem Messingband",
        "Kuppelförmiger Diffuser in honigfarbener Steinoptik am Abend auf einem Nachttisch aus Nussbaum, das Licht ist an, Nebel steigt auf, dahinter Bücher und eine Tasse",
        "Die Bänder der honigfarbenen Steinoptik und das Licht in der Fuge aus der Nähe",
        "Kuppelförmiger Diffuser in honigfarbener Steinoptik auf einem Tisch aus Nussbaum neben einer halb so hohen Tasse",
      ],
    },
    "eucalyptus-oil": {
      name: "Ätherisches Eukalyptusöl",
      description:
        "Kühl und klar, weniger scharf, als man es von Eukalyptus kennt. Aus den Blättern und jungen Zweigen von Eucalyptus radiata destilliert. Gute Gesellschaft für einen Morgen bei offenem Fenster.",
      alts: [
        "Honigfarbene Pipettenflasche mit Eukalyptusöl auf Nussbaumholz mit Zweigen voller silbergrüner Blätter",
        "Flasche mit Eukalyptusöl, auf Nussbaumholz liegend zwischen Eukalyptuszweigen, von oben",
      ],
    },
    "walnut-oil-stand": {
      name: "Ölständer aus Nussbaum",
      description:
        "Ein Block aus geöltem Nussbaumholz mit drei messinggefassten Mulden für Flaschen zu 10 ml. Er hält die Öle, die Sie benutzen, aufrecht und in Reichweite. Flaschen sind nicht enthalten.",
      alts: [
        "Ständer aus Nussbaumholz mit einer Messinglinie: Ölflaschen in zwei Mulden, die dritte leer, ihre Flasche davor",
        "Eine Flasche im Ständer aus Nussbaumholz und der Messingrand der leeren Mulde aus der Nähe",
      ],
    },
    "walnut-grove-diffuser": {
      name: "Nussbaum-Diffuser Grove",
      description:
        "Unten ein gedrechselter Sockel aus Nussbaum, oben eine Glocke aus Milchglas. Das Glas verteilt das Licht gleichmäßig, von der Wärme einer Kerze bis zu den zehn LED-Farben. Jeder Sockel zeigt seine eigene Maserung.",
      alts: [
        "Diffuser mit einem Sockel aus Nussbaumholz und einer Kuppel aus Milchglas",
        "Diffuser mit einem Sockel aus Nussbaumholz und einer leuchtenden Kuppel aus Milchglas am Abend auf einem Eichentisch, Nebel steigt auf, dahinter eine Tasse und eine Reihe Bücher",
        "Die Maserung des Nussbaums, der Messingknopf und der Messingring unter dem Milchglas aus der Nähe",
        "Diffuser mit einem Sockel aus Nussbaumholz und einer Kuppel aus Milchglas neben einem handgroßen Notizbuch",
      ],
    },
    "sweet-orange-oil": {
      name: "Ätherisches Orangenöl, süß",
      description:
        "Kalt gepresste Schale, sonst nichts: der Duft einer Orange in dem Augenblick, in dem man sie öffnet. Allein fröhlich und ein freundlicher Begleiter für Hölzer und Blüten.",
      alts: [
        "Honigfarbene Pipettenflasche mit süßem Orangenöl auf Leinen, daneben eine ganze und eine halbierte Orange",
        "Flasche mit süßem Orangenöl, auf Leinen liegend zwischen halbierten Orangen, von oben",
      ],
    },
    "cedarwood-oil": {
      name: "Ätherisches Zedernholzöl",
      description:
        "Trocken und warm, wie ein Federkasten und ein alter Kleiderschrank. Aus dem Holz der Atlaszeder mit Wasserdampf destilliert. Es gibt leichteren Ölen Tiefe und bleibt noch, wenn sie gegangen sind.",
      alts: [
        "Honigfarbene Pipettenflasche mit Zedernholzöl auf Nussbaumholz mit Spänen und gerollten Hobelspänen aus Zeder",
        "Flasche mit Zedernholzöl, auf Nussbaumholz liegend zwischen Spänen und Hobelspänen aus Zeder, von oben",
      ],
    },
    "dune-fluted-diffuser": {
      name: "Gerillter Diffuser Dune",
      description:
        "Eine schlanke Säule aus sandfarbenem Ton, gerillt wie Wellen am Strand. Licht sammelt sich um ihren Messingfuß; der Nebel tritt oben aus einer kleinen Öffnung. Sie braucht nicht mehr Platz als eine Vase.",
      alts: [
        "Hoher gerillter Diffuser aus sandfarbenem Ton auf einem Messingfuß",
        "Hoher gerillter Diffuser aus sandfarbenem Ton am Abend auf einer Ablage im Bad, Licht an seinem Fuß, Nebel steigt auf, dahinter gefaltete Handtücher",
        "Die Rillen des Tons und das Licht über dem Messingfuß aus der Nähe",
        "Hoher gerillter Diffuser aus sandfarbenem Ton neben zwei Zitronen",
      ],
    },
    "scent-stones": {
      name: "Duftsteine aus Terrakotta",
      description:
        "Vier unglasierte Tontäfelchen in einer flachen Schale aus Steinzeug. Sie trinken ein paar Tropfen Öl und geben den Duft langsam zurück, ohne Wasser und Strom. Für Kleiderschränke, Schubladen und kleine Räume.",
      alts: [
        "Vier Scheiben aus Terrakotta mit eingeprägtem A in einer flachen weißen Steinzeugschale auf Leinen",
        "Das eingeprägte A in einem unglasierten Duftstein aus der Nähe",
      ],
    },
    "geranium-oil": {
      name: "Ätherisches Geraniumöl",
      description:
        "Rose mit grünem Stiel: Geranium ist weicher, als es klingt, und frischer als die Rose selbst. Aus Blättern und Blüten von Pelargonium graveolens mit Wasserdampf destilliert. Zwei Tropfen reichen weit.",
      alts: [
        "Honigfarbene Pipettenflasche mit Geraniumöl auf Leinen mit rosa Blüten und tief gelappten Blättern",
        "Flasche mit Geraniumöl, auf Leinen liegend zwischen blühenden Geranienstielen, von oben",
      ],
    },
    "dusk-glass-diffuser": {
      name: "Glas-Diffuser Dusk",
      description:
        "Bernsteinfarbenes Glas, über einen Stiel aus Messing geblasen, auf einem Sockel aus dunklem Holz. Am Tag zeigt es das Zimmer durch Honig; in der Nacht steigt das Licht darin auf. Zum Füllen hebt man das Glas ab.",
      alts: [
        "Diffuser mit einer Kuppel aus bernsteinfarbenem Glas über einem Messingstiel auf einem Sockel aus dunklem Holz",
        "Diffuser mit einer Kuppel aus bernsteinfarbenem Glas am Abend auf einem Eichentisch, das Licht leuchtet durch das Glas, Nebel steigt auf, dahinter eine Reihe Bücher und eine Tasse",
        "Der Fuß des bernsteinfarbenen Glases, sein Messingring und das dunkle Holz aus der Nähe",
        "Diffuser mit einer Kuppel aus bernsteinfarbenem Glas auf einem Tisch aus Nussbaum neben zwei stehenden, etwa gleich hohen Büchern",
      ],
    },
    "peppermint-oil": {
      name: "Ätherisches Pfefferminzöl",
      description:
        "Der erste Atemzug, nachdem man im Winter ein Fenster geöffnet hat. Aus Pfefferminze destilliert, die zu Beginn der Blüte geschnitten wird, wenn das Blatt am kräftigsten ist. Ein Tropfen ist eine Andeutung; drei sind eine Aussage.",
      alts: [
        "Honigfarbene Pipettenflasche mit Pfefferminzöl auf hellem Stein mit Pfefferminzzweigen",
        "Flasche mit Pfefferminzöl, liegend zwischen Pfefferminzzweigen, von oben",
      ],
    },
    "lemon-oil": {
      name: "Ätherisches Zitronenöl",
      description:
        "Das Öl, das im Gelben der Schale sitzt, ohne Hitze ausgepresst. Einen Augenblick lang spitz, dann rund und klar. Die Flasche ist größer, weil sie sich schneller leert als die anderen.",
      alts: [
        "Hohe honigfarbene Pipettenflasche mit Zitronenöl auf Leinen, daneben ganze Zitronen und eine halbierte",
        "Flasche mit Zitronenöl, auf Leinen liegend zwischen ganzen und halbierten Zitronen, von oben",
      ],
    },
    "rosemary-oil": {
      name: "Ätherisches Rosmarinöl",
      description:
        "Ein Hang am Mittelmeer um die Mittagszeit: Harz, Kräuter und warmer Stein. Von den verschiedenen Typen des Rosmarins ist dies der Cineol-Typ, der klare und luftige. Er mag Gesellschaft bei der Arbeit.",
      alts: [
        "Honigfarbene Pipettenflasche mit Rosmarinöl auf hellem Stein mit Rosmarinzweigen",
        "Flasche mit Rosmarinöl, liegend zwischen Rosmarinzweigen, von oben",
      ],
    },
    "glass-filling-carafe": {
      name: "Füllkaraffe aus Glas",
      description:
        "Eine kleine Karaffe aus klarem Glas mit einem Kragen aus Messing und einer Tülle, die gießt, ohne zu tropfen. Sie fasst mehr als eine Füllung für jeden Tank der Kollektion und ist schmal genug für alle.",
      alts: [
        "Kleine Glaskaraffe mit Messingkragen, halb voll Wasser, neben einem Diffuser mit offenem Tank",
        "Die Tülle und der Messingkragen der Karaffe aus der Nähe",
      ],
    },
    "travertine-column-diffuser": {
      name: "Säulen-Diffuser aus Travertin",
      description:
        "Ein Zylinder aus hellem Travertin, aus einem Stück gedreht und nicht verfüllt, damit seine kleinen Höhlungen bleiben. Der Deckel ist aus Steinzeug in der Farbe von Leinen. Zwischen beiden ist nur eine Linie aus Licht.",
      alts: [
        "Zylinder aus hellem Travertin mit leinenfarbenem Deckel, dazwischen eine Linie aus Licht",
        "Zylinder aus hellem Travertin mit leinenfarbenem Deckel am Abend auf einem Eichentisch, seine Lichtlinie ist an, Nebel steigt auf, dahinter eine Tasse und eine Reihe Bücher",
        "Die Schichten und Poren des Travertins und die Lichtlinie unter dem Deckel aus der Nähe",
        "Zylinder aus hellem Travertin mit leinenfarbenem Deckel auf einem Tisch aus Nussbaum neben einem dunklen, handgroßen Notizbuch",
      ],
    },
    "tea-tree-oil": {
      name: "Ätherisches Teebaumöl",
      description:
        "Grün, würzig, ein wenig wie Muskatnuss und frisch geschnittenes Holz. Aus den Blättern eines kleinen Baums, der in den nassen Niederungen von New South Wales wächst. Kein Parfüm, eher ein Duft für Räume, die benutzt werden.",
      alts: [
        "Hohe honigfarbene Pipettenflasche mit Teebaumöl auf Nussbaumholz mit Zweigen voller feiner grüner Nadeln",
        "Flasche mit Teebaumöl, auf Nussbaumholz liegend zwischen Teebaumzweigen, von oben",
      ],
    },
    "bergamot-oil": {
      name: "Ätherisches Bergamottöl",
      description:
        "Das, wonach Earl Grey riecht. Die Schale einer Frucht, die zum Essen zu sauer ist, in den Wintermonaten an einem Streifen der kalabrischen Küste gepresst. Unseres ist frei von Bergapten, dem Teil, den die Sonne nicht verzeiht.",
      alts: [
        "Honigfarbene Pipettenflasche mit Bergamottöl, daneben grüne, höckerige Bergamotten, eine davon halbiert",
        "Flasche mit Bergamottöl, liegend zwischen ganzen und halbierten Bergamotten, von oben",
      ],
    },
    "brass-oil-funnel": {
      name: "Öltrichter aus Messing",
      description:
        "Ein Trichter aus gedrücktem Messing, klein genug für den Hals einer Flasche zu 10 ml. Für eigene Mischungen, oder um den Rest der einen Flasche in die nächste zu füllen.",
      alts: [
        "Messingtrichter im Hals einer offenen Flasche Sandelholzöl, ihre Pipette daneben, dahinter eine Flasche Bergamottöl",
        "Das glatte Innere des Messingtrichters im Flaschenhals aus der Nähe",
      ],
    },
    "frankincense-oil": {
      name: "Ätherisches Weihrauchöl",
      description:
        "Harztränen von somalischen Hängen, in Europa destilliert. Zuerst Zitrone und Pfeffer, dann Balsam, dann etwas wie alte Kirchen und sauberer Stein. Langsam, und das Warten wert.",
      alts: [
        "Honigfarbene Pipettenflasche mit Weihrauchöl auf hellem Stein zwischen goldenen Harztränen",
        "Flasche mit Weihrauchöl, auf hellem Stein liegend zwischen Harztränen, von oben",
      ],
    },
    "lemongrass-oil": {
      name: "Ätherisches Zitronengrasöl",
      description:
        "Zitronenbonbons, gemähtes Gras und Ingwer, alles auf einmal und alles recht laut. Beginnen Sie mit zwei Tropfen. Schön an einer Terrassentür im August, wenn sie ohnehin offen steht.",
      alts: [
        "Hohe honigfarbene Pipettenflasche mit Zitronengrasöl auf hellem Stein neben Zitronengrasstängeln",
        "Flasche mit Zitronengrasöl, auf hellem Stein liegend zwischen Zitronengrasstängeln, von oben",
      ],
    },
    "sandalwood-oil": {
      name: "Ätherisches Sandelholzöl",
      description:
        "Milch, weiches Holz und sehr wenig sonst: unser leisestes Öl und das, das am längsten bleibt. Von mindestens fünfzehn Jahre alten Bäumen aus Pflanzungen in Westaustralien, nie aus der Wildnis.",
      alts: [
        "Honigfarbene Pipettenflasche mit Sandelholzöl auf Nussbaumholz mit gespaltenen Stücken und Spänen von Sandelholz",
        "Flasche mit Sandelholzöl, auf Nussbaumholz liegend zwischen gespaltenen Stücken und Spänen von Sandelholz, von oben",
      ],
    },
    "cedar-oil-box": {
      name: "Ölkasten aus Zedernholz",
      description:
        "Ein Kasten aus geölter Zeder mit hoher Rückwand und Platz für zehn Flaschen zu 10 ml, fünf auf jeder Seite des Stegs. Sie stehen aufrecht, und jedes Etikett sieht Sie an. Flaschen sind nicht enthalten.",
      alts: [
        "Offener Kasten aus Zedernholz mit hoher Rückwand, auf der Stufe fünf Ölflaschen, davor fünf leere Plätze, vor dem Kasten eine Flasche und Zedernspäne",
        "Die Etiketten der Öle und die Maserung des Zedernholzkastens aus der Nähe",
      ],
    },
    "smoke-glass-diffuser": {
      name: "Rauchglas-Diffuser",
      description:
        "Eine gerade Glocke aus Rauchglas auf einer Scheibe aus Eiche. Darin steht der Tank aus hellem Steinzeug. Brennt das Licht, leuchtet die Glocke wie eine Lampe hinter einem Vorhang; ausgeschaltet ist sie fast nur ein Schatten.",
      alts: [
        "Glocke aus Rauchglas auf einer Eichenscheibe, ein Ring aus Licht an ihrem Fuß",
        "Glocke aus Rauchglas auf einer Eichenscheibe am Abend in einem gefliesten Bad, das Licht ist an, Nebel steigt auf, dahinter gefaltete Handtücher",
        "Die Wand des Rauchglases, sein Ring aus Licht und die Eichenscheibe aus der Nähe",
        "Glocke aus Rauchglas auf einer Eichenscheibe neben zwei stehenden, etwa gleich hohen Büchern",
      ],
    },
    "sage-nest-diffuser": {
      name: "Diffuser Nest, salbeigrün",
      description:
        "Ein Ei aus salbeigrünem Porzellan in einem Becher aus Eiche. Das kleinste der Familie, für den Nachttisch gemacht, mit einem Knopf, den man im Dunkeln findet und der nicht klickt.",
      alts: [
        "Kleines Ei aus salbeigrünem Porzellan in einem Becher aus Eiche",
        "Kleines Ei aus salbeigrünem Porzellan in einem Becher aus Eiche am Abend auf einem Nachttisch aus Nussbaum, das Licht ist an, Nebel steigt auf, dahinter Bücher und eine Tasse",
        "Das grüne Porzellan, die Lichtlinie und der Messingknopf im Becher aus Eiche aus der Nähe",
        "Kleines Ei aus salbeigrünem Porzellan in einem Becher aus Eiche auf einem Tisch aus Nussbaum neben zwei Zitronen",
      ],
    },
    "ylang-ylang-oil": {
      name: "Ätherisches Ylang-Ylang-Öl",
      description:
        "Gelbe Blüten, vor Sonnenaufgang gepflückt und noch am selben Tag destilliert, ganz langsam. Süß und schwer wie Jasmin und Banane, mit einem würzigen Unterton. Ein Tropfen in einer Mischung ist oft genug; das ist das ganze Geheimnis.",
      alts: [
        "Honigfarbene Pipettenflasche mit Ylang-Ylang-Öl auf Leinen mit gelben Blüten, deren lange Blütenblätter herabhängen",
        "Flasche mit Ylang-Ylang-Öl, auf Leinen liegend zwischen gelben Blüten mit langen Blütenblättern, von oben",
      ],
    },
    "linen-gift-box": {
      name: "Geschenkschachtel mit Leinenbezug",
      description:
        "Lavendel, Weihrauch und Bergamotte, je 10 ml, in einer mit naturfarbenem Leinen bezogenen Schachtel. Eine Karte darin erzählt, welches Öl welches ist und mit welchen beiden man beginnt. Die Schachtel ist zum Behalten gemacht.",
      alts: [
        "Offene, mit Leinen bezogene Geschenkschachtel mit Lavendel und Weihrauch, daneben die Flasche Bergamotte, davor eine Karte, dahinter der Deckel",
        "Das Gewebe des Leinens und die Etiketten der Flaschen aus der Nähe",
      ],
    },
    "pearl-teardrop-diffuser": {
      name: "Tropfen-Diffuser Pearl",
      description:
        "Ein Tropfen aus mattweißem Porzellan, zu einer schmalen Öffnung hochgezogen, sodass der Nebel als ein dünner Faden austritt. Weder Muster noch Knopf ist daran zu sehen: Eingeschaltet wird er am Fuß.",
      alts: [
        "Hoher Tropfen aus mattweißem Porzellan auf einem Messingfuß",
        "Hoher Tropfen aus mattweißem Porzellan am Abend auf einer Ablage im Bad, Licht an seinem Fuß, Nebel steigt auf, dahinter gefaltete Handtücher",
        "Die schmale, mit Messing ausgekleidete Öffnung des Porzellantropfens aus der Nähe",
        "Hoher Tropfen aus mattweißem Porzellan auf einem Tisch aus Nussbaum neben einer Tasse",
      ],
    },
  },
  phrases: {
    "Ribbed ivory ceramic globe": "Gerippte Kugel aus elfenbeinfarbener Keramik",
    "3-hour auto shut-off": "Schaltet sich nach 3 Stunden von selbst aus",
    "10 LED colours, or no light at all": "10 LED-Farben oder gar kein Licht",
    "Three intensity modes": "Drei Intensitätsstufen",
    "2000mAh battery, up to 24 hours cordless": "Akku mit 2000 mAh, bis zu 24 Stunden ohne Kabel",
    "Scents rooms up to 15m²": "Für Räume bis 15 m²",
    "The ribs catch daylight, so it is pleasant to look at even when it is switched off.":
      "Die Rippen fangen das Tageslicht ein, sodass er auch ausgeschaltet schön anzusehen ist.",
    "The battery frees it from the socket, so it can move from the desk to the bedside.":
      "Der Akku macht ihn von der Steckdose unabhängig, sodass er vom Schreibtisch ans Bett wandern kann.",
    "The light can glow, change slowly or stay dark while the mist goes on.":
      "Das Licht kann still leuchten, langsam wechseln oder dunkel bleiben, während der Nebel weiterläuft.",
    "Lift off the top and fill the tank with clean tap water, no higher than the MAX line.":
      "Nehmen Sie das Oberteil ab und füllen Sie den Tank mit sauberem Leitungswasser, nicht höher als bis zur MAX-Linie.",
    "Add three to five drops of essential oil.": "Geben Sie drei bis fünf Tropfen ätherisches Öl dazu.",
    "Put the top back and press the button once to start; press again to change the intensity.":
      "Setzen Sie das Oberteil auf und drücken Sie den Knopf einmal zum Starten; drücken Sie noch einmal, um die Stufe zu wechseln.",
    "Hold the button to choose a light colour or to switch the light off.":
      "Halten Sie den Knopf gedrückt, um eine Lichtfarbe zu wählen oder das Licht auszuschalten.",
    "Empty the tank after use and wipe it dry with a soft cloth.":
      "Leeren Sie den Tank nach dem Gebrauch und wischen Sie ihn mit einem weichen Tuch trocken.",
    Material: "Material",
    "Glazed ceramic, brass-finished steel": "Glasierte Keramik, vermessingter Stahl",
    Size: "Größe",
    Weight: "Gewicht",
    Capacity: "Fassungsvermögen",
    Power: "Leistung",
    "3W, USB-C": "3 W, USB-C",
    "Battery life": "Akkulaufzeit",
    "2000mAh, up to 24 hours": "2000 mAh, bis zu 24 Stunden",
    "Room size": "Raumgröße",
    Light: "Licht",
    "10 LED colours": "10 LED-Farben",
    "Intensity modes": "Intensitätsstufen",
    "Automatic shut-off": "Automatische Abschaltung",
    "After 3 hours": "Nach 3 Stunden",
    "In the box": "Lieferumfang",
    "Diffuser, USB-C cable, measuring cup, instructions": "Diffuser, USB-C-Kabel, Messbecher, Anleitung",
    "Use only the supplied USB-C cable and a 5 V adapter.":
      "Verwenden Sie nur das beiliegende USB-C-Kabel und ein Netzteil mit 5 V.",
    "Unplug before filling, emptying or cleaning.": "Ziehen Sie vor dem Füllen, Leeren oder Reinigen den Stecker.",
    "Never fill above the MAX line and never put the base under water.":
      "Füllen Sie nie über die MAX-Linie und tauchen Sie den Sockel nie in Wasser.",
    "Do not use with wet hands or a damaged cable.": "Nicht mit nassen Händen oder mit beschädigtem Kabel benutzen.",
    "Contains a lithium-ion battery: keep away from heat and do not open.":
      "Enthält einen Lithium-Ionen-Akku: von Hitze fernhalten und nicht öffnen.",
    "Keep out of reach of children and pets.": "Für Kinder und Haustiere unzugänglich aufbewahren.",
    "Pure essential oil, nothing added": "Reines ätherisches Öl, nichts zugesetzt",
    "From flowering tops, steam-distilled": "Aus blühenden Triebspitzen, mit Wasserdampf destilliert",
    "10 ml amber glass bottle": "Flasche aus Braunglas, 10 ml",
    "Cap with dropper": "Verschluss mit Pipette",
    "Child-resistant cap with dropper": "Kindersicherer Verschluss mit Pipette",
    "Origin: France": "Herkunft: Frankreich",
    "A familiar scent for the quiet end of the day.": "Ein vertrauter Duft für das ruhige Ende des Tages.",
    "Blends well with cedarwood, sweet orange and bergamot.": "Passt gut zu Zedernholz, süßer Orange und Bergamotte.",
    "Three to five drops are enough for one filling, so a bottle lasts about forty evenings.":
      "Drei bis fünf Tropfen reichen für eine Füllung, eine Flasche also für etwa vierzig Abende.",
    "One or two drops are enough for one filling, so a bottle lasts about a hundred evenings.":
      "Ein bis zwei Tropfen reichen für eine Füllung, eine Flasche also für etwa hundert Abende.",
    "The amber glass keeps light away from the oil.": "Das Braunglas hält Licht vom Öl fern.",
    "Add three to five drops to a diffuser filled with water.":
      "Geben Sie drei bis fünf Tropfen in einen mit Wasser gefüllten Diffuser.",
    "Add one or two drops to a diffuser filled with water.":
      "Geben Sie ein bis zwei Tropfen in einen mit Wasser gefüllten Diffuser.",
    "Start with the lowest intensity, and air the room after use.":
      "Beginnen Sie mit der niedrigsten Stufe und lüften Sie danach das Zimmer.",
    "Leave a door open where animals live; cats and birds need a room without scent.":
      "Lassen Sie eine Tür offen, wo Tiere leben; Katzen und Vögel brauchen ein Zimmer ohne Duft.",
    "Close the bottle and keep it upright, cool and dark.":
      "Verschließen Sie die Flasche und bewahren Sie sie aufrecht, kühl und dunkel auf.",
    "Botanical name": "Botanischer Name",
    INCI: "INCI",
    "Plant part": "Pflanzenteil",
    "Flowering tops": "Blühende Triebspitzen",
    Extraction: "Gewinnung",
    "Steam-distilled": "Mit Wasserdampf destilliert",
    Origin: "Herkunft",
    France: "Frankreich",
    Scent: "Duft",
    "Floral, herbal, softly sweet": "Blumig, krautig, sanft süß",
    Note: "Duftnote",
    Middle: "Herznote",
    "Blends with": "Passt zu",
    "Cedarwood, sweet orange and bergamot": "Zedernholz, süße Orange und Bergamotte",
    Volume: "Inhalt",
    "Best used": "Aufbrauchen",
    "Within 12 months of opening": "Innerhalb von 12 Monaten nach dem Öffnen",
    "Do not use undiluted on the skin.": "Nicht unverdünnt auf der Haut anwenden.",
    "Banded stone finish, each piece a little different": "Gebänderte Steinoptik, jedes Stück ein wenig anders",
    "Its colours sit well with wood, linen and books.": "Seine Farben passen gut zu Holz, Leinen und Büchern.",
    "Stone composite, brass-finished steel": "Steinkomposit, vermessingter Stahl",
    "From leaves and twigs, steam-distilled": "Aus Blättern und Zweigen, mit Wasserdampf destilliert",
    "Origin: Portugal": "Herkunft: Portugal",
    "A bright, airy scent for bathrooms and work rooms.": "Ein heller, luftiger Duft für Bäder und Arbeitszimmer.",
    "Blends well with lavender, rosemary and geranium.": "Passt gut zu Lavendel, Rosmarin und Geranium.",
    "Leaves and twigs": "Blätter und Zweige",
    Portugal: "Portugal",
    "Fresh, green, cool": "Frisch, grün, kühl",
    Top: "Kopfnote",
    "Lavender, rosemary and geranium": "Lavendel, Rosmarin und Geranium",
    "Solid oiled walnut": "Massives, geöltes Nussbaumholz",
    "Three wells for 10 ml bottles": "Drei Mulden für Flaschen zu 10 ml",
    "Brass inlay along the front": "Messingeinlage an der Vorderseite",
    "Felt pads underneath": "Filzgleiter an der Unterseite",
    "Your oils stand together beside the diffuser instead of in a drawer.":
      "Ihre Öle stehen zusammen neben dem Diffuser statt in einer Schublade.",
    "The wells hold each bottle firmly, so none is knocked over.":
      "Die Mulden halten jede Flasche fest, sodass keine umfällt.",
    "The felt pads are kind to polished tables.": "Die Filzgleiter schonen polierte Tische.",
    "Stand it on a level surface, out of direct sun.":
      "Stellen Sie ihn auf eine ebene Fläche, nicht in die direkte Sonne.",
    "Set one closed bottle in each well.": "Stellen Sie in jede Mulde eine geschlossene Flasche.",
    "Wipe up drops at once, and oil the wood once a year.":
      "Wischen Sie Tropfen sofort auf und ölen Sie das Holz einmal im Jahr.",
    "Walnut, brass": "Nussbaum, Messing",
    Fits: "Platz für",
    "Three 10 ml bottles": "Drei Flaschen zu 10 ml",
    "Turned walnut base with its own grain": "Gedrechselter Sockel aus Nussbaumholz mit eigener Maserung",
    "The milk glass makes an even, lamp-like glow for late reading corners.":
      "Das Milchglas leuchtet so gleichmäßig wie eine Lampe, für späte Lesestunden.",
    "Walnut, opal glass, brass-finished steel": "Nussbaum, Opalglas, vermessingter Stahl",
    "From fresh peel, cold-pressed": "Aus frischer Schale, kalt gepresst",
    "Origin: Italy": "Herkunft: Italien",
    "A sunny scent that guests recognise at once.": "Ein sonniger Duft, den Gäste sofort erkennen.",
    "Blends well with cedarwood, geranium and ylang-ylang.": "Passt gut zu Zedernholz, Geranium und Ylang-Ylang.",
    "Fresh peel": "Frische Schale",
    "Cold-pressed": "Kalt gepresst",
    Italy: "Italien",
    "Sweet, juicy, sunny": "Süß, saftig, sonnig",
    "Cedarwood, geranium and ylang-ylang": "Zedernholz, Geranium und Ylang-Ylang",
    "From wood, steam-distilled": "Aus Holz, mit Wasserdampf destilliert",
    "Origin: Morocco": "Herkunft: Marokko",
    "A dry base note that makes a blend last longer in the room.":
      "Eine trockene Basisnote, mit der eine Mischung länger im Raum bleibt.",
    "Blends well with lavender, sweet orange and frankincense.": "Passt gut zu Lavendel, süßer Orange und Weihrauch.",
    Wood: "Holz",
    Morocco: "Marokko",
    "Dry, woody, warm": "Trocken, holzig, warm",
    Base: "Basisnote",
    "Lavender, sweet orange and frankincense": "Lavendel, süße Orange und Weihrauch",
    "Fluted clay column, narrow foot": "Gerillte Tonsäule, schmaler Fuß",
    "Its narrow foot fits a shelf, a bedside table or a full desk.":
      "Sein schmaler Fuß passt auf ein Regal, einen Nachttisch oder einen vollen Schreibtisch.",
    "Matt ceramic, brass-finished steel": "Matte Keramik, vermessingter Stahl",
    "Four unglazed clay tablets": "Vier unglasierte Tontäfelchen",
    "Stoneware dish, 17 cm across": "Schale aus Steinzeug, Durchmesser 17 cm",
    "No water, no electricity": "Kein Wasser, kein Strom",
    "Can be used again and again": "Immer wieder verwendbar",
    "They scent the places a diffuser is too large for.": "Sie beduften Orte, für die ein Diffuser zu groß ist.",
    "The clay gives the scent back slowly, so nothing has to be watched.":
      "Der Ton gibt den Duft langsam zurück, sodass man auf nichts achten muss.",
    "A fresh drop wakes them up again.": "Ein frischer Tropfen weckt sie wieder auf.",
    "Let two or three drops of oil sink into each stone.":
      "Lassen Sie zwei oder drei Tropfen Öl in jeden Stein einziehen.",
    "Lay the stones in their dish, not on wood or cloth.":
      "Legen Sie die Steine in ihre Schale, nicht auf Holz oder Stoff.",
    "Renew the drops when the scent has faded.": "Erneuern Sie die Tropfen, wenn der Duft verflogen ist.",
    "Terracotta, stoneware": "Terrakotta, Steinzeug",
    Dish: "Schale",
    Contents: "Packungsinhalt",
    "Four stones, one dish": "Vier Steine, eine Schale",
    "From leaves and flowers, steam-distilled": "Aus Blättern und Blüten, mit Wasserdampf destilliert",
    "Origin: Egypt": "Herkunft: Ägypten",
    "A flowery scent that is not heavy, for living rooms and dressing tables.":
      "Ein blumiger Duft, der nicht schwer ist, für Wohnzimmer und Frisiertische.",
    "Blends well with eucalyptus, sweet orange and bergamot.": "Passt gut zu Eukalyptus, süßer Orange und Bergamotte.",
    "Leaves and flowers": "Blätter und Blüten",
    Egypt: "Ägypten",
    "Rosy, green, lightly lemony": "Rosig, grün, leicht zitronig",
    "Eucalyptus, sweet orange and bergamot": "Eukalyptus, süße Orange und Bergamotte",
    "Mouth-blown amber glass dome": "Mundgeblasene Kuppel aus bernsteinfarbenem Glas",
    "The glass warms every light colour, so even the cool ones feel soft.":
      "Das Glas wärmt jede Lichtfarbe, sodass auch die kühlen weich wirken.",
    "Glass, dark-stained wood, brass-finished steel": "Glas, dunkel gebeiztes Holz, vermessingter Stahl",
    "From leaves and flowering tops, steam-distilled":
      "Aus Blättern und blühenden Triebspitzen, mit Wasserdampf destilliert",
    "Origin: Hungary": "Herkunft: Ungarn",
    "It wakes up a study or a hallway in a few minutes.":
      "Es weckt ein Arbeitszimmer oder einen Flur in wenigen Minuten auf.",
    "Blends well with rosemary, lemon and eucalyptus.": "Passt gut zu Rosmarin, Zitrone und Eukalyptus.",
    "Use it sparingly, and not in a room where a small child sleeps.":
      "Verwenden Sie es sparsam und nicht in einem Zimmer, in dem ein kleines Kind schläft.",
    "Leaves and flowering tops": "Blätter und blühende Triebspitzen",
    Hungary: "Ungarn",
    "Cool, green, sweet at the end": "Kühl, grün, am Ende süß",
    "Rosemary, lemon and eucalyptus": "Rosmarin, Zitrone und Eukalyptus",
    "30 ml amber glass bottle": "Flasche aus Braunglas, 30 ml",
    "Origin: Sicily, Italy": "Herkunft: Sizilien, Italien",
    "A bright note for a kitchen, without the smell of a cleaning cupboard.":
      "Bringt Zitronenfrische in die Küche, ohne nach Putzschrank zu riechen.",
    "Blends well with lavender, tea tree and frankincense.": "Passt gut zu Lavendel, Teebaum und Weihrauch.",
    "Three to five drops are enough for one filling, so a bottle lasts about a hundred and twenty evenings.":
      "Drei bis fünf Tropfen reichen für eine Füllung, eine Flasche also für etwa hundertzwanzig Abende.",
    "One or two drops are enough for one filling, so a bottle lasts about three hundred evenings.":
      "Ein bis zwei Tropfen reichen für eine Füllung, eine Flasche also für etwa dreihundert Abende.",
    "Citrus oils fade first: keep the bottle closed and cool, and use it within a year.":
      "Zitrusöle verlieren ihren Duft zuerst: Halten Sie die Flasche geschlossen und kühl und verbrauchen Sie sie innerhalb eines Jahres.",
    "Sicily, Italy": "Sizilien, Italien",
    "Bright, zesty, clean": "Hell, spritzig, klar",
    "Lavender, tea tree and frankincense": "Lavendel, Teebaum und Weihrauch",
    "From flowering sprigs, steam-distilled": "Aus blühenden Zweigen, mit Wasserdampf destilliert",
    "Origin: Spain": "Herkunft: Spanien",
    "A clear, busy scent for desks and kitchens.": "Ein klarer, lebhafter Duft für Schreibtische und Küchen.",
    "Blends well with lemon, peppermint and cedarwood.": "Passt gut zu Zitrone, Pfefferminze und Zedernholz.",
    "Flowering sprigs": "Blühende Zweige",
    Spain: "Spanien",
    "Herbal, resinous, clear": "Krautig, harzig, klar",
    "Lemon, peppermint and cedarwood": "Zitrone, Pfefferminze und Zedernholz",
    "Clear borosilicate glass": "Klares Borosilikatglas",
    "Brass collar": "Kragen aus Messing",
    "350 ml, more than one filling for every tank": "350 ml, mehr als eine Füllung für jeden Tank",
    "Pours without dripping": "Gießt, ohne zu tropfen",
    "The water goes into the tank and not on the table.": "Das Wasser kommt in den Tank und nicht auf den Tisch.",
    "The collar gives wet hands something to hold.": "Am Kragen haben nasse Hände Halt.",
    "It is good-looking enough to stay out, with a stem or two in it.":
      "Sie ist hübsch genug, um stehen zu bleiben, mit einem Zweig oder zweien darin.",
    "Fill it with clean tap water, no more than two thirds.":
      "Füllen Sie sie mit sauberem Leitungswasser, höchstens zu zwei Dritteln.",
    "Pour slowly, and stop at the MAX line of the tank.":
      "Gießen Sie langsam und hören Sie an der MAX-Linie des Tanks auf.",
    "Rinse by hand; the collar does not like the dishwasher.":
      "Spülen Sie sie von Hand; der Kragen mag die Spülmaschine nicht.",
    "Borosilicate glass, brass": "Borosilikatglas, Messing",
    Holds: "Fasst",
    "Travertine body, turned from one piece": "Körper aus Travertin, aus einem Stück gedreht",
    "Stone keeps it steady on a table where children or sleeves pass by.":
      "Der Stein gibt ihm festen Stand auf einem Tisch, an dem Kinder oder Ärmel vorbeikommen.",
    "Empty the tank after use, and wipe drops off the stone: it is porous and remembers oil.":
      "Leeren Sie den Tank nach dem Gebrauch und wischen Sie Tropfen vom Stein: Er ist porös und merkt sich Öl.",
    "Real travertine, glazed stoneware, brass-finished steel":
      "Echter Travertin, glasiertes Steinzeug, vermessingter Stahl",
    "From leaves, steam-distilled": "Aus Blättern, mit Wasserdampf destilliert",
    "Origin: Australia": "Herkunft: Australien",
    "A plain, clean scent for bathrooms, laundries and boot rooms.":
      "Ein schlichter, sauberer Duft für Bäder, Waschküchen und Garderoben.",
    "Blends well with lemon, lavender and eucalyptus.": "Passt gut zu Zitrone, Lavendel und Eukalyptus.",
    Leaves: "Blätter",
    Australia: "Australien",
    "Green, spicy, clean": "Grün, würzig, sauber",
    "Lemon, lavender and eucalyptus": "Zitrone, Lavendel und Eukalyptus",
    "From fresh peel, cold-pressed, bergapten-free": "Aus frischer Schale, kalt gepresst, frei von Bergapten",
    "Origin: Calabria, Italy": "Herkunft: Kalabrien, Italien",
    "Brightens a blend without making it smell of fruit.": "Hellt eine Mischung auf, ohne dass sie nach Obst riecht.",
    "Blends well with lavender, geranium and sandalwood.": "Passt gut zu Lavendel, Geranium und Sandelholz.",
    "Cold-pressed, bergapten-free": "Kalt gepresst, frei von Bergapten",
    "Calabria, Italy": "Kalabrien, Italien",
    "Citrus, floral, like black tea": "Zitrisch, blumig, wie schwarzer Tee",
    "Lavender, geranium and sandalwood": "Lavendel, Geranium und Sandelholz",
    "Spun from one sheet of brass": "Aus einem Messingblech gedrückt",
    "Fits bottles of 5 ml and more": "Passt auf Flaschen ab 5 ml",
    "Smooth inside, so nothing stays behind": "Innen glatt, sodass nichts zurückbleibt",
    "Blends are mixed without a drop on the table.": "Mischungen gelingen ohne einen Tropfen auf dem Tisch.",
    "It is heavy enough to stand in the bottle by itself.":
      "Er ist schwer genug, um von selbst in der Flasche zu stehen.",
    "Set it in the neck of an empty bottle.": "Setzen Sie ihn in den Hals einer leeren Flasche.",
    "Count the drops; add the strongest oil last.": "Zählen Sie die Tropfen; das stärkste Öl kommt zuletzt.",
    "Wash it with warm water and a little soap, and dry it at once.":
      "Waschen Sie ihn mit warmem Wasser und etwas Seife und trocknen Sie ihn sofort.",
    Brass: "Messing",
    Outlet: "Öffnung",
    "8 mm across": "Durchmesser 8 mm",
    "From resin, steam-distilled": "Aus Harz, mit Wasserdampf destilliert",
    "Origin: Somalia": "Herkunft: Somalia",
    "A slow scent for reading and for rooms with high ceilings.":
      "Ein langsamer Duft zum Lesen und für Räume mit hohen Decken.",
    "Blends well with sandalwood, bergamot and cedarwood.": "Passt gut zu Sandelholz, Bergamotte und Zedernholz.",
    Resin: "Harz",
    Somalia: "Somalia",
    "Balsamic, peppery, lightly citrus": "Balsamisch, pfeffrig, leicht zitrisch",
    "Sandalwood, bergamot and cedarwood": "Sandelholz, Bergamotte und Zedernholz",
    "From fresh grass, steam-distilled": "Aus frischem Gras, mit Wasserdampf destilliert",
    "Origin: Kerala, India": "Herkunft: Kerala, Indien",
    "Two drops scent a living room.": "Zwei Tropfen reichen für ein Wohnzimmer.",
    "Blends well with peppermint, rosemary and cedarwood.": "Passt gut zu Pfefferminze, Rosmarin und Zedernholz.",
    "Fresh grass": "Frisches Gras",
    "Kerala, India": "Kerala, Indien",
    "Lemony, grassy, warm": "Zitronig, grasig, warm",
    "Peppermint, rosemary and cedarwood": "Pfefferminze, Rosmarin und Zedernholz",
    "From heartwood, steam-distilled": "Aus Kernholz, mit Wasserdampf destilliert",
    "Origin: Western Australia": "Herkunft: Westaustralien",
    "It rounds off every blend, and can still be found in a cushion the next morning.":
      "Es rundet jede Mischung ab und ist am nächsten Morgen noch in einem Kissen zu finden.",
    "Blends well with bergamot, ylang-ylang and frankincense.": "Passt gut zu Bergamotte, Ylang-Ylang und Weihrauch.",
    Heartwood: "Kernholz",
    "Western Australia": "Westaustralien",
    "Creamy, soft, woody": "Cremig, weich, holzig",
    "Bergamot, ylang-ylang and frankincense": "Bergamotte, Ylang-Ylang und Weihrauch",
    "Solid oiled cedar": "Massives, geöltes Zedernholz",
    "Room for ten 10 ml bottles": "Platz für zehn Flaschen zu 10 ml",
    "Tall back and a plate of brass": "Hohe Rückwand und eine Platte aus Messing",
    "Divider in the middle": "Steg in der Mitte",
    "The oil you want is found without lifting the others.":
      "Das gewünschte Öl findet man, ohne die anderen anzuheben.",
    "Set with its back to the window, it shades the bottles.":
      "Mit dem Rücken zum Fenster gibt er den Flaschen Schatten.",
    "Cedar has a scent of its own, a quiet one.": "Zeder hat einen eigenen Duft, einen leisen.",
    "Stand it in a cool place, and set the closed bottles in upright.":
      "Stellen Sie ihn an einen kühlen Ort und die geschlossenen Flaschen aufrecht hinein.",
    "Wipe up drops at once.": "Wischen Sie Tropfen sofort auf.",
    "Oil the wood once a year, on the outside only.": "Ölen Sie das Holz einmal im Jahr, nur außen.",
    "Cedar, brass": "Zedernholz, Messing",
    "Ten 10 ml bottles": "Zehn Flaschen zu 10 ml",
    "Mouth-blown smoked glass on oak": "Mundgeblasenes Rauchglas auf Eiche",
    "The smoke in the glass takes the edge off the light, so it may stay on beside a bed.":
      "Der Rauch im Glas nimmt dem Licht die Schärfe, sodass es auch neben einem Bett anbleiben kann.",
    "Smoked glass, oak, stoneware, brass-finished steel": "Rauchglas, Eiche, Steinzeug, vermessingter Stahl",
    "Small enough for a bedside table": "Klein genug für einen Nachttisch",
    "Its button is silent, and the lowest light is low enough to sleep by.":
      "Sein Knopf ist lautlos, und auf der schwächsten Stufe ist das Licht so matt, dass man dabei schlafen kann.",
    "Glazed porcelain, oak, brass-finished steel": "Glasiertes Porzellan, Eiche, vermessingter Stahl",
    "From fresh flowers, steam-distilled, complete": "Aus frischen Blüten, mit Wasserdampf destilliert, komplett",
    "Origin: Madagascar": "Herkunft: Madagaskar",
    "It turns plain citrus into something for the evening.": "Es macht aus schlichtem Zitrus etwas für den Abend.",
    "Blends well with sweet orange, sandalwood and bergamot.": "Passt gut zu süßer Orange, Sandelholz und Bergamotte.",
    "Fresh flowers": "Frische Blüten",
    "Steam-distilled, complete": "Mit Wasserdampf destilliert, komplett",
    Madagascar: "Madagaskar",
    "Sweet, floral, exotic": "Süß, blumig, exotisch",
    "Sweet orange, sandalwood and bergamot": "Süße Orange, Sandelholz und Bergamotte",
    "Lavender, frankincense and bergamot, 10 ml each": "Lavendel, Weihrauch und Bergamotte, je 10 ml",
    "Box covered with natural linen": "Mit naturfarbenem Leinen bezogene Schachtel",
    "Card with three blends": "Karte mit drei Mischungen",
    "Ready to give": "Fertig zum Verschenken",
    "Three oils that agree with each other in any mixture.": "Drei Öle, die sich in jeder Mischung vertragen.",
    "The box stays useful: it holds letters, cables or more oils.":
      "Die Schachtel bleibt nützlich: für Briefe, Kabel oder weitere Öle.",
    "It costs less than the three bottles alone.": "Sie kostet weniger als die drei Flaschen allein.",
    "Begin with four drops of lavender and one of frankincense.":
      "Beginnen Sie mit vier Tropfen Lavendel und einem Tropfen Weihrauch.",
    "Keep the bottles closed, upright, cool and dark.":
      "Bewahren Sie die Flaschen geschlossen, aufrecht, kühl und dunkel auf.",
    "Warnings for each oil are on its bottle and on its own page.":
      "Die Warnhinweise zu jedem Öl stehen auf seiner Flasche und auf seiner eigenen Seite.",
    "Three oils, 10 ml each; card": "Drei Öle, je 10 ml; Karte",
    Box: "Schachtel",
    "21 × 10 × 9 cm, linen over board": "21 × 10 × 9 cm, Leinen über Pappe",
    "Plain matt porcelain": "Schlichtes mattes Porzellan",
    "Plain enough for a room that has everything already.": "Schlicht genug für ein Zimmer, das schon alles hat.",
    "Matt porcelain, brass-finished steel": "Mattes Porzellan, vermessingter Stahl",
    "linalool, linalyl acetate, geraniol": "Linalool, Linalylacetat, Geraniol",
    "1,8-cineole, limonene, alpha-terpineol": "1,8-Cineol, Limonen, alpha-Terpineol",
    "limonene, linalool": "Limonen, Linalool",
    "alpha-, beta-, gamma-himachalene": "alpha-, beta-, gamma-Himachalen",
    "citronellol, geraniol, linalool": "Citronellol, Geraniol, Linalool",
    "menthol, menthone, limonene": "Menthol, Menthon, Limonen",
    "limonene, citral, beta-pinene": "Limonen, Citral, beta-Pinen",
    "1,8-cineole, alpha-pinene, camphor": "1,8-Cineol, alpha-Pinen, Campher",
    "terpinen-4-ol, gamma-terpinene, limonene": "Terpinen-4-ol, gamma-Terpinen, Limonen",
    "limonene, linalool, linalyl acetate": "Limonen, Linalool, Linalylacetat",
    "alpha-pinene, limonene, alpha-thujene": "alpha-Pinen, Limonen, alpha-Thujen",
    "citral, geraniol, citronellal": "Citral, Geraniol, Citronellal",
    "alpha-santalol, beta-santalol": "alpha-Santalol, beta-Santalol",
    "linalool, benzyl benzoate, geranyl acetate": "Linalool, Benzylbenzoat, Geranylacetat",
    "linalool, linalyl acetate, limonene, alpha-pinene": "Linalool, Linalylacetat, Limonen, alpha-Pinen",
  },
};
