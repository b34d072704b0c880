import type { CustomerTexts } from "../../../customer/customer-contract.ts";

export const customer: CustomerTexts = {
  greeting: "Guten Tag, {name}",
  beans: { one: "{count} Bohne", other: "{count} Bohnen" },
  benefitsHeadline: "Ihr Konto, Ihre Vorteile",
  benefits: [
    "Ein Warenkorb auf all Ihren Geräten",
    "Alle Bestellungen auf einen Blick, mit Stand und Rechnung",
    "Anschrift und Daten selbst ändern, wann immer Sie möchten",
  ],
  login: "Anmelden",
  loginIntro: "Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.",
  logout: "Abmelden",
  otherAccount: "Das sind nicht Sie?",
  rememberedIntro:
    "Schön, dass Sie wieder da sind. Zu Ihrer Sicherheit brauchen wir noch Ihr Passwort.",
  register: "Konto anlegen",
  registerIntro:
    "Mit einem Konto haben Sie alle Bestellungen im Blick und finden Ihren Warenkorb auf jedem Gerät wieder.",
  noAccountYet: "Noch kein Konto?",
  hasAccount: "Sie haben schon ein Konto?",
  email: "E-Mail-Adresse",
  password: "Passwort",
  passwordHint:
    "Mindestens 8 Zeichen. Je länger, desto sicherer; Groß- und Kleinbuchstaben und Ziffern helfen dabei.",
  passwordStrength: "Stärke des Passworts",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  remember: "Auf diesem Gerät wiedererkennen",
  rememberHint:
    "30 Tage lang begrüßen wir Sie mit Namen und halten Ihren Warenkorb bereit. Bitte nur auf eigenen Geräten ankreuzen.",
  forgotten: "Passwort vergessen?",
  checkInbox: "Bitte schauen Sie in Ihr Postfach",
  registerSent: "Wir haben eine E-Mail an {email} geschickt. Darin steht, wie es weitergeht.",
  noMail: "Ist nach einigen Minuten nichts da? Sehen Sie bitte auch im Spam-Ordner nach.",
  confirmAddress: "E-Mail-Adresse bestätigen",
  confirmAddressIntro:
    "Geben Sie noch einmal das Passwort ein, das Sie für Ihr neues Konto gewählt haben. Danach ist es bereit.",
  confirmEmailIntro: "Ihr Konto gehört künftig zu dieser E-Mail-Adresse: {email}",
  linkInvalid: "Dieser Link gilt nicht mehr",
  linkInvalidText:
    "Links aus unseren E-Mails gelten nur kurze Zeit und nur einmal. Fordern Sie bitte eine neue E-Mail an.",
  forgottenIntro:
    "Nennen Sie uns Ihre E-Mail-Adresse. Gibt es dazu ein Konto, schicken wir Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.",
  requestLink: "Link anfordern",
  forgottenSent:
    "Gibt es zu {email} ein Konto, finden Sie gleich eine E-Mail in Ihrem Postfach. Der Link darin gilt 30 Minuten.",
  codeOffer:
    "Sie möchten nicht warten? Wir schicken Ihnen per E-Mail einen Code, mit dem Sie sich sofort anmelden können.",
  requestCode: "Code anfordern",
  codeLogin: "Mit einem Code anmelden",
  codeLoginIntro:
    "Nach zu vielen Versuchen melden Sie sich mit Ihrem Passwort und einem Code an. Nennen Sie uns Ihre E-Mail-Adresse: Gibt es dazu ein Konto, schicken wir Ihnen den Code.",
  codeSent:
    "Gibt es zu {email} ein Konto, finden Sie gleich eine E-Mail mit einem Code in Ihrem Postfach. Auch ein Code, den Sie in den letzten Minuten bekommen haben, gilt noch: jeder 30 Minuten lang und für eine Anmeldung.",
  code: "Code aus der E-Mail",
  setPassword: "Neues Passwort festlegen",
  setPasswordIntro: "Dabei werden Sie auf allen Geräten abgemeldet.",
  newsletter: "Newsletter",
  changeEmail: "E-Mail-Adresse ändern",
  newEmail: "Neue E-Mail-Adresse",
  changeEmailHint:
    "Wir schicken einen Link an die neue Adresse. Sie gilt, sobald Sie ihn öffnen und die Änderung bestätigen.",
  salutation: "Anrede",
  salutations: { MS: "Frau", MR: "Herr" },
  noSalutation: "Keine Angabe",
  firstName: "Vorname",
  lastName: "Nachname",
  yourData: "Ihre Daten",
  save: "Speichern",
  isCommunityMember: "Sie sind Mitglied der Community.",
  card: "Ihre Karte",
  cards: { kontorcard: "{cardName}", privatecard: "PrivatCard" },
  cardNumber: "Kartennummer {number}",
  noCard: "Sie haben noch keine Karte.",
  getCard: "{card} kostenlos holen",
  hasCard: "Ihre Karte: {card}.",
  cardOffer: "Ein Klick, und die Karte gehört Ihnen, mit {beans} Bohnen zur Begrüßung.",
  cardNeedsLogin: "Dafür brauchen Sie ein Konto.",
  changePassword: "Passwort ändern",
  changePasswordHint: "Dabei werden Sie auf allen anderen Geräten abgemeldet.",
  sessions: "Angemeldete Geräte",
  sessionsHint:
    "Sehen Sie nach, wo Sie angemeldet sind, und melden Sie Geräte ab, die Sie nicht mehr benutzen.",
  sessionsIntro:
    "Auf diesen Geräten sind Sie angemeldet oder werden wiedererkannt. Kommt Ihnen eines fremd vor, melden Sie es ab und ändern Sie Ihr Passwort.",
  device: "{browser} auf {system}",
  unknownDevice: "Unbekanntes Gerät",
  thisDevice: "Dieses Gerät",
  signedIn: "Angemeldet",
  lastUsed: "Zuletzt benutzt",
  onlyRemembered:
    "Zeigt nur Ihren Namen und Ihren Warenkorb; für alles andere ist das Passwort nötig.",
  endSession: "Abmelden",
  endSessionOf: "Abmelden: {device}",
  endOtherSessions: "Alle anderen Geräte abmelden",
  noOtherSessions: "Sie sind auf keinem anderen Gerät angemeldet.",
  removeAccount: "Konto löschen",
  removeAccountHint:
    "Daten, Warenkorb, Karte und Bohnen werden sofort und für immer gelöscht. Auch Ihren Newsletter bestellen wir ab.",
  done: {
    cardLeft: "Sie haben Ihre Karte zurückgegeben.",
    cardInvited: "Die Einladung ist unterwegs.",
    cardRemoved: "Die Person gehört nicht mehr zum Haushalt.",
    cardJoined: "Willkommen im Haushalt: Ab jetzt sammeln Sie gemeinsam.",
    loggedIn: "Sie sind angemeldet.",
    registered: "Willkommen bei {shopName}! Ihr Konto ist angelegt.",
    profile: "Ihre Daten sind gespeichert.",
    addressSaved: "Die Adresse ist gespeichert.",
    addressRemoved: "Die Adresse ist gelöscht.",
    addressChosen: "Ihre Auswahl ist gespeichert.",
    joined: "Willkommen in der Community!",
    left: "Ihre Mitgliedschaft ist beendet.",
    card: "Ihre Karte ist da. Nennen Sie die Nummer beim nächsten Einkauf im Store.",
    password: "Ihr Passwort ist geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.",
    sessionEnded: "Das Gerät ist abgemeldet.",
    otherSessionsEnded: "Alle anderen Geräte sind abgemeldet.",
    newsletterEnded: "Ihr Newsletter ist abbestellt.",
    emailRequested:
      "Wir haben eine E-Mail an Ihre neue Adresse geschickt. Bestätigen Sie dort bitte die Änderung.",
    emailChanged: "Ihre neue E-Mail-Adresse gilt. Bitte melden Sie sich künftig mit ihr an.",
    emailConfirmed: "Ihre neue E-Mail-Adresse gilt. Bitte melden Sie sich künftig mit ihr an.",
    accountConfirmed:
      "Ihre E-Mail-Adresse ist bestätigt und Ihr Konto bereit. Bitte melden Sie sich an.",
    passwordReset: "Ihr neues Passwort gilt. Bitte melden Sie sich damit an.",
    resetLinkUsed:
      "Mit diesem Link wurde schon ein neues Passwort festgelegt. Bitte melden Sie sich mit dem neuen Passwort an.",
    loggedOut: "Sie sind abgemeldet. Bis zum nächsten Mal!",
    removed: "Ihr Konto ist gelöscht. Auf Wiedersehen!",
  },
  problems: {
    required: "Bitte füllen Sie dieses Feld aus.",
    tooLong: "Dieser Text ist zu lang.",
    invalidCharacters: "Dieses Feld enthält ungültige Zeichen.",
    invalidEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    shortPassword: "Das Passwort braucht mindestens 8 Zeichen.",
    commonPassword:
      "Dieses Passwort ist weit verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.",
    shopNamePassword:
      "Dieses Passwort ist kaum mehr als der Name des Shops und leicht zu erraten. Bitte wählen Sie ein anderes.",
    addressPassword:
      "Dieses Passwort ist kaum mehr als Ihre E-Mail-Adresse und leicht zu erraten. Bitte wählen Sie ein anderes.",
    repeatedPassword:
      "Dieses Passwort wiederholt nur wenige Zeichen und ist leicht zu erraten. Bitte wählen Sie ein anderes.",
    wrongPassword: "Das Passwort stimmt nicht.",
    wrongLogin: "E-Mail-Adresse oder Passwort stimmt nicht.",
    wrongCode: "Bitte prüfen Sie den Code. Er gilt 30 Minuten lang und nur für eine Anmeldung.",
  },
  mandatory: "* Pflichtfeld",
  checkFields: "Bitte prüfen Sie die markierten Felder.",
  tooManyAttempts: {
    one: "Das waren zu viele Versuche. Bitte versuchen Sie es in {count} Minute noch einmal.",
    other: "Das waren zu viele Versuche. Bitte versuchen Sie es in {count} Minuten noch einmal.",
  },
  unavailable: "Das hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.",
};
