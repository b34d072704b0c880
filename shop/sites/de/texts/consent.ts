import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Cookie-Einstellungen",
  title: "Ihre Wahl zu Cookies",
  question:
    "Notwendige Cookies brauchen wir, damit der Shop funktioniert. Weitere setzen wir nur mit Ihrer Einwilligung: um zu messen, wie der Shop genutzt wird, für mehr Komfort und für die Abrechnung mit Werbepartnern. Ihre Einwilligung ist freiwillig. Über „Cookie-Einstellungen“ am Ende jeder Seite können Sie sie jederzeit widerrufen.",
  privacy: { text: "Datenschutzerklärung", path: "/datenschutz-s400007321.html" },
  refuse: "Alle ablehnen",
  accept: "Alle akzeptieren",
  choose: "Einzeln auswählen",
  save: "Auswahl speichern",
  close: "Schließen",
  reload: {
    text: "Ihre Auswahl ist gespeichert. Damit auch bereits laufende Skripte enden, wird diese Seite gleich neu geladen.",
    button: "Jetzt neu laden",
  },
  alwaysOn: "immer aktiv",
  groups: {
    necessary: {
      name: "Notwendig",
      purpose:
        "Warenkorb, Anmeldung, Sicherheit und diese Auswahl. Ohne sie funktioniert der Shop nicht.",
    },
    statistics: {
      name: "Statistik",
      purpose:
        "Welche Seiten und Artikel angesehen und welche Artikel gekauft werden. Die IP-Adresse kürzen wir vor dem Speichern.",
    },
    functional: {
      name: "Komfort",
      purpose: "Ihre letzten Suchen im Suchfeld und Tests, mit denen wir den Shop verbessern.",
    },
    advertising: {
      name: "Werbung",
      purpose: "Über welchen Werbepartner Sie zu uns gekommen sind.",
    },
  },
};
