import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Bejegyzés", purpose: "Cél", group: "Csoport", lifetime: "Időtartam" },
  kinds: { local: "a böngésző tárolója", session: "a lap tárolója" },
  lifetimes: {
    browser: "a böngésző bezárásáig",
    tab: "a lap bezárásáig",
    sent: "az elküldésig",
    deleted: "amíg Ön nem törli",
  },
  purposes: {
    choice: "a sütikről hozott döntése és annak időpontja",
    erasure:
      "azonosító a látogatottság méréséből, amelynek adatait a hozzájárulás visszavonása után még törölnünk kell",
    cart: "a kosár Önhöz rendelése",
    cartCopy: "a kosár tartalma, hogy a következő oldal azonnal mutassa",
    cartChanges: "a kosár módosításai, amelyeket a webáruház még nem erősített meg",
    cartTrial: "annak ellenőrzése, hogy a böngésző elfogadja-e a sütiket",
    session: "bejelentkezés a fiókba és védelem a hamisított kérések ellen",
    remembered: "felismerés, ha bejelentkezve szeretne maradni; kijelentkezésig",
    knownBrowser:
      "jelzi, hogy ebben a böngészőben már bejelentkezett, így mások próbálkozásai nem zárják ki Önt",
    myStore: "az Ön üzlete, amíg be nem zárja a böngészőt",
    keptStore: "az Ön üzlete a következő látogatásokhoz",
    wishes: "az Ön kedvencei, amíg be nem zárja a böngészőt",
    keptWishes: "az Ön kedvencei a következő látogatásokhoz",
    view: "a választott nézet vagy látogatás az alkalmazásunkból",
    appBanner: "Ön bezárta az alkalmazásról szóló értesítést",
    visitor: "véletlenszerű azonosító a látogatottság méréséhez",
    touchpoint: "ami hozzánk vezette Önt, például egy hirdetés",
    history: "a megtekintett termékek",
    purchases: "a már megszámolt rendelések, hogy egyik se számítson kétszer",
    searches: "keresések, amelyekkel a termékeket megtalálta",
    events: "még el nem küldött mérési adatok",
    visit: "a látogatás azonosítója, 30 perc tétlenség után új",
    tab: "egy lap mérési adatainak sorszámozása",
    losses: "a rögzíteni nem sikerült oldalak és mérési adatok száma",
    recentSearches: "legutóbbi keresései javaslatként; nem hagyják el a böngészőt",
    tests: "csoportja a különböző tartalmak tesztjeiben",
    testsAsked: "a csoportját ebben a látogatásban már meghatároztuk",
    partner: "az a hirdetési partner, amelyen keresztül érkezett",
  },
};
