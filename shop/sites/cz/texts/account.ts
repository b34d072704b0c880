import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Přehled", text: "To nejdůležitější na jednom místě." },
    orders: { title: "Objednávky", text: "Stav, faktura a vrácení všech vašich nákupů." },
    subscriptions: {
      title: "Předplatné kávy",
      text: "Další dodávka, pozastavení, změna nebo zrušení.",
    },
    addresses: {
      title: "Adresy",
      text: "Kam doručujeme a komu vystavíme fakturu. U pokladny už jen vyberete.",
    },
    profile: { title: "Osobní údaje", text: "Jak vás máme oslovovat." },
    loginData: {
      title: "E-mail a heslo",
      text: "Čím se přihlašujete a kam vám píšeme.",
    },
    sessions: {
      title: "Přihlášená zařízení",
      text: "Podívejte se, kde jste přihlášeni, a odhlaste zařízení, která už nepoužíváte.",
    },
    card: { title: "Karta a zrnka", text: "Vaše karta a vaše zrnka." },
    reviews: { title: "Moje hodnocení", text: "Upravte nebo smažte, co jste napsali o zboží." },
    community: { title: "Komunita", text: "Vaše veřejné jméno a co jste v komunitě napsali." },
    newsletter: {
      title: "Newsletter a cookies",
      text: "Co vám posíláme a co pro nás smí ukládat váš prohlížeč.",
    },
    data: {
      title: "Údaje a zrušení účtu",
      text: "Stáhněte si, co o vás máme uloženo, nebo účet zrušte.",
    },
  },
  help: "Nápověda k účtu",
  lastOrder: "Poslední objednávka",
  noOrders: "Tady je místo pro vaši první objednávku",
  noOrdersText:
    "Jakmile si něco objednáte, uvidíte tu, jak na tom vaše objednávka je. Objednávku bez účtu dohledáte přes „Najít objednávku“.",
  discover: "Prohlédnout sortiment",
  noAddresses: "Zatím žádná uložená adresa",
  noAddressesText:
    "Uložte si domov, kancelář nebo adresu svých blízkých. U pokladny pak stačí jedno kliknutí.",
  cookies: "O tom, které cookies smíme ukládat, rozhodujete v každém prohlížeči zvlášť.",
  exportTitle: "Stáhnout své údaje",
  exportText:
    "Soubor se vším, co patří k vašemu účtu: údaje, adresy, objednávky, newsletter a přihlášená zařízení. Je ve formátu JSON, který přečtou i jiné programy.",
  exportButton: "Stáhnout údaje",
  addAddress: "Přidat adresu",
  changeAddressTitle: "Změnit adresu",
  changeAddress: "Změnit",
  removeAddress: "Smazat",
  changeAddressOf: "Změnit: {address}",
  removeAddressOf: "Smazat: {address}",
  label: "Název adresy",
  labelHint: "Nepovinné, například Domov nebo Kancelář.",
  forDelivery: "Doručovací adresa",
  forInvoice: "Fakturační adresa",
  useForDelivery: "Nabízet jako doručovací adresu",
  useForInvoice: "Nabízet jako fakturační adresu",
  tooManyAddresses:
    "Více než {max} adres uložit nemůžeme. Nejprve prosím smažte některou, kterou už nepotřebujete.",
  changedElsewhere:
    "Tato adresa byla právě změněna v jiném okně. Tady vidíte, co jste zadali: má-li to tak zůstat, uložte to ještě jednou.",
  chooseCountry: "Použít zemi",
  savedAddresses: "Vaše adresy",
  useAddress: "Použít",
  saveAddress: "Uložit tuto adresu do mého účtu",
};
