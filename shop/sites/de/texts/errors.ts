import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Diese Seite gibt es nicht (mehr)",
  notFoundText:
    "Vielleicht ist das Produkt ausgelaufen, oder in der Adresse steckt ein Tippfehler. Die Suche hilft weiter, und hier finden Sie, was gerade beliebt ist.",
  failureHeadline: "Da ist uns etwas übergelaufen",
  failureText:
    "Auf unserer Seite ist ein Fehler aufgetreten. Bitte laden Sie die Seite in einem Augenblick neu; Ihr Warenkorb ist sicher.",
  busyHeadline: "Gerade ist viel los bei uns",
  busyText:
    "Im Augenblick möchten mehr Gäste bedient werden, als wir auf einmal schaffen. Die Seite lädt in wenigen Sekunden von selbst neu; Ihr Warenkorb ist sicher.",
  searchHeadline: "Die Suche ist gleich so weit",
  searchText:
    "Unser Shop ist gerade neu gestartet und bereitet die Suche noch vor. Die Seite lädt in wenigen Sekunden von selbst neu; in den Kategorien finden Sie schon jetzt alle Produkte.",
  cookiesHeadline: "Ihr Browser sendet zu viele Cookies",
  cookiesText:
    "Für diese Adresse sind so viele Cookies gespeichert, dass wir die Anfrage nicht annehmen können. Löschen Sie die Cookies, die nicht zu unserem Shop gehören; Warenkorb und Anmeldung bleiben erhalten. Hilft das nicht, löschen Sie bitte in den Einstellungen Ihres Browsers alle Cookies dieser Website.",
  removeCookies: "Cookies löschen und neu laden",
  reload: "Jetzt neu laden",
  toHome: "Zur Startseite",
  reference: "Nummer dieser Anfrage",
};
