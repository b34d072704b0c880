import type { OrderTexts } from "../../../orders/order-texts.ts";

export const orders: OrderTexts = {
  orders: "Vaše objednávky",
  ordersIntro: "Tu nájdete, čo ste si objednali a v akom stave to je.",
  none: "Zatiaľ ste nič neobjednali.",
  order: "Objednávka {number}",
  number: "Číslo objednávky",
  placedAt: "Dátum objednávky",
  state: "Stav",
  states: {
    placed: "Nová",
    paid: "Zaplatená",
    shipped: "Na ceste",
    delivered: "Doručená",
    ready: "Pripravená na vyzdvihnutie",
    collected: "Vyzdvihnutá",
    accessSent: "Prístup odoslaný",
    cancelled: "Zrušená",
    withdrawn: "Odstúpenie od zmluvy",
  },
  stateHints: {
    placed: "Objednávku sme dostali a postaráme sa o ňu.",
    paid: "Váš tovar už pripravujeme.",
    shipped: "Tovar je na ceste k vám.",
    delivered: "Tovar je u vás. Nech vám robí radosť!",
    ready: "Tovar na vás čaká v predajni.",
    collected: "Tovar ste si vyzdvihli. Nech vám robí radosť!",
    accessSent: "Prístup sme vám poslali e-mailom. Nech vám robí radosť!",
    cancelled: "Ak ste už zaplatili, peniaze vám vrátime najneskôr do 14 dní.",
    withdrawn: "Vaše odstúpenie sme dostali. Ak už tovar máte, pošlite nám ho, prosím, späť.",
  },
  thanks: "Ďakujeme za objednávku",
  thanksText: "Potvrdenie posielame na adresu {email}.",
  secretAddress:
    "Na adrese tejto stránky objednávku opäť nájdete. Nikomu ju nedávajte: kto ju pozná, vidí vaše údaje.",
  articles: "Tovar",
  quantity: "Množstvo: {quantity}",
  show: "Zobraziť",
  cancel: "Zrušiť objednávku",
  cancelHint: "Kým objednávku neodošleme alebo nepripravíme na vyzdvihnutie, je to zadarmo.",
  tooLate:
    "Túto objednávku už nemožno zrušiť. Ak je tovar na ceste alebo pripravený na vyzdvihnutie, môžete ho vrátiť.",
  again: "Objednať znova",
  againHint: "Vloží rovnaký tovar do vášho košíka.",
  againPartly: "Niečo z tejto objednávky práve nie je k dispozícii. Všetko ostatné je v košíku.",
  lookUp: "Nájsť objednávku",
  lookUpIntro:
    "Objednali ste bez účtu? Číslo nájdete v potvrdení objednávky. E-mailová adresa je tá, na ktorú sme ho poslali.",
  lookUpButton: "Zobraziť objednávku",
  notFound:
    "Pre toto číslo a e-mailovú adresu sme nenašli žiadnu objednávku. Skontrolujte, prosím, oboje.",
  tooManyLookUps: {
    one: "Príliš veľa pokusov. Skúste to znova o {count} minútu.",
    few: "Príliš veľa pokusov. Skúste to znova o {count} minúty.",
    many: "Príliš veľa pokusov. Skúste to znova o {count} minúty.",
    other: "Príliš veľa pokusov. Skúste to znova o {count} minút.",
  },
};
