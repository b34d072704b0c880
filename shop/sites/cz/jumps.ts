import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["Obchodní podmínky", "VOP"],
  [pages.imprint]: ["Provozovatel", "Impressum"],
  [pages.privacy]: ["Ochrana osobních údajů", "GDPR"],
  [pages.withdrawal]: ["Odstoupení od smlouvy"],
  [withdrawalPaths.form]: ["Odstoupit od smlouvy"],
  [pages.accessibility]: ["Přístupnost"],
  [pages.guarantee]: ["Reklamace", "Záruka"],
  [pages.faq]: ["FAQ", "Nápověda", "Pomoc", "Časté dotazy"],
  [pages.delivery]: ["Doprava", "Doručení", "Poštovné", "Cena dopravy"],
  [pages.returns]: ["Vrácení", "Vrácení zboží", "Výměna zboží"],
  [pages.payment]: ["Platba", "Způsob platby", "Způsoby platby"],
  [pages["click-and-collect"]]: [
    "Vyzvednutí v prodejně",
    "Vyzvednutí na prodejně",
    "Osobní odběr",
    "Click & Collect",
  ],
  [pages.kontorcard]: ["{cardName}", "Věrnostní karta"],
  [pages.contact]: ["Kontakt", "Kontakty", "Zákaznický servis"],
  [pages.newsletter]: ["Newsletter"],
  [pages.storefinder]: ["Prodejna", "Prodejny", "Pobočky", "Otevírací doba"],
};
