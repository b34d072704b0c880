import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Pokladňa",
  progress: "Kroky objednávky",
  steps: {
    login: "Prihlásenie",
    delivery: "Doručenie",
    payment: "Platba",
    review: "Zhrnutie",
  },
  next: "Pokračovať",
  toCart: "Späť do košíka",
  summary: "Váš nákup",
  change: "Zmeniť",
  changeOf: "Zmeniť: {part}",
  guest: "Objednať bez účtu",
  guestIntro: "Účet nepotrebujete. Objednávku neskôr nájdete podľa jej čísla a e-mailovej adresy.",
  toGuest: "Pokračovať bez účtu",
  registerIntro:
    "S účtom máte všetky objednávky pohromade a svoj košík na každom zariadení. Pošleme vám e-mail na potvrdenie a košík na vás zatiaľ počká.",
  loggedOut:
    "Už nie ste prihlásení. Prihláste sa, prosím, znova: všetko, čo ste vyplnili, tu na vás čaká.",
  otherAccount:
    "V inom okne ste sa prihlásili ako {email}. Pokračujete tu preto s košíkom tohto účtu. Skontrolujte, prosím, všetko ešte raz, aj vyplnené údaje.",
  merged: {
    title: "Vo vašom košíku je teraz viac tovaru",
    text: "Vo vašom účte bol ešte jeden košík. Po prihlásení sa spojil s týmto nákupom:",
  },
  contact: "Kontakt",
  emailHint: "Na túto adresu pošleme potvrdenie objednávky.",
  deliveryKind: "Ako chcete tovar prevziať?",
  home: "Doručenie domov",
  homeHint: "Alebo na ktorúkoľvek inú adresu v krajine.",
  store: "Vyzdvihnutie v predajni",
  storeHint:
    "Zadarmo, zvyčajne za {deliveryDaysFrom} až {deliveryDaysTo} pracovné dni, pri platbe vopred počítané od prijatia platby. Napíšeme vám, len čo bude všetko pripravené.",
  online: "Prístup e-mailom",
  onlineHint:
    "Nič neposielame poštou: prístup dostanete e-mailom najneskôr nasledujúci pracovný deň, pri platbe vopred po prijatí platby.",
  deliveryAddress: "Dodacia adresa",
  chooseStore: "Miesto vyzdvihnutia",
  collector: "Kto tovar vyzdvihne?",
  choose: "Vyberte, prosím",
  labels: {
    firstName: "Meno",
    lastName: "Priezvisko",
    company: "Firma",
    street: "Ulica a číslo",
    extra: "Doplnenie adresy",
    postalCode: "PSČ",
    town: "Mesto",
    region: "Kraj",
    country: "Krajina",
    phone: "Mobilné číslo",
    storeId: "Predajňa",
    vatNumber: "IČ DPH",
    giftMessage: "Želanie",
  },
  extraHint: "Napríklad poschodie, vchod alebo c/o.",
  unusualPostalCode:
    "Skontrolujte, prosím, PSČ, zvyčajne vyzerá napríklad takto: {example}. Ak napriek tomu platí, zvoľte ešte raz „{next}“.",
  wrongPostalCode: {
    one: "PSČ v tejto krajine ({chosen}) má {count} číslicu, napríklad {example}. Skontrolujte ho, prosím.",
    few: "PSČ v tejto krajine ({chosen}) má {count} číslice, napríklad {example}. Skontrolujte ho, prosím.",
    many: "PSČ v tejto krajine ({chosen}) má {count} číslice, napríklad {example}. Skontrolujte ho, prosím.",
    other:
      "PSČ v tejto krajine ({chosen}) má {count} číslic, napríklad {example}. Skontrolujte ho, prosím.",
  },
  foreignPostalCode:
    "{code} vyzerá ako PSČ inej krajiny ({countries}). Adresa je však v tejto krajine: {chosen}.",
  keepPostalCode: "Ak PSČ napriek tomu platí, zvoľte ešte raz „{next}“.",
  notDeliveredTo: "Tento e-shop doručuje len v tejto krajine: {country}.",
  phoneHint: "Aby sa vám kuriér dovolal, napríklad {example}.",
  invalidPhone: "Zadajte, prosím, platné mobilné číslo.",
  unknownStore: "Vyberte, prosím, predajňu.",
  wrongVatNumber: "Toto číslo nemôže byť správne. Skontrolujte, prosím, či v ňom nechýba znak.",
  payment: "Spôsob platby",
  billing: "Fakturačná adresa",
  billingIntro: "Komu máme vystaviť faktúru?",
  sameBilling: "Rovnaká ako dodacia adresa",
  otherBilling: "Faktúra na inú adresu alebo na firmu",
  vatHint: "Nepovinné, len pre firmy.",
  gift: "Je to darček?",
  giftHint: "Nepovinné, najviac {max} znakov. Vaše želanie priložíme na kartičke.",
  reviewIntro: "Všetko si, prosím, pokojne skontrolujte. Záväzné to bude až po voľbe „{order}“.",
  pickup: "Vyzdvihnutie v predajni",
  spentBeans: {
    one: "Uplatnené {count} zrnko",
    few: "Uplatnené {count} zrnká",
    many: "Uplatnené {count} zrnka",
    other: "Uplatnených {count} zrniek",
  },
  articles: "Tovar",
  legal: "Pre vašu objednávku platia:",
  order: "Objednávka s povinnosťou platby",
  accept: "Poznám tieto texty a súhlasím s nimi.",
  acceptFirst: "Ak chcete objednať, prečítajte si, prosím, tieto texty a vyjadrite s nimi súhlas.",
  changed:
    "Zatiaľ nie je nič objednané: od poslednej kontroly sa niečo zmenilo. Prejdite si, prosím, objednávku ešte raz.",
  changes: {
    added: "Do objednávky pribudlo: {title}.",
    entered: "Vaše údaje sa zmenili v inom okne alebo na inom zariadení.",
    term: "Zmenila sa lehota na zaplatenie.",
    collection:
      "Predajňa už nemá všetko na sklade. Objednávku tam doručíme, vyzdvihnúť si ju preto budete môcť až neskôr.",
    price: "{title}: {now} namiesto {before}",
    soldOut: "Vypredané: {title}.",
    removed: "V objednávke už nie je: {title}.",
    quantity: {
      one: "{title}: v objednávke je teraz {count} kus.",
      few: "{title}: v objednávke sú teraz {count} kusy.",
      many: "{title}: v objednávke je teraz {count} kusa.",
      other: "{title}: v objednávke je teraz {count} kusov.",
    },
    onlyLeft: {
      one: "{title}: zostáva už len {count} kus.",
      few: "{title}: zostávajú už len {count} kusy.",
      many: "{title}: zostáva už len {count} kusa.",
      other: "{title}: zostáva už len {count} kusov.",
    },
    voucherEnded: "Zľavový kód „{title}“ už neplatí.",
    delivery: "Doprava: {now} namiesto {before}",
    total: "Spolu: {now} namiesto {before}",
  },
  stops: {
    emptyCart: {
      title: "Váš košík je prázdny",
      text: "Neobjednali ste už v inom okne? Potvrdenie potom nájdete vo svojej e-mailovej schránke.",
    },
    hasSubscriptions: {
      title: "Predplatné sa teraz nedá objednať",
      text: "Odstráňte, prosím, predplatné z košíka. Všetko ostatné potom objednáte hneď tu.",
    },
    cannotCheckOut: {
      title: "Skontrolujte, prosím, svoj košík",
      text: "Niečo z košíka sa takto objednať nedá. Vyplnené údaje zostanú uložené.",
    },
    lostCart: {
      title: "Tento prehliadač už váš košík nemá",
      text: "Pravdepodobne boli vymazané súbory cookie. Nič sa teraz neobjednalo a vyplnené údaje tu už nie sú. Vložte, prosím, tovar do košíka znova, alebo sa prihláste, ak máte účet.",
    },
  },
  tooMany: {
    one: "Z vašej siete teraz prichádza veľmi veľa objednávok. Skúste to znova o {count} minútu.",
    few: "Z vašej siete teraz prichádza veľmi veľa objednávok. Skúste to znova o {count} minúty.",
    many: "Z vašej siete teraz prichádza veľmi veľa objednávok. Skúste to znova o {count} minúty.",
    other: "Z vašej siete teraz prichádza veľmi veľa objednávok. Skúste to znova o {count} minút.",
  },
  proof: {
    solving:
      "Moment, prosím: z vašej siete teraz prichádza veľa objednávok. Váš prehliadač preto vykoná krátky výpočet a potom objednávku odošle. Potrvá to niekoľko sekúnd.",
    scriptless:
      "Zatiaľ nie je nič objednané: z vašej siete teraz prichádza veľa objednávok. Nechajte si, prosím, poslať kód na {email} a zadajte ho sem.",
    confirm:
      "Zatiaľ nie je nič objednané: pri tejto objednávke vás prosíme o potvrdenie e-mailovej adresy. Na {email} sme vám poslali kód. Zadajte ho sem a objednajte znova.",
    sent: "Na {email} sme vám poslali kód. Zadajte ho sem a objednajte znova.",
    send: "Poslať kód e-mailom",
    again: "Poslať nový kód",
    code: "Kód z e-mailu",
    wrong: "Tento kód nie je správny alebo už neplatí.",
  },
  tooLarge:
    "Zatiaľ nie je nič objednané: toľko tovaru vám bez zaplatenia nemôžeme odložiť. Objednajte, prosím, menej alebo nám zavolajte: {phone}. Nájdeme riešenie.",
  takeLeft: {
    one: "Vziať {count} kus",
    few: "Vziať {count} kusy",
    many: "Vziať {count} kusa",
    other: "Vziať {count} kusov",
  },
  offline:
    "E-shop teraz nie je dostupný, chýba pripojenie. Práve teraz sa nič neodoslalo a všetko, čo ste vyplnili, tu zostalo. Skúste to, prosím, znova, keď budete opäť online; dvakrát sa nič neobjedná.",
  unavailable: "Vaša objednávka k nám ešte neprišla. Skúste to, prosím, o chvíľu znova.",
  unconfirmed:
    "Zatiaľ nevieme, či k nám vaša objednávka prišla. Overte to, prosím, o chvíľu: ak prišla, uvidíte potvrdenie, inak si ju budete môcť znova pozrieť a odoslať. Dvakrát sa nič neobjedná.",
  checkOrder: "Overiť objednávku",
};
