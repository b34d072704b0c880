import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Kedves {name}!",
  confirmation: {
    subject: "Kérjük, erősítse meg hírlevél-feliratkozását",
    preview: "Már csak egy lépés van hátra: e-mail-címének megerősítése.",
    heading: "Már csak egy lépés",
    text: "Ezt a címet megadták a hírlevelünkre való feliratkozáshoz. Kérjük, erősítse meg a feliratkozást: csak ezután írunk Önnek.",
    button: "Feliratkozás megerősítése",
    validity:
      "A hivatkozás egy oldalra vezet, ahol egy gombbal erősítheti meg a feliratkozást. {hours} óráig érvényes.",
    consent:
      "A megerősítéssel kijelenti, hogy betöltötte a {newsletterAge}. életévét, és e-mailben szeretné megkapni cégünk ({shopName}) hírlevelét. Bármikor leiratkozhat.",
    reason:
      "Azért kapta ezt az e-mailt, mert címét weboldalunkon megadták a hírlevélhez. Ha nem Ön volt, nincs teendője: megerősítés nélkül nem küldünk hírlevelet, és a címet {newsletterUnconfirmedDays} nap után töröljük.",
  },
  notice: {
    subject: "Ön már feliratkozott a hírlevélre",
    preview: "Semmi sem változott.",
    heading: "Már feliratkozott",
    text: "Ezt a címet ismét megadták a hírlevelünkre való feliratkozáshoz. A cím már szerepel a listán. Semmi sem változott, és nincs teendője.",
    button: "Adatok megtekintése",
    reason:
      "Azért kapta ezt az e-mailt, mert címét weboldalunkon megadták a hírlevélhez. Ha nem Ön volt, egyszerűen törölje.",
  },
  welcome: {
    subject: "Üdvözöljük hírlevelünk olvasói között",
    preview: "Feliratkozását megerősítette.",
    heading: "Üdvözöljük!",
    text: "Feliratkozását megerősítette. Mostantól hetente körülbelül kétszer írunk Önnek új kávékról, témavilágokról és ajánlatokról.",
    voucher: "{newsletterDiscount}% üdvözlő kedvezmény",
    voucherConditions:
      "Egy rendelésre érvényes (utolsó nap: {until}). A kódot a kosárban adja meg. Egyszer használható fel, más kóddal nem vonható össze, és ajándékkártyára, valamint partnereink termékeire nem érvényes.",
    button: "A webáruházba",
    preferences: "Adataim módosítása",
    reason: "Azért kapta ezt az e-mailt, mert megerősítette feliratkozását a hírlevélre.",
  },
  goodbye: {
    subject: "Leiratkozott a hírlevélről",
    preview: "Címét töröltük a listáról.",
    heading: "Leiratkozott",
    text: "Nem küldünk több hírlevelet, és címét töröltük a listáról. A még fel nem használt üdvözlő kód továbbra is érvényes. Köszönjük, hogy velünk tartott!",
    reason: "Ezt az e-mailt egyetlen alkalommal kapja, mert címét leiratkoztatták a hírlevélről.",
  },
  unsubscribe: "Leiratkozás a hírlevélről",
};
