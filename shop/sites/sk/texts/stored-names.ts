import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Záznam", purpose: "Účel", group: "Skupina", lifetime: "Platnosť" },
  kinds: { local: "úložisko prehliadača", session: "úložisko karty" },
  lifetimes: {
    browser: "do zatvorenia prehliadača",
    tab: "do zatvorenia karty",
    sent: "do odoslania",
    deleted: "kým ho nevymažete",
  },
  purposes: {
    choice: "vaša voľba týkajúca sa cookies a kedy ste ju urobili",
    erasure:
      "identifikátor merania návštevnosti, ktorého údaje po odvolaní vášho súhlasu ešte musíme vymazať",
    cart: "priradenie nákupného košíka",
    cartCopy: "obsah košíka, aby ho ďalšia stránka ukázala hneď",
    cartChanges: "zmeny v košíku, ktoré e-shop ešte nepotvrdil",
    cartTrial: "overenie, či prehliadač prijíma cookies",
    session: "prihlásenie do účtu a ochrana pred podvrhnutými požiadavkami",
    remembered: "rozpoznanie, ak chcete zostať prihlásení; do odhlásenia",
    knownBrowser:
      "informácia, že ste sa v tomto prehliadači už prihlásili, aby vám cudzie pokusy o prihlásenie nezablokovali prístup",
    myStore: "vaša predajňa do zatvorenia prehliadača",
    keptStore: "vaša predajňa pre ďalšie návštevy",
    wishes: "vaše obľúbené výrobky do zatvorenia prehliadača",
    keptWishes: "vaše obľúbené výrobky pre ďalšie návštevy",
    view: "zvolené zobrazenie alebo vstup z našej aplikácie",
    appBanner: "zatvorili ste upozornenie na aplikáciu",
    visitor: "náhodný identifikátor na meranie návštevnosti",
    touchpoint: "čo vás k nám priviedlo, napríklad reklama",
    history: "výrobky, ktoré ste si pozreli",
    purchases: "už započítané objednávky, aby sa žiadna nepočítala dvakrát",
    searches: "hľadania, vďaka ktorým ste výrobky našli",
    events: "namerané údaje, ktoré ešte neboli odoslané",
    visit: "označenie vašej návštevy, po 30 minútach bez aktivity nové",
    tab: "číslovanie nameraných údajov jednej karty",
    losses: "počet stránok a údajov, ktoré sa nepodarilo zaznamenať",
    recentSearches: "vaše posledné hľadania ako návrhy; neopúšťajú prehliadač",
    tests: "vaša skupina v testoch rôzneho obsahu",
    testsAsked: "vaša skupina už bola pri tejto návšteve určená",
    partner: "reklamný partner, cez ktorého ste prišli",
  },
};
