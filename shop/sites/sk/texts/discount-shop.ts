import type { DiscountShopTexts } from "../../../discount-shop/discount-shop-texts.ts";

export const discountShop: DiscountShopTexts = {
  title: "Zľavy",
  lead: "Všetko, čo teraz stojí menej. Pri každom výrobku nájdete najnižšiu cenu za posledných 30 dní.",
  begins: "Začiatok: {day}, {time} ({zone})",
  ends: "Koniec: {day}, {time} ({zone})",
  remaining: "Čas do začiatku",
  units: {
    days: { one: "deň", few: "dni", many: "dňa", other: "dní" },
    hours: { one: "hodina", few: "hodiny", many: "hodiny", other: "hodín" },
    minutes: { one: "minúta", few: "minúty", many: "minúty", other: "minút" },
    seconds: { one: "sekunda", few: "sekundy", many: "sekundy", other: "sekúnd" },
  },
  opened: "Je to tu.",
  toOpened: "Pozrieť zľavy",
  membersFrom: "S kartou {cardName}: {day}, {time}",
  membersNow: "S kartou {cardName} je už otvorené.",
  toMembers: "Vstúpiť s kartou {cardName}",
  early: "Pre vás je už otvorené. Pre všetkých: {day}, {time}",
  membersOnly: "Ešte chvíľku trpezlivosti",
  membersOnlyHint:
    "Do začiatku vidia tieto zľavy len zákazníci s kartou {cardName}. Ak ju máte, prihláste sa.",
  toLogin: "Prihlásiť sa",
  toCard: "Viac o karte {cardName}",
  over: "Skončilo sa: {title}. Ďakujeme, že ste prišli.",
  nextOne: "Nabudúce: {title}. {day}, {time}",
  alreadyReduced: "Už teraz lacnejšie",
  none: "Práve nie je nič zľavnené.",
  noneHint:
    "Príďte sa čoskoro pozrieť znova. Zatiaľ sa môžete inšpirovať tým, čo radi kupujú ostatní.",
  toHome: "Na hlavnú stránku",
  left: {
    one: "Zostáva {count} kus",
    few: "Zostávajú {count} kusy",
    many: "Zostáva {count} kusa",
    other: "Zostáva {count} kusov",
  },
  priceUntil: "Cena platí do {date}",
  sortings: { saving: "Najväčšia zľava", ending: "Končí najskôr" },
};
