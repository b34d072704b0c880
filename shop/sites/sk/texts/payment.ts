import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Na faktúru",
      hint: "Zaplatíte prevodom do {days} dní od doručenia.",
      next: "Sumu, prosím, preveďte, keď vám objednávka príde, najneskôr {date}.",
    },
    prepayment: {
      name: "Prevodom vopred",
      hint: "Zaplatíte prevodom do {days} dní. Objednávku odošleme, hneď ako peniaze prídu na náš účet.",
      next: "Sumu, prosím, preveďte najneskôr {date}. Dovtedy pre vás tovar rezervujeme a odošleme ho, hneď ako peniaze prídu na náš účet. Ak platba dovtedy nepríde, objednávku zrušíme.",
    },
  },
  heading: "Platobné údaje",
  labels: {
    recipient: "Príjemca",
    iban: "IBAN",
    bic: "BIC",
    bank: "Banka",
    amount: "Suma",
    dueAt: "Dátum splatnosti",
  },
  reference: "Variabilný symbol",
  referenceHint: "Variabilný symbol, prosím, uveďte presne takto, podľa neho vašu platbu spoznáme.",
  nothingToPay: "Za túto objednávku netreba nič platiť.",
  paid: "Platbu sme prijali. Ďakujeme!",
  noLongerDue: "Za túto objednávku už nemusíte nič platiť.",
};
