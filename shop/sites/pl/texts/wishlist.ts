import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Ulubione",
  intro: "Zapamiętane produkty w aktualnych cenach.",
  empty: {
    title: "Nie masz jeszcze ulubionych",
    text: "Aby dodać tu produkt, wybierz serce obok niego.",
  },
  toProducts: "Przejdź do sklepu",
  add: "Dodaj do ulubionych",
  choose: "Wybierz wariant",
  remove: "Usuń",
  priceFell: "O {amount} taniej niż w dniu dodania ({date})",
  notSold: {
    one: "{count} zapamiętanego produktu już tu nie sprzedajemy.",
    few: "{count} zapamiętanych produktów już tu nie sprzedajemy.",
    many: "{count} zapamiętanych produktów już tu nie sprzedajemy.",
    other: "{count} zapamiętanego produktu już tu nie sprzedajemy.",
  },
  full: "Lista ulubionych jest pełna: mieści {max} produktów. Usuń jeden, zanim dodasz następny.",
  tooMany: "Z Twojej sieci powstaje teraz bardzo dużo nowych list. Spróbuj ponownie później.",
  kept: {
    account:
      "Ulubione są zapisane na Twoim koncie: zobaczysz je na każdym urządzeniu po zalogowaniu.",
    browser:
      "Ulubione zostają w tej przeglądarce przez {days} dni. Gdy się zalogujesz, zapiszemy je na Twoim koncie.",
    visit:
      "Ulubione zostają do zamknięcia przeglądarki. Gdy się zalogujesz, zapiszemy je na Twoim koncie.",
  },
  share: {
    title: "Udostępnij ulubione",
    text: "Kto ma link, widzi produkty, ale nie wie, czyje są, i nie może niczego zmienić.",
    button: "Utwórz link",
    address: "Link do listy",
    end: "Unieważnij link",
  },
  shared: {
    title: "Udostępniona lista",
    intro: "Ktoś udostępnił Ci te produkty. Ceny są aktualne.",
    ended: {
      title: "Tej listy już nie ma",
      text: "Link został unieważniony albo lista została usunięta.",
    },
  },
};
