import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "{shopName}: {number} számú rendelésének visszaigazolása",
    heading: "Köszönjük a rendelését",
    text: "Rendelése megérkezett hozzánk. Kérjük, őrizze meg ezt az e-mailt: alább megtalálja az általános szerződési feltételeket és az elállási tájékoztatót.",
    button: "Rendelés megtekintése",
    reason:
      "Azért kapta ezt az e-mailt, mert az Ön címével rendelést adtak le nálunk. Ha nem Ön volt, kérjük, válaszoljon erre az e-mailre.",
  },
  contract: {
    invoice:
      "Ezzel az e-maillel a rendelés beérkezését igazoljuk vissza. A szerződés akkor jön létre, amikor visszaigazoljuk, hogy a rendelést feladtuk, átvehető, vagy a hozzáférést elküldtük.",
    prepayment:
      "Ezzel az e-maillel elfogadjuk a rendelését: a szerződés létrejött. Kérjük, fizessen az alábbiak szerint.",
  },
  shipped: {
    subject: "{number} számú rendelése úton van",
    heading: "Rendelése úton van",
    text: "Rendelését elfogadtuk, a csomagot ma feladtuk. Sok örömet kívánunk hozzá!",
    button: "Rendelés megtekintése",
    reason: "Azért kapta ezt az e-mailt, mert rendelt nálunk.",
  },
  ready: {
    subject: "{number} számú rendelése átvehető",
    heading: "Rendelése átvehető",
    text: "Rendelését elfogadtuk és előkészítettük: már átveheti a választott üzletben. Kérjük, ott mutassa fel ezt az e-mailt, vagy mondja meg a rendelés számát.",
    button: "Rendelés megtekintése",
    reason: "Azért kapta ezt az e-mailt, mert rendelt nálunk.",
  },
  accessSent: {
    subject: "Hozzáférés: {number} számú rendelés",
    heading: "Megérkezett a hozzáférése",
    text: "Rendelését elfogadtuk. A hozzáférést partnerünk erre a címre küldte el; kérjük, nézze meg a levélszemét mappát is. Sok örömet kívánunk hozzá!",
    button: "Rendelés megtekintése",
    reason: "Azért kapta ezt az e-mailt, mert rendelt nálunk.",
  },
  cancelled: {
    subject: "{number} számú rendelését töröltük",
    heading: "Rendelését töröltük",
    text: "Rendelését töröltük, már nem kell fizetnie érte. Ha az összeget már átutalta, haladéktalanul, de legkésőbb 14 napon belül visszautaljuk.",
    button: "Rendelés megtekintése",
    reason: "Azért kapta ezt az e-mailt, mert rendelt nálunk.",
  },
  code: {
    subject: "{code} az Ön {shopName}-kódja",
    heading: "Az Ön kódja",
    text: "Adja meg ezt a kódot azon az oldalon, ahol éppen rendel. Ezzel megerősíti az e-mail-címét; a kód fél óráig érvényes. Ezzel még semmit sem rendelt meg.",
    label: "Kód",
    reason:
      "Azért kapta ezt az e-mailt, mert valaki az Ön címével szeretne rendelni nálunk. Ha nem Ön volt, nincs teendője: a kód nélkül semmit sem rendelnek meg.",
  },
  labels: {
    collectedBy: "Átvevő",
    deliveryTime: "Szállítási idő",
  },
  articles: "A rendelt termékek",
  deliveryDays: {
    invoice: "{deliveryDaysFrom}–{deliveryDaysTo} munkanap",
    prepayment: "{deliveryDaysFrom}–{deliveryDaysTo} munkanap az összeg beérkezésétől számítva",
  },
  terms:
    "Az alábbiakban az általános szerződési feltételek és az elállási tájékoztató olvasható az elállási nyilatkozatmintával, a rendelésre érvényes szöveggel.",
};
