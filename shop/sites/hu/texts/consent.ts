import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Sütibeállítások",
  title: "Az Ön döntése a sütikről",
  question:
    "A szükséges sütik nélkül a webáruház nem működik. A többit csak az Ön hozzájárulásával használjuk: a látogatottság mérésére, az Ön kényelmére és a hirdetési partnerekkel való elszámolásra. A hozzájárulás önkéntes. Az oldalak alján, a „Sütibeállítások” alatt bármikor visszavonhatja.",
  privacy: { text: "Adatvédelem", path: "/adatvedelem-s400007321.html" },
  refuse: "Összes elutasítása",
  accept: "Összes elfogadása",
  choose: "Egyenkénti választás",
  save: "Választás mentése",
  close: "Bezárás",
  reload: {
    text: "A választását elmentettük. Hogy a már futó szkriptek is leálljanak, az oldal hamarosan újratöltődik.",
    button: "Újratöltés most",
  },
  alwaysOn: "mindig bekapcsolva",
  groups: {
    necessary: {
      name: "Szükséges",
      purpose: "Kosár, bejelentkezés, biztonság és ez a döntés. Nélkülük a webáruház nem működik.",
    },
    statistics: {
      name: "Statisztikai",
      purpose:
        "Mely oldalakat és termékeket nézik meg, és mely termékeket vásárolják meg. Az IP-címet mentés előtt lerövidítjük.",
    },
    functional: {
      name: "Kényelmi",
      purpose:
        "Legutóbbi keresései a keresőmezőben, valamint tesztek, amelyekkel a webáruházat javítjuk.",
    },
    advertising: {
      name: "Hirdetési",
      purpose: "Az a hirdetési partner, amelyen keresztül hozzánk érkezett.",
    },
  },
};
