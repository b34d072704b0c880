import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Wpis", purpose: "Cel", group: "Grupa", lifetime: "Czas" },
  kinds: { local: "pamięć przeglądarki", session: "pamięć karty" },
  lifetimes: {
    browser: "do zamknięcia przeglądarki",
    tab: "do zamknięcia karty",
    sent: "do przesłania",
    deleted: "do usunięcia przez Ciebie",
  },
  purposes: {
    choice: "Twój wybór dotyczący plików cookie i jego data",
    erasure:
      "identyfikator z pomiaru oglądalności, którego dane musimy jeszcze usunąć po wycofaniu zgody",
    cart: "przypisanie koszyka",
    cartCopy: "zawartość koszyka, aby następna strona pokazała ją od razu",
    cartChanges: "zmiany w koszyku, których sklep jeszcze nie potwierdził",
    cartTrial: "sprawdzenie, czy przeglądarka przyjmuje pliki cookie",
    session: "logowanie na konto i ochrona przed fałszywymi żądaniami",
    remembered: "rozpoznanie, jeśli chcesz pozostać na koncie; do wylogowania",
    knownBrowser:
      "informacja, że w tej przeglądarce było już logowanie; dzięki niej cudze próby logowania nie zablokują Ci dostępu",
    myStore: "Twój sklep, do zamknięcia przeglądarki",
    keptStore: "Twój sklep na kolejne wizyty",
    wishes: "Twoja lista ulubionych, do zamknięcia przeglądarki",
    keptWishes: "Twoja lista ulubionych na kolejne wizyty",
    view: "wybrany widok strony lub wejście z naszej aplikacji",
    appBanner: "informacja, że komunikat o aplikacji jest zamknięty",
    visitor: "losowy identyfikator do pomiaru oglądalności",
    touchpoint: "skąd trafiasz do sklepu, na przykład z reklamy",
    history: "oglądane produkty",
    purchases: "zamówienia już policzone, aby żadne nie liczyło się podwójnie",
    searches: "wyszukiwania, które prowadziły do produktów",
    events: "dane pomiarowe, które nie są jeszcze przesłane",
    visit: "oznaczenie wizyty, nowe po 30 minutach bez aktywności",
    tab: "numeracja danych pomiarowych jednej karty",
    losses: "liczba stron i danych, których nie udało się zapisać",
    recentSearches: "Twoje ostatnie wyszukiwania jako podpowiedzi; nie opuszczają przeglądarki",
    tests: "Twoja grupa w testach różnych treści",
    testsAsked: "informacja, że grupa w tej wizycie jest już przydzielona",
    partner: "partner reklamowy, za pośrednictwem którego trafiasz do sklepu",
  },
};
