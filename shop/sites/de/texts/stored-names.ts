import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Eintrag", purpose: "Zweck", group: "Gruppe", lifetime: "Dauer" },
  kinds: { local: "Speicher des Browsers", session: "Speicher des Tabs" },
  lifetimes: {
    browser: "bis Sie den Browser schließen",
    tab: "bis Sie den Tab schließen",
    sent: "bis zur Übertragung",
    deleted: "bis Sie ihn löschen",
  },
  purposes: {
    choice: "Ihre Auswahl zu Cookies und deren Zeitpunkt",
    erasure:
      "Kennung aus der Reichweitenmessung, deren Daten wir nach Ihrem Widerruf noch löschen müssen",
    cart: "Zuordnung Ihres Warenkorbs",
    cartCopy: "Inhalt des Warenkorbs, damit ihn die nächste Seite sofort zeigt",
    cartChanges: "Änderungen am Warenkorb, die der Shop noch nicht bestätigt hat",
    cartTrial: "Prüfung, ob der Browser Cookies annimmt",
    session: "Anmeldung im Kundenkonto und Schutz vor gefälschten Anfragen",
    remembered: "Wiedererkennung, wenn Sie angemeldet bleiben möchten; endet mit der Abmeldung",
    knownBrowser:
      "Hinweis, dass Sie sich in diesem Browser schon angemeldet haben: So sperren fremde Anmeldeversuche Sie nicht aus",
    myStore: "Ihr Store, bis Sie den Browser schließen",
    keptStore: "Ihr Store für spätere Besuche",
    wishes: "Ihr Merkzettel, bis Sie den Browser schließen",
    keptWishes: "Ihr Merkzettel für spätere Besuche",
    view: "gewählte Ansicht oder Aufruf aus unserer App",
    appBanner: "Sie haben den Hinweis auf die App geschlossen",
    visitor: "zufällige Kennung für die Reichweitenmessung",
    touchpoint: "was Sie zu uns geführt hat, zum Beispiel eine Anzeige",
    history: "Artikel, die Sie angesehen haben",
    purchases: "Bestellungen, die schon gezählt sind, damit keine doppelt zählt",
    searches: "Suchen, mit denen Sie Artikel gefunden haben",
    events: "Messdaten, die noch nicht übertragen sind",
    visit: "Kennung Ihres Besuchs, nach 30 Minuten ohne Aktivität eine neue",
    tab: "Nummerierung der Messdaten eines Tabs",
    losses: "Zahl der Seiten und Messdaten, die nicht erfasst werden konnten",
    recentSearches:
      "Ihre letzten Suchen als Vorschläge im Suchfeld; sie verlassen den Browser nicht",
    tests: "Ihre Gruppe in Tests unterschiedlicher Inhalte",
    testsAsked: "Ihre Gruppe wurde in diesem Besuch schon bestimmt",
    partner: "Werbepartner, über den Sie gekommen sind",
  },
};
