import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Ez az oldal nem (vagy már nem) létezik",
  notFoundText:
    "Lehet, hogy a termék kifutott, vagy elírás került a címbe. A kereső segít, és itt megtalálja azt is, ami most népszerű.",
  failureHeadline: "Nálunk most kifutott a kávé",
  failureText:
    "Hiba történt nálunk. Kérjük, egy pillanat múlva töltse be újra az oldalt; a kosár tartalma biztonságban van.",
  busyHeadline: "Most nagyon sokan vannak nálunk",
  busyText:
    "Pillanatnyilag több a látogató, mint ahányat egyszerre ki tudunk szolgálni. Az oldal néhány másodperc múlva magától újratöltődik; a kosár tartalma biztonságban van.",
  searchHeadline: "A kereső mindjárt elkészül",
  searchText:
    "Webáruházunk épp most indult újra, és még előkészíti a keresést. Az oldal néhány másodperc múlva magától újratöltődik; a kategóriákban már most is megtalál minden terméket.",
  cookiesHeadline: "A böngészője túl sok sütit küld",
  cookiesText:
    "Ehhez a címhez annyi süti van eltárolva, hogy a kérést nem tudjuk fogadni. Törölje azokat, amelyek nem a webáruházunkhoz tartoznak; a kosár tartalma és a bejelentkezés megmarad. Ha ez nem segít, kérjük, törölje a böngésző beállításaiban a weboldal összes sütijét.",
  removeCookies: "Sütik törlése és újratöltés",
  reload: "Újratöltés most",
  toHome: "Vissza a kezdőlapra",
  reference: "A kérés azonosítója",
};
