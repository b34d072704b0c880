import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/regulamin-s400007325.html": ["Regulamin", "Warunki sprzedaży"],
  "/dane-firmy-s400007320.html": ["Dane firmy", "Impressum"],
  "/polityka-prywatnosci-s400007321.html": ["Polityka prywatności", "RODO", "Ochrona danych"],
  "/odstapienie-od-umowy-s400007322.html": ["Odstąpienie od umowy"],
  "/withdrawal": ["Odstąp od umowy"],
  "/dostepnosc-s400007323.html": ["Deklaracja dostępności", "Dostępność cyfrowa"],
  "/reklamacje-i-gwarancja-s400007324.html": ["Reklamacja", "Reklamacje", "Gwarancja"],
  "/pytania-i-odpowiedzi-s400007330.html": ["FAQ", "Pomoc", "Pytania i odpowiedzi"],
  "/dostawa-s400007332.html": [
    "Dostawa",
    "Wysyłka",
    "Koszt dostawy",
    "Koszty dostawy",
    "Czas dostawy",
  ],
  "/zwroty-s400007333.html": ["Zwrot", "Zwroty", "Zwrot towaru", "Wymiana"],
  "/platnosci-s400007334.html": ["Płatność", "Płatności", "Metody płatności", "Formy płatności"],
  "/odbior-w-sklepie-s400007331.html": ["Odbiór w sklepie", "Odbiór osobisty", "Click & Collect"],
  "/registerfreekontorcard": ["KontorCard", "Karta stałego klienta"],
  "/contact": ["Kontakt", "Obsługa klienta", "Infolinia"],
  "/subscribenewsletter": ["Newsletter"],
  "/service/storefinder/": ["Sklep", "Sklepy", "Sklepy stacjonarne", "Godziny otwarcia"],
};
