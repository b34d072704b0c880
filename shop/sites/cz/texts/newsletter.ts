import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "E-mail",
    salutation: "Oslovení",
    salutations: { MRS: "Paní", MR: "Pan", DIVERS: "Jiné", COMPANY: "Firma" },
    noSalutation: "Neuvedeno",
    firstName: "Jméno",
    lastName: "Příjmení",
    legalNotice:
      "Přihlášením potvrzujete, že je vám alespoň {newsletterAge} let, a souhlasíte, aby vám společnost {shopName} posílala e-mailem nabídky a novinky ze sortimentu. Odhlásit se můžete kdykoli: odkazem v každém newsletteru nebo v [zákaznickém servisu](/contact).",
    personalOffers:
      "{shopName} smí vyhodnocovat mé nákupy a posílat mi nabídky na míru. Souhlas je dobrovolný.",
    privacy:
      "Jak zacházíme s vašimi údaji, popisují [zásady ochrany osobních údajů](/ochrana-osobnich-udaju-s400007321.html).",
    submit: "Přihlásit se",
    mandatory: "* Povinné pole",
    voucherNote:
      "Slevu na uvítanou dostanete při prvním přihlášení. Platí {voucherValidity} na jednu objednávku. [Podmínky kódu](/podminky-uvitaciho-kodu-s400007350.html)",
    success: "Děkujeme! Zbývá už jen jedno kliknutí.",
    successText:
      "Na adresu {email} posíláme e-mail. Potvrďte v něm přihlášení a pošleme vám slevu na uvítanou.",
    successHint:
      "Většinou dorazí hned. Krátce po dřívějším přihlášení nebo odhlášení to může trvat až hodinu, po několika za jeden den až den. Podívejte se i do složky s nevyžádanou poštou.",
    sendAgain: "Poslat e-mail znovu",
    sentAgain: "E-mail pošleme znovu. Mezi dvěma e-maily na jednu adresu uplyne nejméně hodina.",
    errorGeneric:
      "Z technických důvodů se teď k odběru newsletteru nelze přihlásit. Zkuste to prosím později.",
    tooMany: {
      one: "Z vaší sítě přišlo příliš mnoho přihlášení. Zkuste to znovu za {count} minutu.",
      few: "Z vaší sítě přišlo příliš mnoho přihlášení. Zkuste to znovu za {count} minuty.",
      many: "Z vaší sítě přišlo příliš mnoho přihlášení. Zkuste to znovu za {count} minuty.",
      other: "Z vaší sítě přišlo příliš mnoho přihlášení. Zkuste to znovu za {count} minut.",
    },
    crowded: {
      one: "K odběru se právě přihlašuje velmi mnoho lidí. Zkuste to znovu za {count} minutu.",
      few: "K odběru se právě přihlašuje velmi mnoho lidí. Zkuste to znovu za {count} minuty.",
      many: "K odběru se právě přihlašuje velmi mnoho lidí. Zkuste to znovu za {count} minuty.",
      other: "K odběru se právě přihlašuje velmi mnoho lidí. Zkuste to znovu za {count} minut.",
    },
    linkInvalid:
      "Tento potvrzovací odkaz už neplatí. Přihlaste se prosím k odběru našeho newsletteru znovu.",
    checkFields: "Zkontrolujte prosím označená pole.",
    problems: {
      emailRequired: "Uveďte prosím e-mailovou adresu.",
      required: "Vyplňte prosím toto pole.",
      invalidEmail: "Zadejte prosím platnou e-mailovou adresu.",
      tooLong: "Tento text je příliš dlouhý.",
      invalidCharacters: "Toto pole obsahuje nepovolené znaky.",
    },
  },
  pages: {
    title: "Sleva {newsletterDiscount} % za odběr newsletteru",
    intro:
      "Nové kávy, tematické světy a nabídky, přibližně dvakrát týdně e-mailem. Odhlásit se můžete kdykoli.",
    pictureAlt: "Dopis a vedle něj šálek kávy se srdcem v mléčné pěně",
    discount: "Sleva {newsletterDiscount} %",
    voucher: "Na uvítanou dostanete slevu {newsletterDiscount} % z jedné objednávky.",
    confirm: {
      title: "Zbývá jedno kliknutí",
      text: "Potvrďte, že chcete dostávat náš newsletter na adresu {email}.",
      button: "Potvrdit přihlášení",
      ignore: "Nepřihlásili jste se? Pak tuto stránku jednoduše zavřete.",
    },
    confirmed: {
      title: "Vítejte mezi odběrateli!",
      text: "Vaše přihlášení je potvrzeno. Slevu na uvítanou vám pošleme e-mailem.",
      toShop: "Do e-shopu",
    },
    subscribed: {
      title: "Newsletter odebíráte",
      text: "Vaše přihlášení je potvrzeno. Nastavení i odhlášení najdete pod odkazy v každém newsletteru.",
    },
    unsubscribe: {
      title: "Odhlášení odběru newsletteru",
      text: "Nechcete už dostávat newsletter na adresu {email}?",
      button: "Odhlásit odběr newsletteru",
    },
    unsubscribed: {
      title: "Odběr newsletteru je zrušený",
      text: "Další newslettery vám už posílat nebudeme. Pokud si to rozmyslíte, můžete se tu kdykoli přihlásit znovu.",
    },
    preferences: {
      title: "Vaše údaje pro newsletter",
      text: "Newsletter vám posíláme na adresu {email}.",
      save: "Uložit",
      saved: "Vaše údaje jsou uloženy.",
      emailRequested:
        "Na adresu {email} posíláme e-mail. Jakmile v něm změnu potvrdíte, budeme newsletter posílat tam.",
      toUnsubscribe: "Odhlásit odběr newsletteru",
    },
    invalidLink: {
      title: "Tento odkaz už neplatí",
      text: "Otevřete prosím odkaz z našeho nejnovějšího newsletteru, nebo se obraťte na [zákaznický servis](/contact).",
    },
  },
};
