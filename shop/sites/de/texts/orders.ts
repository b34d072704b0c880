import type { OrderTexts } from "../../../orders/order-texts.ts";

export const orders: OrderTexts = {
  orders: "Ihre Bestellungen",
  ordersIntro: "Hier finden Sie, was Sie bestellt haben, und wie es darum steht.",
  none: "Sie haben noch nichts bestellt.",
  order: "Bestellung {number}",
  number: "Bestellnummer",
  placedAt: "Bestellt am",
  state: "Stand",
  states: {
    placed: "Eingegangen",
    paid: "Bezahlt",
    shipped: "Unterwegs",
    delivered: "Zugestellt",
    ready: "Abholbereit",
    collected: "Abgeholt",
    accessSent: "Zugang verschickt",
    cancelled: "Storniert",
    withdrawn: "Widerrufen",
  },
  stateHints: {
    placed: "Wir haben Ihre Bestellung und kümmern uns darum.",
    paid: "Wir stellen jetzt alles für Sie zusammen und schreiben Ihnen, sobald es so weit ist.",
    shipped: "Ihre Ware ist auf dem Weg zu Ihnen.",
    delivered: "Ihre Ware ist da. Viel Freude damit!",
    ready: "Ihre Ware liegt im Store für Sie bereit.",
    collected: "Sie haben Ihre Ware abgeholt. Viel Freude damit!",
    accessSent: "Ihren Zugang haben wir Ihnen per E-Mail geschickt. Viel Freude damit!",
    cancelled: "Was Sie schon bezahlt haben, erstatten wir innerhalb von 14 Tagen.",
    withdrawn:
      "Ihr Widerruf ist eingegangen. Haben Sie die Ware schon, schicken Sie sie bitte zurück oder bringen Sie sie in einen Store.",
  },
  timeline: {
    title: "Verlauf der Bestellung",
    placed: "Eingegangen",
    awaitingPayment: "Zahlung steht aus",
    packed: "Verpackt",
    returned: "Rückgabe erhalten",
  },
  deliveryOn: "Lieferung {days}",
  parcels: "Sendungsverfolgung",
  trackParcel: "Sendung {number} verfolgen ({carrier})",
  thanks: "Vielen Dank für Ihre Bestellung",
  thanksText: "Die Bestätigung ist unterwegs an {email}.",
  accountIntro:
    "Es fehlt nur noch ein Passwort: Name und E-Mail-Adresse übernehmen wir aus Ihrer Bestellung, und Sie finden sie in Ihrem Konto wieder.",
  secretAddress:
    "Unter der Adresse dieser Seite finden Sie Ihre Bestellung wieder. Geben Sie die Adresse nicht weiter: Wer sie kennt, sieht Ihre Daten.",
  articles: "Artikel",
  quantity: "Menge: {quantity}",
  show: "Ansehen",
  cancel: "Bestellung stornieren",
  cancelHint:
    "Das ist kostenlos, solange wir Ihre Bestellung nicht verschickt oder für Sie bereitgelegt haben.",
  cancelQuestion: "Möchten Sie diese Bestellung wirklich stornieren?",
  keep: "Bestellung behalten",
  tooLate:
    "Diese Bestellung lässt sich nicht mehr stornieren. Ist die Ware schon unterwegs oder abholbereit, können Sie sie zurückgeben.",
  again: "Noch einmal bestellen",
  againHint: "Legt dieselben Artikel in Ihren Warenkorb.",
  againPartly:
    "Manches aus dieser Bestellung gibt es gerade nicht. Alles andere liegt im Warenkorb.",
  lookUp: "Bestellung finden",
  lookUpIntro:
    "Sie haben als Gast bestellt? Die Bestellnummer steht in Ihrer Bestellbestätigung. Die E-Mail-Adresse ist die, an die wir sie geschickt haben.",
  lookUpButton: "Bestellung anzeigen",
  notFound:
    "Zu dieser Nummer und dieser E-Mail-Adresse finden wir keine Bestellung. Bitte prüfen Sie beides.",
  tooManyLookUps: {
    one: "Das waren zu viele Versuche. Bitte versuchen Sie es in {count} Minute noch einmal.",
    other: "Das waren zu viele Versuche. Bitte versuchen Sie es in {count} Minuten noch einmal.",
  },
};
