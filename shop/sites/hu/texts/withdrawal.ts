import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Elállás a szerződéstől",
  intro:
    "Itt elállhat a velünk kötött szerződéstől. Nem kell hozzá fiók, és az okát sem kell megadnia.",
  aboutTheRight: "Határidők, visszatérítés és kivételek:",
  labels: {
    name: "Név",
    contract: "Rendelés",
    email: "E-mail-cím",
    part: "A rendelésnek csak ez a része",
    reason: "Indok",
  },
  hints: {
    contract: "A rendelésszám. Ha nincs kéznél, írja le, mit és mikor rendelt.",
    email: "Erre a címre küldjük a beérkezés visszaigazolását.",
    part: "Nem kötelező. Hagyja üresen, ha a teljes rendeléstől eláll.",
    reason: "Nem kötelező.",
  },
  review: "A nyilatkozat ellenőrzése",
  reviewIntro:
    "Nyilatkozatát még nem kaptuk meg. Akkor kapjuk meg, ha az „{confirm}” gombot választja.",
  declaration: "Ezúton bejelentem, hogy elállok az alábbi szerződéstől:",
  confirm: "Elállás megerősítése",
  change: "Adatok módosítása",
  received: "Elállási nyilatkozatát megkaptuk",
  receivedIntro: {
    mailed:
      "Ez az oldal a beérkezés visszaigazolása. E-mailben is elküldjük. Az oldalt ki is nyomtathatja vagy elmentheti, például PDF-ként.",
    notMailed:
      "Ez az oldal a beérkezés visszaigazolása. E-mailben ezúttal nem küldjük el, ezért, kérjük, nyomtassa ki vagy mentse el az oldalt, például PDF-ként.",
  },
  receiptAddress:
    "A visszaigazolást ennek az oldalnak a címén találja meg újra. Ne adja tovább a címet: aki ismeri, elolvashatja a visszaigazolást.",
  number: "Nyilatkozat száma",
  receivedAt: "Beérkezés időpontja",
  notReceived: {
    unavailable:
      "Elállási nyilatkozata beérkezését most nem tudjuk visszaigazolni. Kérjük, próbálja meg kis idő múlva újra; nyilatkozatát csak egyszer vesszük figyelembe.",
    tooMany:
      "Elállási nyilatkozatát még nem kaptuk meg, mert az Ön hálózatából most nagyon sok nyilatkozat érkezik. Kérjük, próbálja meg később.",
  },
  byEmail: "Vagy küldje el e-mailben erre a címre: {email}",
  mail: {
    subject: "Elállási nyilatkozata beérkezésének visszaigazolása",
    text: "Elállási nyilatkozatát megkaptuk. Ez az e-mail visszaigazolja annak tartalmát, valamint a beérkezés napját és időpontját. Kérjük, őrizze meg.",
    reason:
      "Azért kapta ezt az e-mailt, mert a weboldalunkon tett elállási nyilatkozatban az Ön címét adták meg. Ha nem Ön volt, kérjük, válaszoljon erre az e-mailre.",
  },
};
