import type { DiscountShopTexts } from "../../../discount-shop/discount-shop-texts.ts";

export const discountShop: DiscountShopTexts = {
  title: "Angebote",
  lead: "Alles, was gerade weniger kostet. An jedem Produkt steht der niedrigste Preis der letzten 30 Tage.",
  begins: "Beginn: {day}, {time} Uhr ({zone})",
  ends: "Bis {day}, {time} Uhr ({zone})",
  remaining: "Zeit bis zum Beginn",
  units: {
    days: { one: "Tag", other: "Tage" },
    hours: { one: "Stunde", other: "Stunden" },
    minutes: { one: "Minute", other: "Minuten" },
    seconds: { one: "Sekunde", other: "Sekunden" },
  },
  opened: "Es ist so weit.",
  toOpened: "Angebote ansehen",
  membersFrom: "Mit {cardName}: {day}, {time} Uhr",
  membersNow: "Mit {cardName} ist schon geöffnet.",
  toMembers: "Mit {cardName} zu den Angeboten",
  early: "Für Sie ist schon geöffnet. Für alle: {day}, {time} Uhr",
  membersOnly: "Noch ein wenig Geduld",
  membersOnlyHint:
    "Bis zum Beginn sehen diese Angebote nur Kundinnen und Kunden mit {cardName}. Melden Sie sich an, wenn Sie eine haben.",
  toLogin: "Anmelden",
  toCard: "Mehr über {cardName}",
  over: "Vorbei: {title}. Danke, dass Sie dabei waren.",
  nextOne: "Als Nächstes: {title}. {day}, {time} Uhr",
  alreadyReduced: "Jetzt schon reduziert",
  none: "Gerade ist nichts reduziert.",
  noneHint:
    "Schauen Sie bald wieder vorbei. Bis dahin gefällt Ihnen vielleicht, was andere gern kaufen.",
  toHome: "Zur Startseite",
  left: { one: "Nur noch {count}", other: "Nur noch {count}" },
  priceUntil: "Preis gilt bis {date}",
  sortings: { saving: "Ersparnis", ending: "Endet zuerst" },
};
