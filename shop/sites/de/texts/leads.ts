import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Bitte prüfen Sie {count} Angabe:",
    other: "Bitte prüfen Sie {count} Angaben:",
  },
  problems: {
    required: "Bitte füllen Sie dieses Feld aus.",
    notTicked: "Bitte kreuzen Sie dieses Feld an.",
    notChosen: "Bitte wählen Sie etwas aus.",
    tooLong: "Bitte kürzen Sie den Text auf {max} Zeichen.",
    wrongPattern: "{hint}",
    invalidEmail:
      "Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.",
    invalidPhone: "Bitte geben Sie eine Telefonnummer mit Vorwahl ein, zum Beispiel {example}.",
    invalidPostalCode:
      "Bitte geben Sie die Postleitzahl so ein, wie sie in diesem Land geschrieben wird, zum Beispiel {example}.",
    noNumber: "Bitte geben Sie eine ganze Zahl ein.",
    tooSmall: "Bitte geben Sie mindestens {min} ein.",
    tooLarge: "Bitte geben Sie höchstens {max} ein.",
    noDate: "Bitte geben Sie ein Datum ein, das es gibt.",
    tooEarly: "Bitte wählen Sie den {min} oder einen späteren Tag.",
    tooLate: "Bitte wählen Sie den {max} oder einen früheren Tag.",
    changedConsent:
      "Dieser Text wurde inzwischen geändert. Bitte lesen Sie ihn noch einmal und kreuzen Sie das Feld erneut an.",
  },
  labels: {
    street: "Straße und Hausnummer",
    postalCode: "Postleitzahl",
    town: "Ort",
    region: "Region",
  },
  choose: "Bitte wählen",
  yes: "Ja",
  closes: "Möglich bis {date}.",
  states: {
    early: {
      title: "Noch nicht geöffnet",
      text: "Ab {date} finden Sie hier das Formular. Schauen Sie gern wieder vorbei.",
    },
    full: {
      title: "Schon vergeben",
      text: "Es sind so viele Einträge eingegangen, wie wir annehmen können. Weitere nehmen wir leider nicht mehr an.",
    },
    over: {
      title: "Schon beendet",
      text: "Die Aktion endete am {date}. Einträge nehmen wir nicht mehr an.",
    },
  },
  typed: "Nicht abgeschickt, damit nichts verloren geht: Das hatten Sie eingegeben.",
  notTaken: {
    tooMany: {
      one: "Ihr Eintrag ist noch nicht gespeichert: Aus Ihrem Netzwerk oder mit dieser E-Mail-Adresse kamen gerade sehr viele Einträge. Ihre Angaben stehen noch im Formular; bitte senden Sie es in {count} Minute noch einmal ab.",
      other:
        "Ihr Eintrag ist noch nicht gespeichert: Aus Ihrem Netzwerk oder mit dieser E-Mail-Adresse kamen gerade sehr viele Einträge. Ihre Angaben stehen noch im Formular; bitte senden Sie es in {count} Minuten noch einmal ab.",
    },
    unavailable:
      "Wir können gerade nicht bestätigen, dass Ihr Eintrag gespeichert ist. Ihre Angaben stehen noch im Formular; bitte senden Sie es gleich noch einmal ab. Doppelt gezählt wird nichts.",
  },
  stored: {
    until: "Wir löschen Ihre Angaben am {date}.",
    afterDays: {
      one: "Wir löschen Ihre Angaben {count} Tag nach dem Eingang.",
      other: "Wir löschen Ihre Angaben {count} Tage nach dem Eingang.",
    },
  },
  aboutPrivacy: "Wie wir mit Ihren Daten umgehen:",
  others: "Weitere Aktionen",
  toShop: "Zum Shop",
  sent: {
    title: "Fast geschafft: Bitte bestätigen Sie Ihre E-Mail-Adresse",
    text: "Wir haben Ihre Angaben gespeichert und schicken Ihnen eine E-Mail. Ihr Eintrag zählt erst, wenn Sie ihn darin innerhalb von {hours} Stunden bestätigen.",
    hint: "Ist nach einigen Minuten nichts da? Sehen Sie bitte auch im Spam-Ordner nach. Hat diese Adresse schon einen bestätigten Eintrag, ändert sich nichts.",
  },
  confirm: {
    title: "Nur noch ein Klick",
    text: "Bestätigen Sie Ihren Eintrag zu „{campaign}“ mit der Adresse {email}.",
    button: "Eintrag bestätigen",
    ignore: "Das waren Sie nicht? Dann schließen Sie diese Seite einfach.",
  },
  already: {
    title: "Sie sind schon dabei",
    text: "Zu dieser E-Mail-Adresse gibt es bereits einen bestätigten Eintrag. Jede Adresse zählt einmal.",
  },
  linkInvalid: {
    title: "Dieser Link gilt nicht mehr",
    text: "Links aus unseren E-Mails gelten {hours} Stunden. Bitte füllen Sie das Formular noch einmal aus.",
    again: "Zum Formular",
  },
  mail: {
    confirmation: {
      subject: "Bitte bestätigen Sie: {campaign}",
      text: "Mit Ihrer E-Mail-Adresse wurde das Formular zu „{campaign}“ ausgefüllt. Bestätigen Sie bitte, dass Sie das waren.",
      button: "Eintrag bestätigen",
      validity: "Der Link gilt {hours} Stunden. Danach löschen wir den Eintrag.",
      reason:
        "Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde. Waren Sie das nicht, müssen Sie nichts tun.",
    },
    received: {
      subject: "Eingegangen: {campaign}",
      text: "Vielen Dank, Ihr Eintrag ist bei uns eingegangen.",
      given: "Das haben Sie eingegeben:",
      declared: "Dem haben Sie zugestimmt:",
      reason:
        "Sie erhalten diese E-Mail, weil Ihre Adresse in ein Formular auf unserer Website eingetragen wurde. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.",
    },
    team: {
      subject: "Neuer Eintrag: {campaign}",
      text: "Auf der Seite „{campaign}“ ist ein Eintrag eingegangen.",
      reason:
        "Diese E-Mail geht an das Team, weil die Aktion jeden Eintrag meldet. Sie enthält persönliche Daten.",
    },
    receivedAt: "Eingegangen am",
    deletedAt: "Wird gelöscht am",
    email: "E-Mail-Adresse",
  },
};
