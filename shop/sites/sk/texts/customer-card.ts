import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept: "Kliknutím prijímate {terms} a potvrdzujete, že máte aspoň {age} rokov.",
  code: "QR kód s číslom karty {number}",
  codeHint: "Kód ukážte v predajni pri pokladnici.",
  worth: "Z toho môžete pri objednávke uplatniť {amount}.",
  missing: {
    one: "Do ďalších {amount} chýba {count} zrnko.",
    few: "Do ďalších {amount} chýbajú {count} zrnká.",
    many: "Do ďalších {amount} chýba {count} zrnka.",
    other: "Do ďalších {amount} chýba {count} zrniek.",
  },
  statement: "Pohyby",
  noBookings: "Zatiaľ tu nie sú žiadne pohyby.",
  columns: { reason: "Pohyb", beans: "Zrnká" },
  kinds: {
    welcome: "Darček na uvítanie",
    earned: "Pripísané",
    spent: "Uplatnené",
    restored: "Vrátené po zrušení objednávky",
    takenBack: "Odpočítané po vrátení tovaru",
    expired: "Platnosť uplynula",
    correction: "Oprava zákazníckym servisom",
    movedIn: "Prevedené z inej karty",
    movedOut: "Prevedené na konto domácnosti",
    closed: "Prepadnuté pri vrátení karty",
  },
  order: "Objednávka {number}",
  otherOrder: "Objednávka inej osoby",
  expiry: "Platnosť",
  noExpiry: "Keď budete mať zrnká, uvidíte tu, ako dlho platia.",
  validUntil: "platnosť do {date}",
  waiting: "Na ceste k vám",
  noWaiting: "Zrnká za ďalšiu objednávku tu uvidíte do konca lehoty na vrátenie.",
  waitingUntil: "pripíšeme {date}",
  waitingDelivery: "pripíšeme po doručení, zaplatení a uplynutí lehoty na vrátenie",
  household: "Vaša domácnosť",
  householdIntro: "Zrnká spoločne zbierajú a využívajú až štyri osoby.",
  manager: "spravuje konto",
  self: "vy",
  invited: "pozvánka čaká na prijatie",
  invite: "Pozvať",
  inviteEmail: "E-mail pozvanej osoby",
  inviteHint: "Dostane e-mail s odkazom. Musí s vami bývať a mať aspoň {age} rokov.",
  remove: "Odobrať",
  removeOf: "Odobrať: {name}",
  join: {
    title: "Zbierajte zrnká spoločne",
    text: "{manager} vás pozýva zbierať zrnká na spoločné konto. Všetci v domácnosti vidia stav a pohyby zrniek, nie však vaše nákupy.",
    beans:
      "Ak už kartu máte, jej číslo zostane a vaše zrnká prejdú na spoločné konto. Zostanú tam, aj keď domácnosť opustíte.",
    button: "Prijať pozvánku",
  },
  joinProblems: {
    full: "V tejto domácnosti už zbierajú štyri osoby.",
    inHousehold: "Už zbierate s niekým iným. Najprv svoju kartu vráťte.",
    invalid: "Táto pozvánka už neplatí. Požiadajte o novú.",
    alreadyIn: "Do tejto domácnosti už patríte.",
  },
  inviteProblems: {
    full: "Spoločne môžu zbierať najviac štyri osoby.",
    notManager: "Pozývať môže len ten, kto spravuje konto karty PrivatCard.",
    tooMany: "Dnes ste už poslali veľa pozvánok. Skúste to znova zajtra.",
    self: "To je vaša vlastná adresa.",
  },
  leave: {
    title: "Vrátiť kartu",
    link: "Vrátiť kartu",
    alone: {
      one: "Karta prestane platiť a {count} zrnko ihneď prepadne. Nepripíšeme ani zrnká, ktoré sú ešte len na ceste.",
      few: "Karta prestane platiť a {count} zrnká ihneď prepadnú. Nepripíšeme ani zrnká, ktoré sú ešte len na ceste.",
      many: "Karta prestane platiť a {count} zrnka ihneď prepadne. Nepripíšeme ani zrnká, ktoré sú ešte len na ceste.",
      other:
        "Karta prestane platiť a {count} zrniek ihneď prepadne. Nepripíšeme ani zrnká, ktoré sú ešte len na ceste.",
    },
    household:
      "Karta prestane platiť. Zrnká, aj tie, ktoré sú ešte len na ceste, zostanú na konte domácnosti. Ak ho spravujete, prevezme ho ten, kto je v nej najdlhšie.",
    button: "Vrátiť kartu teraz",
    keep: "Kartu si nechať",
  },
  attach: {
    title: "Pridať kartu z predajne",
    link: "Pridať kartu z predajne",
    intro:
      "Dostali ste kartu v predajni? Podľa čísla a kódu ju pridáme k vášmu účtu, so všetkými zrnkami aj históriou.",
    replaces:
      "Zrnká z karty z predajne sa pripočítajú k tým, ktoré tu už máte. Potom platí číslo novej karty a doterajšie prestane platiť.",
    numberHint: "13 číslic na prednej strane karty",
    code: "Kód karty",
    codeHint: "8 znakov na liste ku karte, napríklad 7K2M-Q9XA",
    button: "Pridať kartu",
    problems: {
      number:
        "Také číslo neexistuje. Porovnajte, prosím, každú číslicu s kartou; čísla z predajne sa začínajú na 28.",
      code: "Kód má 8 písmen a číslic. Skontrolujte, prosím, či niektorý znak nechýba.",
      unknown:
        "Číslo a kód k sebe nepatria. Skontrolujte, prosím, oboje. Ak súhlasia, pomôže vám zákaznícky servis.",
      alreadyTaken:
        "Táto karta už patrí k nejakému účtu. Ak nie je váš, obráťte sa, prosím, na zákaznícky servis.",
      tooMany: "Pokusov bolo príliš veľa. Skúste to, prosím, zajtra.",
    },
  },
  accountEnd: {
    alone:
      "S účtom sa končí aj vaša zákaznícka karta. Tieto zrnká hneď prepadnú: na karte {beans}, z objednávok zatiaľ nepripísaných {waiting}. Vyplatiť ich nemôžeme.",
    household:
      "S účtom sa končí aj vaša zákaznícka karta. Zrnká na spoločnom účte zostanú ostatným: {beans}. Z vašich objednávok prepadne to, čo ešte nie je pripísané: {waiting}. Ak spoločný účet vediete, prevezme ho ten, kto je v domácnosti najdlhšie.",
  },
  spend: {
    title: "Uplatniť zrnká",
    balance: {
      one: "Máte {count} zrnko.",
      few: "Máte {count} zrnká.",
      many: "Máte {count} zrnka.",
      other: "Máte {count} zrniek.",
    },
    label: "Koľko ich chcete uplatniť?",
    none: "Žiadne",
    option: {
      one: "{count} zrnko = {amount}",
      few: "{count} zrnká = {amount}",
      many: "{count} zrnka = {amount}",
      other: "{count} zrniek = {amount}",
    },
    button: "Použiť",
    tooFew: "Uplatniť ich môžete od {beans} zrniek: {amount} na tovar z tejto objednávky.",
  },
  earns: {
    one: "Za túto objednávku získate {count} zrnko, pripíšeme ho po lehote na vrátenie.",
    few: "Za túto objednávku získate {count} zrnká, pripíšeme ich po lehote na vrátenie.",
    many: "Za túto objednávku získate {count} zrnka, pripíšeme ich po lehote na vrátenie.",
    other: "Za túto objednávku získate {count} zrniek, pripíšeme ich po lehote na vrátenie.",
  },
  earned: {
    one: "Za túto objednávku máte {count} zrnko.",
    few: "Za túto objednávku máte {count} zrnká.",
    many: "Za túto objednávku máte {count} zrnka.",
    other: "Za túto objednávku máte {count} zrniek.",
  },
  mails: {
    welcome: {
      subject: "Vaša karta {cardName} je pripravená",
      text: "Odteraz zbierate zrnká s každou objednávkou. {beans} zrniek má hodnotu {amount}.",
      button: "Zobraziť kartu a zrnká",
      number: "Číslo karty",
      terms: "Ako karta funguje",
      reason: "Tento e-mail ste dostali, pretože ste si vo svojom účte zaobstarali kartu.",
    },
    invitation: {
      subject: "{manager} vás pozýva zbierať zrnká",
      text: "{manager} chce s vami zbierať zrnká na spoločné konto. Pozrite si pozvánku; pripojíte sa, až keď ju na stránke prijmete.",
      button: "Zobraziť pozvánku",
      validity: "Pozvánka platí {days} dní.",
      reason:
        "Tento e-mail ste dostali, pretože niekto zadal vašu adresu do pozvánky. Ak túto osobu nepoznáte, nemusíte nič robiť.",
    },
    expiring: {
      subject: {
        one: "Čoskoro uplynie platnosť {count} zrnka",
        few: "Čoskoro uplynie platnosť {count} zrniek",
        many: "Čoskoro uplynie platnosť {count} zrnka",
        other: "Čoskoro uplynie platnosť {count} zrniek",
      },
      text: "Prvé platia už len do {date}. Uplatnite ich pri ďalšej objednávke.",
      button: "Zobraziť zrnká",
      reason: "Tento e-mail ste dostali, pretože máte vernostnú kartu.",
    },
  },
};
