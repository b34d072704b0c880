import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/aszf-s400007325.html": ["ÁSZF", "Általános szerződési feltételek"],
  "/impresszum-s400007320.html": ["Impresszum"],
  "/adatvedelem-s400007321.html": [
    "Adatvédelem",
    "Adatvédelmi tájékoztató",
    "Adatkezelés",
    "Adatkezelési tájékoztató",
  ],
  "/elallas-s400007322.html": ["Elállás", "Elállási jog"],
  "/withdrawal": ["Elállás a szerződéstől"],
  "/akadalymentesseg-s400007323.html": ["Akadálymentesség"],
  "/szavatossag-es-jotallas-s400007324.html": ["Szavatosság", "Jótállás", "Garancia", "Reklamáció"],
  "/gyik-s400007330.html": ["GYIK", "Segítség", "Gyakori kérdések", "Gyakran ismételt kérdések"],
  "/szallitas-s400007332.html": [
    "Szállítás",
    "Kiszállítás",
    "Szállítási költség",
    "Szállítási díj",
  ],
  "/visszakuldes-s400007333.html": ["Visszaküldés", "Csere"],
  "/fizetes-s400007334.html": ["Fizetés", "Fizetési mód", "Fizetési módok"],
  "/atvetel-az-uzletben-s400007331.html": [
    "Átvétel az üzletben",
    "Személyes átvétel",
    "Click & Collect",
  ],
  "/registerfreekontorcard": ["KontorCard", "Törzsvásárlói kártya"],
  "/contact": ["Kapcsolat", "Ügyfélszolgálat"],
  "/subscribenewsletter": ["Hírlevél"],
  "/service/storefinder/": [
    "Üzlet",
    "Üzletek",
    "Üzletkereső",
    "Üzleteink",
    "Boltok",
    "Nyitvatartás",
  ],
};
