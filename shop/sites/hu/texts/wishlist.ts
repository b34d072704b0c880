import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Kedvencek",
  intro: "Amit félretett magának, az aktuális árakon.",
  empty: {
    title: "Még nincsenek kedvencei",
    text: "A termékeknél lévő szívvel ide teheti, ami megtetszett.",
  },
  toProducts: "Tovább a webáruházba",
  add: "Kedvencekhez adom",
  choose: "Változat kiválasztása",
  remove: "Eltávolítás",
  priceFell: "Azóta, hogy felvette ({date}), ennyivel olcsóbb: {amount}",
  notSold: {
    one: "{count} kedvenc már nem kapható itt.",
    other: "{count} kedvenc már nem kapható itt.",
  },
  full: "A kedvencek listája megtelt: {max} termék fér bele. Távolítson el egyet, mielőtt újat vesz fel.",
  tooMany:
    "Az Ön hálózatából most nagyon sok új listát hoznak létre. Kérjük, próbálja újra később.",
  kept: {
    account: "A kedvencei a fiókjához tartoznak: minden eszközön látja őket, ahol bejelentkezik.",
    browser:
      "A kedvencei {days} napig ebben a böngészőben maradnak. Ha bejelentkezik, a fiókjához fognak tartozni.",
    visit:
      "A kedvencei addig maradnak, amíg be nem zárja a böngészőt. Ha bejelentkezik, a fiókjához fognak tartozni.",
  },
  share: {
    title: "Kedvencek megosztása",
    text: "Aki ismeri a címet, látja a termékeket, de azt nem, hogy kié a lista, és nem módosíthat semmit.",
    button: "Cím létrehozása",
    address: "A lista címe",
    end: "Cím érvénytelenítése",
  },
  shared: {
    title: "Megosztott kedvencek",
    intro: "Valaki megosztotta Önnel ezeket a termékeket. Az árak az aktuális árak.",
    ended: {
      title: "Ez a lista már nem létezik",
      text: "A címet érvénytelenítették, vagy a listát törölték.",
    },
  },
};
