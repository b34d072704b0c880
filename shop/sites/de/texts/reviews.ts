import type { ReviewTexts } from "../../../community/review-texts.ts";

export const reviews: ReviewTexts = {
  title: "Bewertungen",
  titleOf: "Bewertungen: {product}",
  none: "Zu diesem Artikel gibt es noch keine Bewertungen.",
  rating: "{value} von {max} Sternen",
  count: { one: "{count} Bewertung", other: "{count} Bewertungen" },
  stars: { one: "{count} Stern", other: "{count} Sterne" },
  byStars: "Nach Sternen",
  all: "Alle Bewertungen lesen",
  write: "Bewertung schreiben",
  verified: "Bestätigter Kauf",
  usedFor: "Verwendet für: {use}",
  nameless: "Ohne Namen",
  helpful: {
    one: "{count} Person fand das hilfreich",
    other: "{count} Personen fanden das hilfreich",
  },
  helpfulButton: "Hilfreich",
  notHelpful: "Doch nicht hilfreich",
  report: "Melden",
  helpfulPage: {
    title: "War dieser Beitrag hilfreich?",
    yes: "Sie finden diesen Beitrag hilfreich.",
    no: "Sie haben diesen Beitrag nicht als hilfreich markiert.",
    own: "Den eigenen Beitrag können Sie nicht als hilfreich markieren.",
    back: "Zum Beitrag",
  },
  reply: "Antwort von {shopName}",
  sorting: { label: "Sortieren", newest: "Neueste zuerst", helpful: "Hilfreichste zuerst" },
  only: "Nur diese Bewertungen: {stars}",
  allStars: "Alle anzeigen",
  noneOf: "Mit dieser Sternezahl gibt es keine Bewertung.",
  example: {
    mark: "Beispiel",
    title: "Beispiele für Bewertungen",
    text: "Diese Texte haben wir erfunden, um zu zeigen, wie Bewertungen hier aussehen. Sie stammen nicht von Kundinnen und Kunden und zählen in keinem Durchschnitt.",
  },
  statement: {
    title: "So prüfen wir Bewertungen",
    checkedFirst:
      "Vor der Veröffentlichung liest ein Mensch jede Bewertung, ob gut oder schlecht. Wir lehnen nur ab, was gegen unsere Regeln oder das Gesetz verstößt, und nennen den Grund.",
    checkedLater:
      "Bewertungen erscheinen sofort, danach liest sie ein Mensch. Wir entfernen nur, was gegen unsere Regeln oder das Gesetz verstößt, und nennen den Grund.",
    paragraphs: [
      "Bewerten kann nur, wer den Artikel hier gekauft und erhalten hat. Das prüfen wir an der Bestellung: Wer bewertet, ist mit dem Kundenkonto der Bestellung angemeldet oder nutzt den persönlichen Link aus unserer E-Mail dazu. Jede Bestellung eines Artikels kann einmal bewertet werden.",
      "Für Bewertungen geben wir weder Geld noch Gutscheine. Der Durchschnitt wird aus allen veröffentlichten Bewertungen berechnet; jede zählt gleich viel. Zu sehen sind Bewertungen aus allen unseren Shops in dieser Sprache.",
      "Eine Bewertung handelt vom Artikel und beruht auf eigener Erfahrung. Werbung, persönliche Daten und Beleidigungen gehören nicht hinein. Jede Bewertung können Sie melden.",
    ],
  },
  fromFour: "Ab 4 Sternen",
  form: {
    title: "Bewerten: {product}",
    changeTitle: "Ihre Bewertung: {product}",
    intro: "Ihre Erfahrung hilft anderen bei der Wahl. Auch Kritik ist willkommen.",
    stars: "Sterne",
    headline: "Überschrift",
    body: "Ihre Erfahrung",
    bodyHint: "Was hat Ihnen gefallen, was nicht? Bitte keine Links und keine persönlichen Daten.",
    use: "Wofür haben Sie den Artikel verwendet?",
    useHint: "Zum Beispiel: Siebträger, Filterkaffee, als Geschenk. Sie können das freilassen.",
    name: "Öffentlicher Name",
    nameHint: "Unter diesem Namen erscheint Ihre Bewertung.",
    memberName: "Ihre Bewertung erscheint unter Ihrem Namen in der Community: {name}.",
    changeName: "Namen ändern",
    submit: "Bewertung senden",
    checkedFirst:
      "Wir lesen Ihre Bewertung, bevor sie erscheint, und schreiben Ihnen, wie wir entschieden haben.",
    checkedLater: "Ihre Bewertung erscheint sofort.",
    delete: "Bewertung löschen",
    deleteText: "Damit verschwindet Ihre Bewertung endgültig.",
    unavailable:
      "Wir können Ihre Bewertung gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal.",
    tooMany: {
      one: "Aus Ihrem Netzwerk kamen gerade sehr viele Bewertungen. Bitte versuchen Sie es in {count} Minute noch einmal.",
      other:
        "Aus Ihrem Netzwerk kamen gerade sehr viele Bewertungen. Bitte versuchen Sie es in {count} Minuten noch einmal.",
    },
    changedMeanwhile:
      "Zu diesem Kauf gibt es schon eine Bewertung von Ihnen. Sie steht hier, und Sie können sie ändern.",
  },
  problems: {
    noStars: "Bitte wählen Sie 1 bis 5 Sterne.",
    required: "Bitte füllen Sie dieses Feld aus.",
    tooLong: "Dieser Text ist zu lang. Bitte kürzen Sie ihn.",
    noLinks: "Bitte entfernen Sie die Internetadresse.",
  },
  waiting: {
    title: "Danke für Ihre Bewertung",
    text: "Wir lesen sie und schreiben Ihnen, sobald sie erschienen ist.",
  },
  published: { title: "Danke für Ihre Bewertung", text: "Sie ist jetzt beim Artikel zu lesen." },
  deleted: {
    title: "Ihre Bewertung ist gelöscht",
    text: "Sie können den Artikel jederzeit neu bewerten.",
  },
  notBought: {
    title: "Diesen Artikel können Sie nicht bewerten",
    text: "Bewerten können Sie, was Sie mit diesem Kundenkonto hier gekauft und erhalten haben. Haben Sie als Gast bestellt, nutzen Sie bitte den Link aus unserer E-Mail zur Bestellung.",
  },
  login: {
    title: "Bitte melden Sie sich an",
    text: "Bewerten können Sie mit dem Kundenkonto, mit dem Sie den Artikel gekauft haben.",
    button: "Zur Anmeldung",
  },
  toProduct: "Zum Artikel",
  mine: {
    empty: "Sie haben noch nichts bewertet.",
    states: {
      waiting: "Wird gelesen",
      published: "Veröffentlicht",
      refused: "Nicht veröffentlicht",
      removed: "Entfernt",
    },
    change: "Ändern oder löschen",
  },
  reasons: {
    notAboutProduct: "Betrifft nicht den Artikel",
    notOwnExperience: "Beruht nicht auf eigener Erfahrung",
    advertising: "Werbung",
    personalData: "Nennt persönliche Daten",
    insult: "Beleidigt oder hetzt",
    illegal: "Verstößt gegen das Gesetz",
  },
  reportForm: {
    title: "Beitrag melden",
    intro: "Ein Mensch liest Ihre Meldung und entscheidet, ob der Beitrag bleibt.",
    reason: "Grund",
    note: "Was genau stört Sie?",
    noteHint:
      "Bei einem Verstoß gegen das Gesetz: Welche Stelle ist es, und warum ist sie verboten?",
    email: "Ihre E-Mail-Adresse",
    emailHint:
      "Nur falls wir Ihnen antworten sollen. Wer den Beitrag geschrieben hat, erfährt sie nicht.",
    submit: "Melden",
    reported: {
      title: "Danke für Ihre Meldung",
      text: "Wir haben sie erhalten und sehen uns den Beitrag an.",
    },
    gone: {
      title: "Dieser Beitrag ist nicht mehr zu sehen",
      text: "Er wurde gelöscht oder entfernt.",
    },
    tooMany: {
      one: "Aus Ihrem Netzwerk kamen gerade sehr viele Meldungen. Bitte versuchen Sie es in {count} Minute noch einmal.",
      other:
        "Aus Ihrem Netzwerk kamen gerade sehr viele Meldungen. Bitte versuchen Sie es in {count} Minuten noch einmal.",
    },
  },
  decision: {
    title: "Unsere Entscheidung zu Ihrem Beitrag",
    reportTitle: "Unsere Entscheidung zu Ihrer Meldung",
    open: "Wir haben noch nicht entschieden.",
    kept: "Wir haben den Beitrag gelesen. Er verstößt weder gegen unsere Regeln noch gegen das Gesetz und bleibt stehen.",
    removed: "Der Beitrag ist nicht mehr zu sehen.",
    link: "Entscheidung ansehen",
    complaint: {
      title: "Sind Sie anderer Meinung?",
      text: "Schreiben Sie uns bis {date}, warum. Dann entscheidet jemand anderes aus unserem Team neu und schreibt Ihnen. Das kostet nichts.",
      field: "Ihre Begründung",
      submit: "Beschwerde senden",
      sent: "Ihre Beschwerde vom {date} ist da. Jemand anderes aus unserem Team liest sie und schreibt Ihnen.",
      granted: "Wir haben neu entschieden und Ihrer Beschwerde vom {date} stattgegeben.",
      upheld:
        "Wir haben neu entschieden: Auch nach Ihrer Beschwerde vom {date} bleibt es bei der Entscheidung.",
      over: "Über diese Entscheidung können Sie sich nicht mehr beschweren.",
    },
  },
  ask: {
    title: "Dürfen wir Sie um Ihre Meinung bitten?",
    text: "{days} Tage nach der Lieferung bekommen Sie eine einzige E-Mail, mit der Sie Ihre Artikel bewerten können. Sie können jederzeit absagen: mit dem Link in der E-Mail oder mit einer kurzen Nachricht an uns.",
    button: "Ja, schreiben Sie mir",
    given: "Gut: Wir schreiben Ihnen einmal, {days} Tage nach der Lieferung.",
  },
  order: {
    title: "Wie sind Ihre Artikel?",
    text: "Ihre Bewertung hilft anderen bei der Wahl.",
  },
  byMail: {
    title: "Wie sind Ihre Artikel?",
    text: "Wählen Sie, was Sie bewerten möchten. Was Sie schon bewertet haben, können Sie hier ändern.",
    invalid: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er ist abgelaufen oder unvollständig. Mit Ihrem Kundenkonto können Sie weiterhin bewerten.",
    },
    nothing: {
      title: "Hier gibt es nichts zu bewerten",
      text: "Aus dieser Bestellung ist kein Artikel bei Ihnen geblieben.",
    },
  },
  objection: {
    title: "Keine Bitten um Bewertungen mehr?",
    text: "Mit einem Klick streichen wir alle geplanten E-Mails dieser Art an Ihre Adresse.",
    button: "Keine solchen E-Mails mehr",
    done: {
      title: "Erledigt",
      text: "Wir bitten Sie per E-Mail nicht mehr um Bewertungen, außer Sie stimmen dem bei einer neuen Bestellung zu.",
    },
  },
  mails: {
    decision: {
      published: {
        subject: "Ihr Beitrag ist veröffentlicht",
        text: "Danke! Ihr Beitrag ist jetzt bei uns zu lesen.",
      },
      refused: {
        subject: "Ihr Beitrag wurde nicht veröffentlicht",
        text: "Wir haben Ihren Beitrag gelesen und veröffentlichen ihn nicht. Das gilt für alle unsere Shops, bis Sie ihn ändern.",
      },
      removed: {
        subject: "Ihr Beitrag wurde entfernt",
        text: "Wir haben Ihren Beitrag entfernt. Das gilt für alle unsere Shops, bis Sie ihn ändern.",
      },
      reason: "Grund: {reason}.",
      rules: "Er verstößt gegen unsere Regeln für Beiträge, die bei den Bewertungen stehen.",
      law: "Er ist nach unserer Einschätzung rechtswidrig.",
      afterReport:
        "Der Beitrag war uns gemeldet worden. Entschieden hat ein Mensch, ohne automatische Verfahren.",
      afterReading:
        "Wir haben ihn selbst geprüft. Entschieden hat ein Mensch, ohne automatische Verfahren.",
      note: "Anmerkung:",
      written: "Das hatten Sie geschrieben",
      redress:
        "Sie können den Beitrag ändern, dann lesen wir ihn noch einmal. Sind Sie anderer Meinung, beschweren Sie sich innerhalb von sechs Monaten auf der Seite mit der Entscheidung: Dann entscheidet jemand anderes. Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.",
      button: "Beitrag ansehen",
      decisionButton: "Entscheidung ansehen",
      because: "Sie erhalten diese E-Mail, weil Sie bei uns einen Beitrag geschrieben haben.",
    },
    report: {
      kept: {
        subject: "Ihre Meldung: Der Beitrag bleibt",
        text: "Wir haben den Beitrag gelesen, den Sie gemeldet haben. Er verstößt nach unserer Einschätzung weder gegen unsere Regeln noch gegen das Gesetz und bleibt stehen. Entschieden hat ein Mensch, ohne automatische Verfahren.",
      },
      removed: {
        subject: "Ihre Meldung: Der Beitrag ist nicht mehr zu sehen",
        text: "Danke für Ihren Hinweis. Ein Mensch hat den Beitrag gelesen, den Sie gemeldet haben. Er ist nicht mehr zu sehen.",
      },
      redress:
        "Sind Sie anderer Meinung, beschweren Sie sich innerhalb von sechs Monaten auf der Seite mit der Entscheidung: Dann entscheidet jemand anderes. Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.",
      because:
        "Sie erhalten diese E-Mail, weil Sie uns einen Beitrag gemeldet und Ihre Adresse angegeben haben.",
    },
    complaint: {
      granted: {
        subject: "Ihre Beschwerde hatte Erfolg",
        text: "Jemand anderes aus unserem Team hat neu entschieden und Ihrer Beschwerde stattgegeben.",
      },
      upheld: {
        subject: "Ihre Beschwerde: Die Entscheidung bleibt",
        text: "Jemand anderes aus unserem Team hat die Entscheidung geprüft. Sie bleibt, wie sie war.",
      },
      redress:
        "Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.",
      written: "Ihre Beschwerde",
      because:
        "Sie erhalten diese E-Mail, weil Sie sich über eine Entscheidung von uns beschwert haben.",
    },
    invitation: {
      subject: "Wie sind Ihre Artikel?",
      text: "Vor zwei Wochen ist Ihre Bestellung angekommen. Wie zufrieden sind Sie? Ihre Bewertung hilft anderen bei der Wahl, auch wenn sie kritisch ist.",
      button: "Artikel bewerten",
      validity: "Der Link ist persönlich und gilt {days} Tage.",
      because:
        "Sie erhalten diese E-Mail einmal, weil Sie bei Ihrer Bestellung darum gebeten haben.",
      unsubscribe: "Keine solchen E-Mails mehr",
    },
  },
};
