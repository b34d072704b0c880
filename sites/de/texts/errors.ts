import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Diese Seite gibt es nicht (mehr)",
  notFoundText:
    "Vielleicht ist das Produkt ausgelaufen, oder in der Adresse steckt ein Tippfehler. Die Suche hilft weiter, und hier finden Sie, was gerade beliebt ist.",
  failureHeadline: "Da ist uns etwas übergelaufen",
  failureText:
    "Auf unserer Seite ist ein Fehler aufgetreten. Bitte laden Sie die Seite in einem Augenblick neu; Ihr Warenkorb ist sicher.",
  toHome: "Zur Startseite",
  reference: "Nummer dieser Anfrage",
};
