import { swissSpelling } from "../../../platform/shared/texts/words.ts";
import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";
import { consent } from "./texts/consent.ts";
import { withdrawal } from "./texts/withdrawal.ts";

const swiss = JSON.parse(swissSpelling(JSON.stringify(german))) as SiteTexts;

export const texts: SiteTexts = {
  ...swiss,
  consent,
  withdrawal,
  cart: { ...swiss.cart, taxIncluded: "inkl. MWST", taxOf: "darin {rate} MWST" },
  mail: {
    ...swiss.mail,
    imprint: [
      "{shopName} (Schweiz) AG, Industriestrasse 8, 6300 Zug, Schweiz",
      "Verwaltungsrat: Claudia Ammann (Präsidentin), Jonas Petersen",
      "Handelsregister des Kantons Zug, UID CHE-555.012.000",
      "Telefon {phone}, service@{domain}",
    ],
  },
  checkout: {
    ...swiss.checkout,
    homeHint: "Oder an jede andere Adresse im Land oder in Liechtenstein.",
    storeHint:
      "Kostenlos, meist nach {deliveryDaysFrom} bis {deliveryDaysTo} Werktagen abholbereit, bei Vorauszahlung ab Zahlungseingang. Wir schreiben Ihnen, sobald alles bereitliegt.",
    onlineHint:
      "Versandt wird nichts: Ihren Zugang erhalten Sie per E-Mail, spätestens am nächsten Werktag, bei Vorauszahlung nach Zahlungseingang.",
    extraHint: "Zum Beispiel Stockwerk oder c/o.",
    otherBilling: "Die Rechnung geht an eine andere Adresse oder an eine Firma",
    labels: { ...swiss.checkout.labels, vatNumber: "MWST-Nummer" },
  },
  orders: {
    ...swiss.orders,
    states: { ...swiss.orders.states, withdrawn: "Rückgabe gemeldet" },
    stateHints: {
      ...swiss.orders.stateHints,
      withdrawn:
        "Sie haben uns gemeldet, dass Sie Artikel zurückgeben. Haben Sie sie noch, schicken Sie sie bitte zurück oder bringen Sie sie in einen Store.",
    },
  },
  orderMails: {
    ...swiss.orderMails,
    confirmation: {
      ...swiss.orderMails.confirmation,
      text: "Ihre Bestellung ist bei uns eingegangen. Bitte bewahren Sie diese E-Mail auf: Darunter stehen unsere Geschäftsbedingungen und unser Rückgaberecht.",
    },
    terms:
      "Es folgen unsere Geschäftsbedingungen und unser Rückgaberecht, so wie sie für diese Bestellung gelten.",
  },
  invoice: {
    ...swiss.invoice,
    separate:
      "Einen Teil dieser Bestellung haben Sie zurückgegeben, bevor die Rechnung geschrieben war. Die Rechnung über die übrigen Artikel erhalten Sie gesondert.",
    columns: { ...swiss.invoice.columns, taxRate: "MWST" },
    taxes: {
      ...swiss.invoice.taxes,
      rate: "MWST-Satz",
      tax: "MWST",
      outside: "Geschenkkarten: ohne MWST, besteuert wird erst die Einlösung",
    },
  },
  coffeeSubscription: {
    ...swiss.coffeeSubscription,
    law: swiss.coffeeSubscription.law.replace("MwSt.", "MWST."),
  },
  subscriptionMails: {
    ...swiss.subscriptionMails,
    cancelled: {
      ...swiss.subscriptionMails.cancelled,
      ordered:
        "Eine Lieferung war schon in Arbeit und kommt noch. Sie können sie zurückgeben wie jede andere Bestellung.",
    },
  },
  payment: {
    ...swiss.payment,
    kinds: {
      invoice: {
        ...swiss.payment.kinds.invoice,
        hint: "Sie zahlen mit der QR-Rechnung, innerhalb von {days} Tagen, nachdem Sie Ihre Bestellung erhalten haben.",
        next: "Bitte zahlen Sie den Betrag, sobald Sie Ihre Bestellung haben, spätestens bis zum {date}.",
      },
      prepayment: {
        name: "Vorauszahlung",
        hint: "Sie zahlen innerhalb von {days} Tagen. Ihre Bestellung machen wir fertig, sobald das Geld eingegangen ist.",
        next: "Bitte zahlen Sie den Betrag bis zum {date}. So lange ist alles für Sie reserviert. Sobald das Geld eingegangen ist, machen wir Ihre Bestellung fertig. Ist auch wenige Tage nach diesem Termin nichts eingegangen, stornieren wir sie.",
      },
    },
    heading: "Ihre Zahlung",
    partlyDue:
      "Einen Teil dieser Bestellung geben Sie zurück. Was noch zu bezahlen ist, teilen wir Ihnen per E-Mail mit.",
    reference: "Referenz",
    referenceHint: "Bitte geben Sie genau diese Referenz an: Daran erkennen wir Ihre Zahlung.",
    code: {
      ...swiss.payment.code,
      hint: "Scannen Sie den Code in der App Ihrer Bank. Sie füllt die Zahlung aus, und Sie geben sie frei.",
      alternative:
        "QR-Code mit den Daten der Zahlung: {amount} an {recipient}, Referenz {reference}.",
    },
  },
  storeStock: {
    ...swiss.storeStock,
    hint: swiss.storeStock.hint.replace("Vorkasse", "Vorauszahlung"),
  },
  catalogue: {
    ...swiss.catalogue,
    taxIncluded: "inkl. MWST, zzgl. [Versandkosten]",
    oldDevices: {
      ...swiss.catalogue.oldDevices,
      text: "Elektrogeräte, Batterien und Lampen gehören nicht in den Kehricht. Wir nehmen Ihre alten Geräte kostenlos zurück, auch wenn Sie nichts kaufen: Bringen Sie sie in einen Store, rufen Sie uns an ({phone}), oder geben Sie sie bei einer Sammelstelle ab. Nehmen Sie Batterien und Lampen vorher heraus, soweit das ohne Schaden geht, und löschen Sie persönliche Daten.",
    },
    returns: "{returnMonths} Monate Rückgaberecht",
  },
  reviews: {
    ...swiss.reviews,
    mails: {
      ...swiss.reviews.mails,
      decision: {
        ...swiss.reviews.mails.decision,
        redress:
          "Sie können den Beitrag ändern, dann lesen wir ihn noch einmal. Sind Sie anderer Meinung, beschweren Sie sich innerhalb von sechs Monaten auf der Seite mit der Entscheidung: Dann entscheidet jemand anderes. Der Weg zu einem Gericht steht Ihnen immer offen.",
      },
      report: {
        ...swiss.reviews.mails.report,
        redress:
          "Sind Sie anderer Meinung, beschweren Sie sich innerhalb von sechs Monaten auf der Seite mit der Entscheidung: Dann entscheidet jemand anderes. Der Weg zu einem Gericht steht Ihnen immer offen.",
      },
      complaint: {
        ...swiss.reviews.mails.complaint,
        redress: "Der Weg zu einem Gericht steht Ihnen immer offen.",
      },
    },
  },
  searchPage: {
    ...swiss.searchPage,
    headline: "Suchergebnisse für «{query}»",
    noResults: "Zu «{query}» haben wir nichts gefunden.",
  },
};
