import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Guten Tag, {name}!",
  confirmAddress: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    text: "Ihr Konto bei {shopName} ist fast fertig. Es fehlt noch ein Schritt: Bestätigen Sie bitte, dass diese E-Mail-Adresse Ihnen gehört. Halten Sie dafür das Passwort bereit, das Sie gerade gewählt haben.",
    button: "E-Mail-Adresse bestätigen",
    note: "Der Link gilt 24 Stunden.",
    reason:
      "Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse ein Konto anlegen möchte. Waren Sie das nicht, löschen Sie sie einfach: Ohne Bestätigung entsteht kein Konto.",
  },
  accountExists: {
    subject: "Sie haben schon ein Konto bei {shopName}",
    text: "Diese E-Mail-Adresse wurde gerade für ein Konto angegeben, gehört aber schon zu einem. Melden Sie sich einfach an. Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie dort ein neues fest.",
    button: "Anmelden",
    reason:
      "Sie erhalten diese E-Mail, weil Ihre Adresse auf unserer Website eingegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.",
  },
  resetPassword: {
    subject: "Neues Passwort festlegen",
    text: "Passwort vergessen? Das macht nichts. Hier legen Sie ein neues fest.",
    button: "Neues Passwort festlegen",
    note: "Der Link gilt 30 Minuten und nur einmal.",
    reason:
      "Sie erhalten diese E-Mail, weil für Ihr Konto ein neues Passwort angefordert wurde. Waren Sie das nicht, löschen Sie sie einfach: Ihr Passwort bleibt, wie es ist.",
  },
  loginCode: {
    subject: "Ihr Code für die Anmeldung",
    text: "Mit diesem Code und Ihrem Passwort können Sie sich anmelden, auch wenn es zu viele Versuche gab.",
    code: "Ihr Code",
    note: "Der Code gilt 30 Minuten und für eine Anmeldung. Geben Sie ihn nur auf der Seite ein, auf der Sie ihn angefordert haben, und an niemanden weiter.",
    reason:
      "Sie erhalten diese E-Mail, weil für Ihr Konto ein Code angefordert wurde. Waren Sie das nicht, löschen Sie sie einfach: Ohne Ihr Passwort nützt der Code niemandem.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    text: "Das Passwort Ihres Kontos wurde am {time} geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.",
    note: "Waren Sie das nicht? Dann legen Sie bitte sofort ein neues Passwort fest.",
    button: "Neues Passwort festlegen",
    reason: "Sie erhalten diese E-Mail zu Ihrer Sicherheit nach jeder Änderung Ihres Passworts.",
  },
  changeEmail: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    text: "Ihr Konto bei {shopName} soll künftig zu dieser E-Mail-Adresse gehören. Bestätigen Sie bitte, dass sie Ihnen gehört.",
    button: "E-Mail-Adresse bestätigen",
    note: "Der Link gilt 24 Stunden.",
    reason:
      "Sie erhalten diese E-Mail, weil Ihre Adresse in einem Konto bei {shopName} eingetragen wurde. Waren Sie das nicht, löschen Sie sie einfach: Ohne Bestätigung ändert sich nichts.",
  },
  emailChangeNotice: {
    subject: "Die E-Mail-Adresse Ihres Kontos soll geändert werden",
    text: "Ihr Konto soll künftig zu {email} gehören. Die Änderung gilt, sobald sie dort bestätigt wird.",
    note: "Waren Sie das nicht? Dann kennt jemand Ihr Passwort: Legen Sie bitte sofort ein neues fest. Die Änderung kann danach nicht mehr bestätigt werden.",
    button: "Neues Passwort festlegen",
    reason:
      "Sie erhalten diese E-Mail zu Ihrer Sicherheit, wenn die E-Mail-Adresse Ihres Kontos geändert werden soll.",
  },
  accountRemoved: {
    subject: "Ihr Konto ist gelöscht",
    text: "Ihr Konto bei {shopName} und alles, was dazugehörte, sind gelöscht. Auch den Newsletter senden wir an diese Adresse nicht mehr. Vielen Dank, dass Sie bei uns waren.",
    note: "Waren Sie das nicht? Dann wenden Sie sich bitte an unseren Kundenservice.",
    reason: "Sie erhalten diese E-Mail, weil das Konto mit dieser Adresse gelöscht wurde.",
  },
};
