import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/agb-s400007325.html": ["AGB", "Allgemeine Geschäftsbedingungen", "Geschäftsbedingungen"],
  "/impressum-s400007320.html": ["Impressum"],
  "/datenschutz-s400007321.html": ["Datenschutz", "Datenschutzerklärung"],
  "/widerruf-s400007322.html": ["Widerruf", "Widerrufsrecht"],
  "/withdrawal": ["Vertrag widerrufen"],
  "/barrierefreiheit-s400007323.html": ["Barrierefreiheit"],
  "/gewaehrleistung-s400007324.html": ["Gewährleistung", "Garantie", "Reklamation"],
  "/faq-s400007330.html": ["FAQ", "Hilfe", "Häufige Fragen"],
  "/lieferung-s400007332.html": ["Lieferung", "Versand", "Versandkosten", "Lieferzeit"],
  "/ruecksendung-s400007333.html": ["Rücksendung", "Retoure", "Retouren", "Rückgabe", "Umtausch"],
  "/zahlung-s400007334.html": ["Zahlung", "Zahlungsarten", "Zahlungsmöglichkeiten", "Bezahlung"],
  "/click-and-collect-s400007331.html": ["Click & Collect", "Click and Collect", "Abholung"],
  "/registerfreekontorcard": ["KontorCard", "Kundenkarte"],
  "/contact": ["Kontakt", "Kundenservice"],
  "/subscribenewsletter": ["Newsletter"],
  "/service/storefinder/": [
    "Filiale",
    "Filialen",
    "Filialfinder",
    "Store",
    "Stores",
    "Storefinder",
    "Öffnungszeiten",
  ],
};
