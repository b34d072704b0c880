import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Pokladna",
  progress: "Kroky objednávky",
  steps: {
    login: "Přihlášení",
    delivery: "Doručení",
    payment: "Platba",
    review: "Souhrn",
  },
  next: "Pokračovat",
  toCart: "Zpět do košíku",
  summary: "Váš nákup",
  change: "Změnit",
  changeOf: "Změnit: {part}",
  guest: "Objednat bez účtu",
  guestIntro:
    "Účet nepotřebujete. Objednávku později najdete podle jejího čísla a e-mailové adresy.",
  toGuest: "Pokračovat bez účtu",
  registerIntro:
    "S účtem máte všechny objednávky pohromadě a svůj košík na každém zařízení. Pošleme vám e-mail k potvrzení a košík na vás mezitím počká.",
  loggedOut:
    "Už nejste přihlášeni. Přihlaste se prosím znovu: vše, co jste vyplnili, tu na vás čeká.",
  otherAccount:
    "V jiném okně jste se přihlásili jako {email}. Pokračujete tu proto s košíkem tohoto účtu. Zkontrolujte prosím vše ještě jednou, i vyplněné údaje.",
  merged: {
    title: "Ve vašem košíku je teď víc zboží",
    text: "Ve vašem účtu byl ještě jeden košík. Po přihlášení se spojil s tímto nákupem:",
  },
  contact: "Kontakt",
  emailHint: "Na tuto adresu pošleme potvrzení objednávky.",
  deliveryKind: "Jak chcete zboží převzít?",
  home: "Doručení domů",
  homeHint: "Nebo na jakoukoli jinou adresu v zemi.",
  store: "Vyzvednutí v prodejně",
  storeHint:
    "Zdarma, obvykle za {deliveryDaysFrom} až {deliveryDaysTo} pracovní dny, při platbě předem počítáno od přijetí platby. Napíšeme vám, jakmile bude vše připravené.",
  online: "Přístup e-mailem",
  onlineHint:
    "Nic neposíláme poštou: přístup dostanete e-mailem nejpozději následující pracovní den, při platbě předem po přijetí platby.",
  deliveryAddress: "Doručovací adresa",
  chooseStore: "Místo vyzvednutí",
  collector: "Kdo zboží vyzvedne?",
  choose: "Vyberte prosím",
  labels: {
    firstName: "Jméno",
    lastName: "Příjmení",
    company: "Firma",
    street: "Ulice a číslo",
    extra: "Doplnění adresy",
    postalCode: "PSČ",
    town: "Město",
    region: "Kraj",
    country: "Země",
    phone: "Mobilní číslo",
    storeId: "Prodejna",
    vatNumber: "DIČ",
    giftMessage: "Přání",
  },
  extraHint: "Například patro, vchod nebo c/o.",
  unusualPostalCode:
    "Zkontrolujte prosím PSČ, obvykle vypadá třeba takto: {example}. Pokud přesto platí, zvolte ještě jednou „{next}“.",
  wrongPostalCode: {
    one: "PSČ v této zemi ({chosen}) má {count} číslici, například {example}. Zkontrolujte ho prosím.",
    few: "PSČ v této zemi ({chosen}) má {count} číslice, například {example}. Zkontrolujte ho prosím.",
    many: "PSČ v této zemi ({chosen}) má {count} číslice, například {example}. Zkontrolujte ho prosím.",
    other:
      "PSČ v této zemi ({chosen}) má {count} číslic, například {example}. Zkontrolujte ho prosím.",
  },
  foreignPostalCode:
    "{code} vypadá jako PSČ jiné země ({countries}). Adresa je ale v této zemi: {chosen}.",
  keepPostalCode: "Pokud PSČ přesto platí, zvolte ještě jednou „{next}“.",
  notDeliveredTo: "Tento e-shop doručuje jen v této zemi: {country}.",
  phoneHint: "Aby se vám kurýr dovolal, například {example}.",
  invalidPhone: "Zadejte prosím platné mobilní číslo.",
  unknownStore: "Vyberte prosím prodejnu.",
  wrongVatNumber: "Toto číslo nemůže být správné. Zkontrolujte prosím, zda v něm nechybí znak.",
  payment: "Způsob platby",
  billing: "Fakturační adresa",
  billingIntro: "Na koho máme vystavit fakturu?",
  sameBilling: "Stejná jako doručovací adresa",
  otherBilling: "Faktura na jinou adresu nebo na firmu",
  vatHint: "Nepovinné, jen pro firmy.",
  gift: "Je to dárek?",
  giftHint: "Nepovinné, nejvýše {max} znaků. Vaše přání přiložíme na kartičce.",
  reviewIntro: "V klidu prosím vše zkontrolujte. Závazné to bude až po volbě „{order}“.",
  pickup: "Vyzvednutí v prodejně",
  spentBeans: {
    one: "Uplatněno {count} zrnko",
    few: "Uplatněna {count} zrnka",
    many: "Uplatněno {count} zrnka",
    other: "Uplatněno {count} zrnek",
  },
  articles: "Zboží",
  legal: "Pro vaši objednávku platí:",
  order: "Objednávka zavazující k platbě",
  accept: "Znám tyto texty a souhlasím s nimi.",
  acceptFirst: "Chcete-li objednat, přečtěte si prosím tyto texty a vyjádřete s nimi souhlas.",
  changed:
    "Zatím není nic objednáno: od poslední kontroly se něco změnilo. Projděte si prosím objednávku ještě jednou.",
  changes: {
    added: "Do objednávky přibylo: {title}.",
    entered: "Vaše údaje se změnily v jiném okně nebo na jiném zařízení.",
    term: "Změnila se lhůta k zaplacení.",
    collection:
      "Prodejna už nemá všechno skladem. Objednávku tam doručíme, vyzvednout si ji proto budete moci až později.",
    price: "{title}: {now} místo {before}",
    soldOut: "Vyprodáno: {title}.",
    removed: "V objednávce už není: {title}.",
    quantity: {
      one: "{title}: v objednávce je teď {count} kus.",
      few: "{title}: v objednávce jsou teď {count} kusy.",
      many: "{title}: v objednávce je teď {count} kusu.",
      other: "{title}: v objednávce je teď {count} kusů.",
    },
    onlyLeft: {
      one: "{title}: zbývá už jen {count} kus.",
      few: "{title}: zbývají už jen {count} kusy.",
      many: "{title}: zbývá už jen {count} kusu.",
      other: "{title}: zbývá už jen {count} kusů.",
    },
    voucherEnded: "Slevový kód „{title}“ už neplatí.",
    delivery: "Doprava: {now} místo {before}",
    total: "Celkem: {now} místo {before}",
  },
  stops: {
    emptyCart: {
      title: "Váš košík je prázdný",
      text: "Neobjednali jste už v jiném okně? Potvrzení pak najdete ve své e-mailové schránce.",
    },
    hasSubscriptions: {
      title: "Předplatné teď nejde objednat",
      text: "Vyjměte prosím předplatné z košíku. Vše ostatní pak objednáte hned tady.",
    },
    cannotCheckOut: {
      title: "Zkontrolujte prosím svůj košík",
      text: "Něco z košíku takto objednat nejde. Vyplněné údaje zůstanou uložené.",
    },
    lostCart: {
      title: "Tento prohlížeč už váš košík nemá",
      text: "Nejspíš byly smazány soubory cookie. Nic se teď neobjednalo a vyplněné údaje tu už nejsou. Vložte prosím zboží do košíku znovu, nebo se přihlaste, pokud máte účet.",
    },
  },
  tooMany: {
    one: "Z vaší sítě teď přichází velmi mnoho objednávek. Zkuste to znovu za {count} minutu.",
    few: "Z vaší sítě teď přichází velmi mnoho objednávek. Zkuste to znovu za {count} minuty.",
    many: "Z vaší sítě teď přichází velmi mnoho objednávek. Zkuste to znovu za {count} minuty.",
    other: "Z vaší sítě teď přichází velmi mnoho objednávek. Zkuste to znovu za {count} minut.",
  },
  proof: {
    solving:
      "Okamžik, prosím: z vaší sítě teď přichází hodně objednávek. Váš prohlížeč proto provede krátký výpočet a potom objednávku odešle. Potrvá to několik sekund.",
    scriptless:
      "Zatím není nic objednáno: z vaší sítě teď přichází hodně objednávek. Nechte si prosím poslat kód na {email} a zadejte ho sem.",
    confirm:
      "Zatím není nic objednáno: u této objednávky vás prosíme o potvrzení e-mailové adresy. Na {email} jsme vám poslali kód. Zadejte ho sem a objednejte znovu.",
    sent: "Na {email} jsme vám poslali kód. Zadejte ho sem a objednejte znovu.",
    send: "Poslat kód e-mailem",
    again: "Poslat nový kód",
    code: "Kód z e-mailu",
    wrong: "Tento kód není správný, nebo už neplatí.",
  },
  tooLarge:
    "Zatím není nic objednáno: tolik zboží vám bez zaplacení odložit nemůžeme. Objednejte prosím méně, nebo nám zavolejte: {phone}. Najdeme řešení.",
  takeLeft: {
    one: "Vzít {count} kus",
    few: "Vzít {count} kusy",
    many: "Vzít {count} kusu",
    other: "Vzít {count} kusů",
  },
  offline:
    "E-shop teď není dostupný, chybí připojení. Právě teď se nic neodeslalo a vše, co jste vyplnili, tu zůstalo. Zkuste to prosím znovu, až budete zase online; dvakrát se nic neobjedná.",
  unavailable: "Vaše objednávka k nám ještě nedorazila. Zkuste to prosím za chvíli znovu.",
  unconfirmed:
    "Zatím nevíme, zda k nám vaše objednávka dorazila. Ověřte to prosím za chvíli: pokud dorazila, uvidíte potvrzení, jinak si ji budete moci znovu prohlédnout a odeslat. Dvakrát se nic neobjedná.",
  checkOrder: "Ověřit objednávku",
};
