import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Prehľad", text: "To najdôležitejšie na jednom mieste." },
    orders: { title: "Objednávky", text: "Stav, faktúra a vrátenie všetkých vašich nákupov." },
    subscriptions: {
      title: "Predplatné kávy",
      text: "Ďalšia dodávka, pozastavenie, zmena alebo zrušenie.",
    },
    addresses: {
      title: "Adresy",
      text: "Kam doručujeme a komu vystavíme faktúru. Pri pokladnici už len vyberiete.",
    },
    profile: { title: "Osobné údaje", text: "Ako vás máme oslovovať." },
    loginData: {
      title: "E-mail a heslo",
      text: "Čím sa prihlasujete a kam vám píšeme.",
    },
    sessions: {
      title: "Prihlásené zariadenia",
      text: "Pozrite sa, kde ste prihlásení, a odhláste zariadenia, ktoré už nepoužívate.",
    },
    card: { title: "Karta a zrnká", text: "Vaša karta a vaše zrnká." },
    reviews: {
      title: "Moje hodnotenia",
      text: "Upravte alebo vymažte, čo ste napísali o výrobkoch.",
    },
    community: { title: "Komunita", text: "Vaše verejné meno a čo ste v komunite napísali." },
    newsletter: {
      title: "Newsletter a cookies",
      text: "Čo vám posielame a čo pre nás smie ukladať váš prehliadač.",
    },
    data: {
      title: "Údaje a zrušenie účtu",
      text: "Stiahnite si, čo o vás máme uložené, alebo účet zrušte.",
    },
  },
  help: "Pomoc k účtu",
  lastOrder: "Posledná objednávka",
  noOrders: "Tu je miesto pre vašu prvú objednávku",
  noOrdersText:
    "Keď si niečo objednáte, uvidíte tu, ako na tom vaša objednávka je. Objednávku bez účtu vyhľadáte cez „Nájsť objednávku“.",
  discover: "Pozrieť sortiment",
  noAddresses: "Zatiaľ žiadna uložená adresa",
  noAddressesText:
    "Uložte si domov, kanceláriu alebo adresu svojich blízkych. Pri pokladnici potom stačí jedno kliknutie.",
  cookies: "O tom, ktoré cookies smieme ukladať, rozhodujete v každom prehliadači osobitne.",
  exportTitle: "Stiahnuť svoje údaje",
  exportText:
    "Súbor so všetkým, čo patrí k vášmu účtu: údaje, adresy, objednávky, newsletter a prihlásené zariadenia. Je vo formáte JSON, ktorý prečítajú aj iné programy.",
  exportButton: "Stiahnuť údaje",
  addAddress: "Pridať adresu",
  changeAddressTitle: "Zmeniť adresu",
  changeAddress: "Zmeniť",
  removeAddress: "Odstrániť",
  changeAddressOf: "Zmeniť: {address}",
  removeAddressOf: "Odstrániť: {address}",
  label: "Názov adresy",
  labelHint: "Nepovinné, napríklad Domov alebo Kancelária.",
  forDelivery: "Dodacia adresa",
  forInvoice: "Fakturačná adresa",
  useForDelivery: "Ponúkať ako dodaciu adresu",
  useForInvoice: "Ponúkať ako fakturačnú adresu",
  tooManyAddresses:
    "Viac ako {max} adries uložiť nemôžeme. Najprv, prosím, odstráňte niektorú, ktorú už nepotrebujete.",
  changedElsewhere:
    "Táto adresa sa práve zmenila v inom okne. Tu vidíte, čo ste zadali: ak to tak má zostať, uložte to ešte raz.",
  chooseCountry: "Použiť krajinu",
  savedAddresses: "Vaše adresy",
  useAddress: "Použiť",
  saveAddress: "Uložiť túto adresu do môjho účtu",
};
