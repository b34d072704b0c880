import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Dajte mi vedieť, keď bude na sklade",
  variantTitle: "Je vybraný variant vypredaný? Dáme vám vedieť",
  intro: "Len čo bude tento výrobok opäť v ponuke, pošleme vám e-mail.",
  email: "E-mailová adresa",
  submit: "Dajte mi vedieť",
  note: "Najprv potvrdíte svoju adresu. Potom dostanete práve jeden e-mail a žiadosť vymažeme, najneskôr po {days} dňoch.",
  unavailable: "Vašu žiadosť teraz nemôžeme uložiť. Skúste to, prosím, o chvíľu znova.",
  requested: {
    title: "Potvrďte, prosím, svoju adresu",
    text: "O chvíľu dostanete e-mail s odkazom. Žiadosť začne platiť, až keď ju cezeň potvrdíte. Ak ste to pri tomto výrobku už urobili, ďalší e-mail nepríde. Na jednu adresu posielame najviac {times} takýchto e-mailov denne. Ak nič nepríde, pozrite sa, prosím, aj do priečinka so spamom.",
  },
  available: {
    title: "Už je opäť na sklade",
    text: "Tento výrobok je znova v ponuke. Môžete si ho hneď objednať.",
  },
  confirm: {
    title: "Zostáva jedno kliknutie",
    text: "Potvrďte, že máme napísať na adresu {email}, len čo bude tento výrobok opäť v ponuke.",
    button: "Potvrdiť žiadosť",
    ignore: "Neboli ste to vy? Potom túto stránku jednoducho zatvorte.",
  },
  confirmed: {
    title: "Dáme vám vedieť",
    text: "Len čo bude tento výrobok opäť v ponuke, napíšeme raz na adresu {email}. Potom žiadosť vymažeme, najneskôr po {days} dňoch.",
  },
  waiting: {
    title: "Vaša žiadosť už je potvrdená",
    text: "Len čo bude tento výrobok opäť v ponuke, napíšeme raz na adresu {email}.",
    button: "Vymazať žiadosť",
  },
  ended: {
    title: "Táto žiadosť už neexistuje",
    text: "Buď sme vám už napísali, alebo bola vymazaná.",
  },
  deleted: {
    title: "Vašu žiadosť sme vymazali",
    text: "K tomuto výrobku vám už písať nebudeme.",
  },
  expired: {
    title: "Platnosť odkazu vypršala",
    text: "Odkaz platil {hours} hodín. Na stránke výrobku môžete o správu požiadať znova.",
  },
  invalid: {
    title: "Tento odkaz je neplatný",
    text: "Otvorte ho, prosím, priamo z nášho e-mailu a skontrolujte, či je celý.",
  },
  toArticle: "Zobraziť výrobok",
  mails: {
    confirmation: {
      subject: "Potvrďte, prosím, žiadosť: {article}",
      text: "Chcete vedieť, kedy bude tento výrobok opäť v ponuke? Potvrďte to, prosím. Až potom začne vaša žiadosť platiť.",
      button: "Potvrdiť žiadosť",
      validity: "Odkaz otvorí stránku, na ktorej žiadosť potvrdíte tlačidlom. Platí {hours} hodín.",
      reason:
        "Tento e-mail ste dostali, pretože vaša adresa bola na našom webe zadaná v žiadosti o správu k tomuto výrobku. Ak ste to neboli vy, nemusíte nič robiť: bez potvrdenia vám písať nebudeme a adresu po {newsletterUnconfirmedDays} dňoch vymažeme.",
    },
    back: {
      subject: "Opäť na sklade: {article}",
      text: "Chceli ste vedieť, kedy bude tento výrobok opäť v ponuke. Teraz si ho môžete objednať. Rezervovaný nie je.",
      button: "Zobraziť výrobok",
      last: "Bol to jediný e-mail k tejto žiadosti. Žiadosť sme vymazali. Cena platí v okamihu odoslania tohto e-mailu.",
      reason: "Tento e-mail ste dostali, pretože ste oň požiadali a potvrdili svoju adresu.",
    },
  },
};
