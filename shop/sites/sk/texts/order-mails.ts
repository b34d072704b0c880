import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "{shopName}: vaša objednávka {number}",
    heading: "Ďakujeme za objednávku",
    text: "Dostali sme vašu objednávku. E-mail si, prosím, uschovajte: nižšie nájdete obchodné podmienky a poučenie o práve odstúpiť od zmluvy.",
    button: "Zobraziť objednávku",
    reason:
      "Tento e-mail ste dostali, pretože u nás niekto objednal s vašou adresou. Ak ste to neboli vy, odpovedzte, prosím, na tento e-mail.",
  },
  contract: {
    invoice:
      "Týmto e-mailom potvrdzujeme, že sme objednávku dostali. Zmluva je uzavretá, keď vám potvrdíme, že je objednávka na ceste, pripravená na vyzdvihnutie alebo že sme vám poslali prístup.",
    prepayment:
      "Týmto e-mailom vašu objednávku prijímame a zmluva je uzavretá. Zaplaťte, prosím, podľa údajov nižšie.",
  },
  shipped: {
    subject: "Vaša objednávka {number} je na ceste",
    heading: "Vaša objednávka je na ceste",
    text: "Vaša objednávka je prijatá a dnes sme ju odoslali. Nech vám urobí radosť!",
    button: "Zobraziť objednávku",
    reason: "Tento e-mail ste dostali, pretože ste u nás objednali.",
  },
  ready: {
    subject: "Vaša objednávka {number} je pripravená na vyzdvihnutie",
    heading: "Objednávka je pripravená na vyzdvihnutie",
    text: "Vaša objednávka je prijatá a pripravená. Môžete si ju hneď vyzdvihnúť vo vybranej predajni. Ukážte tam, prosím, tento e-mail alebo uveďte číslo objednávky.",
    button: "Zobraziť objednávku",
    reason: "Tento e-mail ste dostali, pretože ste u nás objednali.",
  },
  accessSent: {
    subject: "Váš prístup k objednávke {number}",
    heading: "Váš prístup je pripravený",
    text: "Vaša objednávka je prijatá. Prístup vám na túto adresu poslal náš partner; pozrite sa, prosím, aj do priečinka so spamom. Nech vám robí radosť!",
    button: "Zobraziť objednávku",
    reason: "Tento e-mail ste dostali, pretože ste u nás objednali.",
  },
  cancelled: {
    subject: "Vaša objednávka {number} je zrušená",
    heading: "Objednávka je zrušená",
    text: "Vašu objednávku sme zrušili. Už nemusíte nič platiť. Ak ste už zaplatili, peniaze vám bezodkladne vrátime, najneskôr do 14 dní.",
    button: "Zobraziť objednávku",
    reason: "Tento e-mail ste dostali, pretože ste u nás objednali.",
  },
  code: {
    subject: "{code} je kód k vašej objednávke",
    heading: "Váš kód",
    text: "Zadajte tento kód na stránke, kde práve objednávate. Potvrdzuje nám vašu e-mailovú adresu a platí pol hodiny. Zatiaľ nie je nič objednané.",
    label: "Kód",
    reason:
      "Tento e-mail ste dostali, pretože si u nás niekto chce objednať s vašou adresou. Ak ste to neboli vy, nemusíte nič robiť: bez kódu sa nič neobjedná.",
  },
  labels: {
    collectedBy: "Vyzdvihne",
    deliveryTime: "Dodacia lehota",
  },
  articles: "Objednaný tovar",
  deliveryDays: {
    invoice: "{deliveryDaysFrom} až {deliveryDaysTo} pracovné dni",
    prepayment: "{deliveryDaysFrom} až {deliveryDaysTo} pracovné dni po prijatí platby",
  },
  terms:
    "Nasledujú obchodné podmienky a poučenie o práve odstúpiť od zmluvy so vzorovým formulárom v znení platnom pre túto objednávku.",
};
