import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./policy-text.en.ts";

export const text = {
  inForce: (day: string) => `Gültig ab ${day}`,
  onThisPage: "Auf dieser Seite",
  demoImprint: {
    title: "Das ist ein Demo-Shop",
    text: "Er hat noch keinen Händler. In einem geöffneten Shop stehen hier Name, Anschrift, Telefon, Register und USt-IdNr.",
  },
  withdrawalLetter: {
    subject: "Widerruf",
    body: (storeName: string) =>
      `An ${storeName}\n\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:\n\nBestellnummer:\nErhalten am:\nName:\nAnschrift:\nDatum:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Anbieter",
    address: "Anschrift",
    representative: "Vertreten durch",
    register: "Registereintrag",
    registerNumber: "Registernummer",
    capital: "Rechtsform und Kapital",
    vatNumber: "Umsatzsteuer-Identifikationsnummer",
    supervisor: "Aufsichtsbehörde",
    email: "E-Mail",
    phone: "Telefon",
    packaging: "Verpackungen",
    weee: "Elektrogeräte",
    batteries: "Batterien",
    disputeBody: "Verbraucherschlichtungsstelle",
    paymentFields: (name: string) =>
      `Auf der Seite, auf der Sie bezahlen, zeigt ein Skript von ${name} die Felder für Ihre Karte. Gegen Betrug setzt es dort eigene Cookies. Keine andere Seite lädt es.`,
    complaintsBook: "Beschwerdebuch",
    consumerAuthority: "Verbraucherschutzbehörde",
  },
  "shipping-policy": {
    title: "Versand",
    description:
      "Was der Versand kostet, wie lange er dauert und was wir tun, wenn ein Paket zu spät oder beschädigt ankommt.",
    lead: "Kostenloser Versand weltweit ab {freeShippingThreshold}. Bestellungen werden innerhalb von 24 Stunden bearbeitet und in 4 bis 24 Arbeitstagen geliefert.",
    body: `
<h2 id="cost">Was der Versand kostet</h2>
<p>Ab einem Bestellwert von {freeShippingThreshold} ist der Versand weltweit kostenlos. Es zählt der Betrag nach Abzug von Rabatten.</p>
<p>Darunter kostet die Lieferung durch einen Paketdienst {courierCost} und die Lieferung an eine Paketstation {parcelMachineCost}. Die Kasse zeigt den Betrag, bevor Sie zahlungspflichtig bestellen; innerhalb der Europäischen Union kommt später nichts hinzu.</p>
<h2 id="processing">Wann Ihre Bestellung unser Haus verlässt</h2>
<p>Bestellungen werden innerhalb von 24 Stunden nach der Zahlung bearbeitet. Das Verpacken braucht etwas Sorgfalt: Rechnen Sie damit, dass Ihr Paket {processingTime} nach der Bestellung unterwegs ist. Bestellungen an Wochenenden und Feiertagen verpacken wir am nächsten Arbeitstag.</p>
<p>Sobald das Paket übergeben ist, erhalten Sie eine E-Mail mit der Sendungsnummer.</p>
<h2 id="delivery">Wie lange die Lieferung dauert</h2>
<p>Die Lieferung dauert 4 bis 24 Arbeitstage, je nachdem, wo Sie wohnen. Die meisten Pakete innerhalb Europas kommen zu Beginn dieser Spanne an, Pakete auf Inseln und in die Vereinigten Staaten gegen ihr Ende.</p>
<p>Die Schätzungen auf den Produktseiten und an der Kasse sind das, was Paketdienste für Ihre Lieferart gewöhnlich brauchen. Wir sagen die Spanne oben zu, aber nie mehr als 30 Tage nach der Bestellung: Wo beides voneinander abweicht, gelten die 30 Tage.</p>
<h2 id="where">Wohin wir liefern</h2>
<p>Wir liefern in diese Länder: {countries}.</p>
<ul>
<li>Paketdienst: bis zur Haustür, in all diesen Ländern.</li>
<li>Paketstation: wo die Kasse sie anbietet. Die meisten sind rund um die Uhr zugänglich; die Zeiten stehen bei jeder dabei.</li>
</ul>
<p>Manche Produkte, zum Beispiel ätherische Öle, senden wir nicht in jedes Land. Dann nennt die Produktseite diese Länder, und Warenkorb und Kasse sagen es, bevor Sie bestellen.</p>
<h2 id="customs">Zoll und Steuern</h2>
<p>Innerhalb der Europäischen Union fällt kein Zoll an, und die Preise enthalten die Mehrwertsteuer.</p>
<p>Bestellungen in die Vereinigten Staaten verlassen die EU ohne EU-Mehrwertsteuer. Zölle oder Verkaufssteuern, die bei der Ankunft verlangt werden, setzen die dortigen Behörden fest; die Empfängerin oder der Empfänger zahlt sie.</p>
<h2 id="tracking">Wo Ihr Paket ist</h2>
<p>Geben Sie Ihre Sendungsnummer unter <a href="/track-order">Sendung verfolgen</a> ein. Die Nummer aus Ihrer Bestellbestätigung gilt von der ersten Minute an; die des Paketdienstes kommt hinzu, sobald das Paket unterwegs ist.</p>
<h2 id="trouble">Zu spät, verloren oder beschädigt</h2>
<p>Ist ein Paket 30 Tage nach der Bestellung nicht da oder kommt es beschädigt an, schreiben Sie an <a href="mailto:{storeEmail}">{storeEmail}</a>. Ein Foto des Pakets hilft. Wir senden die Ware noch einmal oder erstatten Ihr Geld, wie es Ihnen lieber ist; bis Sie die Ware in den Händen halten, tragen wir das Risiko ihres Verlusts, nicht Sie.</p>
<p>Ein Paket, das zu uns zurückkommt, weil die Adresse unvollständig war oder niemand es abgeholt hat, können wir noch einmal senden: Wir schreiben Ihnen und fragen, wohin.</p>
`,
  },
  "return-refund-policy": {
    title: "Rückgabe und Erstattung",
    description: "100 Tage für die Rückgabe, 14 Tage für den gesetzlichen Widerruf, und wann Ihr Geld zurück ist.",
    lead: "Sie haben ab dem Tag, an dem Ihr Paket ankommt, 100 Tage Zeit, Unbenutztes zurückzugeben.",
    body: `
<h2 id="window">100 Tage Rückgabe</h2>
<p>Sie können jeden Artikel innerhalb von 100 Tagen nach Erhalt ohne Angabe von Gründen zurückgeben. Er soll unbenutzt, vollständig und in seiner Verpackung sein. Ölflaschen können zurückkommen, solange ihr Siegel unversehrt ist.</p>
<p>Das ist unser eigenes Versprechen. Es steht neben Ihren gesetzlichen Rechten und schränkt sie nicht ein.</p>
<h2 id="how">So geben Sie etwas zurück</h2>
<ol>
<li>Öffnen Sie Ihre Bestellung über den Link in unserer E-Mail oder in dem Browser, mit dem Sie gekauft haben, unter <a href="/track-order">Sendung verfolgen</a>, wählen Sie <strong>Artikel zurückgeben</strong> und geben Sie an, was Sie zurücksenden und warum. Sie können auch an <a href="mailto:{storeEmail}?subject=R%C3%BCckgabe">{storeEmail}</a> schreiben, mit Ihrer Bestellnummer.</li>
<li>Sie erhalten sofort eine E-Mail. Wenn Sie nach dem Gesetz widerrufen, nennt sie die Rücksendeadresse; sonst antworten wir innerhalb von 24 Stunden und nennen sie dann.</li>
<li>Verpacken Sie den Artikel gut und senden Sie ihn mit Einlieferungsbeleg.</li>
</ol>
<h2 id="cost">Wer die Rücksendung bezahlt</h2>
<p>Die Rücksendung bezahlen Sie. Ist der Artikel fehlerhaft, beschädigt oder nicht das, was Sie bestellt haben, bezahlen wir: Wir senden Ihnen ein Etikett oder erstatten, was der Versand gekostet hat.</p>
<h2 id="refund">Wann Ihr Geld zurück ist</h2>
<p>Sobald wir den Artikel erhalten und angesehen haben, sagen wir Ihnen Bescheid und erstatten den Betrag innerhalb von 10 Arbeitstagen auf dem ursprünglichen Zahlungsweg. Bis Ihre Bank es anzeigt, kann es noch ein paar Tage dauern.</p>
<p>Wenn mehr als 15 Arbeitstage vergehen, nachdem wir Ihre Erstattung bestätigt haben, und Sie nichts sehen, schreiben Sie an <a href="mailto:{storeEmail}">{storeEmail}</a>; wir gehen der Sache nach.</p>
<h2 id="withdrawal">14 Tage Widerrufsrecht</h2>
<p>Wenn Sie in der Europäischen Union wohnen und als Verbraucherin oder Verbraucher kaufen, haben Sie das Recht, binnen 14 Tagen ohne Angabe von Gründen den Kauf zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter die letzte Ware in Besitz genommen haben bzw. hat.</p>
<p>Um zu widerrufen, teilen Sie uns das vor Ablauf der 14 Tage mit: <a href="/withdrawal">Vertrag widerrufen</a>. Wir bestätigen den Eingang sofort per E-Mail, mit Datum und Uhrzeit. Jede andere eindeutige Erklärung genügt auch, zum Beispiel <a href="{withdrawalLetter}">dieser Brief</a>, den wir für Sie vorbereitet haben.</p>
<p>Senden Sie die Ware innerhalb von 14 Tagen nach Ihrer Mitteilung zurück. Wir erstatten dann den Preis und, wenn Sie die ganze Bestellung widerrufen, auch die Kosten der Standardlieferung, spätestens 14 Tage nach Ihrer Erklärung; wir dürfen warten, bis die Ware oder der Nachweis der Absendung bei uns ist. Die unmittelbaren Kosten der Rücksendung tragen Sie.</p>
<p>Sie dürfen die Ware so ansehen, wie Sie es in einem Geschäft täten. Hat sie an Wert verloren, weil sie darüber hinaus benutzt wurde, dürfen wir diesen Verlust abziehen. Das Recht besteht nicht für versiegelte Ware, die aus Gründen der Hygiene nicht zur Rückgabe geeignet ist, wenn Sie das Siegel entfernt haben.</p>
<h2 id="faulty">Wenn etwas fehlerhaft ist</h2>
<p>Nach dem Gesetz haften wir 2 Jahre lang für Mängel, die bei der Lieferung vorhanden waren. Sie können Reparatur oder Ersatz verlangen und, wo das nicht gelingt, einen niedrigeren Preis oder Ihr Geld zurück.</p>
<p>Neben dieser gesetzlichen Gewährleistung geben wir auf unsere Diffuser 1 Jahr Garantie: Funktioniert einer bei gewöhnlichem Gebrauch nicht mehr, ersetzen wir ihn, ohne zu fragen, wann der Fehler begann.</p>
<h2 id="exchange">Umtausch und Geschenke</h2>
<p>Für einen Umtausch geben Sie den Artikel zurück und bestellen den anderen; das geht am schnellsten. Auch wer ein Geschenk bekommen hat, kann es zurückgeben: Schreiben Sie uns mit der Bestellnummer. Das Geld erhält, wer bezahlt hat.</p>
`,
  },
  "privacy-policy": {
    title: "Datenschutzerklärung",
    description:
      "Welche personenbezogenen Daten wir speichern, warum, wie lange, wer uns hilft und was Sie verlangen können.",
    lead: "Wir behalten, was eine Bestellung braucht, und nichts, was Sie verfolgt. Keine Werbung, keine Profile, kein Tracking durch andere.",
    body: `
<h2 id="who">Wer verantwortlich ist</h2>
<p>{trader} ist für die Verarbeitung der hier beschriebenen Daten verantwortlich. Für alles, was Ihre Daten betrifft, schreiben Sie an <a href="mailto:{storeEmail}?subject=Meine%20Daten">{storeEmail}</a>.</p>
<h2 id="what">Was wir speichern und warum</h2>
<ul>
<li><strong>Bestellungen.</strong> Name, E-Mail, Telefonnummer, Lieferadresse, was Sie gekauft und bezahlt haben; von einem Unternehmen auch Name und USt-IdNr. Wir brauchen das, um unseren Vertrag mit Ihnen zu erfüllen, und danach, weil das Buchführungsrecht es verlangt. Wenn Sie widerrufen, wird Ihre Erklärung bei der Bestellung aufbewahrt, weil das Gesetz eine Eingangsbestätigung verlangt.</li>
<li><strong>Rückgaben.</strong> Was Sie zurücksenden und warum, und die Fotos, die Sie hinzufügen, weil wir sie für die Entscheidung brauchen. Eine Widerrufserklärung mit Ihrem Namen und Ihrer E-Mail auch dann, wenn wir keine Bestellung dazu finden, weil das Gesetz eine Eingangsbestätigung verlangt.</li>
<li><strong>Zahlung.</strong> Ihre Kartendaten nimmt der Zahlungsdienst auf seinen eigenen Seiten oder in seinen eigenen Feldern auf unserer Seite entgegen. Wir sehen sie nie; wir erfahren nur, ob eine Zahlung gelungen ist.</li>
<li><strong>Newsletter.</strong> Ihre E-Mail-Adresse, und wann, wo und mit welchen Worten Sie eingewilligt haben. Wir schreiben nur mit Ihrer Einwilligung, die Sie jederzeit über den Link in jeder E-Mail widerrufen können.</li>
<li><strong>Wenn ein Produkt wieder da ist.</strong> Wenn Sie darum bitten, speichern wir Ihre E-Mail-Adresse und das Produkt und schreiben Ihnen einmal, sobald es wieder auf Lager ist. Mit dieser E-Mail wird Ihre Anfrage gelöscht, spätestens nach einem Jahr; früher, wenn Sie uns schreiben. Wir bewahren auf, wann und mit welchen Worten Sie eingewilligt haben.</li>
<li><strong>Nachrichten an uns.</strong> Was Sie schreiben und unsere Antwort, weil wir ein Interesse daran haben, gut zu antworten.</li>
<li><strong>Sicherheit.</strong> IP-Adressen werden für Minuten oder Stunden gezählt, um Missbrauch abzuwehren, weil wir ein Interesse an einem Shop haben, der funktioniert.</li>
</ul>
<h2 id="browser">Was in Ihrem Browser bleibt</h2>
<p>Ihr Warenkorb liegt im Speicher Ihres Browsers, ebenso die Bestellung, die Sie gerade bezahlen. Was Sie an der Kasse eintippen, bleibt in diesem Tab, bis Sie bestellen oder ihn schließen. Wenn Sie bestellen, wird ein Cookie gesetzt, damit dieser Browser Ihnen Ihre Bestellung zeigen kann; bei der Bestellung bewahren wir davon nur einen mit einem Schlüssel gebildeten Hashwert auf. All das ist für das nötig, worum Sie gebeten haben; deshalb gibt es kein Banner zum Wegklicken.</p>
<p>Wir verwenden keine Analyse- und keine Werbe-Cookies. Um das Lieferland vorzuschlagen, schlagen wir Ihre IP-Adresse in einer Liste auf unserem eigenen Server nach; das Ergebnis wird nicht gespeichert.</p>
<p>{paymentFields}</p>
<h2 id="processors">Wer uns hilft</h2>
<p>Wir geben Daten nur so weit weiter, wie jeder von ihnen sie braucht:</p>
<ul>
<li>der Zahlungsdienst{paymentProviders}, der die Zahlung entgegennimmt und sie auf Betrug prüft;</li>
<li>Paketdienste und Betreiber von Paketstationen, die Name, Adresse, E-Mail und Telefon einer Lieferung erhalten;</li>
<li>der Dienst, der unsere E-Mails versendet{emailProvider} und dafür die Adresse und die E-Mail erhält;</li>
<li>das Mehrwertsteuer-Register der Europäischen Kommission (VIES), bei dem wir die USt-IdNr. eines Unternehmens prüfen;</li>
<li>der Anbieter der Server, auf denen unser Shop läuft;</li>
<li>unsere Buchhaltung und Behörden, wo das Gesetz es verlangt.</li>
</ul>
<p>Wer für uns arbeitet, tut das aufgrund eines Vertrags, der ihn an unsere Weisungen bindet. Wir verkaufen niemandem Daten.</p>
<h2 id="transfers">Außerhalb der Europäischen Union</h2>
<p>Wo ein Dienst Daten außerhalb des Europäischen Wirtschaftsraums verarbeitet, geschieht das aufgrund eines Beschlusses der Europäischen Kommission, dass der Schutz dort angemessen ist, oder aufgrund der Standardvertragsklauseln der Kommission. Wenn Sie in die Vereinigten Staaten bestellen, erhält der Paketdienst dort Ihre Adresse.</p>
<h2 id="how-long">Wie lange wir sie behalten</h2>
<ul>
<li>Bezahlte Bestellungen mit Rückgaben und Fotos: {orderYears} Jahre ab dem Ende des Verkaufsjahres, wie es das Buchführungsrecht und die Mehrwertsteuerregeln der Europäischen Union verlangen.</li>
<li>Nie bezahlte Bestellungen: Personenbezogene Daten werden nach {unpaidOrderDays} Tagen gelöscht.</li>
<li>Widerrufserklärungen, zu denen wir keine Bestellung finden: {orderYears} Jahre ab dem Ende des Jahres, in dem sie erledigt wurden.</li>
<li>Empfänger von E-Mails, die zu keiner Bestellung gehören: {emailDays} Tage.</li>
<li>Newsletter: bis Sie sich abmelden, und ein Jahr danach; der Nachweis Ihrer Einwilligung so lange, wie wir ihn führen müssen; eine Adresse, die eingetippt und nie bestätigt wurde, 30 Tage. Damit keine Liste zurückbringt, wer sich abgemeldet hat oder gelöscht wurde, bleibt ein mit einem Schlüssel gebildeter Hashwert der Adresse.</li>
<li>Nachrichten: zwei Jahre nach der letzten.</li>
<li>Zur Sicherheit gezählte Adressen: höchstens einen Tag.</li>
</ul>
<h2 id="rights">Ihre Rechte</h2>
<p>Die Datenschutz-Grundverordnung gibt Ihnen das Recht,</p>
<ul>
<li>zu wissen, was wir über Sie speichern, und eine Kopie zu erhalten;</li>
<li>falsche Daten berichtigen zu lassen;</li>
<li>Daten löschen oder ihre Verwendung einschränken zu lassen;</li>
<li>Ihre Daten in einem gängigen Format mitzunehmen;</li>
<li>dem zu widersprechen, was wir aufgrund eigener Interessen tun;</li>
<li>eine Einwilligung jederzeit für die Zukunft zu widerrufen.</li>
</ul>
<p>Schreiben Sie an <a href="mailto:{storeEmail}?subject=Meine%20Daten">{storeEmail}</a>. Wir antworten innerhalb eines Monats, meist innerhalb von 24 Stunden. Sie können sich auch bei der Datenschutzbehörde des Landes beschweren, in dem Sie wohnen.</p>
<h2 id="must">Was Sie uns sagen müssen</h2>
<p>Ohne die Felder der Kasse können wir nicht liefern, daher sind sie Pflicht. Alles andere liegt bei Ihnen. Keine Entscheidung über Sie trifft eine Maschine allein.</p>
<h2 id="newsletter-figures">Zahlen des Newsletters</h2>
<p>Wir zählen, wie oft eine E-Mail insgesamt geöffnet und wie oft ihre Links angeklickt wurden. Wer das tat, zeichnen wir nicht auf.</p>
<h2 id="changes">Wenn sich dieser Text ändert</h2>
<p>Der Tag oben sagt, seit wann diese Worte gelten. Betrifft eine Änderung Daten, die wir schon speichern, schreiben wir den Betroffenen, bevor sie wirksam wird.</p>
`,
  },
  "terms-of-service": {
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Worauf Sie und wir uns einigen, wenn Sie hier kaufen: Bestellung, Preis, Zahlung, Lieferung, Rückgabe, Garantie.",
    lead: "Worauf Sie und {storeName} sich einigen, wenn Sie hier kaufen, in zwanzig kurzen Abschnitten.",
    body: `
<h2 id="about">Wer wir sind</h2>
<p>Diesen Shop betreibt {trader}, hier auch „wir“. Sie erreichen uns unter <a href="mailto:{storeEmail}">{storeEmail}</a> und haben innerhalb von 24 Stunden eine Antwort.</p>
<h2 id="scope">Wofür diese Bedingungen gelten</h2>
<p>Sie gelten für jeden Kauf, den Sie in diesem Shop als Verbraucherin oder Verbraucher tätigen. Es gilt die Fassung, die bei Ihrer Bestellung gezeigt wurde. Nichts darin nimmt Ihnen Rechte, die das Recht Ihres Landes Ihnen gibt.</p>
<h2 id="language">Sprache und Speicherung des Textes</h2>
<p>Verträge werden auf Deutsch geschlossen. Sie können diese Bedingungen jederzeit speichern oder ausdrucken; Ihre Bestellung bestätigen wir Ihnen per E-Mail mit allem, was vereinbart wurde.</p>
<h2 id="age">Wer kaufen kann</h2>
<p>Sie können bestellen, wenn Sie mindestens 18 Jahre alt sind oder die Zustimmung eines Elternteils oder Vormunds haben.</p>
<h2 id="products">Was wir verkaufen</h2>
<p>Jede Produktseite beschreibt die wesentlichen Merkmale, den Preis und ob das Produkt auf Lager ist. Maserung, Glasur und Stein sind natürlich und unterscheiden sich ein wenig von Stück zu Stück. Unsere Produkte sind dazu gemacht, Räumen Duft zu geben. Sie sind keine Arzneimittel, und nichts, was wir schreiben, ist medizinischer Rat.</p>
<h2 id="prices">Preise</h2>
<p>Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Die Versandkosten zeigt die Kasse, bevor Sie bestellen. Es gilt der Preis im Augenblick Ihrer Bestellung. War ein Preis durch einen Irrtum offensichtlich falsch, fragen wir Sie, ob Sie das Produkt zum richtigen Preis möchten, und erstatten sonst Ihr Geld.</p>
<h2 id="offers">Rabatte und Sets</h2>
<p>Reduzierungen zeigen wir mit dem niedrigsten Preis der 30 Tage vor der Reduzierung. Das Set „2 Diffuser“ gilt einmal je Bestellung, für zwei Diffuser zum vollen Preis, und der Rabatt wird automatisch abgezogen.</p>
<h2 id="contract">Wie der Vertrag zustande kommt</h2>
<p>Was Sie im Shop sehen, ist eine Einladung zu bestellen. Im Warenkorb und an der Kasse können Sie alles ansehen und berichtigen. Mit einem Klick auf <strong>Zahlungspflichtig bestellen</strong> geben Sie ein verbindliches Angebot ab.</p>
<p>Wir nehmen es mit der Bestellbestätigung an, die wir senden, sobald die Zahlung gelungen ist. Können wir es nicht annehmen, wird nichts abgebucht, oder das Abgebuchte wird sofort erstattet.</p>
<h2 id="payment">Zahlung</h2>
<p>Sie bezahlen auf den Seiten unseres Zahlungsdienstes oder in seinen Feldern auf unserer Seite. Der ganze Betrag ist bei der Bestellung fällig. Kartendaten erreichen uns nie. Die Ware bleibt bis zur Bezahlung unser Eigentum.</p>
<h2 id="stock">Lagerbestand</h2>
<p>Während Sie bezahlen, ist die Ware für Sie reserviert. Trifft eine Zahlung später ein und ist die Ware weg, erstatten wir sie vollständig und sagen Ihnen Bescheid.</p>
<h2 id="delivery">Lieferung</h2>
<p>Ab einem Bestellwert von {freeShippingThreshold} ist der Versand weltweit kostenlos. Bestellungen werden innerhalb von 24 Stunden bearbeitet und in 4 bis 24 Arbeitstagen geliefert. Einzelheiten stehen unter <a href="/shipping-policy">Versand</a>. Das Risiko des Verlusts geht auf Sie über, sobald Sie oder eine von Ihnen benannte Person die Ware in den Händen halten.</p>
<h2 id="withdrawal">Widerrufsrecht</h2>
<p>Verbraucherinnen und Verbraucher in der Europäischen Union können innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen: <a href="/withdrawal">Vertrag widerrufen</a>. Was das kostet und wie es sonst noch geht, steht unter <a href="/return-refund-policy#withdrawal">Rückgabe und Erstattung</a>.</p>
<h2 id="returns">Unsere 100 Tage</h2>
<p>Über das Gesetz hinaus nehmen wir unbenutzte Ware 100 Tage ab Erhalt zurück. Die Rücksendung bezahlen Sie; die Erstattung geht innerhalb von 10 Arbeitstagen auf den ursprünglichen Zahlungsweg. Vergehen mehr als 15 Arbeitstage, melden Sie sich bei uns.</p>
<h2 id="guarantee">Gesetzliche Gewährleistung</h2>
<p>Entspricht die Ware nicht dem Vertrag, gibt das Gesetz Ihnen 2 Jahre, in denen wir sie reparieren oder ersetzen oder, wo das nicht gelingt, den Preis mindern oder sie zurücknehmen müssen. Bezahlen müssen Sie dafür nichts.</p>
<h2 id="warranty">Garantie auf Diffuser</h2>
<p>Neben der gesetzlichen Gewährleistung geben wir auf Diffuser 1 Jahr Garantie ab Lieferung, in allen Ländern, in die wir liefern. Schreiben Sie mit Ihrer Bestellnummer an <a href="mailto:{storeEmail}">{storeEmail}</a>. Sie umfasst Fehler bei gewöhnlichem Gebrauch, nicht Bruch durch einen Sturz oder Schäden durch andere Flüssigkeiten als Wasser, ätherische Öle und die Reinigungsmittel, die unsere Anleitungen nennen.</p>
<h2 id="use">Sicherer Umgang mit Ölen und Diffusern</h2>
<p>Folgen Sie den Hinweisen auf der Produktseite und auf dem Etikett. Ätherische Öle sind konzentriert: Halten Sie sie von Kindern, Tieren, Augen und Flammen fern, schlucken Sie sie nicht und tragen Sie sie nicht unverdünnt auf die Haut auf.</p>
<h2 id="liability">Haftung</h2>
<p>Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Verletzungen von Leben, Körper oder Gesundheit und überall, wo das Gesetz es bestimmt. Im Übrigen haften wir für die Verletzung wesentlicher Pflichten bis zum typischen, vorhersehbaren Schaden.</p>
<h2 id="content">Texte und Bilder</h2>
<p>Texte, Bilder und Filme dieses Shops gehören uns oder werden mit Erlaubnis verwendet. Sie dürfen Links teilen und uns mit Namen zitieren; für alles Weitere fragen Sie bitte.</p>
<h2 id="privacy">Ihre Daten</h2>
<p>Was wir speichern und warum, steht in der <a href="/privacy-policy">Datenschutzerklärung</a>.</p>
<h2 id="law">Recht und Streitigkeiten</h2>
<p>Es gilt das Recht des Landes, in dem {traderName} niedergelassen ist. Die Vorschriften, die Verbraucher an Ihrem Wohnort schützen, bleiben in Kraft, und Sie können sich immer an die Gerichte dort wenden.</p>
<p>Bitte schreiben Sie zuerst uns; das meiste ist an einem Tag geklärt. Wenn nicht, können Sie sich an die Verbraucherschlichtungsstelle Ihres Landes oder an sein Europäisches Verbraucherzentrum wenden. Sollte ein Abschnitt dieser Bedingungen unwirksam sein, bleiben die anderen bestehen.</p>
`,
  },
  imprint: {
    title: "Impressum",
    description: "Wer diesen Shop betreibt, wie Sie uns erreichen und wo wir registriert sind.",
    lead: "Bei wem Sie kaufen und wie Sie uns erreichen.",
    body: `
<h2 id="trader">Wer diesen Shop betreibt</h2>
<p>{traderFacts}</p>
<h2 id="contact">So erreichen Sie uns</h2>
<p>{contactFacts}</p>
<h2 id="producer">Registrierungen als Hersteller</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Beschwerden und Streitfälle</h2>
<p>Bitte schreiben Sie zuerst uns; das meiste ist an einem Tag gelöst. Wenn nicht, können Sie sich an die Verbraucherschlichtungsstelle Ihres Landes oder an sein Europäisches Verbraucherzentrum wenden.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Erklärung zur Barrierefreiheit",
    description: "Wie alle diesen Shop nutzen können, was noch nicht geht und wie Sie es uns sagen.",
    lead: "Wie alle diesen Shop nutzen können.",
    body: `
<h2 id="scope">Worum es geht</h2>
<p>Diese Erklärung gilt für die Website von {storeName}: Waren suchen, Produktseiten, Warenkorb, Bestellung und Bezahlung, Sendungsverfolgung und Widerruf. Sie sagt, wie die Website den europäischen Rechtsakt zur Barrierefreiheit erfüllt, die Richtlinie (EU) 2019/882.</p>
<h2 id="accessible">Wie der Shop zugänglich ist</h2>
<p>Die Website ist nach den Richtlinien für barrierefreie Webinhalte WCAG 2.1 auf Stufe AA gebaut, auf die die Norm EN 301 549 verweist. Alles lässt sich mit der Tastatur bedienen und mit einem Screenreader lesen, Texte lassen sich vergrößern, Kontraste genügen, nichts blinkt, und Bewegung hält an, wenn Ihr Gerät es verlangt. Formulare sagen, was falsch ist und wie man es behebt. Auch ohne Skripte lassen sich Seiten lesen und Waren finden; nur zum Bestellen werden sie gebraucht. Preise, Gefahren und Bedingungen sind Text und keine Bilder.</p>
<h2 id="limits">Was noch nicht geht</h2>
<p>Bezahlt wird auf den Seiten oder in den Feldern des Zahlungsdienstes, der für deren Barrierefreiheit verantwortlich ist. Texten von Herstellern und manchen Bildern kann eine vollständige Beschreibung fehlen. Paketstationen und die Apps der Paketdienste sind nicht unsere.</p>
<h2 id="feedback">Sagen Sie es uns</h2>
<p>Steht Ihnen etwas im Weg? Schreiben Sie an <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> und sagen Sie, auf welcher Seite es war und was Sie verwenden. Wir antworten, geben Ihnen das Nötige auf anderem Weg, zum Beispiel per E-Mail, und beheben den Fehler.</p>
<h2 id="authority">Wer darüber wacht</h2>
<p>Hilft unsere Antwort nicht, können Sie sich an die Marktüberwachungsbehörde wenden, die in Ihrem Land über die Barrierefreiheit wacht.</p>
`,
  },
} satisfies Messages<typeof en>;
