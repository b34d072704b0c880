import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["Obchodné podmienky", "VOP"],
  [pages.imprint]: ["Prevádzkovateľ", "Impressum"],
  [pages.privacy]: ["Ochrana osobných údajov", "GDPR"],
  [pages.withdrawal]: ["Odstúpenie od zmluvy"],
  [withdrawalPaths.form]: ["Odstúpiť od zmluvy"],
  [pages.accessibility]: ["Prístupnosť"],
  [pages.guarantee]: ["Reklamácia", "Reklamácie", "Záruka"],
  [pages.faq]: ["FAQ", "Pomoc", "Časté otázky"],
  [pages.delivery]: ["Doprava", "Doručenie", "Poštovné", "Cena dopravy"],
  [pages.returns]: ["Vrátenie", "Vrátenie tovaru", "Výmena tovaru"],
  [pages.payment]: ["Platba", "Spôsob platby", "Spôsoby platby"],
  [pages["click-and-collect"]]: ["Vyzdvihnutie v predajni", "Osobný odber", "Click & Collect"],
  [pages.kontorcard]: ["{cardName}", "Vernostná karta"],
  [pages.contact]: ["Kontakt", "Kontakty", "Zákaznícky servis"],
  [pages.newsletter]: ["Newsletter"],
  [pages.storefinder]: ["Predajňa", "Predajne", "Pobočky", "Otváracie hodiny"],
};
