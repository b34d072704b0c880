import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "Ako členovia komunity sa pýtate na naše výrobky, odpovedáte ostatným a delíte sa o recepty. Ostatní vidia len vaše verejné meno.",
  joinTitle: "Pridať sa ku komunite",
  name: "Verejné meno",
  nameHint: "3 až 30 znakov. Nemusí to byť vaše skutočné meno.",
  rules: "Poznám [pravidlá komunity] a budem sa nimi riadiť.",
  mails: "Chcem dostať e-mail, keď niekto odpovie na moju otázku.",
  join: "Pridať sa",
  note: "Meno uvidia ostatní pod všetkým, čo v komunite napíšete. Keď ju opustíte alebo vymažete účet, nahradí ho označenie „Bývalý člen“.",
  settingsTitle: "Ako vás vidia ostatní",
  memberSince: "Píšete ako {name}. Ku komunite patríte od {date}.",
  save: "Uložiť",
  toCommunity: "Do komunity",
  shareRecipe: "Podeliť sa o recept",
  own: {
    title: "Vaše príspevky",
    empty: "Zatiaľ ste nič nenapísali.",
    kinds: { question: "Otázka", answer: "Odpoveď", recipe: "Recept" },
    states: {
      waiting: "Ešte čítame",
      published: "Zverejnené",
      refused: "Nezverejnené",
      removed: "Odstránili sme",
    },
    change: "Zmeniť",
    delete: "Vymazať",
    deleteFinally: "Vymazať natrvalo",
  },
  leaveTitle: "Opustiť komunitu",
  leaveText:
    "Vaše hodnotenia, otázky, odpovede a recepty zostanú, ale bez mena. Čo má zmiznúť úplne, vymažte predtým vyššie. Nedá sa to vrátiť späť: aj keď sa ku komunite znova pridáte, staršie príspevky zostanú bez mena.",
  leave: "Opustiť komunitu",
  problems: {
    required: "Zvoľte si, prosím, verejné meno.",
    tooShort: "Meno musí mať aspoň tri znaky, z toho dve písmená.",
    tooLong: "Meno môže mať najviac 30 znakov.",
    invalidCharacters:
      "Použite, prosím, len písmená latinky, číslice, medzery, bodku, apostrof, podčiarkovník a spojovník.",
    contact: "Neuvádzajte, prosím, adresu ani telefónne číslo: meno je verejné.",
    reserved: "Toto meno znie, akoby písal obchod. Zvoľte si, prosím, iné.",
    taken: "Toto meno už niekto má. Zvoľte si, prosím, iné.",
    rules: "Prečítajte si, prosím, pravidlá a odsúhlaste ich.",
  },
  tooMany:
    "Meno sa dnes menilo už veľakrát. Skúste to, prosím, neskôr. Zostávajúci čas: {duration}.",
  unavailable: "Teraz sa to nepodarilo uložiť. Skúste to, prosím, o chvíľu znova.",
  former: "Bývalý člen",
  needed: {
    title: "Chýba už len verejné meno",
    text: "V komunite píšu jej členovia. Zvoľte si meno a potom budete pokračovať tu.",
    button: "Pridať sa",
  },
};
