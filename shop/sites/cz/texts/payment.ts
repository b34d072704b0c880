import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Na fakturu",
      hint: "Zaplatíte převodem do {days} dnů od dodání.",
      next: "Částku prosím převeďte po dodání, nejpozději {date}.",
    },
    prepayment: {
      name: "Převodem předem",
      hint: "Zaplatíte převodem do {days} dnů. Objednávku vyřídíme, jakmile peníze dorazí na náš účet.",
      next: "Částku prosím převeďte nejpozději {date}. Do té doby pro vás vše rezervujeme. Objednávku vyřídíme, jakmile peníze dorazí na náš účet. Nedorazí-li ani několik dnů po tomto termínu, objednávku zrušíme.",
    },
  },
  overview: {
    columns: { name: "Způsob platby", terms: "Jak zaplatíte", amount: "Hodnota objednávky" },
    upTo: "do {amount}",
    any: "jakákoli",
  },
  heading: "Platební údaje",
  labels: {
    recipient: "Příjemce",
    iban: "IBAN",
    account: "Číslo účtu",
    bic: "BIC",
    bank: "Banka",
    amount: "Částka",
    dueAt: "Datum splatnosti",
  },
  reference: "Variabilní symbol",
  referenceHint: "Variabilní symbol prosím uveďte přesně takto, podle něj vaši platbu poznáme.",
  copying: {
    copy: "Kopírovat",
    copied: "Zkopírováno: {name}",
    selected: "Označeno ke zkopírování: {name}",
  },
  code: {
    heading: "QR Platba",
    hint: "Naskenujte kód v mobilní aplikaci své banky. Platební příkaz se vyplní sám a vy ho jen potvrdíte.",
    alternative:
      "QR kód s platebními údaji: {amount}, příjemce {recipient}, variabilní symbol {reference}.",
  },
  nothingToPay: "Za tuto objednávku není třeba nic platit.",
  paid: "Platbu jsme přijali. Děkujeme!",
  noLongerDue: "Za tuto objednávku už nemusíte nic platit.",
  partlyDue:
    "Od části této objednávky jste odstoupili. Kolik zbývá zaplatit nebo kolik vám vrátíme, vám napíšeme e-mailem.",
};
