import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Nastavení cookies",
  title: "Vaše volba ohledně cookies",
  question:
    "Nezbytné cookies potřebujeme, aby e-shop fungoval. Ostatní používáme jen s vaším souhlasem: k měření toho, jak se e-shop používá, pro vaše pohodlí a k vyúčtování s reklamními partnery. Souhlas je dobrovolný. Kdykoli ho můžete odvolat v „Nastavení cookies“ na konci každé stránky.",
  privacy: { text: "Ochrana osobních údajů", path: "/ochrana-osobnich-udaju-s400007321.html" },
  refuse: "Odmítnout vše",
  accept: "Přijmout vše",
  choose: "Vybrat jednotlivě",
  save: "Uložit výběr",
  close: "Zavřít",
  reload: {
    text: "Vaše volba je uložena. Aby skončily i skripty, které už běží, stránka se za okamžik znovu načte.",
    button: "Načíst znovu teď",
  },
  alwaysOn: "vždy zapnuté",
  groups: {
    necessary: {
      name: "Nezbytné",
      purpose: "Košík, přihlášení, bezpečnost a tato volba. Bez nich e-shop nefunguje.",
    },
    statistics: {
      name: "Statistické",
      purpose:
        "Které stránky a zboží si lidé prohlížejí a které zboží kupují. IP adresu před uložením zkracujeme.",
    },
    functional: {
      name: "Funkční",
      purpose: "Vaše poslední hledání ve vyhledávacím poli a testy, díky kterým e-shop zlepšujeme.",
    },
    advertising: { name: "Reklamní", purpose: "Reklamní partner, přes kterého jste k nám přišli." },
  },
};
