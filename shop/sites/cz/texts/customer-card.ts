import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept: "Kliknutím přijímáte {terms} a potvrzujete, že vám je alespoň {age} let.",
  code: "QR kód s číslem karty {number}",
  codeHint: "Kód ukažte v prodejně u pokladny.",
  worth: "Z toho můžete při objednávce uplatnit {amount}.",
  missing: {
    one: "Do dalších {amount} chybí {count} zrnko.",
    few: "Do dalších {amount} chybí {count} zrnka.",
    many: "Do dalších {amount} chybí {count} zrnka.",
    other: "Do dalších {amount} chybí {count} zrnek.",
  },
  statement: "Pohyby",
  noBookings: "Zatím tu nejsou žádné pohyby.",
  columns: { reason: "Pohyb", beans: "Zrnka" },
  kinds: {
    welcome: "Dárek na uvítanou",
    earned: "Připsáno",
    spent: "Uplatněno",
    restored: "Vráceno po zrušení objednávky",
    takenBack: "Odečteno po vrácení zboží",
    expired: "Platnost vypršela",
    correction: "Oprava zákaznickým servisem",
    movedIn: "Převedeno z jiné karty",
    movedOut: "Převedeno na konto domácnosti",
    closed: "Propadlo při vrácení karty",
  },
  order: "Objednávka {number}",
  otherOrder: "Objednávka jiné osoby",
  expiry: "Platnost",
  noExpiry: "Až budete mít zrnka, uvidíte tu, jak dlouho platí.",
  validUntil: "platí do {date}",
  waiting: "Na cestě k vám",
  noWaiting: "Zrnka za příští objednávku tu uvidíte do konce lhůty pro vrácení.",
  waitingUntil: "připíšeme {date}",
  waitingDelivery: "připíšeme po doručení, zaplacení a uplynutí lhůty pro vrácení",
  household: "Vaše domácnost",
  householdIntro: "Zrnka společně sbírají a čerpají až čtyři osoby.",
  manager: "spravuje konto",
  self: "vy",
  invited: "pozvánka čeká na přijetí",
  invite: "Pozvat",
  inviteEmail: "E-mail pozvané osoby",
  inviteHint: "Dostane e-mail s odkazem. Musí s vámi bydlet a musí jí být alespoň {age} let.",
  remove: "Odebrat",
  removeOf: "Odebrat: {name}",
  join: {
    title: "Sbírejte zrnka společně",
    text: "{manager} vás zve, abyste zrnka sbírali na společné konto. Všichni v domácnosti vidí stav a pohyby zrnek, nikoli však vaše nákupy.",
    beans:
      "Máte-li už kartu, její číslo zůstane a vaše zrnka přejdou na společné konto. Zůstanou tam, i když domácnost opustíte.",
    button: "Přijmout pozvánku",
  },
  joinProblems: {
    full: "V této domácnosti už sbírají čtyři osoby.",
    inHousehold: "Už sbíráte s někým jiným. Nejdřív svou kartu vraťte.",
    invalid: "Tato pozvánka už neplatí. Požádejte o novou.",
    alreadyIn: "Do této domácnosti už patříte.",
  },
  inviteProblems: {
    full: "Společně mohou sbírat nejvýše čtyři osoby.",
    notManager: "Zvát může jen ten, kdo spravuje konto karty PrivatCard.",
    tooMany: "Dnes jste už poslali hodně pozvánek. Zkuste to znovu zítra.",
    self: "To je vaše vlastní adresa.",
  },
  leave: {
    title: "Vrátit kartu",
    link: "Vrátit kartu",
    alone: {
      one: "Karta přestane platit a {count} zrnko ihned propadne. Nepřipíšeme ani zrnka, která jsou teprve na cestě.",
      few: "Karta přestane platit a {count} zrnka ihned propadnou. Nepřipíšeme ani zrnka, která jsou teprve na cestě.",
      many: "Karta přestane platit a {count} zrnka ihned propadne. Nepřipíšeme ani zrnka, která jsou teprve na cestě.",
      other:
        "Karta přestane platit a {count} zrnek ihned propadne. Nepřipíšeme ani zrnka, která jsou teprve na cestě.",
    },
    household:
      "Karta přestane platit. Zrnka, i ta, která jsou teprve na cestě, zůstanou na kontě domácnosti. Pokud ho spravujete, převezme ho ten, kdo je v ní nejdéle.",
    button: "Vrátit kartu hned",
    keep: "Kartu si nechat",
  },
  attach: {
    title: "Přidat kartu z prodejny",
    link: "Přidat kartu z prodejny",
    intro:
      "Dostali jste kartu v prodejně? Podle čísla a kódu ji přidáme k vašemu účtu, se všemi zrnky i historií.",
    replaces:
      "Zrnka z karty z prodejny se přičtou k těm, která tu už máte. Potom platí číslo nové karty a dosavadní přestane platit.",
    numberHint: "13 číslic na přední straně karty",
    code: "Kód karty",
    codeHint: "8 znaků na listu ke kartě, například 7K2M-Q9XA",
    button: "Přidat kartu",
    problems: {
      number:
        "Takové číslo neexistuje. Porovnejte prosím každou číslici s kartou; čísla z prodejny začínají 28.",
      code: "Kód má 8 písmen a číslic. Zkontrolujte prosím, zda některý znak nechybí.",
      unknown:
        "Číslo a kód k sobě nepatří. Zkontrolujte prosím obojí. Pokud souhlasí, pomůže vám zákaznický servis.",
      alreadyTaken:
        "Tato karta už patří k nějakému účtu. Pokud není váš, obraťte se prosím na zákaznický servis.",
      tooMany: "Pokusů bylo příliš mnoho. Zkuste to prosím zítra.",
    },
  },
  accountEnd: {
    alone:
      "S účtem končí i vaše zákaznická karta. Tato zrnka hned propadnou: na kartě {beans}, z objednávek zatím nepřipsaných {waiting}. Vyplatit je nemůžeme.",
    household:
      "S účtem končí i vaše zákaznická karta. Zrnka na společném účtu zůstanou ostatním: {beans}. Z vašich objednávek propadne to, co ještě není připsáno: {waiting}. Pokud společný účet vedete, převezme ho ten, kdo je v domácnosti nejdéle.",
  },
  spend: {
    title: "Uplatnit zrnka",
    balance: {
      one: "Máte {count} zrnko.",
      few: "Máte {count} zrnka.",
      many: "Máte {count} zrnka.",
      other: "Máte {count} zrnek.",
    },
    label: "Kolik jich chcete uplatnit?",
    none: "Žádná",
    option: {
      one: "{count} zrnko = {amount}",
      few: "{count} zrnka = {amount}",
      many: "{count} zrnka = {amount}",
      other: "{count} zrnek = {amount}",
    },
    button: "Použít",
    tooFew: "Uplatnit je můžete od {beans} zrnek: {amount} na zboží z této objednávky.",
  },
  earns: {
    one: "Za tuto objednávku získáte {count} zrnko, připíšeme ho po lhůtě pro vrácení.",
    few: "Za tuto objednávku získáte {count} zrnka, připíšeme je po lhůtě pro vrácení.",
    many: "Za tuto objednávku získáte {count} zrnka, připíšeme je po lhůtě pro vrácení.",
    other: "Za tuto objednávku získáte {count} zrnek, připíšeme je po lhůtě pro vrácení.",
  },
  earned: {
    one: "Za tuto objednávku máte {count} zrnko.",
    few: "Za tuto objednávku máte {count} zrnka.",
    many: "Za tuto objednávku máte {count} zrnka.",
    other: "Za tuto objednávku máte {count} zrnek.",
  },
  mails: {
    welcome: {
      subject: "Vaše karta {cardName} je připravená",
      text: "Odteď sbíráte zrnka s každou objednávkou. {beans} zrnek má hodnotu {amount}.",
      button: "Zobrazit kartu a zrnka",
      number: "Číslo karty",
      terms: "Jak karta funguje",
      reason: "Tento e-mail jste dostali, protože jste si ve svém účtu pořídili kartu.",
    },
    invitation: {
      subject: "{manager} vás zve ke sbírání zrnek",
      text: "{manager} s vámi chce sbírat zrnka na společné konto. Podívejte se na pozvánku; připojíte se, až když ji na stránce přijmete.",
      button: "Zobrazit pozvánku",
      validity: "Pozvánka platí {days} dní.",
      reason:
        "Tento e-mail jste dostali, protože někdo zadal vaši adresu do pozvánky. Pokud tuto osobu neznáte, nemusíte nic dělat.",
    },
    expiring: {
      subject: {
        one: "Brzy vyprší {count} zrnko",
        few: "Brzy vyprší {count} zrnka",
        many: "Brzy vyprší {count} zrnka",
        other: "Brzy vyprší {count} zrnek",
      },
      text: "První platí už jen do {date}. Uplatněte je při příští objednávce.",
      button: "Zobrazit zrnka",
      reason: "Tento e-mail jste dostali, protože máte věrnostní kartu.",
    },
  },
};
