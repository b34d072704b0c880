import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "{shopName}: vaše objednávka {number}",
    heading: "Děkujeme za objednávku",
    text: "Vaše objednávka k nám dorazila. E-mail si prosím uschovejte: níže najdete obchodní podmínky a poučení o právu odstoupit od smlouvy.",
    button: "Zobrazit objednávku",
    reason:
      "Tento e-mail jste dostali, protože u nás někdo objednal s vaší adresou. Pokud jste to nebyli vy, odpovězte prosím na tento e-mail.",
  },
  contract: {
    invoice:
      "Tímto e-mailem potvrzujeme, že jsme objednávku dostali. Smlouva je uzavřena, až vám potvrdíme, že je objednávka na cestě, připravena k vyzvednutí nebo že jsme vám poslali přístup.",
    prepayment:
      "Tímto e-mailem vaši objednávku přijímáme a smlouva je uzavřena. Zaplaťte prosím podle údajů níže.",
  },
  shipped: {
    subject: "Vaše objednávka {number} je na cestě",
    heading: "Vaše objednávka je na cestě",
    text: "Vaše objednávka je přijata a dnes jsme ji odeslali. Ať vám udělá radost!",
    button: "Zobrazit objednávku",
    reason: "Tento e-mail jste dostali, protože jste u nás objednali.",
  },
  ready: {
    subject: "Vaše objednávka {number} je připravena k vyzvednutí",
    heading: "Objednávka je připravena k vyzvednutí",
    text: "Vaše objednávka je přijata a připravena. Můžete si ji hned vyzvednout ve vybrané prodejně. Ukažte tam prosím tento e-mail nebo uveďte číslo objednávky.",
    button: "Zobrazit objednávku",
    reason: "Tento e-mail jste dostali, protože jste u nás objednali.",
  },
  accessSent: {
    subject: "Váš přístup k objednávce {number}",
    heading: "Váš přístup je připraven",
    text: "Vaše objednávka je přijata. Přístup vám na tuto adresu poslal náš partner; podívejte se prosím i do složky s nevyžádanou poštou. Ať vám dělá radost!",
    button: "Zobrazit objednávku",
    reason: "Tento e-mail jste dostali, protože jste u nás objednali.",
  },
  cancelled: {
    subject: "Vaše objednávka {number} je zrušena",
    heading: "Objednávka je zrušena",
    text: "Vaši objednávku jsme zrušili. Už nemusíte nic platit. Pokud jste už zaplatili, peníze vám bez zbytečného odkladu vrátíme, nejpozději do 14 dnů.",
    button: "Zobrazit objednávku",
    reason: "Tento e-mail jste dostali, protože jste u nás objednali.",
  },
  code: {
    subject: "{code} je kód k vaší objednávce",
    heading: "Váš kód",
    text: "Zadejte tento kód na stránce, kde právě objednáváte. Potvrzuje nám vaši e-mailovou adresu a platí půl hodiny. Zatím není nic objednáno.",
    label: "Kód",
    reason:
      "Tento e-mail jste dostali, protože si u nás někdo chce objednat s vaší adresou. Pokud jste to nebyli vy, nemusíte nic dělat: bez kódu se nic neobjedná.",
  },
  labels: {
    collectedBy: "Vyzvedne",
    deliveryTime: "Doba dodání",
  },
  articles: "Objednané zboží",
  deliveryDays: {
    invoice: "{deliveryDaysFrom} až {deliveryDaysTo} pracovní dny",
    prepayment: "{deliveryDaysFrom} až {deliveryDaysTo} pracovní dny po přijetí platby",
  },
  terms:
    "Následují obchodní podmínky a poučení o právu odstoupit od smlouvy se vzorovým formulářem ve znění platném pro tuto objednávku.",
};
