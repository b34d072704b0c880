import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "E-mail-cím",
    salutation: "Megszólítás",
    salutations: { MRS: "Hölgy", MR: "Úr", DIVERS: "Egyéb", COMPANY: "Cég" },
    noSalutation: "Nem adom meg",
    firstName: "Keresztnév",
    lastName: "Vezetéknév",
    legalNotice:
      "A feliratkozással igazolja, hogy betöltötte a {newsletterAge}. életévét, és hozzájárul ahhoz, hogy cégünk ({shopName}) e-mailben ajánlatokat és a kínálatával kapcsolatos híreket küldjön. Bármikor leiratkozhat a hírlevelekben található hivatkozással vagy az [ügyfélszolgálaton](/contact).",
    personalOffers:
      "A webáruház elemezheti a vásárlásaimat, és hozzájuk igazodó ajánlatokat küldhet. A hozzájárulás önkéntes.",
    privacy:
      "Adatai kezeléséről az [adatvédelmi tájékoztatóban](/adatvedelem-s400007321.html) olvashat.",
    submit: "Feliratkozom",
    mandatory: "* Kötelező mező",
    voucherNote:
      "Az üdvözlő kedvezmény az első feliratkozáshoz jár. A kód {voucherValidity}ig érvényes, és egyszer használható fel. [A kód feltételei](/udvozlo-kod-feltetelei-s400007350.html)",
    success: "Köszönjük! Már csak egy kattintás van hátra.",
    successText:
      "E-mailt küldünk a következő címre: {email}. Erősítse meg benne a feliratkozást, és megkapja az üdvözlő kedvezményt.",
    successHint:
      "Általában azonnal megérkezik. Röviddel egy korábbi fel- vagy leiratkozás után legfeljebb egy óra, egy napon belül több után legfeljebb egy nap kell hozzá. Nézze meg a levélszemét mappát is.",
    sendAgain: "E-mail küldése újra",
    sentAgain: "Újra elküldjük az e-mailt. Egy címre óránként legfeljebb egy e-mail megy.",
    errorGeneric:
      "Technikai okok miatt most nem lehet feliratkozni a hírlevélre. Kérjük, próbálja meg később.",
    tooMany: {
      one: "Az Ön hálózatából túl sok feliratkozás érkezett. Kérjük, próbálja újra {count} perc múlva.",
      other:
        "Az Ön hálózatából túl sok feliratkozás érkezett. Kérjük, próbálja újra {count} perc múlva.",
    },
    crowded: {
      one: "Jelenleg nagyon sokan szeretnének feliratkozni. Kérjük, próbálja újra {count} perc múlva.",
      other:
        "Jelenleg nagyon sokan szeretnének feliratkozni. Kérjük, próbálja újra {count} perc múlva.",
    },
    linkInvalid:
      "Ez a megerősítő hivatkozás már nem érvényes. Kérjük, iratkozzon fel újra a hírlevelünkre.",
    checkFields: "Kérjük, ellenőrizze a megjelölt mezőket.",
    problems: {
      emailRequired: "Kérjük, adja meg az e-mail-címét.",
      required: "Kérjük, töltse ki ezt a mezőt.",
      invalidEmail: "Kérjük, érvényes e-mail-címet adjon meg.",
      tooLong: "Ez a szöveg túl hosszú.",
      invalidCharacters: "Ez a mező nem megengedett karaktereket tartalmaz.",
    },
  },
  pages: {
    title: "{newsletterDiscount}% kedvezmény a hírlevéllel",
    intro:
      "Új kávék, témavilágok és ajánlatok, hetente körülbelül kétszer, e-mailben. Bármikor leiratkozhat.",
    pictureAlt: "Levél, mellette egy csésze kávé, tejhabján szívvel",
    discount: "{newsletterDiscount}% kedvezmény",
    voucher: "Üdvözlésül {newsletterDiscount}% kedvezményt adunk egy rendelésre.",
    confirm: {
      title: "Már csak egy kattintás",
      text: "Erősítse meg, hogy a hírlevelünket erre a címre kéri: {email}.",
      button: "Feliratkozás megerősítése",
      ignore: "Nem Ön iratkozott fel? Akkor egyszerűen zárja be ezt az oldalt.",
    },
    confirmed: {
      title: "Üdvözöljük olvasóink között!",
      text: "A feliratkozást megerősítette. Az üdvözlő kedvezményt e-mailben küldjük.",
      toShop: "Tovább a webáruházba",
    },
    subscribed: {
      title: "Ön feliratkozott a hírlevélre",
      text: "A feliratkozást megerősítette. Módosítani és leiratkozni a hírlevelekben található hivatkozásokkal tud.",
    },
    unsubscribe: {
      title: "Leiratkozás a hírlevélről",
      text: "Nem kér több hírlevelet erre a címre: {email}?",
      button: "Leiratkozom",
    },
    unsubscribed: {
      title: "Leiratkozott a hírlevélről",
      text: "Több hírlevelet nem küldünk. Ha meggondolja magát, itt bármikor újra feliratkozhat.",
    },
    preferences: {
      title: "A hírlevélhez megadott adatai",
      text: "A hírlevelet erre a címre küldjük: {email}.",
      save: "Mentés",
      saved: "Az adatait elmentettük.",
      emailRequested:
        "E-mailt küldünk a következő címre: {email}. Amint abban megerősíti a módosítást, a hírlevelet oda küldjük.",
      toUnsubscribe: "Leiratkozás a hírlevélről",
    },
    invalidLink: {
      title: "Ez a hivatkozás már nem érvényes",
      text: "Kérjük, nyissa meg a legújabb hírlevelünkben lévő hivatkozást, vagy forduljon az [ügyfélszolgálathoz](/contact).",
    },
  },
};
