import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Odstúpiť od zmluvy",
  intro:
    "Tu môžete odstúpiť od zmluvy, ktorú ste s nami uzavreli. Nepotrebujete zákaznícky účet ani nemusíte uvádzať dôvod.",
  aboutTheRight: "Lehoty, vrátenie peňazí a výnimky:",
  labels: {
    name: "Meno a priezvisko",
    contract: "Objednávka",
    email: "E-mailová adresa",
    part: "Len táto časť objednávky",
    reason: "Dôvod",
  },
  hints: {
    contract: "Číslo objednávky. Ak ho nemáte poruke, napíšte, čo ste si objednali a kedy.",
    email: "Na túto adresu vám pošleme potvrdenie o prijatí.",
    part: "Nepovinné. Ak odstupujete od celej zmluvy, nechajte pole prázdne.",
    reason: "Nepovinné.",
  },
  review: "Kontrola odstúpenia",
  reviewIntro: "Vaše odstúpenie sme zatiaľ nedostali. Dostaneme ho, keď zvolíte „{confirm}“.",
  declaration: "Týmto odstupujem od tejto zmluvy:",
  confirm: "Potvrdiť odstúpenie",
  change: "Zmeniť údaje",
  received: "Vaše odstúpenie sme dostali",
  receivedIntro: {
    mailed:
      "Táto stránka je potvrdením o prijatí. Pošleme vám ho aj e-mailom. Stránku si môžete aj vytlačiť alebo uložiť, napríklad ako PDF.",
    notMailed:
      "Táto stránka je potvrdením o prijatí. E-mailom vám ho tentoraz nepošleme. Stránku si preto, prosím, vytlačte alebo uložte, napríklad ako PDF.",
  },
  receiptAddress:
    "Potvrdenie znova nájdete na adrese tejto stránky. Nikomu ju neposkytujte: kto ju pozná, môže si potvrdenie prečítať.",
  number: "Číslo",
  receivedAt: "Dátum a čas prijatia",
  notReceived: {
    unavailable:
      "Prijatie vášho odstúpenia teraz nemôžeme potvrdiť. Skúste to, prosím, o chvíľu znova; dvakrát sa nezapočíta.",
    tooMany:
      "Vaše odstúpenie sme zatiaľ nedostali, pretože ich z vašej siete práve prichádza veľmi veľa. Skúste to, prosím, neskôr.",
  },
  byEmail: "Alebo ho pošlite e-mailom na {email}",
  mail: {
    subject: "Potvrdenie o prijatí odstúpenia od zmluvy",
    text: "Vaše odstúpenie od zmluvy sme dostali. Tento e-mail potvrdzuje jeho obsah a dátum a čas prijatia. Uschovajte si ho, prosím.",
    reason:
      "Tento e-mail ste dostali, pretože pri odstúpení od zmluvy na našom webe niekto uviedol vašu adresu. Ak ste to neboli vy, odpovedzte, prosím, na tento e-mail.",
  },
};
