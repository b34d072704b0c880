import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Rechnung",
      hint: "Sie zahlen per Überweisung, innerhalb von {days} Tagen, nachdem Sie Ihre Bestellung erhalten haben.",
      next: "Bitte überweisen Sie den Betrag, sobald Sie Ihre Bestellung haben, spätestens bis zum {date}.",
    },
    prepayment: {
      name: "Vorkasse",
      hint: "Sie überweisen innerhalb von {days} Tagen. Ihre Bestellung machen wir fertig, sobald das Geld eingegangen ist.",
      next: "Bitte überweisen Sie den Betrag bis zum {date}. So lange ist alles für Sie reserviert. Sobald das Geld eingegangen ist, machen wir Ihre Bestellung fertig. Ist auch wenige Tage nach diesem Termin nichts eingegangen, stornieren wir sie.",
    },
  },
  overview: {
    columns: { name: "Zahlungsart", terms: "So zahlen Sie", amount: "Bestellwert" },
    upTo: "bis {amount}",
    any: "beliebig",
  },
  heading: "Ihre Überweisung",
  labels: {
    recipient: "Empfänger",
    iban: "IBAN",
    account: "Kontonummer",
    bic: "BIC",
    bank: "Bank",
    amount: "Betrag",
    dueAt: "Zahlbar bis",
  },
  reference: "Verwendungszweck",
  referenceHint: "Bitte geben Sie genau diesen Text an: Daran erkennen wir Ihre Zahlung.",
  copying: {
    copy: "Kopieren",
    copied: "Kopiert: {name}",
    selected: "Zum Kopieren markiert: {name}",
  },
  code: {
    heading: "Mit der Banking-App bezahlen",
    hint: "Scannen Sie den Code in der App Ihrer Bank. Sie füllt die Überweisung aus, und Sie geben sie frei.",
    alternative:
      "QR-Code mit den Daten der Überweisung: {amount} an {recipient}, Verwendungszweck {reference}.",
  },
  nothingToPay: "Für diese Bestellung ist nichts zu bezahlen.",
  paid: "Ihre Zahlung ist eingegangen. Vielen Dank.",
  noLongerDue: "Für diese Bestellung müssen Sie nichts mehr bezahlen.",
  partlyDue:
    "Einen Teil dieser Bestellung haben Sie widerrufen. Was noch zu bezahlen ist, teilen wir Ihnen per E-Mail mit.",
};
