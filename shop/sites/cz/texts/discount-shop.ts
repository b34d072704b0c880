import type { DiscountShopTexts } from "../../../discount-shop/discount-shop-texts.ts";

export const discountShop: DiscountShopTexts = {
  title: "Slevy",
  lead: "Všechno, co teď stojí méně. U každého produktu najdete nejnižší cenu za posledních 30 dní.",
  begins: "Začátek: {day}, {time} ({zone})",
  ends: "Konec: {day}, {time} ({zone})",
  remaining: "Čas do začátku",
  units: {
    days: { one: "den", few: "dny", many: "dne", other: "dní" },
    hours: { one: "hodina", few: "hodiny", many: "hodiny", other: "hodin" },
    minutes: { one: "minuta", few: "minuty", many: "minuty", other: "minut" },
    seconds: { one: "sekunda", few: "sekundy", many: "sekundy", other: "sekund" },
  },
  opened: "Je to tady.",
  toOpened: "Prohlédnout slevy",
  membersFrom: "S kartou {cardName}: {day}, {time}",
  membersNow: "S kartou {cardName} už je otevřeno.",
  toMembers: "Vstoupit s kartou {cardName}",
  early: "Pro vás už je otevřeno. Pro všechny: {day}, {time}",
  membersOnly: "Ještě chvilku strpení",
  membersOnlyHint:
    "Do začátku tyto slevy vidí jen zákazníci s kartou {cardName}. Pokud ji máte, přihlaste se.",
  toLogin: "Přihlásit se",
  toCard: "Více o kartě {cardName}",
  over: "Skončilo: {title}. Děkujeme, že jste přišli.",
  nextOne: "Příště: {title}. {day}, {time}",
  alreadyReduced: "Už teď levněji",
  none: "Právě teď není nic zlevněné.",
  noneHint:
    "Přijďte se brzy podívat znovu. Zatím se můžete inspirovat tím, co rádi kupují ostatní.",
  toHome: "Na hlavní stránku",
  left: {
    one: "Zbývá {count} kus",
    few: "Zbývají {count} kusy",
    many: "Zbývá {count} kusu",
    other: "Zbývá {count} kusů",
  },
  priceUntil: "Cena platí do {date}",
  sortings: { saving: "Největší sleva", ending: "Končí nejdříve" },
};
