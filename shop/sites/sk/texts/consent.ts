import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Nastavenia cookies",
  title: "Vaša voľba týkajúca sa cookies",
  question:
    "Nevyhnutné cookies potrebujeme, aby e-shop fungoval. Ostatné používame len s vaším súhlasom: na meranie toho, ako sa e-shop používa, pre vaše pohodlie a na vyúčtovanie s reklamnými partnermi. Súhlas je dobrovoľný. Kedykoľvek ho môžete odvolať cez „Nastavenia cookies“ na konci každej stránky.",
  privacy: { text: "Ochrana osobných údajov", path: "/ochrana-osobnych-udajov-s400007321.html" },
  refuse: "Odmietnuť všetko",
  accept: "Prijať všetko",
  choose: "Vybrať jednotlivo",
  save: "Uložiť výber",
  close: "Zavrieť",
  reload: {
    text: "Vaša voľba je uložená. Aby sa skončili aj skripty, ktoré už bežia, stránka sa o chvíľu znova načíta.",
    button: "Znova načítať teraz",
  },
  alwaysOn: "vždy zapnuté",
  groups: {
    necessary: {
      name: "Nevyhnutné",
      purpose: "Košík, prihlásenie, bezpečnosť a táto voľba. Bez nich e-shop nefunguje.",
    },
    statistics: {
      name: "Štatistické",
      purpose:
        "Ktoré stránky a výrobky si ľudia prezerajú a ktoré výrobky kupujú. IP adresu pred uložením skracujeme.",
    },
    functional: {
      name: "Funkčné",
      purpose:
        "Vaše posledné hľadania vo vyhľadávacom poli a testy, vďaka ktorým e-shop zlepšujeme.",
    },
    advertising: { name: "Reklamné", purpose: "Reklamný partner, cez ktorého ste k nám prišli." },
  },
};
