import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Tento e-mail dostáváte, protože na vaši adresu byla objednána káva v předplatném. Odkazy fungují bez přihlášení, proto prosím e-mail nikomu nepřeposílejte.",
  facts: {
    number: "Číslo předplatného",
    interval: "Jak často",
    next: "Další dodávku objednáme",
    soldOut: "Když bude káva vyprodaná",
    recipient: "Dárek pro",
  },
  soldOut: {
    skip: "Dodávku vynecháme",
    alternative: "Místo ní {article}, nikdy dráž, než jsme oznámili",
    similar: "Podobná káva, nikdy dráž, než jsme oznámili",
  },
  links: {
    skip: "Vynechat tuto dodávku",
    move: "Přesunout dodávku",
    cancel: "Zrušit předplatné",
  },
  anyTime:
    "Před každou dodávkou vám napíšeme, kolik stojí. Ještě ji pak můžete vynechat nebo přesunout a předplatné můžete kdykoli zrušit, bez výpovědní lhůty.",
  opened: {
    subject: "Vaše předplatné kávy: {article}",
    text: "Předplatné běží. Další dodávku pro vás objednáme {day}.",
  },
  announced: {
    subject: "{day} objednáme další kávu: {article}",
    text: "{day} objednáme další dodávku vašeho předplatného. Pokud má všechno zůstat, jak je, nemusíte nic dělat.",
    most: "Víc dodávka stát nebude. Pokud káva do té doby zlevní, zaplatíte nižší cenu.",
  },
  higherPrice: {
    title: "Cena se mění",
    text: "U dodávek od {day} stojí jedno balení {price}. Do té doby platí cena {agreed}. Pokud s tím nesouhlasíte, můžete předplatné kdykoli zrušit, zdarma a bez výpovědní lhůty.",
  },
  placed: {
    subject: "Vaše dodávka z předplatného: {article}",
    late: "Tuto dodávku jsme objednali později, než jsme oznámili. Omlouváme se. Další přijde zase v dohodnutém rytmu.",
    another:
      "Vaše káva byla vyprodaná. Jak jste si přáli, dostanete tentokrát jinou a zaplatíte nejvýš oznámenou cenu.",
  },
  failed: {
    subject: "Dodávka z předplatného nepřijde: {article}",
    text: "Tuto dodávku jsme nemohli objednat. Nic za ni neplatíte.",
    reasons: {
      soldOut: "Káva je právě vyprodaná.",
      notSold: "Tuto kávu už neprodáváme. Vyberte si prosím v účtu jinou, nebo předplatné zrušte.",
      address: "Na adresu předplatného nemůžeme doručit. Opravte ji prosím ve svém účtu.",
      openOrders:
        "Máte tolik nezaplacených objednávek, že zatím nemůžeme přijmout další. Uhraďte prosím nejdřív dlužné faktury.",
      paymentLimit:
        "Pro tuto částku zvolený způsob platby nenabízíme. Vyberte si prosím v účtu jiný.",
    },
    next: "Předplatné běží dál. Pokud má další dodávka přijít dřív, přesuňte ji.",
  },
  changed: {
    subject: "Změna předplatného kávy: {article}",
    texts: {
      skip: "Jednu dodávku vynecháme. Další objednáme {day}.",
      move: "Další dodávku objednáme {day}. Od toho dne počítáme i ty následující.",
      article: "Od příští dodávky dostanete: {article}.",
      quantity: "Nové množství platí od příští dodávky.",
      interval: "Nová frekvence platí po příští dodávce ({day}).",
      whenSoldOut: "Zapsali jsme si, co udělat, když bude vaše káva vyprodaná.",
      address: "Od příští dodávky posíláme na novou adresu.",
      payment: "Nový způsob platby platí od příští dodávky.",
      resume: "Předplatné běží dál. Další dodávku objednáme {day}.",
    },
  },
  paused: {
    subject: "Pauza v předplatném kávy: {article}",
    text: "Do té doby nic neposíláme. Pokračujeme {day} a dodávku vám předem oznámíme.",
  },
  cancelled: {
    subject: "Zrušené předplatné kávy: {article}",
    text: "Potvrzujeme zrušení. Předplatné skončilo {day} a žádná další dodávka nepřijde.",
    ordered:
      "Jedna dodávka se už vyřizovala a ještě přijde. Od této objednávky můžete odstoupit jako od každé jiné.",
  },
  reasonOver: "Tento e-mail dostáváte, protože na vaši adresu byla objednána káva v předplatném.",
  ended: {
    subject: "Konec předplatného kávy: {article}",
    texts: {
      cancelled: "Předplatné skončilo {day}.",
      staff: "Náš zákaznický servis předplatné ukončil {day}.",
      account: "Váš účet je smazaný, a tím končí i předplatné. Žádná další dodávka nepřijde.",
      delivered: "Všechny dohodnuté dodávky jsou objednané. Předplatné končí samo.",
      failed:
        "Několik dodávek po sobě jsme nemohli objednat, proto jsme předplatné {day} ukončili. Nové můžete začít kdykoli.",
    },
  },
  pages: {
    skip: {
      title: "Vynechat dodávku",
      text: "Dodávka plánovaná na {day} nepřijde. Potom pokračujeme v obvyklém rytmu.",
      button: "Vynechat dodávku",
      done: "Dodávku vynecháme. Potvrzení jsme vám poslali e-mailem.",
    },
    move: {
      title: "Přesunout dodávku",
      text: "Další dodávka je naplánovaná na {day}. Od nového dne počítáme i ty následující.",
      button: "Přesunout dodávku",
      done: "Dodávka je přesunutá. Potvrzení jsme vám poslali e-mailem.",
      day: "Nový den",
      outside: "Vyberte prosím den od {from} do {to}.",
    },
    cancel: {
      title: "Zrušit předplatné",
      text: "Rušíte předplatné k dnešnímu dni. Žádná další dodávka nepřijde a zrušení vám potvrdíme e-mailem.",
      button: "Zrušit hned",
      done: "Předplatné je zrušené. Potvrzení jsme vám poslali e-mailem.",
    },
    tooLate: {
      title: "Tuto dodávku už nelze změnit",
      text: "Už je objednaná, nebo byla vynechána. Před další vám znovu napíšeme.",
    },
    ended: {
      title: "Toto předplatné skončilo",
      text: "Žádná další dodávka nepřijde.",
    },
    invalid: {
      title: "Tento odkaz je neplatný",
      text: "Otevřete ho prosím přímo z našeho e-mailu a zkontrolujte, že je úplný.",
    },
    find: {
      text: "S číslem předplatného a e-mailovou adresou ho zrušíte i bez přihlášení. Číslo najdete v každém e-mailu o předplatném.",
      number: "Číslo předplatného",
      button: "Pokračovat ke zrušení",
      notFound:
        "K tomuto číslu a e-mailové adrese jsme žádné předplatné nenašli. Zkontrolujte prosím obojí.",
    },
    unavailable:
      "Teď se to nepovedlo. Na předplatném se nic nezměnilo. Zkuste to prosím za chvíli znovu.",
  },
};
