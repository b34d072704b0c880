import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Tento e-mail dostávate, pretože na vašu adresu bola objednaná káva v predplatnom. Odkazy fungujú bez prihlásenia, preto, prosím, e-mail nikomu nepreposielajte.",
  facts: {
    number: "Číslo predplatného",
    interval: "Ako často",
    next: "Ďalšiu dodávku objednáme",
    soldOut: "Keď bude káva vypredaná",
    recipient: "Darček pre",
  },
  soldOut: {
    skip: "Dodávku vynecháme",
    alternative: "Namiesto nej {article}, nikdy drahšie, než sme oznámili",
    similar: "Podobná káva, nikdy drahšie, než sme oznámili",
  },
  links: {
    skip: "Vynechať túto dodávku",
    move: "Presunúť dodávku",
    cancel: "Zrušiť predplatné",
  },
  anyTime:
    "Pred každou dodávkou vám napíšeme, koľko stojí. Potom ju ešte môžete vynechať alebo presunúť a predplatné môžete kedykoľvek zrušiť, bez výpovednej lehoty.",
  opened: {
    subject: "Vaše predplatné kávy: {article}",
    text: "Predplatné beží. Ďalšiu dodávku pre vás objednáme {day}.",
  },
  announced: {
    subject: "{day} objednáme ďalšiu kávu: {article}",
    text: "{day} objednáme ďalšiu dodávku vášho predplatného. Ak má všetko zostať tak, ako je, nemusíte nič robiť.",
    most: "Viac dodávka stáť nebude. Ak káva dovtedy zlacnie, zaplatíte nižšiu cenu.",
  },
  higherPrice: {
    title: "Cena sa mení",
    text: "Pri dodávkach od {day} stojí jedno balenie {price}. Dovtedy platí cena {agreed}. Ak s tým nesúhlasíte, môžete predplatné kedykoľvek zrušiť, zadarmo a bez výpovednej lehoty.",
  },
  placed: {
    subject: "Vaša dodávka z predplatného: {article}",
    late: "Túto dodávku sme objednali neskôr, než sme oznámili. Ospravedlňujeme sa. Ďalšia príde opäť v dohodnutom rytme.",
    another:
      "Vaša káva bola vypredaná. Ako ste si želali, dostanete tentoraz inú a zaplatíte najviac oznámenú cenu.",
  },
  failed: {
    subject: "Dodávka z predplatného nepríde: {article}",
    text: "Túto dodávku sme nemohli objednať. Nič za ňu neplatíte.",
    reasons: {
      soldOut: "Káva je práve vypredaná.",
      notSold: "Túto kávu už nepredávame. Vyberte si, prosím, v účte inú alebo predplatné zrušte.",
      address: "Na adresu predplatného nemôžeme doručiť. Opravte ju, prosím, vo svojom účte.",
      openOrders:
        "Máte toľko nezaplatených objednávok, že zatiaľ nemôžeme prijať ďalšiu. Uhraďte, prosím, najprv nezaplatené faktúry.",
      paymentLimit:
        "Pri tejto sume zvolený spôsob platby neponúkame. Vyberte si, prosím, v účte iný.",
    },
    next: "Predplatné beží ďalej. Ak má ďalšia dodávka prísť skôr, presuňte ju.",
  },
  changed: {
    subject: "Zmena predplatného kávy: {article}",
    texts: {
      skip: "Jednu dodávku vynecháme. Ďalšiu objednáme {day}.",
      move: "Ďalšiu dodávku objednáme {day}. Od toho dňa počítame aj tie nasledujúce.",
      article: "Od najbližšej dodávky dostanete: {article}.",
      quantity: "Nové množstvo platí od najbližšej dodávky.",
      interval: "Nová frekvencia platí po najbližšej dodávke ({day}).",
      whenSoldOut: "Zapísali sme si, čo urobiť, keď bude vaša káva vypredaná.",
      address: "Od najbližšej dodávky posielame na novú adresu.",
      payment: "Nový spôsob platby platí od najbližšej dodávky.",
      resume: "Predplatné beží ďalej. Ďalšiu dodávku objednáme {day}.",
    },
  },
  paused: {
    subject: "Prestávka v predplatnom kávy: {article}",
    text: "Dovtedy nič neposielame. Pokračujeme {day} a dodávku vám vopred oznámime.",
  },
  cancelled: {
    subject: "Zrušené predplatné kávy: {article}",
    text: "Potvrdzujeme zrušenie. Predplatné sa skončilo {day} a žiadna ďalšia dodávka nepríde.",
    ordered:
      "Jedna dodávka sa už vybavovala a ešte príde. Od tejto objednávky môžete odstúpiť ako od každej inej.",
  },
  reasonOver: "Tento e-mail dostávate, pretože na vašu adresu bola objednaná káva v predplatnom.",
  ended: {
    subject: "Koniec predplatného kávy: {article}",
    texts: {
      cancelled: "Predplatné sa skončilo {day}.",
      staff: "Náš zákaznícky servis predplatné ukončil {day}.",
      account: "Váš účet je vymazaný, a tým sa končí aj predplatné. Žiadna ďalšia dodávka nepríde.",
      delivered: "Všetky dohodnuté dodávky sú objednané. Predplatné sa končí samo.",
      failed:
        "Niekoľko dodávok po sebe sme nemohli objednať, preto sme predplatné {day} ukončili. Nové môžete začať kedykoľvek.",
    },
  },
  pages: {
    skip: {
      title: "Vynechať dodávku",
      text: "Dodávka naplánovaná na {day} nepríde. Potom pokračujeme v obvyklom rytme.",
      button: "Vynechať dodávku",
      done: "Dodávku vynecháme. Potvrdenie sme vám poslali e-mailom.",
    },
    move: {
      title: "Presunúť dodávku",
      text: "Ďalšia dodávka je naplánovaná na {day}. Od nového dňa počítame aj tie nasledujúce.",
      button: "Presunúť dodávku",
      done: "Dodávka je presunutá. Potvrdenie sme vám poslali e-mailom.",
      day: "Nový deň",
      outside: "Vyberte, prosím, deň od {from} do {to}.",
    },
    cancel: {
      title: "Zrušiť predplatné",
      text: "Rušíte predplatné k dnešnému dňu. Žiadna ďalšia dodávka nepríde a zrušenie vám potvrdíme e-mailom.",
      button: "Zrušiť hneď",
      done: "Predplatné je zrušené. Potvrdenie sme vám poslali e-mailom.",
    },
    tooLate: {
      title: "Táto dodávka sa už nedá zmeniť",
      text: "Už je objednaná alebo bola vynechaná. Pred ďalšou vám znova napíšeme.",
    },
    ended: {
      title: "Toto predplatné sa skončilo",
      text: "Žiadna ďalšia dodávka nepríde.",
    },
    invalid: {
      title: "Tento odkaz je neplatný",
      text: "Otvorte ho, prosím, priamo z nášho e-mailu a skontrolujte, či je úplný.",
    },
    find: {
      text: "S číslom predplatného a e-mailovou adresou ho zrušíte aj bez prihlásenia. Číslo nájdete v každom e-maile o predplatnom.",
      number: "Číslo predplatného",
      button: "Pokračovať k zrušeniu",
      notFound:
        "K tomuto číslu a e-mailovej adrese sme nenašli žiadne predplatné. Skontrolujte, prosím, oboje.",
    },
    unavailable:
      "Teraz sa to nepodarilo. Na predplatnom sa nič nezmenilo. Skúste to, prosím, o chvíľu znova.",
  },
};
