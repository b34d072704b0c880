import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Übersicht", text: "Das Wichtigste auf einen Blick." },
    orders: { title: "Bestellungen", text: "Stand, Rechnung und Rückgabe all Ihrer Einkäufe." },
    subscriptions: {
      title: "Kaffee-Abos",
      text: "Nächste Lieferung, pausieren, ändern oder kündigen.",
    },
    addresses: {
      title: "Adressen",
      text: "Wohin wir liefern und an wen die Rechnung geht. An der Kasse wählen Sie nur noch aus.",
    },
    profile: { title: "Persönliche Angaben", text: "Wie wir Sie ansprechen." },
    loginData: {
      title: "E-Mail und Passwort",
      text: "Womit Sie sich anmelden und wohin wir Ihnen schreiben.",
    },
    sessions: {
      title: "Angemeldete Geräte",
      text: "Sehen Sie nach, wo Sie angemeldet sind, und melden Sie Geräte ab, die Sie nicht mehr benutzen.",
    },
    card: { title: "Karte und Bohnen", text: "Ihre Kundenkarte und Ihre Bohnen." },
    reviews: {
      title: "Meine Bewertungen",
      text: "Ändern oder löschen Sie, was Sie über Artikel geschrieben haben.",
    },
    community: {
      title: "Community",
      text: "Ihr öffentlicher Name und was Sie in der Community geschrieben haben.",
    },
    newsletter: {
      title: "Newsletter und Cookies",
      text: "Was wir Ihnen schicken und was Ihr Browser für uns speichern darf.",
    },
    data: {
      title: "Daten und Löschung",
      text: "Laden Sie herunter, was wir über Sie gespeichert haben, oder löschen Sie Ihr Konto.",
    },
  },
  help: "Hilfe zu Ihrem Konto",
  lastOrder: "Letzte Bestellung",
  noOrders: "Hier ist noch Platz für Ihre erste Bestellung",
  noOrdersText:
    "Sobald Sie etwas bestellt haben, sehen Sie hier, wie es darum steht. Was Sie als Gast bestellt haben, finden Sie unter „Bestellung finden“.",
  discover: "Sortiment entdecken",
  noAddresses: "Noch keine Adresse gespeichert",
  noAddressesText:
    "Speichern Sie Ihr Zuhause, das Büro oder die Anschrift Ihrer Liebsten. An der Kasse genügt dann ein Klick.",
  cookies: "Welche Cookies wir setzen dürfen, entscheiden Sie für jeden Browser einzeln.",
  exportTitle: "Ihre Daten herunterladen",
  exportText:
    "Eine Datei mit allem, was zu Ihrem Konto gehört: Angaben, Adressen, Bestellungen, Newsletter und angemeldete Geräte. Sie ist im Format JSON, das auch andere Programme lesen.",
  exportButton: "Daten herunterladen",
  addAddress: "Adresse hinzufügen",
  changeAddressTitle: "Adresse ändern",
  changeAddress: "Ändern",
  removeAddress: "Löschen",
  changeAddressOf: "Ändern: {address}",
  removeAddressOf: "Löschen: {address}",
  label: "Bezeichnung",
  labelHint: "Freiwillig, zum Beispiel Zuhause oder Büro.",
  forDelivery: "Lieferadresse",
  forInvoice: "Rechnungsadresse",
  useForDelivery: "Als Lieferadresse vorschlagen",
  useForInvoice: "Als Rechnungsadresse vorschlagen",
  tooManyAddresses:
    "Mehr als {max} Adressen können wir nicht speichern. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.",
  changedElsewhere:
    "Diese Adresse wurde gerade in einem anderen Fenster geändert. Hier steht, was Sie eingegeben haben: Speichern Sie noch einmal, wenn es so bleiben soll.",
  chooseCountry: "Land übernehmen",
  savedAddresses: "Ihre Adressen",
  useAddress: "Übernehmen",
  saveAddress: "Diese Adresse in meinem Konto speichern",
};
