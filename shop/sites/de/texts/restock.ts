import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Wir sagen Bescheid, wenn es wieder da ist",
  variantTitle: "Ihre Wahl ist ausverkauft? Wir geben Ihnen Bescheid",
  intro: "Sobald es diesen Artikel hier wieder gibt, schreiben wir Ihnen eine E-Mail.",
  email: "E-Mail-Adresse",
  submit: "Bescheid geben lassen",
  note: "Zuerst bestätigen Sie Ihre Adresse. Danach bekommen Sie genau eine E-Mail, und wir löschen Ihre Anfrage, spätestens nach {days} Tagen.",
  unavailable:
    "Wir können Ihre Anfrage gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal.",
  requested: {
    title: "Bitte bestätigen Sie Ihre Adresse",
    text: "Sie bekommen gleich eine E-Mail mit einem Link. Erst wenn Sie dort bestätigen, merken wir uns Ihre Anfrage. Haben Sie das für diesen Artikel schon getan, kommt keine weitere E-Mail. An eine Adresse gehen höchstens {times} solcher E-Mails am Tag. Kommt nichts an, sehen Sie bitte auch im Spam-Ordner nach.",
  },
  available: {
    title: "Schon wieder da",
    text: "Dieser Artikel ist inzwischen wieder lieferbar. Sie können ihn gleich bestellen.",
  },
  confirm: {
    title: "Nur noch ein Klick",
    text: "Bestätigen Sie, dass wir an {email} schreiben sollen, sobald es diesen Artikel wieder gibt.",
    button: "Anfrage bestätigen",
    ignore: "Das waren Sie nicht? Dann schließen Sie diese Seite einfach.",
  },
  confirmed: {
    title: "Wir geben Ihnen Bescheid",
    text: "Sobald es diesen Artikel wieder gibt, schreiben wir einmal an {email}. Danach löschen wir Ihre Anfrage, spätestens nach {days} Tagen.",
  },
  waiting: {
    title: "Ihre Anfrage ist schon bestätigt",
    text: "Sobald es diesen Artikel wieder gibt, schreiben wir einmal an {email}.",
    button: "Anfrage löschen",
  },
  ended: {
    title: "Diese Anfrage gibt es nicht mehr",
    text: "Entweder haben wir Ihnen schon geschrieben, oder sie wurde gelöscht.",
  },
  deleted: {
    title: "Ihre Anfrage ist gelöscht",
    text: "Zu diesem Artikel schreiben wir Ihnen nicht mehr.",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    text: "Er galt {hours} Stunden. Auf der Seite des Artikels können Sie noch einmal anfragen.",
  },
  invalid: {
    title: "Dieser Link ist ungültig",
    text: "Bitte öffnen Sie ihn direkt in unserer E-Mail, und achten Sie darauf, dass er vollständig ist.",
  },
  toArticle: "Zum Artikel",
  mails: {
    confirmation: {
      subject: "Bitte bestätigen Sie Ihre Anfrage: {article}",
      text: "Sie möchten wissen, wann es diesen Artikel wieder gibt. Bitte bestätigen Sie das: Erst danach merken wir uns Ihre Anfrage.",
      button: "Anfrage bestätigen",
      validity:
        "Der Link öffnet eine Seite, auf der Sie mit einer Schaltfläche bestätigen. Er gilt {hours} Stunden.",
      reason:
        "Sie erhalten diese E-Mail, weil Ihre Adresse auf unserer Website für eine Nachricht zu diesem Artikel eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht, und wir löschen die Adresse nach {newsletterUnconfirmedDays} Tagen.",
    },
    back: {
      subject: "Wieder da: {article}",
      text: "Sie wollten wissen, wann es diesen Artikel wieder gibt: Jetzt können Sie ihn bestellen. Reserviert ist er nicht.",
      button: "Zum Artikel",
      last: "Das war die einzige E-Mail zu Ihrer Anfrage. Wir haben die Anfrage gelöscht. Der Preis galt beim Versand dieser E-Mail.",
      reason: "Sie erhalten diese E-Mail, weil Sie darum gebeten und Ihre Adresse bestätigt haben.",
    },
  },
};
