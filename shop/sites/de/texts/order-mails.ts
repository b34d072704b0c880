import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "Ihre Bestellung {number} bei {shopName}",
    heading: "Vielen Dank für Ihre Bestellung",
    text: "Ihre Bestellung ist bei uns eingegangen. Bitte bewahren Sie diese E-Mail auf: Darunter stehen unsere Geschäftsbedingungen und die Widerrufsbelehrung.",
    button: "Bestellung ansehen",
    reason:
      "Sie erhalten diese E-Mail, weil mit Ihrer Adresse bei uns bestellt wurde. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.",
  },
  contract: {
    invoice:
      "Diese E-Mail bestätigt den Eingang Ihrer Bestellung. Der Vertrag kommt zustande, wenn wir Ihnen bestätigen, dass sie unterwegs ist oder zur Abholung bereitliegt oder dass Ihr Zugang verschickt ist.",
    prepayment:
      "Mit dieser E-Mail nehmen wir Ihre Bestellung an: Damit ist der Vertrag geschlossen. Bitte zahlen Sie, wie es unten steht.",
  },
  shipped: {
    subject: "Ihre Bestellung {number} ist unterwegs",
    heading: "Ihre Bestellung ist unterwegs",
    text: "Ihre Bestellung ist angenommen und seit heute zu Ihnen unterwegs. Viel Freude damit!",
    button: "Bestellung ansehen",
    reason: "Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.",
  },
  ready: {
    subject: "Ihre Bestellung {number} liegt bereit",
    heading: "Ihre Bestellung liegt für Sie bereit",
    text: "Ihre Bestellung ist angenommen und liegt für Sie bereit. Sie können sie ab sofort in Ihrem Store abholen. Bitte zeigen Sie dort diese E-Mail oder nennen Sie die Bestellnummer.",
    button: "Bestellung ansehen",
    reason: "Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.",
  },
  accessSent: {
    subject: "Ihr Zugang zur Bestellung {number}",
    heading: "Ihr Zugang ist da",
    text: "Ihre Bestellung ist angenommen. Den Zugang hat Ihnen unser Partner an diese Adresse geschickt; bitte sehen Sie auch im Spam-Ordner nach. Viel Freude damit!",
    button: "Bestellung ansehen",
    reason: "Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.",
  },
  cancelled: {
    subject: "Ihre Bestellung {number} ist storniert",
    heading: "Ihre Bestellung ist storniert",
    text: "Wir haben Ihre Bestellung storniert. Sie müssen nichts mehr bezahlen. Haben Sie schon bezahlt, überweisen wir Ihnen das Geld unverzüglich zurück, spätestens innerhalb von 14 Tagen.",
    button: "Bestellung ansehen",
    reason: "Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.",
  },
  code: {
    subject: "{code} ist Ihr Code bei {shopName}",
    heading: "Ihr Code",
    text: "Geben Sie diesen Code an der Kasse ein, dort, wo Sie gerade bestellen. Er bestätigt uns Ihre E-Mail-Adresse und gilt eine halbe Stunde. Bestellt ist damit noch nichts.",
    label: "Code",
    reason:
      "Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse bei uns bestellen möchte. Waren Sie das nicht, müssen Sie nichts tun: Ohne den Code wird nichts bestellt.",
  },
  labels: {
    collectedBy: "Abholung durch",
    deliveryTime: "Lieferzeit",
  },
  articles: "Ihre Artikel",
  deliveryDays: {
    invoice: "{deliveryDaysFrom} bis {deliveryDaysTo} Werktage",
    prepayment: "{deliveryDaysFrom} bis {deliveryDaysTo} Werktage nach Zahlungseingang",
  },
  terms:
    "Es folgen unsere Geschäftsbedingungen und die Widerrufsbelehrung mit dem Muster-Widerrufsformular, so wie sie für diese Bestellung gelten.",
};
