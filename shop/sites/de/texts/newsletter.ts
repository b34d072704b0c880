import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "E-Mail-Adresse",
    salutation: "Anrede",
    salutations: { MRS: "Frau", MR: "Herr", DIVERS: "Divers", COMPANY: "Firma" },
    noSalutation: "Keine Angabe",
    firstName: "Vorname",
    lastName: "Nachname",
    legalNotice:
      "Mit der Anmeldung bestätigen Sie, dass Sie mindestens {newsletterAge} Jahre alt sind, und willigen ein, dass {shopName} Ihnen Angebote und Neuigkeiten aus dem Sortiment per E-Mail sendet. Abmelden können Sie sich jederzeit: mit dem Link in jedem Newsletter oder beim [Kundenservice](/contact).",
    personalOffers:
      "{shopName} darf auswerten, was ich kaufe, und mir passende Angebote senden. Das ist freiwillig.",
    privacy:
      "Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung](/datenschutz-s400007321.html).",
    submit: "Anmelden",
    mandatory: "* Pflichtfeld",
    voucherNote:
      "Den Willkommensrabatt gibt es bei der ersten Anmeldung. Er gilt {voucherValidity} lang für eine Bestellung. [Rabattbedingungen](/gutscheinbedingungen-s400007350.html)",
    success: "Danke! Jetzt fehlt nur noch ein Klick.",
    successText:
      "Wir senden eine E-Mail an {email}. Bestätigen Sie darin Ihre Anmeldung; danach erhalten Sie Ihren Willkommensrabatt.",
    successHint:
      "Meist ist sie sofort da. Kurz nach einer früheren An- oder Abmeldung dauert es bis zu einer Stunde, nach mehreren an einem Tag bis zu einem Tag. Bitte schauen Sie auch in den Spam-Ordner.",
    sendAgain: "E-Mail noch einmal senden",
    sentAgain:
      "Wir senden die E-Mail noch einmal. Zwischen zwei E-Mails an eine Adresse liegt mindestens eine Stunde.",
    errorGeneric:
      "Aus technischen Gründen ist die Anmeldung zum Newsletter gerade nicht möglich. Bitte versuchen Sie es später noch einmal.",
    tooMany: {
      one: "Aus Ihrem Netzwerk kamen gerade sehr viele Anmeldungen. Bitte versuchen Sie es in {count} Minute noch einmal.",
      other:
        "Aus Ihrem Netzwerk kamen gerade sehr viele Anmeldungen. Bitte versuchen Sie es in {count} Minuten noch einmal.",
    },
    crowded: {
      one: "Gerade möchten sich sehr viele anmelden. Bitte versuchen Sie es in {count} Minute noch einmal.",
      other:
        "Gerade möchten sich sehr viele anmelden. Bitte versuchen Sie es in {count} Minuten noch einmal.",
    },
    linkInvalid:
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melden Sie sich noch einmal zum Newsletter von {shopName} an.",
    checkFields: "Bitte prüfen Sie die markierten Felder.",
    problems: {
      emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse an.",
      required: "Bitte füllen Sie dieses Feld aus.",
      invalidEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
      tooLong: "Dieser Text ist zu lang.",
      invalidCharacters: "Dieses Feld enthält ungültige Zeichen.",
    },
  },
  pages: {
    title: "{newsletterDiscount} % Rabatt mit dem Newsletter",
    intro:
      "Neue Kaffees, Themenwelten und Angebote, etwa zweimal in der Woche per E-Mail. Abmelden können Sie sich jederzeit.",
    pictureAlt: "Ein Brief, daneben eine Tasse Kaffee mit einem Herzen im Milchschaum",
    discount: "{newsletterDiscount} % Rabatt",
    voucher: "Zur Begrüßung erhalten Sie {newsletterDiscount} % Rabatt auf eine Bestellung.",
    confirm: {
      title: "Nur noch ein Klick",
      text: "Bestätigen Sie, dass Sie den Newsletter von {shopName} an {email} erhalten möchten.",
      button: "Anmeldung bestätigen",
      ignore: "Sie haben sich nicht angemeldet? Dann schließen Sie diese Seite einfach.",
    },
    confirmed: {
      title: "Willkommen beim Newsletter!",
      text: "Ihre Anmeldung ist bestätigt. Der Willkommensrabatt kommt per E-Mail.",
      toShop: "Zum Shop",
    },
    subscribed: {
      title: "Sie erhalten den Newsletter",
      text: "Ihre Anmeldung ist bestätigt. Mit den Links in jeder Ausgabe ändern Sie Ihre Angaben oder bestellen den Newsletter ab.",
    },
    unsubscribe: {
      title: "Newsletter abbestellen",
      text: "Möchten Sie keine Newsletter mehr an {email} erhalten?",
      button: "Newsletter abbestellen",
    },
    unsubscribed: {
      title: "Sie sind abgemeldet",
      text: "Wir senden Ihnen keine Newsletter mehr. Wenn Sie es sich anders überlegen, melden Sie sich hier jederzeit wieder an.",
    },
    preferences: {
      title: "Ihre Angaben zum Newsletter",
      text: "Ihr Newsletter geht an {email}.",
      save: "Speichern",
      saved: "Ihre Angaben sind gespeichert.",
      emailRequested:
        "Wir senden eine E-Mail an {email}. Sobald Sie die Änderung darin bestätigen, geht der Newsletter an diese Adresse.",
      toUnsubscribe: "Newsletter abbestellen",
    },
    invalidLink: {
      title: "Dieser Link ist nicht mehr gültig",
      text: "Öffnen Sie bitte den Link aus unserem neuesten Newsletter, oder wenden Sie sich an den [Kundenservice](/contact).",
    },
  },
};
