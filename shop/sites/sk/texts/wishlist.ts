import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Obľúbené",
  intro: "Čo ste si uložili, za aktuálne ceny.",
  empty: {
    title: "Zatiaľ nemáte nič v obľúbených",
    text: "Výrobok sem pridáte srdiečkom, ktoré pri ňom nájdete.",
  },
  toProducts: "Do e-shopu",
  add: "Pridať k obľúbeným",
  choose: "Vybrať variant",
  remove: "Odobrať",
  priceFell: "O {amount} lacnejšie ako {date}, keď ste si výrobok uložili",
  notSold: {
    one: "{count} uložený výrobok tu už nepredávame.",
    few: "{count} uložené výrobky tu už nepredávame.",
    many: "{count} uloženého výrobku tu už nepredávame.",
    other: "{count} uložených výrobkov tu už nepredávame.",
  },
  full: "Zoznam obľúbených je plný: zmestí sa doň {max} výrobkov. Skôr než pridáte ďalší, niektorý odoberte.",
  tooMany: "Z vašej siete teraz vzniká veľmi veľa nových zoznamov. Skúste to, prosím, neskôr.",
  kept: {
    account:
      "Obľúbené máte uložené vo svojom účte: uvidíte ich na každom zariadení, kde sa prihlásite.",
    browser:
      "Obľúbené zostanú v tomto prehliadači {days} dní. Keď sa prihlásite, uložíme ich do vášho účtu.",
    visit:
      "Obľúbené zostanú, kým prehliadač nezatvoríte. Keď sa prihlásite, uložíme ich do vášho účtu.",
  },
  share: {
    title: "Zdieľať obľúbené",
    text: "Kto má odkaz, uvidí výrobky, ale nie to, čí je zoznam, a nemôže nič meniť.",
    button: "Vytvoriť odkaz",
    address: "Odkaz na zoznam",
    end: "Zrušiť platnosť odkazu",
  },
  shared: {
    title: "Zdieľaný zoznam",
    intro: "Niekto s vami zdieľa tieto výrobky. Ceny sú aktuálne.",
    ended: {
      title: "Tento zoznam už neexistuje",
      text: "Platnosť odkazu bola zrušená alebo bol zoznam vymazaný.",
    },
  },
};
