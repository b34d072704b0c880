import type { ReviewTexts } from "../../../community/review-texts.ts";

export const reviews: ReviewTexts = {
  title: "Opinie",
  titleOf: "Opinie: {product}",
  none: "Ten produkt nie ma jeszcze opinii.",
  rating: "{value} na {max} gwiazdek",
  count: {
    one: "{count} opinia",
    few: "{count} opinie",
    many: "{count} opinii",
    other: "{count} opinii",
  },
  stars: {
    one: "{count} gwiazdka",
    few: "{count} gwiazdki",
    many: "{count} gwiazdek",
    other: "{count} gwiazdki",
  },
  byStars: "Według liczby gwiazdek",
  all: "Przeczytaj wszystkie opinie",
  write: "Napisz opinię",
  verified: "Zakup potwierdzony",
  usedFor: "Zastosowanie: {use}",
  nameless: "Bez nazwy",
  helpful: {
    one: "Przydatne dla {count} osoby",
    few: "Przydatne dla {count} osób",
    many: "Przydatne dla {count} osób",
    other: "Przydatne dla {count} osoby",
  },
  helpfulButton: "Przydatna",
  notHelpful: "Jednak nieprzydatna",
  report: "Zgłoś",
  helpfulPage: {
    title: "Czy ten wpis jest przydatny?",
    yes: "Ten wpis jest dla Ciebie przydatny.",
    no: "Ten wpis nie jest oznaczony przez Ciebie jako przydatny.",
    own: "Własnego wpisu nie można oznaczyć jako przydatny.",
    back: "Do wpisu",
  },
  reply: "Odpowiedź {shopName}",
  sorting: { label: "Sortuj", newest: "Najnowsze", helpful: "Najbardziej przydatne" },
  only: "Tylko opinie: {stars}",
  allStars: "Pokaż wszystkie",
  noneOf: "Nie ma opinii z taką liczbą gwiazdek.",
  example: {
    mark: "Przykład",
    title: "Przykładowe opinie",
    text: "Te teksty wymyśliliśmy, żeby pokazać, jak wyglądają tu opinie. Nie napisali ich klienci i nie wchodzą do żadnej średniej.",
  },
  statement: {
    title: "Jak sprawdzamy opinie",
    checkedFirst:
      "Każdą opinię, dobrą i złą, przed publikacją czyta człowiek. Odrzucamy tylko to, co narusza nasze zasady lub prawo, i podajemy powód.",
    checkedLater:
      "Opinie pojawiają się od razu, a potem czyta je człowiek. Usuwamy tylko to, co narusza nasze zasady lub prawo, i podajemy powód.",
    paragraphs: [
      "Opinię może napisać tylko osoba, która kupiła produkt u nas i go otrzymała. Sprawdzamy to w zamówieniu: trzeba się zalogować na konto, z którego zamówiono produkt, albo użyć osobistego linku z naszego e-maila. Każdy zakup produktu można ocenić raz.",
      "Za opinie nie dajemy pieniędzy ani kuponów. Średnią liczymy ze wszystkich opublikowanych opinii i każda waży tyle samo. Pokazujemy opinie ze wszystkich naszych sklepów w tym języku.",
      "Opinia dotyczy produktu i wynika z własnego doświadczenia. Nie może niczego reklamować, ujawniać danych osobowych ani obrażać. Każdą opinię możesz zgłosić.",
    ],
  },
  fromFour: "Od 4 gwiazdek",
  form: {
    title: "Twoja ocena: {product}",
    changeTitle: "Twoja opinia: {product}",
    intro: "Twoje doświadczenie pomaga innym wybrać. Krytyka też się przyda.",
    stars: "Gwiazdki",
    headline: "Tytuł",
    body: "Twoje doświadczenie",
    bodyHint: "Co Ci się podoba, a co nie? Prosimy bez linków i bez danych osobowych.",
    use: "Do czego używasz produktu?",
    useHint: "Na przykład: ekspres kolbowy, kawa przelewowa, prezent. To pole możesz pominąć.",
    name: "Nazwa publiczna",
    nameHint: "Pod tą nazwą pojawi się Twoja opinia.",
    memberName: "Twoja opinia pojawi się pod Twoją nazwą w społeczności: {name}.",
    changeName: "Zmień nazwę",
    submit: "Wyślij opinię",
    checkedFirst:
      "Przeczytamy Twoją opinię, zanim się pojawi, i napiszemy Ci, jaką podjęliśmy decyzję.",
    checkedLater: "Twoja opinia pojawi się od razu.",
    delete: "Usuń opinię",
    deleteText: "Twoja opinia zniknie na zawsze.",
    unavailable: "Nie możemy teraz zapisać Twojej opinii. Spróbuj ponownie za chwilę.",
    tooMany: {
      one: "Z Twojej sieci przyszło właśnie bardzo dużo opinii. Spróbuj ponownie za {count} minutę.",
      few: "Z Twojej sieci przyszło właśnie bardzo dużo opinii. Spróbuj ponownie za {count} minuty.",
      many: "Z Twojej sieci przyszło właśnie bardzo dużo opinii. Spróbuj ponownie za {count} minut.",
      other:
        "Z Twojej sieci przyszło właśnie bardzo dużo opinii. Spróbuj ponownie za {count} minuty.",
    },
    changedMeanwhile: "Masz już opinię o tym zakupie. Widzisz ją tutaj i możesz ją zmienić.",
  },
  problems: {
    noStars: "Wybierz od 1 do 5 gwiazdek.",
    required: "Wypełnij to pole.",
    tooLong: "Ten tekst jest za długi. Skróć go.",
    noLinks: "Usuń adres internetowy.",
  },
  waiting: {
    title: "Dziękujemy za opinię",
    text: "Przeczytamy ją i damy Ci znać, gdy się pojawi.",
  },
  published: { title: "Dziękujemy za opinię", text: "Można ją już przeczytać przy produkcie." },
  deleted: {
    title: "Twoja opinia jest usunięta",
    text: "W każdej chwili możesz ocenić produkt ponownie.",
  },
  notBought: {
    title: "Tego produktu nie możesz ocenić",
    text: "Możesz ocenić to, co zostało kupione u nas z tego konta i do Ciebie dotarło. Jeśli zamówienie złożono bez konta, użyj linku z naszego e-maila o tym zamówieniu.",
  },
  login: {
    title: "Zaloguj się",
    text: "Opinię możesz napisać z konta, z którego kupiono produkt.",
    button: "Przejdź do logowania",
  },
  toProduct: "Zobacz produkt",
  mine: {
    empty: "Nie masz jeszcze żadnej opinii.",
    states: {
      waiting: "Czeka na przeczytanie",
      published: "Opublikowana",
      refused: "Nieopublikowana",
      removed: "Usunięta przez nas",
    },
    change: "Zmień lub usuń",
  },
  reasons: {
    notAboutProduct: "Nie dotyczy produktu",
    notOwnExperience: "Nie wynika z własnego doświadczenia",
    advertising: "Reklama",
    personalData: "Ujawnia dane osobowe",
    insult: "Obraża lub szerzy nienawiść",
    illegal: "Narusza prawo",
  },
  reportForm: {
    title: "Zgłoś wpis",
    intro: "Twoje zgłoszenie przeczyta człowiek i zdecyduje, czy wpis zostanie.",
    reason: "Powód",
    note: "Co dokładnie jest nie tak?",
    noteHint: "Jeśli wpis narusza prawo: o który fragment chodzi i dlaczego jest zakazany?",
    email: "Twój adres e-mail",
    emailHint: "Tylko jeśli mamy Ci odpowiedzieć. Osoba, która napisała wpis, go nie pozna.",
    submit: "Zgłoś",
    reported: {
      title: "Dziękujemy za zgłoszenie",
      text: "Mamy je i przyjrzymy się temu wpisowi.",
    },
    gone: { title: "Tego wpisu już nie widać", text: "Został wycofany lub usunięty." },
    tooMany: {
      one: "Z Twojej sieci przyszło właśnie bardzo dużo zgłoszeń. Spróbuj ponownie za {count} minutę.",
      few: "Z Twojej sieci przyszło właśnie bardzo dużo zgłoszeń. Spróbuj ponownie za {count} minuty.",
      many: "Z Twojej sieci przyszło właśnie bardzo dużo zgłoszeń. Spróbuj ponownie za {count} minut.",
      other:
        "Z Twojej sieci przyszło właśnie bardzo dużo zgłoszeń. Spróbuj ponownie za {count} minuty.",
    },
  },
  decision: {
    title: "Nasza decyzja w sprawie Twojego wpisu",
    reportTitle: "Nasza decyzja w sprawie Twojego zgłoszenia",
    open: "Nie podjęliśmy jeszcze decyzji.",
    kept: "Przeczytaliśmy wpis. Nie narusza ani naszych zasad, ani prawa, i zostaje.",
    removed: "Tego wpisu już nie widać.",
    link: "Zobacz decyzję",
    complaint: {
      title: "Nie zgadzasz się?",
      text: "Napisz nam do {date}, dlaczego. Inna osoba z naszego zespołu podejmie nową decyzję i napisze do Ciebie. Nic to nie kosztuje.",
      field: "Twoje uzasadnienie",
      submit: "Wyślij skargę",
      sent: "Mamy Twoją skargę z {date}. Przeczyta ją inna osoba z naszego zespołu i napisze do Ciebie.",
      granted: "Podjęliśmy nową decyzję i uznaliśmy Twoją skargę z {date}.",
      upheld:
        "Podjęliśmy nową decyzję: także po Twojej skardze z {date} wszystko zostaje bez zmian.",
      over: "Od tej decyzji nie można się już odwołać.",
    },
  },
  ask: {
    title: "Czy możemy zapytać Cię o opinię?",
    text: "{days} dni po dostawie dostaniesz tylko jeden e-mail, z którego ocenisz swoje produkty. W każdej chwili możesz zrezygnować: linkiem w e-mailu albo zwykłą wiadomością do nas.",
    button: "Tak, napiszcie do mnie",
    given: "Dobrze: napiszemy raz, {days} dni po dostawie.",
  },
  order: {
    title: "Jak sprawdzają się Twoje produkty?",
    text: "Twoja opinia pomaga innym wybrać.",
  },
  byMail: {
    title: "Jak sprawdzają się Twoje produkty?",
    text: "Wybierz, co chcesz ocenić. Wcześniejsze opinie też możesz tu zmienić.",
    invalid: {
      title: "Ten link już nie działa",
      text: "Wygasł albo jest niepełny. Z konta nadal możesz pisać opinie.",
    },
    nothing: {
      title: "Nie ma tu nic do oceny",
      text: "Z tego zamówienia żaden produkt u Ciebie nie został.",
    },
  },
  objection: {
    title: "Nie prosić Cię więcej o opinie?",
    text: "Jednym kliknięciem anulujesz wszystkie zaplanowane e-maile tego rodzaju na Twój adres.",
    button: "Nie chcę takich e-maili",
    done: {
      title: "Gotowe",
      text: "Nie będziemy już prosić Cię e-mailem o opinie, chyba że zgodzisz się na to przy nowym zamówieniu.",
    },
  },
  mails: {
    decision: {
      published: {
        subject: "Twój wpis jest opublikowany",
        text: "Dziękujemy! Twój wpis można już u nas przeczytać.",
      },
      refused: {
        subject: "Twój wpis nie został opublikowany",
        text: "Przeczytaliśmy Twój wpis i go nie publikujemy. Dotyczy to wszystkich naszych sklepów, dopóki go nie zmienisz.",
      },
      removed: {
        subject: "Twój wpis został usunięty",
        text: "Usunęliśmy Twój wpis. Dotyczy to wszystkich naszych sklepów, dopóki go nie zmienisz.",
      },
      reason: "Powód: {reason}.",
      rules: "Narusza on nasze zasady dotyczące wpisów, które znajdziesz przy opiniach.",
      law: "W naszej ocenie jest niezgodny z prawem.",
      afterReport: "Wpis nam zgłoszono. Decyzję podjął człowiek, bez środków zautomatyzowanych.",
      afterReading:
        "Sprawdziliśmy go z własnej inicjatywy. Decyzję podjął człowiek, bez środków zautomatyzowanych.",
      note: "Uwaga:",
      written: "Oto Twój tekst",
      redress:
        "Możesz zmienić wpis, wtedy przeczytamy go jeszcze raz. Jeśli się nie zgadzasz, złóż w ciągu sześciu miesięcy skargę na stronie z decyzją: wtedy zdecyduje inna osoba. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.",
      button: "Zobacz wpis",
      decisionButton: "Zobacz decyzję",
      because: "Otrzymujesz tę wiadomość, ponieważ na naszej stronie jest Twój wpis.",
    },
    report: {
      kept: {
        subject: "Twoje zgłoszenie: wpis zostaje",
        text: "Przeczytaliśmy zgłoszony wpis. W naszej ocenie nie narusza ani naszych zasad, ani prawa, i zostaje. Decyzję podjął człowiek, bez środków zautomatyzowanych.",
      },
      removed: {
        subject: "Twoje zgłoszenie: wpisu już nie widać",
        text: "Dziękujemy za zgłoszenie. Człowiek przeczytał zgłoszony wpis. Już go nie widać.",
      },
      redress:
        "Jeśli się nie zgadzasz, złóż w ciągu sześciu miesięcy skargę na stronie z decyzją: wtedy zdecyduje inna osoba. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.",
      because: "Otrzymujesz tę wiadomość, ponieważ w zgłoszeniu wpisu jest Twój adres.",
    },
    complaint: {
      granted: {
        subject: "Uznaliśmy Twoją skargę",
        text: "Inna osoba z naszego zespołu podjęła nową decyzję i uznała Twoją skargę.",
      },
      upheld: {
        subject: "Twoja skarga: decyzja bez zmian",
        text: "Inna osoba z naszego zespołu sprawdziła decyzję. Zostaje ona bez zmian.",
      },
      redress:
        "Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.",
      written: "Twoja skarga",
      because: "Otrzymujesz tę wiadomość, ponieważ mamy Twoją skargę na naszą decyzję.",
    },
    invitation: {
      subject: "Jak sprawdzają się Twoje produkty?",
      text: "Dwa tygodnie temu dotarło Twoje zamówienie. Jak się sprawdza? Twoja opinia pomaga innym wybrać, także krytyczna.",
      button: "Oceń produkty",
      validity: "Link jest osobisty i działa {days} dni.",
      because: "Otrzymujesz tę wiadomość jeden raz, na własną prośbę złożoną przy zamówieniu.",
      unsubscribe: "Nie chcę takich e-maili",
    },
  },
};
