import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "Jako členové komunity se ptáte na naše produkty, odpovídáte ostatním a sdílíte recepty. Ostatní vidí jen vaše veřejné jméno.",
  joinTitle: "Přidat se ke komunitě",
  name: "Veřejné jméno",
  nameHint: "3 až 30 znaků. Nemusí to být vaše skutečné jméno.",
  rules: "Znám [pravidla komunity] a budu se jimi řídit.",
  mails: "Chci dostat e-mail, až někdo odpoví na můj dotaz.",
  join: "Přidat se",
  note: "Jméno uvidí ostatní pod vším, co v komunitě napíšete. Když ji opustíte nebo smažete účet, nahradí ho označení „Bývalý člen“.",
  settingsTitle: "Jak vás vidí ostatní",
  memberSince: "Píšete jako {name}. Ke komunitě patříte od {date}.",
  save: "Uložit",
  toCommunity: "Do komunity",
  shareRecipe: "Sdílet recept",
  own: {
    title: "Vaše příspěvky",
    empty: "Zatím jste nic nenapsali.",
    kinds: { question: "Dotaz", answer: "Odpověď", recipe: "Recept" },
    states: {
      waiting: "Ještě čteme",
      published: "Zveřejněno",
      refused: "Nezveřejněno",
      removed: "Odstranili jsme",
    },
    change: "Změnit",
    delete: "Smazat",
    deleteFinally: "Smazat natrvalo",
  },
  leaveTitle: "Opustit komunitu",
  leaveText:
    "Vaše hodnocení, dotazy, odpovědi a recepty zůstanou, ale bez jména. Co má zmizet úplně, smažte předtím výše. Nejde to vzít zpět: i když se ke komunitě znovu přidáte, starší příspěvky zůstanou beze jména.",
  leave: "Opustit komunitu",
  problems: {
    required: "Zvolte si prosím veřejné jméno.",
    tooShort: "Jméno musí mít aspoň tři znaky, z toho dvě písmena.",
    tooLong: "Jméno smí mít nejvýše 30 znaků.",
    invalidCharacters:
      "Použijte prosím jen písmena latinky, číslice, mezery, tečku, apostrof, podtržítko a spojovník.",
    contact: "Neuvádějte prosím adresu ani telefonní číslo: jméno je veřejné.",
    reserved: "Toto jméno zní, jako by psal obchod. Zvolte prosím jiné.",
    taken: "Toto jméno už někdo má. Zvolte prosím jiné.",
    rules: "Přečtěte si prosím pravidla a odsouhlaste je.",
  },
  tooMany:
    "Jméno se dnes měnilo už mnohokrát. Zkuste to prosím později. Zbývající čas: {duration}.",
  unavailable: "Teď se to nepodařilo uložit. Zkuste to prosím za chvíli znovu.",
  former: "Bývalý člen",
  needed: {
    title: "Chybí už jen veřejné jméno",
    text: "V komunitě píšou její členové. Zvolte si jméno a pak budete pokračovat tady.",
    button: "Přidat se",
  },
};
