import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Kérjük, ellenőrizzen {count} adatot:",
    other: "Kérjük, ellenőrizzen {count} adatot:",
  },
  problems: {
    required: "Kérjük, töltse ki ezt a mezőt.",
    notTicked: "Kérjük, jelölje be ezt a négyzetet.",
    notChosen: "Kérjük, válasszon.",
    tooLong: "Kérjük, rövidítse a szöveget legfeljebb {max} karakterre.",
    wrongPattern: "{hint}",
    invalidEmail: "Kérjük, teljes e-mail-címet adjon meg, például: nev@example.com.",
    invalidPhone: "Kérjük, teljes telefonszámot adjon meg, például: {example}.",
    invalidPostalCode: "Kérjük, irányítószámot adjon meg, például: {example}.",
    noNumber: "Kérjük, egész számot adjon meg.",
    tooSmall: "A legkisebb megadható érték: {min}.",
    tooLarge: "A legnagyobb megadható érték: {max}.",
    noDate: "Kérjük, létező dátumot adjon meg.",
    tooEarly: "A legkorábbi megadható nap: {min}.",
    tooLate: "A legkésőbbi megadható nap: {max}.",
    changedConsent:
      "Ez a szöveg időközben megváltozott. Kérjük, olvassa el újra, és jelölje be ismét a négyzetet.",
  },
  labels: {
    street: "Utca, házszám",
    postalCode: "Irányítószám",
    town: "Település",
    region: "Megye",
  },
  choose: "Kérjük, válasszon",
  yes: "Igen",
  closes: "Határidő: {date}.",
  states: {
    early: {
      title: "Még nem kezdődött el",
      text: "Az űrlap ekkor nyílik meg: {date}. Nézzen vissza később!",
    },
    full: {
      title: "Betelt",
      text: "Annyi jelentkezés érkezett, amennyit fogadni tudunk. Továbbiakat sajnos már nem fogadunk.",
    },
    over: {
      title: "Az akció véget ért",
      text: "Az akció véget ért: {date}. Jelentkezéseket már nem fogadunk.",
    },
  },
  typed: "Nem küldtük el, de semmi sem veszett el. Ezt írta be:",
  notTaken: {
    tooMany: {
      one: "Jelentkezését még nem mentettük el: az Ön hálózatából vagy ezzel az e-mail-címmel most nagyon sok jelentkezés érkezett. Adatai megmaradtak az űrlapon; kérjük, küldje el újra {count} perc múlva.",
      other:
        "Jelentkezését még nem mentettük el: az Ön hálózatából vagy ezzel az e-mail-címmel most nagyon sok jelentkezés érkezett. Adatai megmaradtak az űrlapon; kérjük, küldje el újra {count} perc múlva.",
    },
    unavailable:
      "Most nem tudjuk visszaigazolni, hogy jelentkezését elmentettük. Adatai megmaradtak az űrlapon; kérjük, küldje el kis idő múlva újra. Kétszer egyiket sem számoljuk.",
  },
  stored: {
    until: "Adatait ezen a napon töröljük: {date}.",
    afterDays: {
      one: "Adatait a beérkezés után {count} nappal töröljük.",
      other: "Adatait a beérkezés után {count} nappal töröljük.",
    },
  },
  aboutPrivacy: "Így kezeljük az adatait:",
  others: "További akciók",
  toShop: "Tovább a webáruházba",
  sent: {
    title: "Már csak az e-mail-címét kell megerősítenie",
    text: "Adatait elmentettük, és e-mailt küldünk Önnek. Jelentkezése csak akkor számít, ha az e-mailben {hours} órán belül megerősíti.",
    hint: "Néhány perc múlva sem érkezett meg? Nézze meg a levélszemét mappát is. Ha ehhez a címhez már van megerősített jelentkezés, semmi sem változik.",
  },
  confirm: {
    title: "Már csak egy kattintás",
    text: "Erősítse meg a jelentkezését („{campaign}”) ezzel a címmel: {email}.",
    button: "Jelentkezés megerősítése",
    ignore: "Nem Ön volt? Akkor egyszerűen zárja be ezt az oldalt.",
  },
  already: {
    title: "Ön már jelentkezett",
    text: "Ehhez az e-mail-címhez már van megerősített jelentkezés. Minden cím egyszer számít.",
  },
  linkInvalid: {
    title: "Ez a hivatkozás már nem érvényes",
    text: "Az e-mailjeinkben lévő hivatkozások {hours} óráig érvényesek. Kérjük, töltse ki újra az űrlapot.",
    again: "Tovább az űrlaphoz",
  },
  mail: {
    confirmation: {
      subject: "Kérjük, erősítse meg: {campaign}",
      text: "Az űrlapon („{campaign}”) az Ön e-mail-címét adták meg. Kérjük, erősítse meg, hogy Ön volt.",
      button: "Jelentkezés megerősítése",
      validity: "A hivatkozás {hours} óráig érvényes. Utána töröljük a jelentkezést.",
      reason:
        "Azért kapta ezt az e-mailt, mert a weboldalunkon egy űrlapon az Ön címét adták meg. Ha nem Ön volt, nincs teendője.",
    },
    received: {
      subject: "Megkaptuk: {campaign}",
      text: "Köszönjük, jelentkezése megérkezett hozzánk.",
      given: "Ezt adta meg:",
      declared: "Ehhez járult hozzá:",
      reason:
        "Azért kapta ezt az e-mailt, mert a weboldalunkon egy űrlapon az Ön címét adták meg. Ha nem Ön volt, kérjük, válaszoljon erre az e-mailre.",
    },
    team: {
      subject: "Új jelentkezés: {campaign}",
      text: "Az oldalon („{campaign}”) új jelentkezés érkezett.",
      reason:
        "Ezt az e-mailt a csapat kapja, mert az akció minden jelentkezést jelez. Személyes adatokat tartalmaz.",
    },
    receivedAt: "Beérkezett",
    deletedAt: "Törlés napja",
    email: "E-mail-cím",
  },
};
