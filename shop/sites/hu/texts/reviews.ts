import type { ReviewTexts } from "../../../community/review-texts.ts";

export const reviews: ReviewTexts = {
  title: "Értékelések",
  titleOf: "Értékelések: {product}",
  none: "Ezt a terméket még senki sem értékelte.",
  rating: "{max} csillagból {value}",
  count: { one: "{count} értékelés", other: "{count} értékelés" },
  stars: { one: "{count} csillag", other: "{count} csillag" },
  byStars: "Csillagok szerint",
  all: "Az összes értékelés",
  write: "Értékelés írása",
  verified: "Igazolt vásárlás",
  usedFor: "Erre használta: {use}",
  nameless: "Név nélkül",
  helpful: {
    one: "{count} vásárló hasznosnak találta",
    other: "{count} vásárló hasznosnak találta",
  },
  helpfulButton: "Hasznos",
  notHelpful: "Mégsem hasznos",
  report: "Bejelentés",
  helpfulPage: {
    title: "Hasznos volt ez a bejegyzés?",
    yes: "Ön hasznosnak találja ezt a bejegyzést.",
    no: "Ön nem jelölte hasznosnak ezt a bejegyzést.",
    own: "A saját bejegyzését nem jelölheti hasznosnak.",
    back: "A bejegyzéshez",
  },
  reply: "A válaszunk",
  sorting: { label: "Rendezés", newest: "Legújabb elöl", helpful: "Leghasznosabb elöl" },
  only: "Csak ezek az értékelések: {stars}",
  allStars: "Összes megjelenítése",
  noneOf: "Ennyi csillaggal nincs értékelés.",
  example: {
    mark: "Példa",
    title: "Példák értékelésekre",
    text: "Ezeket a szövegeket mi találtuk ki, hogy megmutassuk, milyenek itt az értékelések. Nem vásárlóktól származnak, és semmilyen átlagba nem számítanak bele.",
  },
  statement: {
    title: "Így ellenőrizzük az értékeléseket",
    checkedFirst:
      "Minden értékelést, a jót és a rosszat is, elolvas valaki a közzététel előtt. Csak azt utasítjuk el, ami a szabályainkba vagy a törvénybe ütközik, és megírjuk az okát.",
    checkedLater:
      "Az értékelések azonnal megjelennek, ezután elolvassa őket valaki. Csak azt távolítjuk el, ami a szabályainkba vagy a törvénybe ütközik, és megírjuk az okát.",
    paragraphs: [
      "Csak az értékelhet, aki nálunk vásárolta és meg is kapta a terméket. Ezt a rendelés alapján ellenőrizzük: be kell jelentkezni abba a fiókba, amellyel a rendelés készült, vagy a rendeléshez küldött e-mailünk személyes hivatkozását kell használni. Ugyanaz a vásárlás egyszer értékelhető.",
      "Az értékelésekért nem adunk sem pénzt, sem kupont. Az átlagot az összes közzétett értékelésből számítjuk, mindegyik ugyanannyit ér. Az azonos nyelvű webáruházaink összes értékelése itt látható.",
      "Az értékelés csak a termékről szólhat, saját tapasztalaton kell alapulnia, és nem lehet benne reklám, személyes adat vagy sértés. Minden értékelés bejelenthető.",
    ],
  },
  fromFour: "4 csillagtól",
  form: {
    title: "Értékelés: {product}",
    changeTitle: "Az Ön értékelése: {product}",
    intro: "A tapasztalata segít másoknak a választásban. A kritikát is szívesen fogadjuk.",
    stars: "Csillagok",
    headline: "Cím",
    body: "Az Ön tapasztalata",
    bodyHint: "Mi tetszett és mi nem? Kérjük, ne írjon hivatkozást és személyes adatot.",
    use: "Mire használta a terméket?",
    useHint: "Például: karos kávégép, filteres kávé, ajándék. Üresen is hagyhatja.",
    name: "Nyilvános név",
    nameHint: "Az értékelése ezen a néven jelenik meg.",
    memberName: "Az értékelése a közösségi nevén jelenik meg: {name}.",
    changeName: "Név módosítása",
    submit: "Értékelés elküldése",
    checkedFirst:
      "Közzététel előtt elolvassuk az értékelését, és megírjuk Önnek, hogyan döntöttünk.",
    checkedLater: "Az értékelése azonnal megjelenik.",
    delete: "Értékelés törlése",
    deleteText: "Az értékelése végleg eltűnik.",
    unavailable: "Most nem tudjuk elmenteni az értékelését. Kérjük, próbálja újra kis idő múlva.",
    tooMany: {
      one: "Az Ön hálózatából most nagyon sok értékelés érkezett. Kérjük, próbálja újra {count} perc múlva.",
      other:
        "Az Ön hálózatából most nagyon sok értékelés érkezett. Kérjük, próbálja újra {count} perc múlva.",
    },
    changedMeanwhile: "Ehhez a vásárláshoz már van értékelése. Itt látja, és módosíthatja.",
  },
  problems: {
    noStars: "Kérjük, válasszon 1–5 csillagot.",
    required: "Kérjük, töltse ki ezt a mezőt.",
    tooLong: "Ez a szöveg túl hosszú. Kérjük, rövidítse.",
    noLinks: "Kérjük, törölje az internetcímet.",
  },
  waiting: {
    title: "Köszönjük az értékelését",
    text: "Elolvassuk, és írunk Önnek, amint megjelent.",
  },
  published: {
    title: "Köszönjük az értékelését",
    text: "Mostantól olvasható a terméknél.",
  },
  deleted: {
    title: "Az értékelését töröltük",
    text: "A terméket bármikor újra értékelheti.",
  },
  notBought: {
    title: "Ezt a terméket nem értékelheti",
    text: "Azt értékelheti, amit ezzel a fiókkal nálunk vásárolt és meg is kapott. Ha fiók nélkül rendelt, kérjük, használja a rendeléshez küldött e-mailünkben lévő hivatkozást.",
  },
  login: {
    title: "Kérjük, jelentkezzen be",
    text: "Azzal a fiókkal értékelhet, amellyel a terméket vásárolta.",
    button: "Bejelentkezés",
  },
  toProduct: "A termékhez",
  mine: {
    empty: "Még semmit sem értékelt.",
    states: {
      waiting: "Olvasásra vár",
      published: "Közzétéve",
      refused: "Nem tettük közzé",
      removed: "Eltávolítottuk",
    },
    change: "Módosítás vagy törlés",
  },
  reasons: {
    notAboutProduct: "Nem a termékről szól",
    notOwnExperience: "Nem saját tapasztalaton alapul",
    advertising: "Reklám",
    personalData: "Személyes adatot közöl",
    insult: "Sértő vagy gyűlöletkeltő",
    illegal: "Törvénybe ütközik",
  },
  reportForm: {
    title: "Bejegyzés bejelentése",
    intro: "A bejelentését elolvassa valaki, és eldönti, maradhat-e a bejegyzés.",
    reason: "Ok",
    note: "Mi a gond pontosan?",
    noteHint: "Ha törvénybe ütközik: melyik részről van szó, és miért tilos?",
    email: "Az Ön e-mail-címe",
    emailHint: "Csak ha választ kér. A bejegyzés szerzője nem tudja meg.",
    submit: "Bejelentés",
    reported: {
      title: "Köszönjük a bejelentését",
      text: "Megkaptuk, és megnézzük a bejegyzést.",
    },
    gone: {
      title: "Ez a bejegyzés már nem látható",
      text: "Törölték vagy eltávolítottuk.",
    },
    tooMany: {
      one: "Az Ön hálózatából most nagyon sok bejelentés érkezett. Kérjük, próbálja újra {count} perc múlva.",
      other:
        "Az Ön hálózatából most nagyon sok bejelentés érkezett. Kérjük, próbálja újra {count} perc múlva.",
    },
  },
  decision: {
    title: "Döntésünk a bejegyzéséről",
    reportTitle: "Döntésünk a bejelentéséről",
    open: "Még nem döntöttünk.",
    kept: "Elolvastuk a bejegyzést. Nem ütközik sem a szabályainkba, sem törvénybe, ezért marad.",
    removed: "Ez a bejegyzés már nem látható.",
    link: "Döntés megtekintése",
    complaint: {
      title: "Nem ért egyet?",
      text: "Írja meg nekünk, miért, legkésőbb eddig: {date}. Ekkor csapatunk egy másik tagja dönt újra, és ír Önnek. Ez ingyenes.",
      field: "Az indoklása",
      submit: "Panasz elküldése",
      sent: "Megkaptuk a panaszát (kelte: {date}). Csapatunk egy másik tagja elolvassa, és ír Önnek.",
      granted: "Újra döntöttünk, és helyt adtunk a panaszának (kelte: {date}).",
      upheld: "Újra döntöttünk: a panasza után (kelte: {date}) is marad a korábbi döntés.",
      over: "Erre a döntésre már nem lehet panaszt tenni.",
    },
  },
  ask: {
    title: "Megkérdezhetjük a véleményét?",
    text: "{days} nappal a kézbesítés után egyetlen e-mailt kap, amellyel értékelheti a termékeit. Bármikor lemondhatja az e-mailben lévő hivatkozással vagy egy rövid üzenettel.",
    button: "Igen, írjanak nekem",
    given: "Rendben: egyszer írunk Önnek, {days} nappal a kézbesítés után.",
  },
  order: {
    title: "Elégedett a termékekkel?",
    text: "Az értékelése segít másoknak a választásban.",
  },
  byMail: {
    title: "Elégedett a termékekkel?",
    text: "Válassza ki, mit szeretne értékelni. Amit már értékelt, azt itt módosíthatja.",
    invalid: {
      title: "Ez a hivatkozás már nem érvényes",
      text: "Lejárt vagy hiányos. A fiókjával továbbra is értékelhet.",
    },
    nothing: {
      title: "Itt nincs mit értékelni",
      text: "Ebből a rendelésből egyetlen termék sem maradt Önnél.",
    },
  },
  objection: {
    title: "Ne kérjünk Öntől több értékelést?",
    text: "Egyetlen kattintással töröljük az összes ilyen, az Ön címére tervezett e-mailt.",
    button: "Nem kérek ilyen e-mailt",
    done: {
      title: "Rendben",
      text: "E-mailben nem kérünk Öntől több értékelést, kivéve, ha egy új rendelésnél hozzájárul.",
    },
  },
  mails: {
    decision: {
      published: {
        subject: "Közzétettük a bejegyzését",
        text: "Köszönjük! A bejegyzése mostantól olvasható nálunk.",
      },
      refused: {
        subject: "Nem tettük közzé a bejegyzését",
        text: "Elolvastuk a bejegyzését, és nem tesszük közzé. Ez az összes webáruházunkra érvényes, amíg nem módosítja.",
      },
      removed: {
        subject: "Eltávolítottuk a bejegyzését",
        text: "Eltávolítottuk a bejegyzését. Ez az összes webáruházunkra érvényes, amíg nem módosítja.",
      },
      reason: "Az ok: {reason}.",
      rules:
        "A bejegyzésekre vonatkozó szabályainkba ütközik, amelyek az értékeléseknél olvashatók.",
      law: "Megítélésünk szerint jogellenes.",
      afterReport:
        "A bejegyzésről bejelentést kaptunk. A döntést ember hozta, automatikus eljárás nélkül.",
      afterReading:
        "Saját kezdeményezésünkre vizsgáltuk. A döntést ember hozta, automatikus eljárás nélkül.",
      note: "Megjegyzés:",
      written: "Ezt írta",
      redress:
        "Módosíthatja a bejegyzést, ekkor újra elolvassuk. Ha nem ért egyet, hat hónapon belül tegyen panaszt a döntés oldalán: ekkor valaki más dönt. Fordulhat tanúsított peren kívüli vitarendezési testülethez vagy bírósághoz is.",
      button: "Bejegyzés megtekintése",
      decisionButton: "Döntés megtekintése",
      because: "Azért kapta ezt az e-mailt, mert bejegyzést írt nálunk.",
    },
    report: {
      kept: {
        subject: "Bejelentése: a bejegyzés marad",
        text: "Elolvastuk az Ön által jelentett bejegyzést. Megítélésünk szerint nem ütközik sem a szabályainkba, sem törvénybe, ezért marad. A döntést ember hozta, automatikus eljárás nélkül.",
      },
      removed: {
        subject: "Bejelentése: a bejegyzés már nem látható",
        text: "Köszönjük, hogy szólt. Az Ön által jelentett bejegyzést elolvasta valaki. Már nem látható.",
      },
      redress:
        "Ha nem ért egyet, hat hónapon belül tegyen panaszt a döntés oldalán: ekkor valaki más dönt. Fordulhat tanúsított peren kívüli vitarendezési testülethez vagy bírósághoz is.",
      because:
        "Azért kapta ezt az e-mailt, mert bejelentett nálunk egy bejegyzést, és megadta a címét.",
    },
    complaint: {
      granted: {
        subject: "Helyt adtunk a panaszának",
        text: "Csapatunk egy másik tagja újra döntött, és helyt adott a panaszának.",
      },
      upheld: {
        subject: "Panasza: a döntés marad",
        text: "Csapatunk egy másik tagja megvizsgálta a döntést. Az nem változik.",
      },
      redress: "Fordulhat tanúsított peren kívüli vitarendezési testülethez vagy bírósághoz is.",
      written: "Az Ön panasza",
      because: "Azért kapta ezt az e-mailt, mert panaszt tett egy döntésünkre.",
    },
    invitation: {
      subject: "Elégedett a termékekkel?",
      text: "Két hete érkezett meg a rendelése. Elégedett vele? Az értékelése akkor is segít másoknak, ha kritikus.",
      button: "Termékek értékelése",
      validity: "A hivatkozás személyes, és {days} napig érvényes.",
      because: "Ezt az e-mailt egyszer kapja, mert a rendelésénél kérte.",
      unsubscribe: "Nem kérek ilyen e-mailt",
    },
  },
};
