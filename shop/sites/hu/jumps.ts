import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["ÁSZF", "Általános szerződési feltételek"],
  [pages.imprint]: ["Impresszum"],
  [pages.privacy]: [
    "Adatvédelem",
    "Adatvédelmi tájékoztató",
    "Adatkezelés",
    "Adatkezelési tájékoztató",
  ],
  [pages.withdrawal]: ["Elállás", "Elállási jog"],
  [withdrawalPaths.form]: ["Elállás a szerződéstől"],
  [pages.accessibility]: ["Akadálymentesség"],
  [pages.guarantee]: ["Szavatosság", "Jótállás", "Garancia", "Reklamáció"],
  [pages.faq]: ["GYIK", "Segítség", "Gyakori kérdések", "Gyakran ismételt kérdések"],
  [pages.delivery]: ["Szállítás", "Kiszállítás", "Szállítási költség", "Szállítási díj"],
  [pages.returns]: ["Visszaküldés", "Csere"],
  [pages.payment]: ["Fizetés", "Fizetési mód", "Fizetési módok"],
  [pages["click-and-collect"]]: ["Átvétel az üzletben", "Személyes átvétel", "Click & Collect"],
  [pages.kontorcard]: ["{cardName}", "Törzsvásárlói kártya"],
  [pages.contact]: ["Kapcsolat", "Ügyfélszolgálat"],
  [pages.newsletter]: ["Hírlevél"],
  [pages.storefinder]: ["Üzlet", "Üzletek", "Üzletkereső", "Üzleteink", "Boltok", "Nyitvatartás"],
};
