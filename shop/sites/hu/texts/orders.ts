import type { OrderTexts } from "../../../orders/order-texts.ts";

export const orders: OrderTexts = {
  orders: "Az Ön rendelései",
  ordersIntro: "Itt láthatja rendeléseit és azok állapotát.",
  none: "Még nem rendelt semmit.",
  order: "Rendelés: {number}",
  number: "Rendelésszám",
  placedAt: "A rendelés időpontja",
  state: "Állapot",
  states: {
    placed: "Beérkezett",
    paid: "Kifizetve",
    shipped: "Úton van",
    delivered: "Kézbesítve",
    ready: "Átvehető",
    collected: "Átvéve",
    accessSent: "Hozzáférés elküldve",
    cancelled: "Törölve",
    withdrawn: "Elállás",
  },
  stateHints: {
    placed: "Rendelését megkaptuk, és gondoskodunk róla.",
    paid: "Már összekészítjük a termékeket.",
    shipped: "A termékek úton vannak Önhöz.",
    delivered: "A termékek megérkeztek. Sok örömet kívánunk hozzájuk!",
    ready: "A termékek átvehetők a választott üzletben.",
    collected: "Ön átvette a termékeket. Sok örömet kívánunk hozzájuk!",
    accessSent: "A hozzáférést e-mailben elküldtük Önnek. Sok örömet kívánunk hozzá!",
    cancelled: "Ha már fizetett, az összeget legkésőbb 14 napon belül visszautaljuk.",
    withdrawn: "Elállását megkaptuk. Ha a termékek már Önnél vannak, kérjük, küldje vissza őket.",
  },
  thanks: "Köszönjük a rendelését",
  thanksText: "A visszaigazolást erre a címre küldjük: {email}.",
  secretAddress:
    "Ennek az oldalnak a címén újra megtalálja a rendelését. Ne adja tovább: aki ismeri, látja az adatait.",
  articles: "Termékek",
  quantity: "Mennyiség: {quantity}",
  show: "Megtekintés",
  cancel: "Rendelés lemondása",
  cancelHint: "Díjmentes, amíg a rendelést nem adtuk fel, és még nem is vehető át.",
  tooLate:
    "Ez a rendelés már nem mondható le. Ha a termékek már úton vannak vagy átvehetők, visszaküldheti őket.",
  again: "Rendelés újra",
  againHint: "Ugyanezeket a termékeket teszi a kosárba.",
  againPartly: "A rendelés egyes termékei most nem kaphatók. Minden mást a kosárba tettünk.",
  lookUp: "Rendelés keresése",
  lookUpIntro:
    "Fiók nélkül rendelt? A rendelésszámot a visszaigazolásban találja. Az e-mail-cím az, amelyikre azt küldtük.",
  lookUpButton: "Rendelés megjelenítése",
  notFound:
    "Ehhez a számhoz és e-mail-címhez nem találunk rendelést. Kérjük, ellenőrizze mindkettőt.",
  tooManyLookUps: {
    one: "Túl sok próbálkozás. Kérjük, próbálja újra {count} perc múlva.",
    other: "Túl sok próbálkozás. Kérjük, próbálja újra {count} perc múlva.",
  },
};
