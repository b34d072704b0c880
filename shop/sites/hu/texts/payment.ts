import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Utólagos átutalás",
      hint: "Számla alapján, átutalással fizet, a rendelés átvételét követő {days} napon belül.",
      next: "Kérjük, utalja át az összeget, miután megkapta a rendelését. Fizetési határidő: {date}",
    },
    prepayment: {
      name: "Előre utalás",
      hint: "{days} napon belül átutalja az összeget. A rendelést akkor teljesítjük, amikor a pénz megérkezett a számlánkra.",
      next: "Kérjük, utalja át az összeget. Rendelését a fizetési határidőig fenntartjuk, és amint a pénz megérkezik a számlánkra, teljesítjük. Ha az összeg néhány nappal a határidő után sem érkezik meg, a rendelést töröljük. Fizetési határidő: {date}",
    },
  },
  overview: {
    columns: { name: "Fizetési mód", terms: "Hogyan fizet", amount: "A rendelés értéke" },
    upTo: "legfeljebb {amount}",
    any: "bármekkora",
  },
  heading: "Az átutalás adatai",
  labels: {
    recipient: "Kedvezményezett",
    iban: "IBAN",
    account: "Számlaszám",
    bic: "BIC",
    bank: "Bank",
    amount: "Összeg",
    dueAt: "Fizetési határidő",
  },
  reference: "Közlemény",
  referenceHint:
    "Kérjük, pontosan ezt írja a közlemény rovatba: ebből tudjuk, melyik rendelést fizette ki.",
  copying: {
    copy: "Másolás",
    copied: "Kimásolva: {name}",
    selected: "Másoláshoz kijelölve: {name}",
  },
  code: {
    heading: "Fizetés a bank alkalmazásával",
    hint: "Olvassa be a kódot bankja mobilalkalmazásával. Az átutalás adatai kitöltődnek, Önnek csak jóvá kell hagynia.",
    alternative:
      "QR-kód az átutalás adataival: {amount}, kedvezményezett: {recipient}, közlemény: {reference}.",
  },
  nothingToPay: "Ezért a rendelésért nem kell fizetnie.",
  paid: "A fizetése megérkezett. Köszönjük!",
  noLongerDue: "Ezért a rendelésért már nem kell fizetnie.",
  partlyDue:
    "A rendelés egy részétől elállt. E-mailben megírjuk, mennyit kell még fizetnie, vagy mennyit térítünk vissza.",
};
