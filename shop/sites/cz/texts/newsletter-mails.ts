import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Dobrý den, {name}!",
  confirmation: {
    subject: "Potvrďte prosím odběr newsletteru",
    preview: "Zbývá jeden krok: potvrdit vaši e-mailovou adresu.",
    heading: "Už jen jeden krok",
    text: "Tato adresa byla přihlášena k odběru newsletteru společnosti {shopName}. Potvrďte prosím přihlášení. Teprve potom vám začneme psát.",
    button: "Potvrdit přihlášení",
    validity: "Odkaz otevře stránku, na které přihlášení potvrdíte tlačítkem. Platí {hours} hodin.",
    consent:
      "Potvrzením prohlašujete, že je vám alespoň {newsletterAge} let a že si přejete dostávat newsletter společnosti {shopName} e-mailem. Odhlásit se můžete kdykoli.",
    reason:
      "Tento e-mail dostáváte, protože vaše adresa byla na našem webu zadána k odběru newsletteru. Pokud jste to nebyli vy, nemusíte nic dělat: bez potvrzení vám newsletter posílat nebudeme a adresu po {newsletterUnconfirmedDays} dnech smažeme.",
  },
  notice: {
    subject: "Newsletter už odebíráte",
    preview: "Nic se nezměnilo.",
    heading: "Už jste s námi",
    text: "Tato adresa byla znovu zadána k odběru našeho newsletteru. K odběru už je přihlášena. Nic se nezměnilo a nemusíte nic dělat.",
    button: "Zobrazit údaje",
    reason:
      "Tento e-mail dostáváte, protože vaše adresa byla na našem webu zadána k odběru newsletteru. Pokud jste to nebyli vy, můžete ho jednoduše smazat.",
  },
  welcome: {
    subject: "Vítejte mezi odběrateli našeho newsletteru",
    preview: "Vaše přihlášení je potvrzeno.",
    heading: "Vítejte!",
    text: "Vaše přihlášení je potvrzeno. Od teď vám budeme přibližně dvakrát týdně psát o nových kávách, tematických světech a nabídkách.",
    voucher: "Sleva {newsletterDiscount} % na uvítanou",
    voucherConditions:
      "Na jednu objednávku, platí do {until}. Kód zadejte v košíku. Lze ho použít jednou, nelze ho kombinovat s jinými kódy a nevztahuje se na dárkové karty ani na produkty partnerů.",
    button: "Do e-shopu",
    preferences: "Změnit moje údaje",
    reason: "Tento e-mail dostáváte, protože jste potvrdili odběr newsletteru.",
  },
  goodbye: {
    subject: "Odběr newsletteru je zrušený",
    preview: "Vaši adresu jsme z rozesílky smazali.",
    heading: "Jste odhlášeni",
    text: "Newsletter vám už posílat nebudeme a vaši adresu jsme z rozesílky smazali. Kód na uvítanou, který jste ještě nepoužili, platí dál. Děkujeme, že jste nás četli!",
    reason:
      "Tento e-mail posíláme jen jednou, protože odběr newsletteru na vaši adresu byl zrušen.",
  },
  unsubscribe: "Odhlásit odběr newsletteru",
};
