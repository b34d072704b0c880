import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Dobrý deň, {name}!",
  confirmation: {
    subject: "Potvrďte, prosím, odber newslettra",
    preview: "Zostáva jeden krok: potvrdiť vašu e-mailovú adresu.",
    heading: "Už len jeden krok",
    text: "Táto adresa bola prihlásená na odber newslettra spoločnosti {shopName}. Potvrďte, prosím, prihlásenie. Až potom vám začneme písať.",
    button: "Potvrdiť prihlásenie",
    validity:
      "Odkaz otvorí stránku, na ktorej prihlásenie potvrdíte tlačidlom. Platí {hours} hodín.",
    consent:
      "Potvrdením vyhlasujete, že máte aspoň {newsletterAge} rokov a chcete dostávať newsletter spoločnosti {shopName} e-mailom. Odhlásiť sa môžete kedykoľvek.",
    reason:
      "Tento e-mail ste dostali, pretože vaša adresa bola na našom webe zadaná na odber newslettra. Ak ste to neboli vy, nemusíte nič robiť: bez potvrdenia vám newsletter posielať nebudeme a adresu po {newsletterUnconfirmedDays} dňoch vymažeme.",
  },
  notice: {
    subject: "Newsletter už odoberáte",
    preview: "Nič sa nezmenilo.",
    heading: "Už ste s nami",
    text: "Táto adresa bola znova zadaná na odber nášho newslettra. Na odber je už prihlásená. Nič sa nezmenilo a nemusíte nič robiť.",
    button: "Zobraziť údaje",
    reason:
      "Tento e-mail ste dostali, pretože vaša adresa bola na našom webe zadaná na odber newslettra. Ak ste to neboli vy, môžete ho jednoducho vymazať.",
  },
  welcome: {
    subject: "Vitajte medzi odberateľmi nášho newslettra",
    preview: "Vaše prihlásenie je potvrdené.",
    heading: "Vitajte!",
    text: "Vaše prihlásenie je potvrdené. Odteraz vám budeme približne dvakrát do týždňa písať o nových kávach, tematických svetoch a ponukách.",
    voucher: "Uvítacia zľava {newsletterDiscount} %",
    voucherConditions:
      "Na jednu objednávku, platí do {until}. Kód zadajte v košíku. Možno ho použiť raz, nemožno ho spojiť s iným kódom a nevzťahuje sa na darčekové karty ani na výrobky partnerov.",
    button: "Do e-shopu",
    preferences: "Zmeniť moje údaje",
    reason: "Tento e-mail ste dostali, pretože ste potvrdili odber newslettra.",
  },
  goodbye: {
    subject: "Odber newslettra je zrušený",
    preview: "Vašu adresu sme zo zoznamu vymazali.",
    heading: "Ste odhlásení",
    text: "Newsletter vám už posielať nebudeme a vašu adresu sme zo zoznamu vymazali. Uvítací kód, ktorý ste ešte nepoužili, platí ďalej. Ďakujeme, že ste nás čítali!",
    reason: "Tento e-mail posielame iba raz, pretože odber newslettra na vašu adresu bol zrušený.",
  },
  unsubscribe: "Odhlásiť odber newslettra",
};
