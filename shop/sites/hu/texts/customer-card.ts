import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept:
    "A kattintással elfogadja ezt: {terms}, és megerősíti, hogy betöltötte a {age}. életévét.",
  code: "QR-kód a kártyaszámmal: {number}",
  codeHint: "Mutassa be a kódot az üzlet pénztáránál.",
  worth: "Ebből rendeléskor {amount} értékben használhat fel kávészemet.",
  missing: {
    one: "Még {count} kávészem a következő {amount} eléréséig.",
    other: "Még {count} kávészem a következő {amount} eléréséig.",
  },
  statement: "Jóváírások és felhasználások",
  noBookings: "Itt még nincs semmi.",
  columns: { reason: "Megnevezés", beans: "Kávészem" },
  kinds: {
    welcome: "Üdvözlő ajándék",
    earned: "Gyűjtött kávészemek",
    spent: "Felhasználás",
    restored: "Visszaírás a rendelés törlése után",
    takenBack: "Levonás visszaküldött termék miatt",
    expired: "Lejárt",
    correction: "Az ügyfélszolgálat javítása",
    movedIn: "Átvétel egy másik kártyáról",
    movedOut: "Átvezetés a háztartás számlájára",
    closed: "A kártya visszaadásával megszűnt",
  },
  order: "{number} számú rendelés",
  otherOrder: "Egy másik személy rendelése",
  expiry: "Érvényesség",
  noExpiry: "Ha lesznek kávészemei, itt látja, meddig érvényesek.",
  validUntil: "érvényes eddig: {date}",
  waiting: "Úton vannak Önhöz",
  noWaiting: "Következő rendelése kávészemeit itt látja, amíg a visszaküldési határidő le nem jár.",
  waitingUntil: "jóváírás napja: {date}",
  waitingDelivery: "jóváírás a kézbesítés, a fizetés és a visszaküldési határidő után",
  household: "Háztartása",
  householdIntro: "Legfeljebb négyen gyűjthetik és használhatják fel közösen a kávészemeket.",
  manager: "a számla kezelője",
  self: "Ön",
  invited: "meghíva, még nem csatlakozott",
  invite: "Meghívás",
  inviteEmail: "A meghívott e-mail-címe",
  inviteHint:
    "E-mailt kap egy hivatkozással. Feltétel, hogy Önnel egy háztartásban éljen, és betöltötte a {age}. életévét.",
  remove: "Eltávolítás",
  removeOf: "Eltávolítás: {name}",
  join: {
    title: "Közös gyűjtés",
    text: "{manager} közös kávészemgyűjtésre hívja Önt. A háztartásban mindenki látja az egyenleget, a jóváírásokat és a felhasználásokat, azt viszont nem, hogy Ön mit vásárol.",
    beans:
      "Ha már van kártyája, a száma megmarad, kávészemei pedig a közös számlára kerülnek. Ott is maradnak, ha elhagyja a háztartást.",
    button: "Meghívás elfogadása",
  },
  joinProblems: {
    full: "Ebben a háztartásban már négyen gyűjtenek.",
    inHousehold: "Ön már másokkal gyűjt. Előbb adja vissza kártyáját.",
    invalid: "Ez a meghívás már nem érvényes. Kérjen újat.",
    alreadyIn: "Ön már ehhez a háztartáshoz tartozik.",
  },
  inviteProblems: {
    full: "Legfeljebb négyen gyűjthetnek közösen.",
    notManager: "Csak az hívhat meg mást, aki a PrivatCard számláját kezeli.",
    tooMany: "Ma már sok meghívást küldött. Kérjük, próbálja meg holnap.",
    self: "Ez a saját címe.",
  },
  leave: {
    title: "Kártya visszaadása",
    link: "Kártya visszaadása",
    alone: {
      one: "Kártyája érvényét veszti, és {count} kávészeme azonnal megszűnik. A még úton lévő kávészemeket sem írjuk jóvá.",
      other:
        "Kártyája érvényét veszti, és {count} kávészeme azonnal megszűnik. A még úton lévő kávészemeket sem írjuk jóvá.",
    },
    household:
      "Kártyája érvényét veszti. A kávészemek, a még úton lévők is, a háztartás számláján maradnak. Ha Ön kezeli, az veszi át, aki a legrégebben tag.",
    button: "Kártya visszaadása most",
    keep: "Megtartom a kártyát",
  },
  attach: {
    title: "Üzletben kapott kártya hozzáadása",
    link: "Üzletben kapott kártya hozzáadása",
    intro:
      "Üzletben kapta a kártyáját? A számával és a kódjával a fiókjához adhatja, minden kávészemmel és mozgással együtt.",
    replaces:
      "Az üzletben kapott kártya kávészemei azokhoz kerülnek, amelyek már itt vannak. Ezután az új kártya száma érvényes, az eddigié nem.",
    numberHint: "13 számjegy a kártya előlapján",
    code: "A kártya kódja",
    codeHint: "8 karakter a kártyához kapott lapon, például 7K2M-Q9XA",
    button: "Kártya hozzáadása",
    problems: {
      number:
        "Nincs ilyen szám. Hasonlítsa össze minden számjegyét a kártyával; az üzletben kapott kártyák száma 28-cal kezdődik.",
      code: "A kód 8 betűből és számból áll. Ellenőrizze, nem hiányzik-e valamelyik.",
      unknown:
        "A szám és a kód nem tartozik össze. Ellenőrizze mindkettőt. Ha helyesek, az ügyfélszolgálat segít.",
      alreadyTaken:
        "Ez a kártya már egy fiókhoz tartozik. Ha nem az Önéhez, forduljon az ügyfélszolgálathoz.",
      tooMany: "Túl sok próbálkozás volt. Próbálja meg holnap újra.",
    },
  },
  accountEnd: {
    alone:
      "A fiókkal a törzsvásárlói kártyája is megszűnik. Ezek azonnal elvesznek: a kártyán {beans}, még jóvá nem írt rendelésekből {waiting}. Kifizetni nem tudjuk őket.",
    household:
      "A fiókkal a törzsvásárlói kártyája is megszűnik. A háztartás közös számláján lévő kávészemek a többieknél maradnak: {beans}. A rendeléseiből elvész, ami még nincs jóváírva: {waiting}. Ha Ön vezeti a számlát, azt a legrégebbi tag veszi át.",
  },
  spend: {
    title: "Kávészemek felhasználása",
    balance: { one: "Önnek {count} kávészeme van.", other: "Önnek {count} kávészeme van." },
    label: "Mennyit szeretne felhasználni?",
    none: "Egyet sem",
    option: { one: "{count} kávészem = {amount}", other: "{count} kávészem = {amount}" },
    button: "Alkalmazás",
    tooFew: "A felhasználás {beans} kávészemtől lehetséges: {amount} a rendelés termékeire.",
  },
  earns: {
    one: "Ezért a rendelésért {count} kávészemet kap, amint lejár a visszaküldési határidő.",
    other: "Ezért a rendelésért {count} kávészemet kap, amint lejár a visszaküldési határidő.",
  },
  earned: {
    one: "Ezért a rendelésért {count} kávészemet kapott.",
    other: "Ezért a rendelésért {count} kávészemet kapott.",
  },
  mails: {
    welcome: {
      subject: "Elkészült az Ön {cardName} kártyája",
      text: "Mostantól minden rendelésével kávészemet gyűjt. {beans} kávészem értéke {amount}.",
      button: "Kártya és kávészemek megtekintése",
      number: "Kártyaszám",
      terms: "Így működik a kártya",
      reason: "Azért kapta ezt az e-mailt, mert fiókjában kártyát igényelt.",
    },
    invitation: {
      subject: "{manager} közös kávészemgyűjtésre hívja",
      text: "{manager} közös számlára szeretne gyűjteni Önnel. Nézze meg a meghívást; csak akkor csatlakozik, ha ott elfogadja.",
      button: "Meghívás megtekintése",
      validity: "A meghívás {days} napig érvényes.",
      reason:
        "Azért kapta ezt az e-mailt, mert címét megadták egy meghíváshoz. Ha nem ismeri a meghívót, nincs teendője.",
    },
    expiring: {
      subject: {
        one: "{count} kávészem hamarosan lejár",
        other: "{count} kávészem hamarosan lejár",
      },
      text: "Az elsők már csak eddig érvényesek: {date}. Használja fel őket következő rendelésénél.",
      button: "Kávészemek megtekintése",
      reason: "Azért kapta ezt az e-mailt, mert törzsvásárlói kártyája van.",
    },
  },
};
