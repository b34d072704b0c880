import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept: "Klikając, akceptujesz {terms} i potwierdzasz, że masz co najmniej {age} lat.",
  code: "Kod QR z numerem karty {number}",
  codeHint: "Pokaż kod przy kasie w sklepie.",
  worth: "Z tego możesz wykorzystać przy zamówieniu {amount}.",
  missing: {
    one: "Do kolejnych {amount} brakuje {count} ziarna.",
    few: "Do kolejnych {amount} brakuje {count} ziaren.",
    many: "Do kolejnych {amount} brakuje {count} ziaren.",
    other: "Do kolejnych {amount} brakuje {count} ziarna.",
  },
  statement: "Historia",
  noBookings: "Historia jest jeszcze pusta.",
  columns: { reason: "Zmiana", beans: "Ziarna" },
  kinds: {
    welcome: "Prezent na powitanie",
    earned: "Przyznane",
    spent: "Wykorzystane",
    restored: "Zwrócone po anulowaniu zamówienia",
    takenBack: "Odjęte po zwrocie produktów",
    expired: "Wygasły",
    correction: "Korekta obsługi klienta",
    movedIn: "Przeniesione z innej karty",
    movedOut: "Przeniesione na konto domowników",
    closed: "Utracone przy zwrocie karty",
  },
  order: "Zamówienie {number}",
  otherOrder: "Zamówienie innej osoby",
  expiry: "Ważność",
  noExpiry: "Gdy będziesz mieć ziarna, zobaczysz tu, jak długo są ważne.",
  validUntil: "ważne do {date}",
  waiting: "W drodze do Ciebie",
  noWaiting: "Ziarna za kolejne zamówienie zobaczysz tu do końca terminu na zwrot.",
  waitingUntil: "przyznamy {date}",
  waitingDelivery: "przyznamy po dostawie, płatności i upływie terminu na zwrot",
  household: "Twoi domownicy",
  householdIntro: "Do czterech osób wspólnie zbiera i wykorzystuje ziarna.",
  manager: "prowadzi konto",
  self: "Ty",
  invited: "zaproszenie czeka na przyjęcie",
  invite: "Zaproś",
  inviteEmail: "Adres e-mail tej osoby",
  inviteHint: "Dostanie e-mail z linkiem. Musi mieszkać z Tobą i mieć co najmniej {age} lat.",
  remove: "Usuń",
  removeOf: "Usuń: {name}",
  join: {
    title: "Zbierajcie ziarna razem",
    text: "{manager} zaprasza Cię do zbierania na wspólnym koncie. Wszyscy domownicy widzą stan i historię ziaren, ale nie Twoje zakupy.",
    beans:
      "Jeśli masz już kartę, zachowa swój numer, a Twoje ziarna trafią na wspólne konto. Zostaną tam także wtedy, gdy odejdziesz.",
    button: "Przyjmij zaproszenie",
  },
  joinProblems: {
    full: "Na tym koncie zbierają już cztery osoby.",
    inHousehold: "Zbierasz już z innymi osobami. Najpierw zwróć swoją kartę.",
    invalid: "To zaproszenie jest już nieważne. Poproś o nowe.",
    alreadyIn: "Zbierasz już na tym koncie.",
  },
  inviteProblems: {
    full: "Razem mogą zbierać najwyżej cztery osoby.",
    notManager: "Zapraszać może tylko osoba, która prowadzi konto PrivatCard.",
    tooMany: "Dziś wysłano już wiele zaproszeń. Spróbuj ponownie jutro.",
    self: "To Twój własny adres.",
  },
  leave: {
    title: "Zwrot karty",
    link: "Zwróć kartę",
    alone: {
      one: "Karta straci ważność, a {count} ziarno od razu przepadnie. Nie przyznamy też ziaren, które są jeszcze w drodze.",
      few: "Karta straci ważność, a {count} ziarna od razu przepadną. Nie przyznamy też ziaren, które są jeszcze w drodze.",
      many: "Karta straci ważność, a {count} ziaren od razu przepadnie. Nie przyznamy też ziaren, które są jeszcze w drodze.",
      other:
        "Karta straci ważność, a {count} ziarna od razu przepadnie. Nie przyznamy też ziaren, które są jeszcze w drodze.",
    },
    household:
      "Karta straci ważność. Ziarna, także te w drodze, zostaną na wspólnym koncie. Jeśli je prowadzisz, przejmie je osoba, która zbiera najdłużej.",
    button: "Zwróć kartę teraz",
    keep: "Zachowaj kartę",
  },
  attach: {
    title: "Dodaj kartę ze sklepu",
    link: "Dodaj kartę ze sklepu",
    intro:
      "Masz kartę ze sklepu stacjonarnego? Podaj jej numer i kod, a trafi na Twoje konto razem ze wszystkimi ziarnami i historią.",
    replaces:
      "Ziarna z karty ze sklepu dołączą do tych, które już tu masz. Od tej chwili obowiązuje numer nowej karty, a dotychczasowy traci ważność.",
    numberHint: "13 cyfr z przodu karty",
    code: "Kod karty",
    codeHint: "8 znaków na kartce dołączonej do karty, na przykład 7K2M-Q9XA",
    button: "Dodaj kartę",
    problems: {
      number:
        "Nie ma takiego numeru. Porównaj każdą cyfrę z kartą; numery ze sklepu zaczynają się od 28.",
      code: "Kod ma 8 liter i cyfr. Sprawdź, czy żadnej nie brakuje.",
      unknown:
        "Numer i kod nie pasują do siebie. Sprawdź oba. Jeśli są poprawne, pomoże obsługa klienta.",
      alreadyTaken:
        "Ta karta należy już do jakiegoś konta. Jeśli nie jest to Twoje konto, skontaktuj się z obsługą klienta.",
      tooMany: "Było już zbyt wiele prób. Spróbuj ponownie jutro.",
    },
  },
  accountEnd: {
    alone:
      "Razem z kontem wygasa Twoja karta klienta. Te ziarna przepadają od razu: na karcie {beans}, z zamówień jeszcze nieprzyznane {waiting}. Nie można ich wypłacić.",
    household:
      "Razem z kontem wygasa Twoja karta klienta. Ziarna na wspólnym koncie zostają dla pozostałych osób: {beans}. Z Twoich zamówień przepada to, co jeszcze nieprzyznane: {waiting}. Jeśli prowadzisz wspólne konto, przejmie je osoba, która jest w nim najdłużej.",
  },
  spend: {
    title: "Wykorzystaj ziarna",
    balance: {
      one: "Masz {count} ziarno.",
      few: "Masz {count} ziarna.",
      many: "Masz {count} ziaren.",
      other: "Masz {count} ziarna.",
    },
    label: "Ile chcesz wykorzystać?",
    none: "Żadnych",
    option: {
      one: "{count} ziarno = {amount}",
      few: "{count} ziarna = {amount}",
      many: "{count} ziaren = {amount}",
      other: "{count} ziarna = {amount}",
    },
    button: "Zastosuj",
    tooFew:
      "Ziarna wykorzystasz, gdy masz ich co najmniej {beans}: {amount} na produkty z tego zamówienia.",
  },
  earns: {
    one: "Za to zamówienie otrzymasz {count} ziarno, gdy minie termin na zwrot.",
    few: "Za to zamówienie otrzymasz {count} ziarna, gdy minie termin na zwrot.",
    many: "Za to zamówienie otrzymasz {count} ziaren, gdy minie termin na zwrot.",
    other: "Za to zamówienie otrzymasz {count} ziarna, gdy minie termin na zwrot.",
  },
  earned: {
    one: "Za to zamówienie masz {count} ziarno.",
    few: "Za to zamówienie masz {count} ziarna.",
    many: "Za to zamówienie masz {count} ziaren.",
    other: "Za to zamówienie masz {count} ziarna.",
  },
  mails: {
    welcome: {
      subject: "Twoja karta {cardName} jest gotowa",
      text: "Od teraz zbierasz ziarna z każdym zamówieniem. {beans} ziaren ma wartość {amount}.",
      button: "Zobacz kartę i ziarna",
      number: "Numer karty",
      terms: "Jak działa karta",
      reason: "Ta wiadomość dotarła do Ciebie, ponieważ na Twoim koncie odebrano kartę.",
    },
    invitation: {
      subject: "{manager} zaprasza Cię do zbierania ziaren",
      text: "{manager} chce zbierać z Tobą ziarna na wspólnym koncie. Zobacz zaproszenie; dołączysz dopiero wtedy, gdy przyjmiesz je na stronie.",
      button: "Zobacz zaproszenie",
      validity: "Zaproszenie jest ważne {days} dni.",
      reason:
        "Ta wiadomość dotarła do Ciebie, ponieważ podano Twój adres w zaproszeniu. Jeśli nie znasz tej osoby, nie musisz nic robić.",
    },
    expiring: {
      subject: {
        one: "Wkrótce wygaśnie {count} ziarno",
        few: "Wkrótce wygasną {count} ziarna",
        many: "Wkrótce wygaśnie {count} ziaren",
        other: "Wkrótce wygaśnie {count} ziarna",
      },
      text: "Pierwsze są ważne tylko do {date}. Wykorzystaj je przy kolejnym zamówieniu.",
      button: "Zobacz ziarna",
      reason: "Ta wiadomość dotarła do Ciebie, ponieważ masz kartę stałego klienta.",
    },
  },
};
