import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["Regulamin", "Warunki sprzedaży"],
  [pages.imprint]: ["Dane firmy", "Impressum"],
  [pages.privacy]: ["Polityka prywatności", "RODO", "Ochrona danych"],
  [pages.withdrawal]: ["Odstąpienie od umowy"],
  [withdrawalPaths.form]: ["Odstąp od umowy"],
  [pages.accessibility]: ["Deklaracja dostępności", "Dostępność cyfrowa"],
  [pages.guarantee]: ["Reklamacja", "Reklamacje", "Gwarancja"],
  [pages.faq]: ["FAQ", "Pomoc", "Pytania i odpowiedzi"],
  [pages.delivery]: ["Dostawa", "Wysyłka", "Koszt dostawy", "Koszty dostawy", "Czas dostawy"],
  [pages.returns]: ["Zwrot", "Zwroty", "Zwrot towaru", "Wymiana"],
  [pages.payment]: ["Płatność", "Płatności", "Metody płatności", "Formy płatności"],
  [pages["click-and-collect"]]: ["Odbiór w sklepie", "Odbiór osobisty", "Click & Collect"],
  [pages.kontorcard]: ["{cardName}", "Karta stałego klienta"],
  [pages.contact]: ["Kontakt", "Obsługa klienta", "Infolinia"],
  [pages.newsletter]: ["Newsletter"],
  [pages.storefinder]: ["Sklep", "Sklepy", "Sklepy stacjonarne", "Godziny otwarcia"],
};
