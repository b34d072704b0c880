import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Na faktúru",
      hint: "Zaplatíte prevodom do {days} dní od dodania.",
      next: "Sumu, prosím, preveďte po dodaní, najneskôr {date}.",
    },
    prepayment: {
      name: "Prevodom vopred",
      hint: "Zaplatíte prevodom do {days} dní. Objednávku vybavíme, hneď ako peniaze prídu na náš účet.",
      next: "Sumu, prosím, preveďte najneskôr {date}. Dovtedy pre vás všetko rezervujeme. Objednávku vybavíme, hneď ako peniaze prídu na náš účet. Ak neprídu ani niekoľko dní po tomto termíne, objednávku zrušíme.",
    },
  },
  overview: {
    columns: { name: "Spôsob platby", terms: "Ako zaplatíte", amount: "Hodnota objednávky" },
    upTo: "do {amount}",
    any: "ľubovoľná",
  },
  heading: "Platobné údaje",
  labels: {
    recipient: "Príjemca",
    iban: "IBAN",
    account: "Číslo účtu",
    bic: "BIC",
    bank: "Banka",
    amount: "Suma",
    dueAt: "Dátum splatnosti",
  },
  reference: "Variabilný symbol",
  referenceHint: "Variabilný symbol, prosím, uveďte presne takto, podľa neho vašu platbu spoznáme.",
  copying: {
    copy: "Kopírovať",
    copied: "Skopírované: {name}",
    selected: "Označené na skopírovanie: {name}",
  },
  code: {
    heading: "Zaplatiť v aplikácii banky",
    hint: "Naskenujte kód v mobilnej aplikácii svojej banky. Platobný príkaz sa vyplní sám a vy ho len potvrdíte.",
    alternative:
      "QR kód s platobnými údajmi: {amount}, príjemca {recipient}, variabilný symbol {reference}.",
  },
  nothingToPay: "Za túto objednávku netreba nič platiť.",
  paid: "Platbu sme prijali. Ďakujeme!",
  noLongerDue: "Za túto objednávku už nemusíte nič platiť.",
  partlyDue:
    "Od časti tejto objednávky ste odstúpili. Koľko zostáva zaplatiť alebo koľko vám vrátime, vám napíšeme e-mailom.",
};
