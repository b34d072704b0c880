import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Sie erhalten diese E-Mail, weil mit Ihrer Adresse Kaffee im Abo bestellt wurde. Die Links gelten ohne Anmeldung: Geben Sie die E-Mail bitte nicht weiter.",
  facts: {
    number: "Abonummer",
    interval: "Rhythmus",
    next: "Nächste Lieferung wird bestellt am",
    soldOut: "Wenn ausverkauft",
    recipient: "Geschenk für",
  },
  soldOut: {
    skip: "Lieferung auslassen",
    alternative: "Stattdessen {article}, nie teurer als angekündigt",
    similar: "Ein ähnlicher Kaffee, nie teurer als angekündigt",
  },
  links: {
    skip: "Diese Lieferung auslassen",
    move: "Lieferung verschieben",
    cancel: "Abo kündigen",
  },
  anyTime:
    "Vor jeder Lieferung schreiben wir Ihnen, was sie kostet. Sie können sie dann noch auslassen oder verschieben und das Abo jederzeit ohne Frist kündigen.",
  opened: {
    subject: "Ihr Kaffee-Abo: {article}",
    text: "Ihr Abo läuft. Die nächste Lieferung bestellen wir am {day} für Sie.",
  },
  announced: {
    subject: "Am {day} kommt Nachschub: {article}",
    text: "Am {day} bestellen wir die nächste Lieferung Ihres Abos. Wenn alles so bleiben soll, brauchen Sie nichts zu tun.",
    most: "Mehr als das kostet die Lieferung nicht. Wird der Kaffee bis dahin günstiger, zahlen Sie den niedrigeren Preis.",
  },
  higherPrice: {
    title: "Der Preis ändert sich",
    text: "Für Lieferungen ab dem {day} kostet eine Packung {price}. Bis dahin bleibt es bei {agreed}. Sind Sie damit nicht einverstanden, können Sie das Abo jederzeit ohne Frist und ohne Kosten kündigen.",
  },
  placed: {
    subject: "Ihre Abo-Lieferung: {article}",
    late: "Diese Lieferung haben wir später bestellt als angekündigt. Das tut uns leid. Die nächste kommt wieder im vereinbarten Rhythmus.",
    another:
      "Ihr Kaffee war ausverkauft. Wie gewünscht bekommen Sie diesmal einen anderen, und Sie zahlen höchstens den angekündigten Preis.",
  },
  failed: {
    subject: "Ihre Abo-Lieferung fällt aus: {article}",
    text: "Diese Lieferung konnten wir nicht bestellen. Sie müssen dafür nichts bezahlen.",
    reasons: {
      soldOut: "Der Kaffee ist gerade ausverkauft.",
      notSold:
        "Diesen Kaffee verkaufen wir nicht mehr. Bitte wählen Sie in Ihrem Konto einen anderen, oder kündigen Sie das Abo.",
      address:
        "An die Adresse des Abos können wir nicht liefern. Bitte berichtigen Sie sie in Ihrem Konto.",
      openOrders:
        "Es sind noch so viele Bestellungen offen, dass wir vorerst keine weitere annehmen. Bitte bezahlen Sie zuerst die offenen Rechnungen.",
      paymentLimit:
        "Für diesen Betrag bieten wir die gewählte Zahlungsart nicht an. Bitte wählen Sie in Ihrem Konto eine andere.",
    },
    next: "Ihr Abo läuft weiter. Soll die nächste Lieferung früher kommen, verschieben Sie sie.",
  },
  changed: {
    subject: "Ihr Kaffee-Abo ist geändert: {article}",
    texts: {
      skip: "Eine Lieferung fällt aus. Die nächste bestellen wir am {day}.",
      move: "Die nächste Lieferung bestellen wir am {day}. Von diesem Tag an zählt Ihr Rhythmus weiter.",
      article: "Von der nächsten Lieferung an bekommen Sie {article}.",
      quantity: "Von der nächsten Lieferung an gilt die neue Menge.",
      interval: "Nach der nächsten Lieferung am {day} gilt der neue Rhythmus.",
      whenSoldOut: "Wir haben uns gemerkt, was wir tun, wenn Ihr Kaffee ausverkauft ist.",
      address: "Von der nächsten Lieferung an liefern wir an die neue Adresse.",
      payment: "Von der nächsten Lieferung an gilt die neue Zahlungsart.",
      resume: "Ihr Abo läuft weiter. Die nächste Lieferung bestellen wir am {day}.",
    },
  },
  paused: {
    subject: "Ihr Kaffee-Abo macht Pause: {article}",
    text: "Bis dahin liefern wir nichts. Weiter geht es am {day}, und wir kündigen die Lieferung vorher an.",
  },
  cancelled: {
    subject: "Ihr Kaffee-Abo ist gekündigt: {article}",
    text: "Wir bestätigen Ihre Kündigung. Das Abo hat am {day} geendet, und es kommt keine weitere Lieferung.",
    ordered:
      "Eine Lieferung war schon in Arbeit und kommt noch. Diese Bestellung können Sie widerrufen wie jede andere.",
  },
  reasonOver: "Sie erhalten diese E-Mail, weil mit Ihrer Adresse Kaffee im Abo bestellt wurde.",
  ended: {
    subject: "Ihr Kaffee-Abo ist zu Ende: {article}",
    texts: {
      cancelled: "Das Abo hat am {day} geendet.",
      staff: "Unser Kundenservice hat das Abo am {day} beendet.",
      account:
        "Ihr Konto ist gelöscht, und damit endet auch das Abo. Es kommt keine weitere Lieferung.",
      delivered: "Alle vereinbarten Lieferungen sind bestellt. Das Abo endet von selbst.",
      failed:
        "Mehrere Lieferungen nacheinander konnten wir nicht bestellen. Deshalb haben wir das Abo am {day} beendet. Sie können jederzeit ein neues beginnen.",
    },
  },
  pages: {
    skip: {
      title: "Lieferung auslassen",
      text: "Die Lieferung am {day} fällt aus. Danach geht es im gewohnten Rhythmus weiter.",
      button: "Lieferung auslassen",
      done: "Die Lieferung fällt aus. Wir haben Ihnen eine Bestätigung geschickt.",
    },
    move: {
      title: "Lieferung verschieben",
      text: "Die nächste Lieferung ist für den {day} geplant. Von dem neuen Tag an zählt Ihr Rhythmus weiter.",
      button: "Lieferung verschieben",
      done: "Die Lieferung ist verschoben. Wir haben Ihnen eine Bestätigung geschickt.",
      day: "Neuer Tag",
      outside: "Bitte wählen Sie einen Tag vom {from} bis zum {to}.",
    },
    cancel: {
      title: "Abo kündigen",
      text: "Sie kündigen das Abo zum heutigen Tag. Es kommt keine weitere Lieferung, und wir bestätigen Ihnen die Kündigung per E-Mail.",
      button: "Jetzt kündigen",
      done: "Das Abo ist gekündigt. Wir haben Ihnen eine Bestätigung geschickt.",
    },
    tooLate: {
      title: "Diese Lieferung lässt sich nicht mehr ändern",
      text: "Sie ist schon bestellt oder wurde ausgelassen. Für die nächste bekommen Sie vorher wieder eine E-Mail.",
    },
    ended: {
      title: "Dieses Abo ist beendet",
      text: "Es kommt keine weitere Lieferung.",
    },
    invalid: {
      title: "Dieser Link ist ungültig",
      text: "Bitte öffnen Sie ihn direkt in unserer E-Mail, und achten Sie darauf, dass er vollständig ist.",
    },
    find: {
      text: "Mit der Nummer Ihres Abos und Ihrer E-Mail-Adresse kündigen Sie auch ohne Anmeldung. Die Nummer steht in jeder E-Mail zu Ihrem Abo.",
      number: "Nummer des Abos",
      button: "Weiter zur Kündigung",
      notFound:
        "Zu dieser Nummer und dieser E-Mail-Adresse finden wir kein Abo. Bitte prüfen Sie beides.",
    },
    unavailable:
      "Das hat gerade nicht geklappt. An Ihrem Abo hat sich nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
  },
};
