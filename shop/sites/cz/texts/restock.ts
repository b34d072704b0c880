import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Dejte mi vědět, až bude skladem",
  variantTitle: "Je vybraná varianta vyprodaná? Dáme vám vědět",
  intro: "Jakmile bude toto zboží zase v nabídce, pošleme vám e-mail.",
  email: "E-mail",
  submit: "Dejte mi vědět",
  note: "Nejdřív potvrdíte svou adresu. Potom dostanete právě jeden e-mail a žádost smažeme, nejpozději po {days} dnech.",
  unavailable: "Vaši žádost teď nemůžeme uložit. Zkuste to prosím za chvíli znovu.",
  requested: {
    title: "Potvrďte prosím svou adresu",
    text: "Za chvíli vám přijde e-mail s odkazem. Žádost začne platit, až ji přes něj potvrdíte. Pokud jste to u tohoto zboží už udělali, další e-mail nepřijde. Na jednu adresu posíláme nejvýš {times} takových e-mailů denně. Pokud nic nedorazí, podívejte se prosím i do složky s nevyžádanou poštou.",
  },
  available: {
    title: "Už je zase skladem",
    text: "Toto zboží je znovu v nabídce. Můžete ho hned objednat.",
  },
  confirm: {
    title: "Zbývá jedno kliknutí",
    text: "Potvrďte, že máme napsat na adresu {email}, jakmile bude toto zboží znovu v nabídce.",
    button: "Potvrdit žádost",
    ignore: "Nebyli jste to vy? Pak tuto stránku jednoduše zavřete.",
  },
  confirmed: {
    title: "Dáme vám vědět",
    text: "Jakmile bude toto zboží znovu v nabídce, napíšeme jednou na adresu {email}. Potom žádost smažeme, nejpozději po {days} dnech.",
  },
  waiting: {
    title: "Vaše žádost už je potvrzená",
    text: "Jakmile bude toto zboží znovu v nabídce, napíšeme jednou na adresu {email}.",
    button: "Smazat žádost",
  },
  ended: {
    title: "Tato žádost už neexistuje",
    text: "Buď jsme vám už napsali, nebo byla smazána.",
  },
  deleted: {
    title: "Vaši žádost jsme smazali",
    text: "Kvůli tomuto zboží vám už psát nebudeme.",
  },
  expired: {
    title: "Platnost odkazu vypršela",
    text: "Odkaz platil {hours} hodin. Na stránce zboží můžete o zprávu požádat znovu.",
  },
  invalid: {
    title: "Tento odkaz je neplatný",
    text: "Otevřete ho prosím přímo z našeho e-mailu a zkontrolujte, že je celý.",
  },
  toArticle: "Zobrazit zboží",
  mails: {
    confirmation: {
      subject: "Potvrďte prosím žádost: {article}",
      text: "Chcete vědět, kdy bude toto zboží znovu v nabídce? Potvrďte to prosím. Teprve potom začne vaše žádost platit.",
      button: "Potvrdit žádost",
      validity: "Odkaz otevře stránku, na které žádost potvrdíte tlačítkem. Platí {hours} hodin.",
      reason:
        "Tento e-mail dostáváte, protože vaše adresa byla na našem webu zadána v žádosti o zprávu k tomuto zboží. Pokud jste to nebyli vy, nemusíte nic dělat: bez potvrzení vám psát nebudeme a adresu po {newsletterUnconfirmedDays} dnech smažeme.",
    },
    back: {
      subject: "Znovu skladem: {article}",
      text: "Chtěli jste vědět, kdy bude toto zboží znovu v nabídce. Teď ho můžete objednat. Rezervované není.",
      button: "Zobrazit zboží",
      last: "Byl to jediný e-mail k této žádosti. Žádost jsme smazali. Cena platí k okamžiku odeslání tohoto e-mailu.",
      reason: "Tento e-mail dostáváte, protože jste o něj požádali a potvrdili svou adresu.",
    },
  },
};
