import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Odstoupit od smlouvy",
  intro:
    "Zde můžete odstoupit od smlouvy, kterou jste s námi uzavřeli. Nepotřebujete účet a nemusíte uvádět důvod.",
  aboutTheRight: "Lhůty, vrácení peněz a výjimky:",
  labels: {
    name: "Jméno a příjmení",
    contract: "Objednávka",
    email: "E-mail",
    part: "Jen tato část objednávky",
    reason: "Důvod",
  },
  hints: {
    contract: "Číslo objednávky. Nemáte-li ho po ruce, napište, co jste objednali a kdy.",
    email: "Na tuto adresu vám pošleme potvrzení o přijetí.",
    part: "Nepovinné. Odstupujete-li od celé smlouvy, nechte pole prázdné.",
    reason: "Nepovinné.",
  },
  review: "Kontrola odstoupení",
  reviewIntro: "Vaše odstoupení jsme zatím neobdrželi. Obdržíme je, jakmile zvolíte „{confirm}“.",
  declaration: "Tímto odstupuji od této smlouvy:",
  confirm: "Potvrdit odstoupení",
  change: "Změnit údaje",
  received: "Vaše odstoupení jsme obdrželi",
  receivedIntro: {
    mailed:
      "Tato stránka je potvrzením o přijetí. Pošleme vám ho i e-mailem. Stránku si můžete také vytisknout nebo uložit, například jako PDF.",
    notMailed:
      "Tato stránka je potvrzením o přijetí. E-mailem vám ho tentokrát nepošleme. Stránku si proto prosím vytiskněte nebo uložte, například jako PDF.",
  },
  receiptAddress:
    "Potvrzení znovu najdete na adrese této stránky. Nikomu ji nesdělujte: kdo ji zná, může si potvrzení přečíst.",
  number: "Číslo",
  receivedAt: "Datum a čas přijetí",
  notReceived: {
    unavailable:
      "Přijetí vašeho odstoupení teď nemůžeme potvrdit. Zkuste to prosím za chvíli znovu; dvakrát se nezapočítá.",
    tooMany:
      "Vaše odstoupení jsme zatím neobdrželi, protože jich z vaší sítě právě přichází velmi mnoho. Zkuste to prosím později.",
  },
  byEmail: "Nebo je pošlete e-mailem na {email}",
  mail: {
    subject: "Potvrzení o přijetí odstoupení od smlouvy",
    text: "Vaše odstoupení od smlouvy jsme obdrželi. Tento e-mail potvrzuje jeho obsah a datum a čas přijetí. Uschovejte si ho prosím.",
    reason:
      "Tento e-mail jste dostali, protože při odstoupení od smlouvy na našem webu někdo uvedl vaši adresu. Pokud jste to nebyli vy, odpovězte prosím na tento e-mail.",
  },
};
