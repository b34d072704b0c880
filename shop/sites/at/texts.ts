import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";
import { consent } from "./texts/consent.ts";

export const texts: SiteTexts = {
  ...german,
  consent,
  cart: {
    ...german.cart,
    taxIncluded: "inkl. USt.",
    taxOf: "darin {rate} USt.",
    order: "Zur Kassa",
  },
  mail: {
    ...german.mail,
    imprint: [
      "{shopName} Handelsgesellschaft m.b.H., Praterstraße 31, 1020 Wien, Österreich",
      "Geschäftsführung: Mag. Katharina Hollerer, Jonas Petersen",
      "Handelsgericht Wien, FN 955012 x, UID ATU55501201",
      "Telefon {phone}, service@{domain}",
    ],
  },
  checkout: {
    ...german.checkout,
    checkout: "Kassa",
    labels: { ...german.checkout.labels, vatNumber: "UID-Nummer" },
    extraHint: "Zum Beispiel Stiege, Stock, Tür oder c/o.",
  },
  invoice: {
    ...german.invoice,
    columns: { ...german.invoice.columns, taxRate: "USt." },
    taxes: {
      ...german.invoice.taxes,
      rate: "USt.-Satz",
      tax: "USt.",
      outside:
        "Geschenkkarten: Mehrzweckgutscheine, nicht steuerbar (Art. 30b Abs. 2 Richtlinie 2006/112/EG)",
    },
  },
  orderMails: {
    ...german.orderMails,
    code: {
      ...german.orderMails.code,
      text: "Geben Sie diesen Code an der Kassa ein, dort, wo Sie gerade bestellen. Er bestätigt uns Ihre E-Mail-Adresse und gilt eine halbe Stunde. Bestellt ist damit noch nichts.",
    },
  },
  coffeeSubscription: {
    ...german.coffeeSubscription,
    law: german.coffeeSubscription.law.replace("MwSt.", "USt."),
  },
  customerCard: {
    ...german.customerCard,
    codeHint: "Zeigen Sie den Code im Store an der Kassa.",
    worth: "Davon können Sie an der Kassa {amount} einlösen.",
  },
  account: {
    ...german.account,
    sections: {
      ...german.account.sections,
      addresses: {
        ...german.account.sections.addresses,
        text: "Wohin wir liefern und an wen die Rechnung geht. An der Kassa wählen Sie nur noch aus.",
      },
    },
    noAddressesText:
      "Speichern Sie Ihr Zuhause, das Büro oder die Anschrift Ihrer Liebsten. An der Kassa genügt dann ein Klick.",
  },
  payment: {
    ...german.payment,
    reference: "Zahlungsreferenz",
    referenceHint:
      "Bitte geben Sie genau diese Zahlungsreferenz an: Daran erkennen wir Ihre Zahlung.",
    code: {
      ...german.payment.code,
      alternative:
        "QR-Code mit den Daten der Überweisung: {amount} an {recipient}, Zahlungsreferenz {reference}.",
    },
  },
  catalogue: {
    ...german.catalogue,
    taxIncluded: "inkl. USt., zzgl. [Versandkosten]",
    oldDevices: {
      ...german.catalogue.oldDevices,
      text: "Elektrogeräte, Batterien und Lampen gehören nicht in den Restmüll. Kaufen Sie ein Gerät, nehmen wir ein altes der gleichen Art kostenlos zurück. Rufen Sie uns an ({phone}), oder bringen Sie es in einen Store oder zum Altstoffsammelzentrum Ihrer Gemeinde. Nehmen Sie Batterien und Lampen vorher heraus, soweit das ohne Schaden geht, und löschen Sie persönliche Daten.",
    },
  },
};
