import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Záznam", purpose: "Účel", group: "Skupina", lifetime: "Doba" },
  kinds: { local: "úložiště prohlížeče", session: "úložiště karty" },
  lifetimes: {
    browser: "do zavření prohlížeče",
    tab: "do zavření karty",
    sent: "do odeslání",
    deleted: "dokud ho nesmažete",
  },
  purposes: {
    choice: "vaše volba ohledně cookies a kdy jste ji učinili",
    erasure:
      "identifikátor měření návštěvnosti, jehož údaje po odvolání vašeho souhlasu ještě musíme vymazat",
    cart: "přiřazení košíku",
    cartCopy: "obsah košíku, aby ho další stránka ukázala hned",
    cartChanges: "změny v košíku, které e-shop ještě nepotvrdil",
    cartTrial: "ověření, zda prohlížeč přijímá cookies",
    session: "přihlášení k účtu a ochrana před podvrženými požadavky",
    remembered: "rozpoznání, chcete-li zůstat přihlášeni; do odhlášení",
    knownBrowser:
      "informace, že jste se v tomto prohlížeči už přihlásili, aby vám cizí pokusy o přihlášení nezablokovaly přístup",
    myStore: "vaše prodejna do zavření prohlížeče",
    keptStore: "vaše prodejna pro příští návštěvy",
    wishes: "vaše oblíbené zboží do zavření prohlížeče",
    keptWishes: "vaše oblíbené zboží pro příští návštěvy",
    view: "zvolené zobrazení nebo vstup z naší aplikace",
    appBanner: "zavřeli jste upozornění na aplikaci",
    visitor: "náhodný identifikátor pro měření návštěvnosti",
    touchpoint: "co vás k nám přivedlo, například reklama",
    history: "zboží, které jste si prohlédli",
    purchases: "už započítané objednávky, aby se žádná nepočítala dvakrát",
    searches: "hledání, díky kterým jste zboží našli",
    events: "naměřené údaje, které ještě nebyly odeslány",
    visit: "označení vaší návštěvy, po 30 minutách bez aktivity nové",
    tab: "číslování naměřených údajů jedné karty",
    losses: "počet stránek a údajů, které se nepodařilo zaznamenat",
    recentSearches: "vaše poslední hledání jako návrhy; neopouštějí prohlížeč",
    tests: "vaše skupina v testech různého obsahu",
    testsAsked: "vaše skupina už byla při této návštěvě určena",
    partner: "reklamní partner, přes kterého jste přišli",
  },
};
