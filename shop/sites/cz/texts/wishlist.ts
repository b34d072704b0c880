import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Oblíbené",
  intro: "Co jste si uložili, za aktuální ceny.",
  empty: {
    title: "Zatím nemáte nic v oblíbených",
    text: "Zboží sem přidáte srdíčkem, které u něj najdete.",
  },
  toProducts: "Do e-shopu",
  add: "Přidat k oblíbeným",
  choose: "Vybrat variantu",
  remove: "Odebrat",
  priceFell: "O {amount} levnější než {date}, kdy jste si zboží uložili",
  notSold: {
    one: "{count} uloženou položku už tu neprodáváme.",
    few: "{count} uložené položky už tu neprodáváme.",
    many: "{count} uložené položky už tu neprodáváme.",
    other: "{count} uložených položek už tu neprodáváme.",
  },
  full: "Seznam oblíbených je plný: vejde se do něj {max} položek. Než přidáte další, některou odeberte.",
  tooMany: "Z vaší sítě teď vzniká velmi mnoho nových seznamů. Zkuste to prosím později.",
  kept: {
    account:
      "Oblíbené máte uložené ve svém účtu: uvidíte je na každém zařízení, kde se přihlásíte.",
    browser:
      "Oblíbené zůstanou v tomto prohlížeči {days} dní. Když se přihlásíte, uložíme je do vašeho účtu.",
    visit:
      "Oblíbené zůstanou, dokud prohlížeč nezavřete. Když se přihlásíte, uložíme je do vašeho účtu.",
  },
  share: {
    title: "Sdílet oblíbené",
    text: "Kdo má odkaz, uvidí zboží, ale ne to, čí seznam je, a nemůže nic měnit.",
    button: "Vytvořit odkaz",
    address: "Odkaz na seznam",
    end: "Zrušit platnost odkazu",
  },
  shared: {
    title: "Sdílený seznam",
    intro: "Někdo s vámi sdílí toto zboží. Ceny jsou aktuální.",
    ended: {
      title: "Tento seznam už neexistuje",
      text: "Platnost odkazu byla zrušena nebo byl seznam smazán.",
    },
  },
};
