import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["AGB", "Allgemeine Geschäftsbedingungen", "Geschäftsbedingungen"],
  [pages.imprint]: ["Impressum"],
  [pages.privacy]: ["Datenschutz", "Datenschutzerklärung"],
  [pages.withdrawal]: ["Widerruf", "Widerrufsrecht"],
  [withdrawalPaths.form]: ["Vertrag widerrufen"],
  [pages.accessibility]: ["Barrierefreiheit"],
  [pages.guarantee]: ["Gewährleistung", "Garantie", "Reklamation"],
  [pages.faq]: ["FAQ", "Hilfe", "Häufige Fragen"],
  [pages.delivery]: ["Lieferung", "Versand", "Versandkosten", "Lieferzeit"],
  [pages.returns]: ["Rücksendung", "Retoure", "Retouren", "Rückgabe", "Umtausch"],
  [pages.payment]: ["Zahlung", "Zahlungsarten", "Zahlungsmöglichkeiten", "Bezahlung"],
  [pages["click-and-collect"]]: ["Click & Collect", "Click and Collect", "Abholung"],
  [pages.kontorcard]: ["{cardName}", "Kundenkarte"],
  [pages.contact]: ["Kontakt", "Kundenservice"],
  [pages.newsletter]: ["Newsletter"],
  [pages.storefinder]: [
    "Filiale",
    "Filialen",
    "Filialfinder",
    "Store",
    "Stores",
    "Storefinder",
    "Öffnungszeiten",
  ],
};
