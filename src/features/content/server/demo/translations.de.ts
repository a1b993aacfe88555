import type { DemoArticleTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. */
export const translations: DemoArticleTranslations = {
  "an-evening-in-three-drops": {
    title: "Ein Abend in drei Tropfen",
    excerpt: "Ein Ritual, das vier Minuten dauert, Wasser und drei Tropfen braucht und weiß, wann es vorbei ist.",
    content: `<p class="lead">Die meisten Abende enden nicht. Sie fransen aus, irgendwo zwischen Bildschirm und Spüle, bis jemand merkt, wie spät es ist. Ein Ritual setzt ihnen einen Schlusspunkt, mehr nicht.</p>
<p>Dieses dauert vier Minuten. Es braucht Wasser, einen Diffuser und ein Öl, das Sie mögen, und es beginnt in dem Augenblick, in dem heute nichts mehr getan werden muss, oder in dem Sie das einfach beschließen. Mit diesem Beschluss ist das meiste schon getan.</p>
<h2>Minute eins: das Fenster</h2>
<p>Öffnen Sie es weit, auch im November. In einem Zimmer, in dem den ganzen Tag gelebt wurde, hängen Abendessen, Wolle und warme Elektronik in der Luft, und darin kommt kein Duft zur Geltung. Während die Luft wechselt, räumen Sie drei Dinge weg. Nicht den ganzen Tisch: drei Dinge. Eine Tasse, einen Brief, die Schere. Es überrascht, wie viel ruhiger ein Zimmer aussieht, wenn drei Dinge daraus verschwunden sind.</p>
<h2>Minute zwei: das Wasser</h2>
<p>Füllen Sie den Tank mit sauberem Leitungswasser, nicht höher als bis zur Linie. Von Hand, aus einer Karaffe, geht es langsamer als unter dem Hahn, und die Langsamkeit ist Absicht. Gegossenes Wasser hat einen Klang, den Wasser aus dem Hahn nicht hat. Vielleicht merken Sie, dass Sie zum ersten Mal seit Langem stillstehen.</p>
<h2>Minute drei: die Tropfen</h2>
<p>Drei. Zählen Sie laut, wenn Sie mögen. Lavendel an gewöhnlichen Tagen; Zedernholz, wenn es regnet; Weihrauch, wenn es zu viele Menschen waren. Wollen zwei Öle zusammen sein, geben Sie dem einen zwei Tropfen und dem anderen einen, und nie beiden gleich viel, sonst streiten sie den ganzen Abend.</p>
<blockquote>Drei Tropfen reichen für einen Abend. Der vierte ist für die Nachbarn.</blockquote>
<p>Schließen Sie jetzt das Fenster. Vorher aber die Flasche. Eine offene Flasche auf einem Tisch ist eine kleine Sorge, und davon wollen wir weniger haben.</p>
<h2>Minute vier: das Licht</h2>
<p>Machen Sie die Deckenlampe aus und lassen Sie ein kleines Licht an, tief und warm. Viele Diffuser haben eine eigene Lampe; wählen Sie die Farbe, die einer Kerze am nächsten kommt, und heben Sie die anderen neun für Feste auf. Dann drücken Sie den Knopf einmal, für den sanftesten Nebel. Legen Sie das Telefon in ein anderes Zimmer, wenn Sie können, und mit dem Gesicht nach unten, wenn nicht.</p>
<h2>Und dann</h2>
<p>Dann nichts. Das ist der schwierige Teil und zugleich der Sinn. Setzen Sie sich so, dass Sie den Nebel sehen. Er steigt, neigt sich, löst sich auf, und nie zweimal auf dieselbe Weise; er ist ungefähr so interessant wie ein Feuer und verlangt so wenig. Lesen Sie oder lesen Sie nicht. Sprechen Sie, wenn jemand da ist, so leise, wie man an einem Feuer spricht.</p>
<p>Auf die Uhr müssen Sie nicht sehen, denn das tut der Diffuser. Nach drei Stunden schaltet er sich von selbst aus, mit nicht mehr als einem kleinen Klicken, und das Zimmer wird langsam wieder nur ein Zimmer. Sind Sie dann noch wach, merken Sie es. Wenn nicht, war es nicht wichtig.</p>
<h2>An den Abenden, an denen es nicht gelingt</h2>
<p>Die wird es geben. Das Telefon klingelt, ein Kind hat Fieber, die Arbeit des Tages kommt und setzt sich neben Sie. Dann machen Sie eine der vier Minuten und lassen die anderen: Öffnen Sie das Fenster, oder gießen Sie das Wasser, oder zünden Sie die Lampe an. Ein Ritual, das vollständig sein muss, ist nur eine weitere Pflicht. Dieses darf man liegen lassen wie ein gutes Buch auf der Lehne eines Sessels und morgen an derselben Stelle aufnehmen.</p>
<p>Manche fragen, ob es jeden Tag sein muss. Nein. Aber es hilft, wenn es zur selben Stunde ist, in derselben Reihenfolge, eine Woche lang mit derselben Flasche. Die Nase lernt schnell. Nach ein paar Tagen sagt der erste Atemzug, noch bevor Sie etwas gedacht haben: Das war der Tag.</p>
<p>Lavendel, Zedernholz und Weihrauch finden Sie unter <a href="/collections/calm-evenings">Ruhige Abende</a>.</p>`,
  },
  "how-many-drops": {
    title: "Wie viele Tropfen? Weniger",
    excerpt: "Warum die Nase ihr eigenes Zimmer schlecht beurteilt und wie man stattdessen nach dessen Größe zählt.",
    content: `<p class="lead">Fast jeder nimmt zu viel. Das ist keine Gier; so sind Nasen gemacht. Sie melden, was neu ist, und vergessen, was bleibt, und ein Duft, der bleibt, ist nach Minuten vergessen.</p>
<p>Wer den Diffuser befüllt hat, riecht ihn also bald nicht mehr, gibt zwei Tropfen dazu, riecht wieder nichts und gibt noch zwei dazu. Dann kommt jemand nach Hause, öffnet die Tür und tritt einen Schritt zurück. Beide haben recht mit dem, was sie riechen.</p>
<h2>Zählen Sie nach dem Zimmer</h2>
<p>In den Tank eines Tischdiffusers passt etwa ein Glas Wasser. Nehmen Sie für eine Füllung die Fläche des Zimmers als Maß:</p>
<ul>
<li>bis 8 Quadratmeter, ein Bad oder ein kleines Arbeitszimmer: <strong>zwei Tropfen</strong>;</li>
<li>8 bis 12 Quadratmeter, ein gewöhnliches Schlafzimmer: <strong>drei Tropfen</strong>;</li>
<li>12 bis 15 Quadratmeter, ein Wohnzimmer: <strong>vier oder fünf Tropfen</strong>;</li>
<li>mehr als das: Ein Diffuser füllt es nicht, und zehn Tropfen in einer Ecke machen nur eine starke Ecke.</li>
</ul>
<p>Das sind Zahlen für eine gewöhnliche Decke und eine geschlossene Tür. Bei offener Tür wird der Flur ein Teil des Zimmers. Bei hohen Decken geben Sie einen Tropfen dazu, bei warmen Heizkörpern nehmen Sie einen weg, denn warme Luft trägt Duft weiter.</p>
<h2>Dann zählen Sie nach dem Öl</h2>
<p>Tropfen sind nicht gleich. Zitrusöle sind leicht; sie sind in einer Minute in der Luft und in einer Stunde gegangen, und ein Tropfen mehr schadet wenig. Pfefferminze, Geranium, Ylang-Ylang und Zitronengras sprechen laut: Beginnen Sie mit der Hälfte dessen, was Sie von Lavendel nähmen. Zedernholz und Sandelholz sind langsam. Zwanzig Minuten lang scheinen sie nichts zu tun, und genau dann machen die meisten ihren Fehler. Geben Sie ihnen die zwanzig Minuten.</p>
<h2>Die Probe an der Tür</h2>
<p>Es gibt einen ehrlichen Richter, und das sind Sie, nach fünf Minuten anderswo. Starten Sie den Diffuser, hängen Sie die Wäsche auf, kommen Sie wieder herein. Wenn Sie den Duft an der Tür bemerken und ihn vergessen haben, sobald Sie sitzen, ist es richtig. Wenn Sie das Öl schon vom Flur aus nennen könnten, ist es zu viel. Wenn Sie danach suchen müssen, warten Sie, bevor Sie etwas dazugeben: Suchen Sie in einer Viertelstunde noch einmal.</p>
<blockquote>Ein Zimmer duftet gut, wenn Gäste sagen, es sei angenehm, und nicht, es rieche.</blockquote>
<h2>Die Stufe ersetzt keine Tropfen</h2>
<p>Die drei Stufen eines Diffusers ändern, wie viel Nebel er macht, und damit, wie schnell dieselben Tropfen ins Zimmer kommen. Auf der sanftesten Stufe reichen drei Tropfen für einen ganzen Abend. Auf der stärksten sind dieselben drei erst deutlich und bald nur noch Wasser. Für Gäste um sieben nehmen Sie zehn Minuten vor dem Klingeln die stärkste, dann die sanfteste. Zum Lesen von Anfang an die sanfteste.</p>
<h2>Wenn es doch zu viel war</h2>
<p>Das kommt vor. Schalten Sie den Diffuser aus, öffnen Sie fünf Minuten lang zwei gegenüberliegende Fenster und leeren Sie den Tank; die Tropfen, die Sie bereuen, schwimmen auf diesem Wasser. Wischen Sie innen mit einem weichen Tuch. Vorhänge und Wolle halten am längsten fest, geben Sie ihnen also bis morgen, bevor Sie urteilen.</p>
<h2>Wie lange eine Flasche hält</h2>
<p>In einer Flasche zu zehn Millilitern sind etwa zweihundert Tropfen. Bei drei bis fünf Tropfen am Abend sind das vierzig Abende und mehr, also jeder Abend vom ersten Oktober an, bis Zeitumstellung und erster Schnee vorüber sind. Schreiben Sie den Tag des Öffnens mit Bleistift auf den Deckel, dann wissen Sie, wie es steht. Die meisten merken, wenn sie zu zählen beginnen, dass sie halb so viel brauchen, wie sie dachten, und dass sie es etwa doppelt so sehr genießen.</p>
<p>Wie viele Tropfen ein Öl braucht, steht auf seiner Seite: <a href="/products?category=oils">zu den Ölen</a>.</p>`,
  },
  "filling-and-cleaning-a-diffuser": {
    title: "Einen Diffuser füllen und reinigen",
    excerpt: "Zehn Minuten in der Woche halten den Nebel fein und den Duft echt. Hier sind sie, der Reihe nach.",
    content: `<p class="lead">Ein Diffuser ist etwas Einfaches: Eine kleine Platte am Boden eines Tanks zittert so schnell, dass das Wasser darüber zu Nebel wird. Was im Wasser ist, landet auf der Platte. Halten Sie die Platte sauber, und alles andere folgt.</p>
<h2>Füllen, jedes Mal</h2>
<ol>
<li>Ziehen Sie das Kabel ab. Den Akku stört es nicht, und Wasser und Stecker sollten sich nicht begegnen.</li>
<li>Nehmen Sie das Oberteil ab und legen Sie es auf etwas Weiches.</li>
<li>Gießen Sie sauberes Leitungswasser ein, nie über die MAX-Linie. Zu viel Wasser ist der übliche Grund, wenn ein Diffuser keinen Nebel macht: Die Platte kann es nicht heben.</li>
<li>Geben Sie drei bis fünf Tropfen Öl dazu, auf das Wasser, nicht auf den Rand.</li>
<li>Setzen Sie das Oberteil auf und drücken Sie den Knopf einmal.</li>
</ol>
<p>Kühles Wasser ist richtig. Warmes scheint eine gute Idee und ist keine; der Nebel kommt nass heraus, und am Morgen ist ein Ring auf dem Tisch. Wenn Ihr Leitungswasser am Wasserkocher weiße Ränder lässt, nehmen Sie gefiltertes, und Sie brauchen diesen Artikel seltener.</p>
<h2>Leeren, jeden Abend</h2>
<p>Lassen Sie das Wasser von gestern nicht stehen. Gießen Sie es an der Seite aus, die vom Luftauslass abgewandt ist (die meisten Tanks haben einen kleinen Pfeil oder eine Tülle), damit nichts ins Werk läuft. Wischen Sie den Tank mit einem weichen Tuch trocken und lassen Sie das Oberteil über Nacht ab. Das ist alles, und es ist die Hälfte der Reinigung, auf die es am meisten ankommt.</p>
<h2>Einmal in der Woche: zehn Minuten</h2>
<p>Öle hinterlassen einen feinen Film. Man sieht ihn nicht, aber man riecht ihn: Jeder Duft beginnt dem vorigen zu ähneln. Dann ist es so weit.</p>
<ol>
<li>Kabel abziehen, leeren und den Tank halb mit lauwarmem Wasser füllen.</li>
<li>Einen Tropfen einfaches Spülmittel dazugeben. Einen.</li>
<li>Den Diffuser fünf Minuten laufen lassen, in einer Küche mit offenem Fenster.</li>
<li>Ausschalten, das Wasser ausgießen, zweimal mit klarem Wasser spülen.</li>
<li>Die Platte mit einem Wattestäbchen trocknen, in kleinen Kreisen und ohne zu drücken.</li>
</ol>
<h2>Einmal im Monat: gegen Kalk</h2>
<p>Wenn der Nebel dünn oder grob geworden ist, hat sich Kalk auf der Platte abgesetzt. Mischen Sie einen Esslöffel weißen Essig mit Wasser bis zum halben Tank und lassen Sie es zehn Minuten stehen, ohne einzuschalten. Wischen Sie die Platte mit dem Wattestäbchen, gießen Sie alles aus und spülen Sie dreimal. Die Küche riecht eine Weile nach Salat; dagegen hilft kein Öl, nur Zeit.</p>
<p class="note">Halten Sie den Sockel nie unter Wasser, nehmen Sie nie Bürste, Stahlwolle oder Scheuerpulver, und lassen Sie Entkalker für Kaffeemaschinen den Kaffeemaschinen.</p>
<h2>Von einem Öl zum anderen</h2>
<p>Zwischen Zitrus und Lavendel müssen Sie nichts tun. Nach Patschuli, Ylang-Ylang oder allem mit Vanille machen Sie zuerst die wöchentlichen zehn Minuten, sonst beginnt Ihr Morgen mit gestern Abend. Zwei Diffuser, einer für leichte Düfte und einer für schwere, sind ein Luxus, der viel Wischen spart.</p>
<h2>Außen</h2>
<p>Ein trockenes Tuch für Holz und Messing. Ein feuchtes für glasierte Keramik und Glas. Stein wischen Sie sofort trocken, denn er saugt: Ein Tropfen Orangenöl auf Travertin macht einen Schatten, der bleibt. Öle, die an der Seite herabgelaufen sind, gehen mit etwas Spülmittel auf einem weichen Tuch ab, und mit Geduld eher als mit Druck.</p>
<h2>Wenn er trotzdem nicht läuft</h2>
<p>Drei Gründe erklären fast jeden stillen Diffuser: zu viel Wasser, Kalk auf der Platte, ein leerer Akku. Prüfen Sie sie in dieser Reihenfolge. Ist es keiner davon, schreiben Sie uns; die Garantie ist dazu da, genutzt zu werden.</p>
<p>Aus einer <a href="/products/glass-filling-carafe">Karaffe mit Tülle</a> kommt das Wasser in den Tank und nicht auf den Tisch.</p>`,
  },
  "ceramic-stone-glass-wood": {
    title: "Keramik, Stein, Glas, Holz",
    excerpt:
      "Vier Materialien, die neben einem Buch gut aussehen, was jedes von Ihnen verlangt und wie sie alt werden.",
    content: `<p class="lead">Ein Diffuser arbeitet drei Stunden und steht die anderen einundzwanzig da. Woraus er gemacht ist, entscheidet, ob Sie ihn in diesen gern sehen.</p>
<p>Wir arbeiten mit vier Materialien. Keines ist das beste. Jedes hat ein Licht, das es mag, etwas, das es nicht erträgt, und seine eigene Art, alt zu werden. Es lohnt sich zu wissen, wen man sich ins Haus holt.</p>
<h2>Keramik</h2>
<p>Ton, gedreht oder gegossen, tagelang getrocknet, gebrannt, bis er nie wieder Ton sein kann, dann glasiert und noch einmal gebrannt. Eine Glasur ist eine Haut aus Glas, deshalb lässt sich ein Keramik-Diffuser mit einem feuchten Tuch abwischen und vergisst, was auf ihn verschüttet wurde. Von den vieren ist er der unkomplizierteste.</p>
<p>Was er mag, ist Licht von der Seite. Ein geripptes oder gerilltes Stück auf einem Fensterbrett ändert sich über den Tag wie ein Hügel und kostet dabei nichts. Was er nicht erträgt, ist die Tischkante. Keramik zerkratzt, verblasst und verzieht sich nicht; sie ist vollkommen bis zu dem Augenblick, in dem sie fällt.</p>
<p>Suchen Sie den kleinen unglasierten Ring am Fuß, wo sie im Ofen stand. Daran erkennt man, dass etwas wirklich gebrannt wurde und nicht nur bemalt.</p>
<h2>Stein</h2>
<p>Travertin entsteht aus warmen Quellen, Schicht auf Schicht, und die kleinen Löcher darin sind dort, wo einmal ein Schilfrohr oder eine Blase war. Keine zwei Stücke haben dieselben. Er ist schwer und kühl und lässt alles um sich herum ein wenig bedachter wirken.</p>
<p>Stein saugt. Wasser trocknet wieder heraus, Öl und Wein bleiben als Fleck. Wischen Sie also sofort, legen Sie etwas unter die Flasche und lassen Sie Zitronen in der Küche: Säure nimmt die Politur. Dafür altert er nicht, jedenfalls nicht zu unseren Lebzeiten.</p>
<h2>Glas</h2>
<p>Glas ist das einzige, das zeigt, was darin vorgeht: das Wasser, seinen Stand, den ersten Faden Nebel, der sich unter der Kuppel dreht. Bernstein und Rauch sind nicht nur hübsch. Sie machen aus der kleinen Lampe die Farbe des späten Nachmittags, wo klares Glas sie ließe, wie sie ist.</p>
<p>Es will eine dunkle Ecke und ein Licht hinter sich. Es zeigt Fingerabdrücke, Staub und Kalk, und am besten kurz bevor Besuch kommt; ein altes Leinentuch hilft. Und man sollte es nicht bewegen, solange Wasser darin ist.</p>
<h2>Holz</h2>
<p>Eiche und Nussholz sind warm in der Hand, auch im Winter, und leise im Ohr: Ein Fuß aus Holz nimmt einem Diffuser das letzte Summen, sodass man auf einem Holztisch gar nichts hört. Holz ist auch das einzige, das auf Pflege antwortet. Ein paar Tropfen einfaches Leinöl, einmal im Jahr eingerieben und nach zehn Minuten abgewischt, und es ist mit zehn Jahren besser als an dem Tag, an dem es kam. Lassen Sie das Tuch im Freien ausgebreitet trocknen, bevor Sie es wegwerfen: Ein mit Leinöl getränkter Lappen kann sich von selbst entzünden.</p>
<p>Stehendes Wasser, Heizkörper und Mittagssonne mag es nicht. Es wird ein wenig dunkler oder blasser, je nach Baum. Das ist kein Fehler; das Holz merkt, wo es wohnt.</p>
<h2>Und Messing, dazwischen</h2>
<p>Der dünne Ring, wo zwei Materialien sich treffen, ist oft aus Messing. Lässt man es in Ruhe, wird es von Gold zu Honig zu etwas wie Tee. Mit einem weichen Tuch polieren Sie es in einer Minute zurück. Wir täten es nicht, aber wir mögen eben Tee.</p>
<h2>Aussuchen</h2>
<p>Fragen Sie, wo er stehen wird, und nicht, was am feinsten ist. Auf ein Regal im Bad Keramik. Auf einen niedrigen Tisch, den auch andere benutzen, Stein, denn den stößt niemand um. Auf eine dunkle Anrichte Glas. Neben ein Bett Holz. Und wenn die Antwort ist, dass er mit Ihnen von Zimmer zu Zimmer wandert, nehmen Sie den, den Sie gern in die Hand nehmen.</p>
<p>Alle vier finden Sie unter <a href="/products?category=diffusers">unseren Diffusern</a>.</p>`,
  },
  "reading-the-label-of-an-oil": {
    title: "Das Etikett eines Öls lesen",
    excerpt:
      "Ein lateinischer Name, ein Pflanzenteil, ein Land, ein Warnhinweis: was das Kleingedruckte einer kleinen Flasche erzählt.",
    content: `<p class="lead">Das Etikett einer Flasche zu zehn Millilitern ist etwa so groß wie eine große Briefmarke, und darauf steht mehr als auf mancher Seite. Hier ist, wie man es liest, von oben bis zum Kleingedruckten.</p>
<h2>Der Name, den Sie kennen, und der andere</h2>
<p>Unter <em>Lavendel</em> steht <em>Lavandula angustifolia</em>. Das Latein ist nicht da, um zu beeindrucken. Es gibt etwa vierzig Arten Lavendel, und mindestens drei davon werden unter diesem einen Wort verkauft. <em>Angustifolia</em> ist der weiche und süße. <em>Latifolia</em>, der Speiklavendel, riecht nach Kampfer. <em>Intermedia</em>, eine Kreuzung der beiden, gibt doppelt so viel Öl für den halben Preis und ist der Geruch der meisten Dinge, von denen es heißt, sie röchen nach Lavendel. Alle drei sind ehrliche Pflanzen. Sie wollen nur wissen, welche davon Sie bezahlen.</p>
<p>Dasselbe gilt für Zedernholz, das eine Zeder aus dem Atlas oder ein Wacholder aus Virginia sein kann, und für Eukalyptus, von dem es mehrere Hundert gibt. Steht auf einer Flasche kein Latein, möchte jemand es lieber nicht sagen.</p>
<h2>Der Teil der Pflanze</h2>
<p>Blühende Spitzen, Blatt, Schale, Holz, Harz, Wurzel. Ein Baum kann drei Öle geben: Von der Bitterorange kommen Neroli aus der Blüte, Petitgrain aus Blatt und Zweig und Bitterorangenöl aus der Schale. Sie haben so viel gemeinsam wie drei Schwestern.</p>
<h2>Wie es gewonnen wurde</h2>
<p><strong>Mit Wasserdampf destilliert</strong> heißt, dass Dampf durch die Pflanze geleitet wurde, das Öl mitnahm und es beim Abkühlen zurückließ. So entstehen die meisten Öle. <strong>Kalt gepresst</strong> gilt für Zitrus: Die Schale wird gepresst, deshalb riecht Zitronenöl nach Zitrone und nicht nach Zitronenbonbon. <strong>Absolue</strong> heißt, dass ein Lösungsmittel verwendet wurde, wie bei Jasmin, der Dampf nicht übersteht. Keines ist besser als die anderen, aber man sollte sie nicht mit fremden Namen nennen.</p>
<h2>Das Land</h2>
<p>Die Herkunft zählt wie beim Wein: weniger, als man sagt, aber nicht nichts. Lavendel aus der Höhe riecht feiner als Lavendel aus der Ebene. Orangenöl aus einem warmen Jahr ist runder. Sind zwei Flaschen desselben Öls, im Abstand eines Jahres gekauft, nicht genau gleich, dann weil zwei Sommer es nicht waren.</p>
<h2>Die Warnhinweise</h2>
<p>Reine Öle sind konzentriert, und das europäische Recht will, dass das mit festen Worten und festen Zeichen gesagt wird. So steht auf einer Flasche, in der nichts als Lavendel ist, <em>kann allergische Hautreaktionen verursachen</em>, und sie nennt Linalool und Linalylacetat. Das sind keine Zusätze. Daraus besteht Lavendel, von einem Chemiker erzählt. Eine Flasche ohne jeden Warnhinweis ist kein sanfteres Öl; sie ist eine Flasche ohne Etikett.</p>
<p>Nehmen Sie die Worte, wie sie dastehen: nicht auf die Haut, nicht in die Augen, nicht in Kinderhände, nie verschlucken.</p>
<h2>Wörter, die nichts bedeuten</h2>
<ul>
<li><strong>Therapeutische Qualität</strong>: Eine solche Stufe gibt es nicht. Kein Amt vergibt sie.</li>
<li><strong>Duftöl</strong>, <strong>Parfümöl</strong>: im Labor gemischt. Angenehm vielleicht, aber kein ätherisches Öl.</li>
<li><strong>Naturidentisch</strong>: nicht aus der Natur.</li>
<li><strong>Rein</strong>, allein, ohne Latein, Pflanzenteil oder Land: reines was?</li>
</ul>
<h2>Das Glas und das Datum</h2>
<p>Braunglas ist kein Schmuck; Licht verdirbt Öl, und Braunglas hält das meiste davon ab. Irgendwo stehen eine Chargennummer und wie lange das Öl nach dem Öffnen am besten ist: bei unseren ein Jahr. Zitrus verblasst zuerst; Hölzer und Harze halten oft länger, und manche werden besser. Schreiben Sie den Tag des Öffnens mit Bleistift auf den Deckel.</p>
<p>Wenn Sie das alles einmal tun, mit einer Flasche, müssen Sie es nie wieder tun. Sie nehmen in irgendeinem Laden auf einer Reise ein Etikett in die Hand, sehen es zwei Sekunden an und wissen Bescheid.</p>
<p>Üben können Sie mit <a href="/products/lavender-oil">unserem Lavendelöl</a>: Was auf seinem Etikett steht, steht auch auf seiner Seite.</p>`,
  },
  "citrus-for-the-morning": {
    title: "Zitrus für den Morgen",
    excerpt: "Süße Orange, Zitrone und Bergamotte kommen schnell und gehen schnell. Das macht sie zu Morgenmenschen.",
    content: `<p class="lead">Manche Düfte kommen spät und bleiben stundenlang. Zitrusduft tut das Gegenteil: Er ist im Zimmer, bevor Sie die Flasche abgestellt haben, und gegangen vor der zweiten Tasse Kaffee. Für einen Morgen ist das genau richtig.</p>
<p>Der Grund liegt in der Schale. Das Öl einer Orange sitzt gleich unter der Haut, in kleinen Drüsen, die man mit dem Fingernagel aufbrechen kann, und es besteht aus sehr leichtem Stoff. Es fliegt sofort auf, und was sofort auffliegt, ist bald fort. Parfümeure nennen das eine Kopfnote und klagen, dass sie nicht hält. Morgen halten auch nicht.</p>
<h2>Süße Orange</h2>
<p>Von allen Ölen das, das man am leichtesten mag. Es riecht nach dem, was es ist: nach dem Augenblick, in dem am anderen Ende eines Zugabteils jemand eine Orange schält und alle aufsehen. Es verträgt sich mit fast allem und ist deshalb eine gute erste Flasche. Vier Tropfen, auf der stärksten Stufe, während Sie duschen; bis Sie zurückkommen, ist es weicher geworden.</p>
<h2>Zitrone</h2>
<p>Spitzer, weißer, ordentlicher. Zitrone lässt eine Küche sauberer wirken, als sie ist, und das ist nicht ihr geringster Vorzug. Zwei oder drei Tropfen genügen, denn zu viel davon riecht schnell nach Spülmittel. Am besten ist sie mit etwas Grünem daneben: ein Tropfen Rosmarin, und die Zitrone hat Halt.</p>
<h2>Bergamotte</h2>
<p>Sie kennen sie, ohne es zu wissen, aus Earl Grey. Sie ist eine kleine bittere Orange aus dem Süden Italiens, nur wegen ihrer Schale angebaut, und die erwachsenste der drei: blumig, ein wenig pfeffrig, irgendwo dahinter Tee. Orange gehört in die Küche, Bergamotte an den Schreibtisch. Sie ist die einzige der drei, die wir auch um vier am Nachmittag nähmen.</p>
<h2>Dreimal am Morgen</h2>
<ul>
<li><strong>Montag.</strong> Zwei Tropfen Zitrone, einer Rosmarin. Das Fenster einen Spalt offen, die Liste auf dem Tisch.</li>
<li><strong>Ein Tag zu Hause.</strong> Drei Tropfen Bergamotte, einer Zedernholz. Es beginnt hell und wird von selbst still.</li>
<li><strong>Sonntag.</strong> Drei Tropfen süße Orange, einer Lavendel. Es riecht nach frischen Laken und nach keinem Plan.</li>
</ul>
<h2>Damit der Duft länger bleibt</h2>
<p>Wenn Zitrusduft bleiben soll, geben Sie ihm schwerere Gesellschaft. Ein Tropfen Zedernholz, Sandelholz oder Weihrauch unter drei Tropfen Orange bremst ihn, wie ein guter Zuhörer einen schnellen Redner bremst. Der Zitrusduft geht trotzdem zuerst. Aber es ist etwas übrig, wenn er gegangen ist, und der Morgen endet nicht so plötzlich.</p>
<h2>Die Flaschen aufbewahren</h2>
<p>Von allen Ölen altern diese am schnellsten. Licht, Wärme und Luft mögen sie nicht, und nach etwa einem Jahr riechen sie flach, dann nach Terpentin. Kaufen Sie sie also klein, schließen Sie sie sofort und bewahren Sie sie aufrecht in einer kühlen dunklen Schublade auf. Eine fast leere Flasche enthält mehr Luft als Öl; brauchen Sie den Rest innerhalb eines Monats auf. Altes Zitrusöl gehört weder in den Diffuser noch an die Hände: Je älter es ist, desto mehr reizt es. Bringen Sie den Rest zur Schadstoffsammlung.</p>
<p class="note">Zitrusöle gehören nicht auf die Haut, und manche, etwa Zitrone und gewöhnliche Bergamotte, vertragen sich schlecht mit Sonnenlicht. Unsere Bergamotte ist frei von Bergapten; waschen Sie sich die Finger trotzdem.</p>
<p>Und dann gibt es die einfachste Art von allen, die wir erwähnen sollten, obwohl wir die andere verkaufen. Schälen Sie langsam am Tisch eine Orange und lassen Sie die Schale liegen, während Sie essen. An diesem ersten Morgen finden Sie heraus, ob Sie die Flasche wollen.</p>
<p>Alle drei Öle finden Sie unter <a href="/collections/bright-mornings">Wache Morgen</a>.</p>`,
  },
  "a-small-library-of-scents": {
    title: "Eine kleine Bibliothek der Düfte",
    excerpt:
      "Kopf, Herz, Basis: Mit sechs Flaschen und einer Regel können Sie ein Jahr lang mischen, ohne sich zu wiederholen.",
    content: `<p class="lead">Sie brauchen keine vierzig Flaschen. Mit sechs gut gewählten und einer Regel können Sie ein Jahr lang mischen, ohne denselben Abend zweimal zu machen.</p>
<h2>Die Regel</h2>
<p>Öle verlassen die Luft verschieden schnell. Die leichten, die <strong>Kopfnoten</strong>, sind zuerst da und nach einer Stunde gegangen: Zitrus, Pfefferminze, Eukalyptus. Die <strong>Herznoten</strong> kommen als Nächstes und sind das meiste von dem, woran man sich erinnert: Lavendel, Geranium, Rosmarin. Die <strong>Basisnoten</strong> sind langsam und bleiben bis in die Nacht: Zedernholz, Sandelholz, Weihrauch.</p>
<p>Eine Mischung aus nur einer Art ist eine Zeile. Eine Mischung aus zweien ist ein Gespräch. Die Regel ist also: Nehmen Sie eine Herznote, geben Sie etwas von oben <em>oder</em> von unten dazu, und erst wenn Sie das einige Wochen getan haben, von beidem. Zählen Sie drei, eins, eins: drei Tropfen von dem, was Sie riechen wollen, einer von seinem Begleiter, einer, der die beiden zusammenhält.</p>
<h2>Die sechs</h2>
<ol>
<li><strong>Süße Orange</strong>, weil alle sie mögen.</li>
<li><strong>Bergamotte</strong>, weil sie die Orange erwachsen macht.</li>
<li><strong>Lavendel</strong>, der sich mit allen anderen verträgt.</li>
<li><strong>Rosmarin</strong>, grün und wach, für die Stunden am Schreibtisch.</li>
<li><strong>Zedernholz</strong>, trocken und warm, der Boden, auf dem der Rest stehen kann.</li>
<li><strong>Weihrauch</strong>, wenn es still werden soll.</li>
</ol>
<p>Zwei von jeder Sorte. Wenn Sie ein siebtes wollen, nehmen Sie Geranium, eine Rose mit hochgekrempelten Ärmeln.</p>
<h2>Sieben Mischungen für den Anfang</h2>
<ul>
<li><em>Bibliothek.</em> Drei Zedernholz, einer Bergamotte, einer Lavendel.</li>
<li><em>Frische Wäsche.</em> Drei Lavendel, zwei süße Orange.</li>
<li><em>Lange Arbeit.</em> Zwei Rosmarin, einer Bergamotte.</li>
<li><em>Draußen Schnee.</em> Drei Weihrauch, einer Lavendel, einer süße Orange.</li>
<li><em>Nach den Gästen.</em> Zwei Bergamotte, einer Rosmarin und beide Fenster.</li>
<li><em>Regen.</em> Drei Zedernholz, zwei Rosmarin.</li>
<li><em>Fast eingeschlafen.</em> Drei Lavendel, einer Zedernholz.</li>
</ul>
<p>Alle sind für ein Wohnzimmer von etwa fünfzehn Quadratmetern gedacht. Im Schlafzimmer lassen Sie die Hälfte weg.</p>
<h2>Probieren ohne Verschwendung</h2>
<p>Bevor etwas in den Tank kommt, probieren Sie es auf Papier. Schneiden Sie einen Kaffeefilter in Streifen, geben Sie von jedem Öl einen Tropfen auf einen eigenen Streifen und fächeln Sie zwei oder drei davon zusammen unter der Nase, mit etwas Abstand, wie ein Blatt Spielkarten. Rücken Sie einen Streifen näher und einen anderen weiter weg: So viel macht ein Tropfen mehr aus. Nach vier oder fünf Versuchen hören Sie auf und riechen kurz an Ihrem Ärmel. Die Nase ruht sich auf dem aus, was sie kennt.</p>
<h2>Aufschreiben</h2>
<p>Führen Sie für jede Mischung eine Karte: den Tag, die Tropfen, ein Wort dafür, wie es war. Sie glauben, dass Sie sich erinnern werden. Sie werden sich erinnern, dass da etwas mit Zeder war, und dass es gut war.</p>
<blockquote>Unsere beste Mischung hieß auf ihrer Karte „Dienstag, müde, Orange?“.</blockquote>
<h2>Wo sie wohnen</h2>
<p>Aufrecht, im Dunkeln, bei der Temperatur eines Kellers oder eines Schlafzimmers nach Norden. Nicht im Bad, wie gut sie dort auch aussehen. Bewahren Sie sie beieinander auf, sodass das Aussuchen ein Teil des Vergnügens ist und keine Suche in einer Schublade.</p>
<h2>Wenn eine Mischung nicht gelingt</h2>
<p>Meist ist zu viel darin. Nehmen Sie zuerst das Neueste heraus. Ist sie spitz, geben Sie einen Tropfen Lavendel dazu, der fast alles rund macht. Ist sie flach, einen Tropfen Zitrus. Ist sie trüb, sind zwei Basisnoten darin und treten einander auf die Füße: Fangen Sie noch einmal an und entscheiden Sie sich.</p>
<p>Und wenn Sie nach einem Monat des Mischens zu schlichtem Lavendel zurückkehren, sind Sie nicht gescheitert. Sie haben herausgefunden, welches Buch Sie zweimal lesen.</p>
<p>Ein <a href="/products/walnut-oil-stand">Ständer</a> oder ein <a href="/products/cedar-oil-box">Kasten</a> hält die Flaschen zusammen.</p>`,
  },
  "who-shares-your-air": {
    title: "Wer Ihre Luft mitatmet",
    excerpt:
      "Kinder, Katzen, Vögel, Gäste: Duft gehört nicht nur Ihnen. Ein paar Gewohnheiten, die zu allen freundlich sind.",
    content: `<p class="lead">Von einem Bild kann man wegsehen, Musik kann man verlassen. Einen Duft atmen alle im Zimmer, ob sie ihn gewählt haben oder nicht. Es gehört sich, vor dem ersten Tropfen an sie zu denken.</p>
<p>Was folgt, ist keine Medizin, und wir sind keine Ärzte. Es sind Hausregeln, in vielen Häusern gesammelt. Ist jemand bei Ihnen krank, schwanger oder hat Mühe mit dem Atmen, fragen Sie ärztlich nach, bevor Sie einem Zimmer Duft geben, in dem diese Person lebt.</p>
<h2>Kleine Kinder</h2>
<p>Das Zimmer eines Babys braucht Luft und sonst nichts. Bei älteren Kindern geben Sie eher dem Wohnzimmer Duft als dem Kinderzimmer, sanft, eine halbe Stunde lang, bei offener Tür, und lassen Sie Pfefferminze und Eukalyptus im Regal: Für kleine Nasen sind sie zu stark. Flaschen gehören dorthin, wo Wein und Arznei hingehören, nach oben und geschlossen. Manche Verschlüsse halten Kindern stand, aber ein Verschluss ist kein Schrank.</p>
<p>Wenn sie alt genug sind zu helfen, lassen Sie sie das Wasser gießen und die Tropfen zählen. Niemand nimmt die Zahl drei so genau wie ein Kind von fünf Jahren.</p>
<h2>Katzen und Vögel</h2>
<p>Katzen können vieles von dem, woraus ätherische Öle bestehen, nicht abbauen, und Vögel haben so feine Lungen, dass sie alles merken. Für beide ist die Regel einfach: ein Zimmer ohne Duft, das ihnen gehört, und eine Tür, durch die sie immer dorthin können. Benutzen Sie keinen Diffuser, wo ein Käfig steht. Geben Sie keine Öle auf Fell, Kissen oder Spielzeug. Vor Teebaum, Zitrus und Pfefferminze warnen Tierärzte am meisten.</p>
<p>Wenn eine Katze das Zimmer verlässt, sobald Sie den Diffuser starten, glauben Sie ihr.</p>
<h2>Hunde</h2>
<p>Die Nase eines Hundes ist so viel feiner als unsere, dass wir es uns kaum vorstellen können. Nehmen Sie die Hälfte von dem, was Sie sonst nähmen, wählen Sie Lavendel oder Zedernholz statt etwas Scharfem, und sorgen Sie dafür, dass sein Platz nicht neben dem Tisch mit dem Nebel ist. Auch er sollte gehen können.</p>
<h2>Gäste</h2>
<p>Selten sagt jemand, ein Duft mache ihm Kopfschmerzen; man sagt, es sei spät geworden. Beginnen Sie also, bevor sie kommen, und hören Sie auf, wenn es klingelt. Ein Zimmer, das eine Viertelstunde Duft bekam und dann zwei Minuten gelüftet wurde, hat gerade noch genug, um einladend zu sein. Bei Tisch sollte gar keiner sein: Das Essen ist der Duft des Abends.</p>
<h2>Kollegen und Nachbarn</h2>
<p>Im Büro fragen Sie. In einer Wohnung mit gemeinsamem Treppenhaus sehen Sie auf den Spalt unter Ihrer Tür. Duft wandert durch Treppenhäuser wie Klavierspiel, und nicht alle mögen Chopin.</p>
<h2>Sie selbst</h2>
<p>Sie teilen Ihre Luft auch mit sich selbst. Drei Stunden genügen jedem Zimmer, deshalb hören unsere Diffuser dann auf; oft ist eine Stunde besser. Lüften Sie danach, auch im Winter, fünf Minuten bei weit offenem Fenster. Wenn Ihr Kopf schwer ist oder Ihr Hals trocken, war es zu viel oder zu lang oder nicht Ihr Öl. Und lassen Sie einige Tage der Woche ohne Duft. An denen merken Sie, wie gut Ihr Zuhause von selbst riecht: nach Holz, nach Papier, nach den Menschen darin.</p>
<h2>Kurz genug für die Innenseite einer Schranktür</h2>
<ul>
<li>Wenige Tropfen, kurze Zeit, dann Luft.</li>
<li>Ein Zimmer ohne Duft und eine offene Tür.</li>
<li>Flaschen oben und geschlossen.</li>
<li>Vorher fragen und dem glauben, der geht.</li>
</ul>
<p>Nichts davon macht einen Abend weniger angenehm. Ein Duft, der niemanden stört, ist einfach einer, bei dem jemand mitgedacht hat.</p>
<p>Soll ein Duft im Schrank oder in der Schublade bleiben, nehmen Sie <a href="/products/scent-stones">Duftsteine</a>.</p>`,
  },
  "the-room-before-the-scent": {
    title: "Das Zimmer vor dem Duft",
    excerpt:
      "Kein Öl rettet ein stickiges Zimmer. Luft, Licht und eine freie Fläche kommen zuerst; der Nebel kommt zuletzt.",
    content: `<p class="lead">Wir verkaufen Duft, also überrascht Sie dieser Rat vielleicht: Bevor Sie noch mehr davon kaufen, öffnen Sie das Fenster. Kein Öl hat je ein stickiges Zimmer gerettet. Es macht es nur stickig und lavendelig.</p>
<p>Ein angenehmes Zimmer entsteht Schicht für Schicht, wie eine gute Suppe. Duft ist die Petersilie. Hier sind die Schichten, die davor kommen, in der Reihenfolge, in der wir sie machen würden.</p>
<h2>Luft</h2>
<p>Zweimal am Tag, fünf Minuten lang, bei weit offenem Fenster und offener Tür, wenn dahinter noch ein Fenster ist. Kurz und weit offen ist besser als stundenlang gekippt: Die Luft wechselt, und die Wände bleiben warm. Im Schlafzimmer als Letztes am Abend und als Erstes am Morgen. Sie schlafen in frischer Luft ein und wachen in Ihrer eigenen auf.</p>
<p>Dann suchen Sie, was den alten Geruch macht. Etwas ist immer: der Abfluss, der Mülleimer, die Schuhe, eine Vase mit dem Wasser der letzten Woche. Es zu finden dauert zehn Minuten, es zu beheben eine, und das tut mehr als jede Flasche.</p>
<h2>Stoff</h2>
<p>Zimmer riechen nach dem, was weich in ihnen ist. Vorhänge, Teppiche und Kissen halten Kochen und Rauch fest und geben sie zurück, sobald die Heizung angeht. Hängen Sie die Decke an einem trockenen kalten Tag aus dem Fenster. Waschen Sie die Vorhänge, wenn die Jahreszeit wechselt. Klopfen Sie den Teppich, wenn Sie eine Stange haben, um ihn aufzuhängen, und etwas, worüber Sie sich ärgern.</p>
<h2>Licht</h2>
<p>Eine Lampe an der Decke macht aus einem Zimmer ein Wartezimmer. Drei kleine, auf Schulterhöhe oder tiefer, machen daraus einen Abend. Warme Birnen, solche, auf deren Schachtel 2700 steht; und lassen Sie die Ecken dunkel, denn ein Zimmer darf ein paar Geheimnisse haben. Die kleine Lampe in einem Diffuser ist eine vierte. Wählen Sie die Farbe einer Kerze, oder schalten Sie sie aus und lassen Sie den Nebel im Licht der anderen sichtbar werden.</p>
<h2>Eine freie Fläche</h2>
<p>Nicht die ganze Wohnung. Eine Fläche, die Sie von Ihrem Platz aus sehen: der niedrige Tisch, das Fensterbrett, das oberste Brett des Regals. Räumen Sie sie ganz frei und stellen Sie zwei Dinge zurück, verschieden hoch. Das Auge geht dorthin und ruht sich aus. Alles andere kann bleiben, wie es ist; es wird aussehen, als sei es absichtlich so gelassen.</p>
<h2>Klang</h2>
<p>Hören Sie eine Minute zu. Da ist ein Summen, das Sie nicht mehr hören: ein Kühlschrank, ein Ladegerät, eine Uhr. Was sich ausschalten lässt, schalten Sie aus. Ein Fuß aus Holz oder ein gefaltetes Tuch unter allem, was zittert, nimmt den Rest. Dann entscheiden Sie, ob Sie Musik wollen, statt welche zu haben.</p>
<h2>Jetzt der Duft</h2>
<p>Jetzt tun drei Tropfen, was zehn vorher nicht konnten. Sie müssen nichts übertönen und nichts verbergen, also dürfen sie leicht sein: Bergamotte am Nachmittag, Lavendel in der Nacht. Vielleicht bemerken Sie ihn weniger als früher und mögen das Zimmer mehr. Das ist der Gedanke. Der Duft soll nicht das sein, woran man sich erinnert. Erinnern soll man sich, dass man dort saß und dass es leicht war zu bleiben.</p>
<blockquote>Duft ist das Letzte, was in ein Zimmer kommt, und das Erste, dem ein Besucher begegnet.</blockquote>
<h2>Wenn für nichts davon Zeit ist</h2>
<p>Dann das Fenster. Immer das Fenster. Fünf Minuten davon, im Mantel, wenn es sein muss, während das Wasser kocht. Es ist das Billigste, was wir kennen, es passt zu jeder Einrichtung, und wir haben es nie geschafft, es in eine Flasche zu füllen.</p>
<p>Und für danach: <a href="/products/bergamot-oil">Bergamotte</a> am Nachmittag, <a href="/products/lavender-oil">Lavendel</a> in der Nacht.</p>`,
  },
};
