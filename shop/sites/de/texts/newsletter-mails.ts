import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Guten Tag, {name}!",
  confirmation: {
    subject: "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter",
    preview: "Ein Schritt fehlt noch: die Bestätigung Ihrer E-Mail-Adresse.",
    heading: "Noch ein Schritt",
    text: "Diese Adresse wurde für den Newsletter von {shopName} eingetragen. Bitte bestätigen Sie die Anmeldung: Erst danach schreiben wir Ihnen.",
    button: "Anmeldung bestätigen",
    validity:
      "Der Link öffnet eine Seite, auf der Sie mit einer Schaltfläche bestätigen. Er gilt {hours} Stunden.",
    consent:
      "Mit der Bestätigung erklären Sie, dass Sie mindestens {newsletterAge} Jahre alt sind und den Newsletter von {shopName} per E-Mail erhalten möchten. Abmelden können Sie sich jederzeit.",
    reason:
      "Sie erhalten diese E-Mail, weil Ihre Adresse auf unserer Website für den Newsletter eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keinen Newsletter, und wir löschen die Adresse nach {newsletterUnconfirmedDays} Tagen.",
  },
  notice: {
    subject: "Sie sind bereits für den Newsletter angemeldet",
    preview: "Es hat sich nichts geändert.",
    heading: "Sie sind schon dabei",
    text: "Diese Adresse wurde noch einmal für den Newsletter von {shopName} eingetragen. Sie ist bereits angemeldet. Es hat sich nichts geändert, und Sie brauchen nichts zu tun.",
    button: "Angaben ansehen",
    reason:
      "Sie erhalten diese E-Mail, weil Ihre Adresse auf unserer Website für den Newsletter eingetragen wurde. Waren Sie das nicht, können Sie sie einfach löschen.",
  },
  welcome: {
    subject: "Willkommen beim Newsletter von {shopName}",
    preview: "Ihre Anmeldung ist bestätigt.",
    heading: "Willkommen!",
    text: "Ihre Anmeldung ist bestätigt. Ab jetzt schreiben wir Ihnen etwa zweimal in der Woche über neue Kaffees, Themenwelten und Angebote.",
    voucher: "{newsletterDiscount} % Willkommensrabatt",
    voucherConditions:
      "Für eine Bestellung, gültig bis {until}. Geben Sie den Code im Warenkorb ein. Er gilt einmal, lässt sich nicht mit anderen Codes kombinieren und gilt nicht für Geschenkkarten und Produkte von Partnern.",
    button: "Zum Shop",
    preferences: "Meine Angaben ändern",
    reason: "Sie erhalten diese E-Mail, weil Sie Ihre Anmeldung zum Newsletter bestätigt haben.",
  },
  goodbye: {
    subject: "Sie sind vom Newsletter abgemeldet",
    preview: "Ihre Adresse ist aus dem Verteiler gelöscht.",
    heading: "Sie sind abgemeldet",
    text: "Sie bekommen keinen Newsletter mehr von uns, und Ihre Adresse ist aus dem Verteiler gelöscht. Ein Willkommenscode, den Sie noch nicht eingelöst haben, bleibt gültig. Schön, dass Sie dabei waren!",
    reason:
      "Sie erhalten diese E-Mail einmalig, weil der Newsletter für Ihre Adresse abbestellt wurde.",
  },
  unsubscribe: "Newsletter abbestellen",
};
