import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Zkontrolujte prosím {count} údaj:",
    few: "Zkontrolujte prosím {count} údaje:",
    many: "Zkontrolujte prosím {count} údaje:",
    other: "Zkontrolujte prosím {count} údajů:",
  },
  problems: {
    required: "Vyplňte prosím toto pole.",
    notTicked: "Zaškrtněte prosím toto pole.",
    notChosen: "Vyberte prosím jednu z možností.",
    tooLong: "Zkraťte prosím text na {max} znaků.",
    wrongPattern: "{hint}",
    invalidEmail: "Zadejte prosím úplnou e-mailovou adresu, například jmeno@example.com.",
    invalidPhone: "Zadejte prosím telefonní číslo, například {example}.",
    invalidPostalCode: "Zadejte prosím PSČ, například {example}.",
    noNumber: "Zadejte prosím celé číslo.",
    tooSmall: "Zadejte prosím nejméně {min}.",
    tooLarge: "Zadejte prosím nejvýše {max}.",
    noDate: "Zadejte prosím platné datum.",
    tooEarly: "Vyberte prosím datum od {min}.",
    tooLate: "Vyberte prosím datum do {max}.",
    changedConsent: "Tento text se mezitím změnil. Přečtěte si ho prosím a pole zaškrtněte znovu.",
  },
  labels: {
    street: "Ulice a číslo",
    postalCode: "PSČ",
    town: "Obec",
    region: "Kraj",
  },
  choose: "Vyberte",
  yes: "Ano",
  closes: "Formulář můžete odeslat do {date}.",
  states: {
    early: {
      title: "Ještě jsme nezačali",
      text: "Formulář tu najdete od {date}. Přijďte se prosím podívat znovu.",
    },
    full: {
      title: "Kapacita je naplněná",
      text: "Dostali jsme tolik formulářů, kolik můžeme přijmout. Další už bohužel nepřijímáme.",
    },
    over: {
      title: "Akce skončila",
      text: "Akce skončila {date}. Formuláře už nepřijímáme.",
    },
  },
  typed: "Údaje se neodeslaly, ale nic se neztratilo. Vyplnili jste:",
  notTaken: {
    tooMany: {
      one: "Formulář jsme zatím neuložili: z vaší sítě nebo s touto e-mailovou adresou jich právě přišlo velmi mnoho. Vaše údaje v něm zůstaly, odešlete ho prosím znovu za {count} minutu.",
      few: "Formulář jsme zatím neuložili: z vaší sítě nebo s touto e-mailovou adresou jich právě přišlo velmi mnoho. Vaše údaje v něm zůstaly, odešlete ho prosím znovu za {count} minuty.",
      many: "Formulář jsme zatím neuložili: z vaší sítě nebo s touto e-mailovou adresou jich právě přišlo velmi mnoho. Vaše údaje v něm zůstaly, odešlete ho prosím znovu za {count} minuty.",
      other:
        "Formulář jsme zatím neuložili: z vaší sítě nebo s touto e-mailovou adresou jich právě přišlo velmi mnoho. Vaše údaje v něm zůstaly, odešlete ho prosím znovu za {count} minut.",
    },
    unavailable:
      "Teď nemůžeme potvrdit, že je formulář uložený. Vaše údaje v něm zůstaly, odešlete ho prosím za chvíli znovu; dvakrát se nezapočítá.",
  },
  stored: {
    until: "Vaše údaje smažeme {date}.",
    afterDays: {
      one: "Vaše údaje smažeme {count} den po přijetí.",
      few: "Vaše údaje smažeme {count} dny po přijetí.",
      many: "Vaše údaje smažeme {count} dne po přijetí.",
      other: "Vaše údaje smažeme {count} dní po přijetí.",
    },
  },
  aboutPrivacy: "Jak zacházíme s vašimi údaji:",
  others: "Další akce",
  toShop: "Do e-shopu",
  sent: {
    title: "Už jen potvrďte e-mailovou adresu",
    text: "Vaše údaje jsme uložili a posíláme vám e-mail. Přihláška platí teprve tehdy, když ji v něm do {hours} hodin potvrdíte.",
    hint: "Ani po několika minutách nic nepřišlo? Podívejte se i do složky s nevyžádanou poštou. Má-li tato adresa už potvrzenou přihlášku, nic se nemění.",
  },
  confirm: {
    title: "Zbývá jedno kliknutí",
    text: "Potvrďte přihlášku do akce „{campaign}“ s adresou {email}.",
    button: "Potvrdit přihlášku",
    ignore: "Nebyli jste to vy? Pak tuto stránku jednoduše zavřete.",
  },
  already: {
    title: "Už jste přihlášeni",
    text: "K této e-mailové adrese už máme potvrzenou přihlášku. Každá adresa platí jednou.",
  },
  linkInvalid: {
    title: "Tento odkaz už neplatí",
    text: "Odkazy z našich e-mailů platí {hours} hodin. Vyplňte prosím formulář znovu.",
    again: "K formuláři",
  },
  mail: {
    confirmation: {
      subject: "Potvrďte prosím: {campaign}",
      text: "Ve formuláři „{campaign}“ někdo uvedl vaši e-mailovou adresu. Potvrďte prosím, že jste to byli vy.",
      button: "Potvrdit přihlášku",
      validity: "Odkaz platí {hours} hodin. Potom přihlášku smažeme.",
      reason:
        "Tento e-mail jste dostali, protože vaše adresa byla uvedena ve formuláři na našem webu. Pokud jste to nebyli vy, nemusíte nic dělat.",
    },
    received: {
      subject: "Přijali jsme: {campaign}",
      text: "Děkujeme, váš formulář k nám dorazil.",
      given: "Uvedli jste:",
      declared: "Souhlasili jste s tímto:",
      reason:
        "Tento e-mail jste dostali, protože vaše adresa byla uvedena ve formuláři na našem webu. Pokud jste to nebyli vy, odpovězte prosím na tento e-mail.",
    },
    team: {
      subject: "Nový formulář: {campaign}",
      text: "Ze stránky „{campaign}“ přišel nový formulář.",
      reason:
        "Tento e-mail dostává tým, protože u této akce oznamujeme každý odeslaný formulář. Obsahuje osobní údaje.",
    },
    receivedAt: "Přijato",
    deletedAt: "Smažeme",
    email: "E-mail",
  },
};
