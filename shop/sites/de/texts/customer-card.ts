import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept:
    "Mit dem Klick nehmen Sie die {terms} an und bestätigen, dass Sie mindestens {age} Jahre alt sind.",
  code: "QR-Code mit der Kartennummer {number}",
  codeHint: "Zeigen Sie den Code im Store an der Kasse.",
  worth: "Davon können Sie an der Kasse {amount} einlösen.",
  missing: {
    one: "Noch {count} Bohne bis zu den nächsten {amount}.",
    other: "Noch {count} Bohnen bis zu den nächsten {amount}.",
  },
  statement: "Buchungen",
  noBookings: "Noch ist nichts gebucht.",
  columns: { reason: "Buchung", beans: "Bohnen" },
  kinds: {
    welcome: "Willkommensgeschenk",
    earned: "Gesammelt",
    spent: "Eingelöst",
    restored: "Zurückgebucht, weil die Bestellung storniert ist",
    takenBack: "Abgezogen, weil Artikel zurückkamen",
    expired: "Verfallen",
    correction: "Korrektur des Kundenservice",
    movedIn: "Aus einer anderen Karte übernommen",
    movedOut: "Auf das Konto des Haushalts übertragen",
    closed: "Mit der Rückgabe der Karte verfallen",
  },
  order: "Bestellung {number}",
  otherOrder: "Bestellung einer anderen Person",
  expiry: "Gültigkeit",
  noExpiry: "Sobald Sie Bohnen haben, sehen Sie hier, wie lange sie gelten.",
  validUntil: "gültig bis {date}",
  waiting: "Unterwegs zu Ihnen",
  noWaiting:
    "Bohnen Ihrer nächsten Bestellung sehen Sie hier, bis die Frist für Rücksendungen endet.",
  waitingUntil: "werden am {date} gutgeschrieben",
  waitingDelivery: "werden nach Lieferung, Zahlung und Rückgabefrist gutgeschrieben",
  household: "Ihr Haushalt",
  householdIntro: "Bis zu vier Personen sammeln und nutzen Bohnen gemeinsam.",
  manager: "führt das Konto",
  self: "Sie",
  invited: "eingeladen, noch nicht dabei",
  invite: "Einladen",
  inviteEmail: "E-Mail-Adresse der Person",
  inviteHint:
    "Sie bekommt eine E-Mail mit einem Link. Sie muss bei Ihnen wohnen und mindestens {age} Jahre alt sein.",
  remove: "Entfernen",
  removeOf: "Entfernen: {name}",
  join: {
    title: "Gemeinsam Bohnen sammeln",
    text: "{manager} lädt Sie ein, auf einem gemeinsamen Konto zu sammeln. Alle im Haushalt sehen Bohnenstand und Buchungen, aber nicht, was Sie kaufen.",
    beans:
      "Haben Sie schon eine Karte, behält sie ihre Nummer, und Ihre Bohnen kommen auf das gemeinsame Konto. Dort bleiben sie, auch wenn Sie den Haushalt verlassen.",
    button: "Einladung annehmen",
  },
  joinProblems: {
    full: "In diesem Haushalt sammeln schon vier Personen.",
    inHousehold: "Sie sammeln schon mit anderen. Geben Sie zuerst Ihre Karte zurück.",
    invalid: "Diese Einladung gilt nicht mehr. Lassen Sie sich noch einmal einladen.",
    alreadyIn: "Sie gehören schon zu diesem Haushalt.",
  },
  inviteProblems: {
    full: "Mehr als vier Personen können nicht gemeinsam sammeln.",
    notManager: "Einladen kann nur, wer das Konto der PrivatCard führt.",
    tooMany: "Sie haben heute schon viele Einladungen verschickt. Versuchen Sie es morgen wieder.",
    self: "Das ist Ihre eigene Adresse.",
  },
  leave: {
    title: "Karte zurückgeben",
    link: "Karte zurückgeben",
    alone: {
      one: "Ihre Karte ist dann ungültig, und {count} Bohne verfällt sofort. Auch Bohnen, die noch unterwegs sind, gibt es dann nicht mehr.",
      other:
        "Ihre Karte ist dann ungültig, und {count} Bohnen verfallen sofort. Auch Bohnen, die noch unterwegs sind, gibt es dann nicht mehr.",
    },
    household:
      "Ihre Karte ist dann ungültig. Die Bohnen, auch die noch unterwegs sind, bleiben auf dem Konto des Haushalts. Führen Sie es, übernimmt das die Person, die am längsten dabei ist.",
    button: "Karte jetzt zurückgeben",
    keep: "Karte behalten",
  },
  attach: {
    title: "Karte aus dem Store hinzufügen",
    link: "Karte aus dem Store hinzufügen",
    intro:
      "Sie haben Ihre Karte im Store bekommen? Mit Nummer und Code kommt sie in Ihr Konto, samt allen Bohnen und Buchungen.",
    replaces:
      "Die Bohnen der Karte aus dem Store kommen zu denen, die Sie hier schon haben. Danach gilt die Nummer der neuen Karte; die bisherige wird ungültig.",
    numberHint: "13 Ziffern, auf der Vorderseite der Karte",
    code: "Code der Karte",
    codeHint: "8 Zeichen auf dem Blatt zur Karte, zum Beispiel 7K2M-Q9XA",
    button: "Karte hinzufügen",
    problems: {
      number:
        "Diese Nummer gibt es nicht. Vergleichen Sie bitte jede Ziffer mit der Karte; Nummern aus dem Store beginnen mit 28.",
      code: "Der Code hat 8 Buchstaben und Ziffern. Prüfen Sie bitte, ob eines fehlt.",
      unknown:
        "Nummer und Code passen nicht zusammen. Prüfen Sie bitte beide. Stimmen sie, hilft Ihnen der Kundenservice.",
      alreadyTaken:
        "Diese Karte gehört schon zu einem Konto. Ist es nicht Ihres, wenden Sie sich bitte an den Kundenservice.",
      tooMany: "Das waren zu viele Versuche. Versuchen Sie es bitte morgen wieder.",
    },
  },
  accountEnd: {
    alone:
      "Mit dem Konto endet auch Ihre Kundenkarte. Diese Bohnen verfallen sofort: {beans} auf der Karte, {waiting} aus Bestellungen, die noch nicht gutgeschrieben sind. Auszahlen können wir sie nicht.",
    household:
      "Mit dem Konto endet auch Ihre Kundenkarte. Die Bohnen auf dem Konto des Haushalts bleiben den anderen: {beans}. Aus Ihren Bestellungen verfällt, was noch nicht gutgeschrieben ist: {waiting}. Führen Sie das Konto, übernimmt das die Person, die am längsten dabei ist.",
  },
  spend: {
    title: "Bohnen einlösen",
    balance: { one: "Sie haben {count} Bohne.", other: "Sie haben {count} Bohnen." },
    label: "Wie viele möchten Sie einlösen?",
    none: "Keine",
    option: { one: "{count} Bohne = {amount}", other: "{count} Bohnen = {amount}" },
    button: "Übernehmen",
    tooFew: "Ab {beans} Bohnen können Sie einlösen: {amount} auf Artikel dieser Bestellung.",
  },
  earns: {
    one: "Für diese Bestellung bekommen Sie {count} Bohne, sobald die Frist für Rücksendungen endet.",
    other:
      "Für diese Bestellung bekommen Sie {count} Bohnen, sobald die Frist für Rücksendungen endet.",
  },
  earned: {
    one: "Für diese Bestellung haben Sie {count} Bohne bekommen.",
    other: "Für diese Bestellung haben Sie {count} Bohnen bekommen.",
  },
  mails: {
    welcome: {
      subject: "Willkommen bei {cardName}",
      text: "Ab jetzt sammeln Sie mit jeder Bestellung Bohnen. {beans} Bohnen sind {amount} wert.",
      button: "Karte und Bohnen ansehen",
      number: "Kartennummer",
      terms: "So funktioniert die Karte",
      reason: "Sie bekommen diese E-Mail, weil Sie in Ihrem Konto eine Karte geholt haben.",
    },
    invitation: {
      subject: "{manager} lädt Sie zum Bohnensammeln ein",
      text: "{manager} möchte mit Ihnen auf einem gemeinsamen Konto Bohnen sammeln. Sehen Sie sich die Einladung an; dabei sind Sie erst, wenn Sie sie dort annehmen.",
      button: "Einladung ansehen",
      validity: "Die Einladung gilt {days} Tage.",
      reason:
        "Sie bekommen diese E-Mail, weil Ihre Adresse für eine Einladung eingegeben wurde. Kennen Sie die Person nicht, ist nichts zu tun.",
    },
    expiring: {
      subject: { one: "{count} Bohne verfällt bald", other: "{count} Bohnen verfallen bald" },
      text: "Die ersten gelten nur noch bis zum {date}. Lösen Sie sie bei Ihrer nächsten Bestellung ein.",
      button: "Bohnen ansehen",
      reason: "Sie bekommen diese E-Mail, weil Sie eine Kundenkarte haben.",
    },
  },
};
