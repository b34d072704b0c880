import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "E-mailová adresa",
    salutation: "Oslovenie",
    salutations: { MRS: "Pani", MR: "Pán", DIVERS: "Iné", COMPANY: "Firma" },
    noSalutation: "Neuvedené",
    firstName: "Meno",
    lastName: "Priezvisko",
    legalNotice:
      "Prihlásením potvrdzujete, že máte aspoň {newsletterAge} rokov, a súhlasíte, aby vám spoločnosť {shopName} posielala e-mailom ponuky a novinky zo sortimentu. Odhlásiť sa môžete kedykoľvek: odkazom v každom newslettri alebo v [zákazníckom servise](/contact).",
    personalOffers:
      "{shopName} môže vyhodnocovať moje nákupy a posielať mi ponuky na mieru. Súhlas je dobrovoľný.",
    privacy:
      "Ako zaobchádzame s vašimi údajmi, opisuje stránka [Ochrana osobných údajov](/ochrana-osobnych-udajov-s400007321.html).",
    submit: "Prihlásiť sa",
    mandatory: "* Povinné pole",
    voucherNote:
      "Uvítaciu zľavu dostanete pri prvom prihlásení. Platí {voucherValidity} na jednu objednávku. [Podmienky kódu](/podmienky-uvitacieho-kodu-s400007350.html)",
    success: "Ďakujeme! Zostáva už len jedno kliknutie.",
    successText:
      "Na adresu {email} posielame e-mail. Potvrďte v ňom prihlásenie a pošleme vám uvítaciu zľavu.",
    successHint:
      "Väčšinou príde hneď. Krátko po predchádzajúcom prihlásení alebo odhlásení to môže trvať až hodinu, po viacerých za jeden deň až deň. Pozrite sa aj do priečinka so spamom.",
    sendAgain: "Poslať e-mail znova",
    sentAgain: "E-mail pošleme znova. Medzi dvoma e-mailmi na jednu adresu uplynie aspoň hodina.",
    errorGeneric:
      "Z technických príčin sa teraz na odber newslettra nedá prihlásiť. Skúste to, prosím, neskôr.",
    tooMany: {
      one: "Z vašej siete prišlo príliš veľa prihlásení. Skúste to znova o {count} minútu.",
      few: "Z vašej siete prišlo príliš veľa prihlásení. Skúste to znova o {count} minúty.",
      many: "Z vašej siete prišlo príliš veľa prihlásení. Skúste to znova o {count} minúty.",
      other: "Z vašej siete prišlo príliš veľa prihlásení. Skúste to znova o {count} minút.",
    },
    crowded: {
      one: "Práve sa prihlasuje veľmi veľa ľudí. Skúste to znova o {count} minútu.",
      few: "Práve sa prihlasuje veľmi veľa ľudí. Skúste to znova o {count} minúty.",
      many: "Práve sa prihlasuje veľmi veľa ľudí. Skúste to znova o {count} minúty.",
      other: "Práve sa prihlasuje veľmi veľa ľudí. Skúste to znova o {count} minút.",
    },
    linkInvalid:
      "Tento potvrdzovací odkaz už neplatí. Prihláste sa, prosím, na odber nášho newslettra znova.",
    checkFields: "Skontrolujte, prosím, označené polia.",
    problems: {
      emailRequired: "Uveďte, prosím, e-mailovú adresu.",
      required: "Vyplňte, prosím, toto pole.",
      invalidEmail: "Zadajte, prosím, platnú e-mailovú adresu.",
      tooLong: "Tento text je príliš dlhý.",
      invalidCharacters: "Toto pole obsahuje nepovolené znaky.",
    },
  },
  pages: {
    title: "Zľava {newsletterDiscount} % za odber newslettra",
    intro:
      "Nové kávy, tematické svety a ponuky, približne dvakrát do týždňa e-mailom. Odhlásiť sa môžete kedykoľvek.",
    pictureAlt: "List a vedľa neho šálka kávy so srdcom v mliečnej pene",
    discount: "Zľava {newsletterDiscount} %",
    voucher: "Na uvítanie dostanete zľavu {newsletterDiscount} % z jednej objednávky.",
    confirm: {
      title: "Zostáva jedno kliknutie",
      text: "Potvrďte, že chcete dostávať náš newsletter na adresu {email}.",
      button: "Potvrdiť prihlásenie",
      ignore: "Neprihlásili ste sa? Potom túto stránku jednoducho zatvorte.",
    },
    confirmed: {
      title: "Vitajte medzi odberateľmi!",
      text: "Vaše prihlásenie je potvrdené. Uvítaciu zľavu vám pošleme e-mailom.",
      toShop: "Do e-shopu",
    },
    subscribed: {
      title: "Newsletter odoberáte",
      text: "Vaše prihlásenie je potvrdené. Nastavenia aj odhlásenie nájdete pod odkazmi v každom newslettri.",
    },
    unsubscribe: {
      title: "Odhlásenie odberu newslettra",
      text: "Nechcete už dostávať newsletter na adresu {email}?",
      button: "Odhlásiť odber newslettra",
    },
    unsubscribed: {
      title: "Odber newslettra je zrušený",
      text: "Ďalšie newslettre vám už posielať nebudeme. Ak si to rozmyslíte, môžete sa tu kedykoľvek prihlásiť znova.",
    },
    preferences: {
      title: "Vaše údaje pre newsletter",
      text: "Newsletter vám posielame na adresu {email}.",
      save: "Uložiť",
      saved: "Vaše údaje sú uložené.",
      emailRequested:
        "Na adresu {email} posielame e-mail. Keď v ňom zmenu potvrdíte, newsletter budeme posielať tam.",
      toUnsubscribe: "Odhlásiť odber newslettra",
    },
    invalidLink: {
      title: "Tento odkaz už neplatí",
      text: "Otvorte, prosím, odkaz z nášho najnovšieho newslettra alebo sa obráťte na [zákaznícky servis](/contact).",
    },
  },
};
