import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Skontrolujte, prosím, {count} údaj:",
    few: "Skontrolujte, prosím, {count} údaje:",
    many: "Skontrolujte, prosím, {count} údaja:",
    other: "Skontrolujte, prosím, {count} údajov:",
  },
  problems: {
    required: "Vyplňte, prosím, toto pole.",
    notTicked: "Zaškrtnite, prosím, toto pole.",
    notChosen: "Vyberte, prosím, jednu z možností.",
    tooLong: "Skráťte, prosím, text na {max} znakov.",
    wrongPattern: "{hint}",
    invalidEmail: "Zadajte, prosím, úplnú e-mailovú adresu, napríklad meno@example.com.",
    invalidPhone: "Zadajte, prosím, telefónne číslo, napríklad {example}.",
    invalidPostalCode: "Zadajte, prosím, PSČ, napríklad {example}.",
    noNumber: "Zadajte, prosím, celé číslo.",
    tooSmall: "Zadajte, prosím, najmenej {min}.",
    tooLarge: "Zadajte, prosím, najviac {max}.",
    noDate: "Zadajte, prosím, platný dátum.",
    tooEarly: "Vyberte, prosím, dátum od {min}.",
    tooLate: "Vyberte, prosím, dátum do {max}.",
    changedConsent:
      "Tento text sa medzitým zmenil. Prečítajte si ho, prosím, a pole zaškrtnite znova.",
  },
  labels: {
    street: "Ulica a číslo",
    postalCode: "PSČ",
    town: "Obec",
    region: "Kraj",
  },
  choose: "Vyberte",
  yes: "Áno",
  closes: "Formulár môžete odoslať do {date}.",
  states: {
    early: {
      title: "Ešte sme nezačali",
      text: "Formulár tu nájdete od {date}. Príďte sa, prosím, pozrieť znova.",
    },
    full: {
      title: "Kapacita je naplnená",
      text: "Dostali sme toľko formulárov, koľko môžeme prijať. Ďalšie už, žiaľ, neprijímame.",
    },
    over: {
      title: "Akcia sa skončila",
      text: "Akcia sa skončila {date}. Formuláre už neprijímame.",
    },
  },
  typed: "Údaje sa neodoslali, ale nič sa nestratilo. Vyplnili ste:",
  notTaken: {
    tooMany: {
      one: "Formulár sme zatiaľ neuložili: z vašej siete alebo s touto e-mailovou adresou ich práve prišlo veľmi veľa. Vaše údaje v ňom zostali, odošlite ho, prosím, znova o {count} minútu.",
      few: "Formulár sme zatiaľ neuložili: z vašej siete alebo s touto e-mailovou adresou ich práve prišlo veľmi veľa. Vaše údaje v ňom zostali, odošlite ho, prosím, znova o {count} minúty.",
      many: "Formulár sme zatiaľ neuložili: z vašej siete alebo s touto e-mailovou adresou ich práve prišlo veľmi veľa. Vaše údaje v ňom zostali, odošlite ho, prosím, znova o {count} minúty.",
      other:
        "Formulár sme zatiaľ neuložili: z vašej siete alebo s touto e-mailovou adresou ich práve prišlo veľmi veľa. Vaše údaje v ňom zostali, odošlite ho, prosím, znova o {count} minút.",
    },
    unavailable:
      "Teraz nemôžeme potvrdiť, že je formulár uložený. Vaše údaje v ňom zostali, odošlite ho, prosím, o chvíľu znova; dvakrát sa nezapočíta.",
  },
  stored: {
    until: "Vaše údaje vymažeme {date}.",
    afterDays: {
      one: "Vaše údaje vymažeme {count} deň po prijatí.",
      few: "Vaše údaje vymažeme {count} dni po prijatí.",
      many: "Vaše údaje vymažeme {count} dňa po prijatí.",
      other: "Vaše údaje vymažeme {count} dní po prijatí.",
    },
  },
  aboutPrivacy: "Ako zaobchádzame s vašimi údajmi:",
  others: "Ďalšie akcie",
  toShop: "Do e-shopu",
  sent: {
    title: "Už len potvrďte e-mailovú adresu",
    text: "Vaše údaje sme uložili a posielame vám e-mail. Prihláška platí až vtedy, keď ju v ňom do {hours} hodín potvrdíte.",
    hint: "Ani po niekoľkých minútach nič neprišlo? Pozrite sa aj do priečinka so spamom. Ak má táto adresa už potvrdenú prihlášku, nič sa nemení.",
  },
  confirm: {
    title: "Zostáva jedno kliknutie",
    text: "Potvrďte prihlášku do akcie „{campaign}“ s adresou {email}.",
    button: "Potvrdiť prihlášku",
    ignore: "Neboli ste to vy? Potom túto stránku jednoducho zatvorte.",
  },
  already: {
    title: "Už ste prihlásení",
    text: "K tejto e-mailovej adrese už máme potvrdenú prihlášku. Každá adresa platí raz.",
  },
  linkInvalid: {
    title: "Tento odkaz už neplatí",
    text: "Odkazy z našich e-mailov platia {hours} hodín. Vyplňte, prosím, formulár znova.",
    again: "K formuláru",
  },
  mail: {
    confirmation: {
      subject: "Potvrďte, prosím: {campaign}",
      text: "Vo formulári „{campaign}“ niekto uviedol vašu e-mailovú adresu. Potvrďte, prosím, že ste to boli vy.",
      button: "Potvrdiť prihlášku",
      validity: "Odkaz platí {hours} hodín. Potom prihlášku vymažeme.",
      reason:
        "Tento e-mail ste dostali, pretože vaša adresa bola uvedená vo formulári na našom webe. Ak ste to neboli vy, nemusíte nič robiť.",
    },
    received: {
      subject: "Prijali sme: {campaign}",
      text: "Ďakujeme, váš formulár sme dostali.",
      given: "Uviedli ste:",
      declared: "Súhlasili ste s týmto:",
      reason:
        "Tento e-mail ste dostali, pretože vaša adresa bola uvedená vo formulári na našom webe. Ak ste to neboli vy, odpovedzte, prosím, na tento e-mail.",
    },
    team: {
      subject: "Nový formulár: {campaign}",
      text: "Zo stránky „{campaign}“ prišiel nový formulár.",
      reason:
        "Tento e-mail dostáva tím, pretože pri tejto akcii oznamujeme každý odoslaný formulár. Obsahuje osobné údaje.",
    },
    receivedAt: "Prijaté",
    deletedAt: "Vymažeme",
    email: "E-mailová adresa",
  },
};
