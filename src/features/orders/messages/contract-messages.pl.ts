import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./contract-messages.en.ts";

export const messages = {
  title: (number: string) => `Umowa: zamówienie ${number}`,
  attached:
    "Twoja umowa jest w załączniku: towary, sprzedawca, prawo odstąpienia z formularzem, odpowiedzialność za zgodność towaru z umową i warunki, na które wyrażono zgodę. Prosimy ją zachować.",
  attachedWithoutForm:
    "Twoja umowa jest w załączniku: towary, sprzedawca, odpowiedzialność za zgodność towaru z umową i warunki, na które wyrażono zgodę. Prosimy ją zachować.",
  invoiceAttached: "W załączniku jest też Twoja faktura.",
  trader: "Sprzedawca",
  goods: "Co zostało kupione",
  product: "Produkt",
  quantity: "Ilość",
  price: "Cena",
  sum: "Suma",
  vat: "VAT zawarty w kwocie łącznej",
  delivery: "Dostawa",
  to: "Do",
  when: "Kiedy",
  deliveryTime: (processingTime: string) =>
    `Czas realizacji: ${processingTime}; dostawa w ciągu od 4 do 24 dni roboczych, najpóźniej 30 dni od zamówienia.`,
  placed: "Zamówiono",
  withdrawal: "Prawo odstąpienia od umowy",
  right: "Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny.",
  period:
    "Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie ostatniej z rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie ostatniej z rzeczy.",
  exercise: (us: string) =>
    `Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas (${us}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z załączonego wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.`,
  online: (address: string) =>
    `Mogą Państwo również odstąpić od umowy przez Internet na stronie ${address}. Jeżeli skorzystają Państwo z tej funkcji, prześlemy Państwu bez zbędnej zwłoki na trwałym nośniku (na przykład pocztą elektroniczną) potwierdzenie otrzymania oświadczenia o odstąpieniu od umowy, zawierające jego treść oraz datę i godzinę jego złożenia.`,
  deadline:
    "Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.",
  effects: "Skutki odstąpienia od umowy",
  refund:
    "W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodziliście się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem. Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania rzeczy lub do czasu dostarczenia nam dowodu jej odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.",
  sendBack:
    "Proszę odesłać lub przekazać nam rzeczy niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo rzeczy przed upływem terminu 14 dni. Będą Państwo musieli ponieść bezpośrednie koszty zwrotu rzeczy.",
  value:
    "Odpowiadają Państwo tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w inny sposób niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania rzeczy. Prawo nie obejmuje zapieczętowanych towarów, których po otwarciu opakowania nie można zwrócić ze względów higienicznych.",
  form: "Wzór formularza odstąpienia od umowy",
  formLead: "(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)",
  formTo: (trader: string) => `Adresat: ${trader}`,
  formStatement:
    "Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy (*)",
  formOrdered: "Data zawarcia umowy (*)/odbioru (*)",
  formName: "Imię i nazwisko konsumenta(-ów)",
  formAddress: "Adres konsumenta(-ów)",
  formSignature: "Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)",
  formDate: "Data",
  formDelete: "(*) Niepotrzebne skreślić.",
  returns: "Zwroty",
  returnsText:
    "Każdy produkt mogą Państwo zwrócić w ciągu 100 dni od otrzymania, bez podania przyczyny, nieużywany i w swoim opakowaniu. Jak to zrobić, opisują zasady „Zwroty i odstąpienie”.",
  guarantee: "Ustawowa odpowiedzialność za zgodność towaru z umową",
  guaranteeText:
    "Sprzedawca odpowiada za brak zgodności towaru z umową, który istniał w chwili dostarczenia i ujawnił się w ciągu 2 lat. Mają Państwo prawo do bezpłatnej naprawy lub wymiany, a jeśli to zawiedzie, do obniżenia ceny lub zwrotu pieniędzy. W niektórych krajach termin jest dłuższy.",
  terms: "Warunki, na które wyrażono zgodę",
} satisfies Messages<typeof en>;
