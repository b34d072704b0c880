import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Kasse",
  progress: "Schritte Ihrer Bestellung",
  steps: {
    login: "Anmeldung",
    delivery: "Lieferung",
    payment: "Zahlung",
    review: "Prüfen und bestellen",
  },
  next: "Weiter",
  toCart: "Zurück zum Warenkorb",
  summary: "Ihr Einkauf",
  change: "Ändern",
  changeOf: "Ändern: {part}",
  guest: "Als Gast bestellen",
  guestIntro:
    "Sie brauchen kein Konto. Mit Bestellnummer und E-Mail-Adresse finden Sie Ihre Bestellung später wieder.",
  toGuest: "Weiter als Gast",
  registerIntro:
    "Mit einem Konto haben Sie alle Bestellungen im Blick und Ihren Warenkorb auf jedem Gerät. Wir schicken Ihnen eine E-Mail zur Bestätigung; Ihr Warenkorb wartet so lange.",
  loggedOut:
    "Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an: Alles, was Sie eingegeben haben, ist noch da.",
  otherAccount:
    "Sie haben sich in einem anderen Fenster als {email} angemeldet. Hier geht es deshalb mit dem Warenkorb dieses Kontos weiter. Bitte prüfen Sie alles noch einmal, auch Ihre Angaben.",
  merged: {
    title: "In Ihrem Warenkorb ist jetzt mehr",
    text: "In Ihrem Konto lag noch ein Warenkorb. Mit der Anmeldung ist er zu diesem Einkauf dazugekommen:",
  },
  contact: "Kontakt",
  emailHint: "An diese Adresse schicken wir Ihre Bestellbestätigung.",
  deliveryKind: "Wie möchten Sie Ihre Ware erhalten?",
  home: "Nach Hause",
  homeHint: "Oder an jede andere Anschrift im Land.",
  store: "Im Store abholen",
  storeHint:
    "Kostenlos, meist nach {deliveryDaysFrom} bis {deliveryDaysTo} Werktagen abholbereit, bei Vorkasse ab Zahlungseingang. Wir schreiben Ihnen, sobald alles bereitliegt.",
  online: "Zugang per E-Mail",
  onlineHint:
    "Versandt wird nichts: Ihren Zugang erhalten Sie per E-Mail, spätestens am nächsten Werktag, bei Vorkasse nach Zahlungseingang.",
  deliveryAddress: "Lieferadresse",
  chooseStore: "Abholen in",
  collector: "Wer holt ab?",
  choose: "Bitte wählen",
  labels: {
    firstName: "Vorname",
    lastName: "Nachname",
    company: "Firma",
    street: "Straße und Hausnummer",
    extra: "Adresszusatz",
    postalCode: "Postleitzahl",
    town: "Ort",
    region: "Region",
    country: "Land",
    phone: "Mobilnummer",
    storeId: "Store",
    vatNumber: "USt-IdNr.",
    giftMessage: "Grußbotschaft",
  },
  extraHint: "Zum Beispiel Stockwerk, Hinterhaus oder c/o.",
  unusualPostalCode:
    "Bitte prüfen Sie die Postleitzahl, üblich ist etwa {example}. Stimmt sie trotzdem, wählen Sie noch einmal „{next}“.",
  wrongPostalCode: {
    one: "Postleitzahlen dieses Landes ({chosen}) haben {count} Ziffer, zum Beispiel {example}. Bitte prüfen Sie die Postleitzahl.",
    other:
      "Postleitzahlen dieses Landes ({chosen}) haben {count} Ziffern, zum Beispiel {example}. Bitte prüfen Sie die Postleitzahl.",
  },
  foreignPostalCode:
    "{code} sieht nach der Postleitzahl eines anderen Landes aus ({countries}). Die Adresse ist aber in diesem Land: {chosen}.",
  keepPostalCode: "Stimmt die Postleitzahl trotzdem, wählen Sie noch einmal „{next}“.",
  notDeliveredTo: "Dieser Shop liefert nur innerhalb dieses Landes: {country}.",
  phoneHint: "Damit der Kurier Sie erreicht, zum Beispiel {example}.",
  invalidPhone: "Bitte geben Sie eine gültige Mobilnummer ein.",
  unknownStore: "Bitte wählen Sie einen Store.",
  wrongVatNumber: "Diese Nummer kann nicht stimmen. Bitte prüfen Sie, ob ein Zeichen fehlt.",
  payment: "Zahlungsart",
  billing: "Rechnungsadresse",
  billingIntro: "An wen geht die Rechnung?",
  sameBilling: "Wie die Lieferadresse",
  otherBilling: "Die Rechnung geht an eine andere Anschrift oder an eine Firma",
  vatHint: "Freiwillig, nur für Firmen.",
  gift: "Verschenken Sie etwas?",
  giftHint: "Freiwillig, höchstens {max} Zeichen. Wir legen Ihren Gruß auf einer Karte bei.",
  reviewIntro: "Bitte prüfen Sie alles in Ruhe. Verbindlich wird es erst mit „{order}“.",
  pickup: "Abholung im Store",
  spentBeans: { one: "{count} Bohne eingelöst", other: "{count} Bohnen eingelöst" },
  articles: "Artikel",
  legal: "Für Ihre Bestellung gelten:",
  order: "Zahlungspflichtig bestellen",
  accept: "Ich habe diese Texte gelesen und stimme ihnen zu.",
  acceptFirst: "Bitte lesen Sie die Texte und stimmen Sie ihnen zu, um zu bestellen.",
  changed:
    "Noch ist nichts bestellt: Seit Ihrem letzten Blick hat sich etwas geändert. Bitte prüfen Sie die Bestellung noch einmal.",
  changes: {
    added: "{title} ist dazugekommen.",
    entered: "Ihre Angaben wurden in einem anderen Fenster oder auf einem anderen Gerät geändert.",
    term: "Die Frist für Ihre Zahlung hat sich geändert.",
    collection:
      "Der Store hat nicht mehr alles vorrätig. Wir liefern Ihre Bestellung dorthin; deshalb können Sie sie erst später abholen.",
    price: "{title}: {now} statt {before}",
    soldOut: "{title} ist ausverkauft.",
    removed: "{title} ist nicht mehr dabei.",
    quantity: {
      one: "Von {title} ist jetzt {count} Stück in Ihrer Bestellung.",
      other: "Von {title} sind jetzt {count} Stück in Ihrer Bestellung.",
    },
    onlyLeft: {
      one: "Von {title} ist nur noch {count} Stück da.",
      other: "Von {title} sind nur noch {count} Stück da.",
    },
    voucherEnded: "Der Aktionscode „{title}“ gilt nicht mehr.",
    delivery: "Versand: {now} statt {before}",
    total: "Gesamtsumme: {now} statt {before}",
  },
  stops: {
    emptyCart: {
      title: "Ihr Warenkorb ist leer",
      text: "Vielleicht haben Sie schon in einem anderen Fenster bestellt? Dann finden Sie die Bestätigung in Ihrem Postfach.",
    },
    hasSubscriptions: {
      title: "Abos können Sie zurzeit nicht bestellen",
      text: "Bitte nehmen Sie das Abo aus dem Warenkorb. Alles andere können Sie danach gleich hier bestellen.",
    },
    cannotCheckOut: {
      title: "Bitte prüfen Sie Ihren Warenkorb",
      text: "Etwas in Ihrem Warenkorb lässt sich so nicht bestellen. Ihre Angaben bleiben gespeichert.",
    },
    lostCart: {
      title: "Dieser Browser hat Ihren Warenkorb nicht mehr",
      text: "Vermutlich wurden Cookies gelöscht. Bestellt wurde gerade nichts, und Ihre Angaben sind nicht mehr da. Bitte legen Sie die Artikel noch einmal in den Warenkorb, oder melden Sie sich an, wenn Sie ein Konto haben.",
    },
  },
  tooMany: {
    one: "Aus Ihrem Netzwerk kommen gerade sehr viele Bestellungen. Bitte versuchen Sie es in {count} Minute noch einmal.",
    other:
      "Aus Ihrem Netzwerk kommen gerade sehr viele Bestellungen. Bitte versuchen Sie es in {count} Minuten noch einmal.",
  },
  proof: {
    solving:
      "Einen Moment bitte: Aus Ihrem Netzwerk kommen gerade viele Bestellungen. Ihr Browser löst deshalb eine kleine Rechenaufgabe und schickt Ihre Bestellung danach ab. Das dauert ein paar Sekunden.",
    scriptless:
      "Noch ist nichts bestellt: Aus Ihrem Netzwerk kommen gerade viele Bestellungen. Bitte lassen Sie sich einen Code an {email} schicken und geben Sie ihn hier ein.",
    confirm:
      "Noch ist nichts bestellt: Für diese Bestellung bitten wir Sie, Ihre E-Mail-Adresse zu bestätigen. Wir haben Ihnen einen Code an {email} geschickt. Geben Sie ihn hier ein und bestellen Sie dann noch einmal.",
    sent: "Wir haben Ihnen einen Code an {email} geschickt. Geben Sie ihn hier ein und bestellen Sie dann noch einmal.",
    send: "Code per E-Mail schicken",
    again: "Neuen Code schicken",
    code: "Code aus der E-Mail",
    wrong: "Dieser Code stimmt nicht oder gilt nicht mehr.",
  },
  tooLarge:
    "Noch ist nichts bestellt: So viel können wir ohne Zahlung nicht für Sie zurücklegen. Bitte bestellen Sie weniger, oder rufen Sie uns an: {phone}. Wir finden eine Lösung.",
  takeLeft: { one: "{count} Stück nehmen", other: "{count} Stück nehmen" },
  offline:
    "Keine Verbindung zum Shop. Gerade wurde nichts abgeschickt, und alles, was Sie eingegeben haben, steht noch hier. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind; doppelt bestellen können Sie dabei nichts.",
  unavailable:
    "Ihre Bestellung ist noch nicht eingegangen. Bitte versuchen Sie es gleich noch einmal.",
  unconfirmed:
    "Wir wissen noch nicht, ob Ihre Bestellung eingegangen ist. Bitte prüfen Sie es gleich: Ist sie eingegangen, sehen Sie die Bestätigung; sonst können Sie die Bestellung noch einmal ansehen und abschicken. Doppelt bestellen können Sie dabei nichts.",
  checkOrder: "Bestellung prüfen",
};
