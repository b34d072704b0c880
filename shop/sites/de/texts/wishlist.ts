import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Merkzettel",
  intro: "Was Sie sich gemerkt haben, zu den aktuellen Preisen.",
  empty: {
    title: "Ihr Merkzettel ist noch leer",
    text: "Ein Klick auf das Herz eines Artikels genügt, und er steht hier.",
  },
  toProducts: "Zum Shop",
  add: "Auf den Merkzettel",
  choose: "Variante wählen",
  remove: "Entfernen",
  priceFell: "{amount} günstiger als am {date}, als Sie sich den Artikel gemerkt haben",
  notSold: {
    one: "{count} gemerkten Artikel gibt es hier nicht mehr.",
    other: "{count} gemerkte Artikel gibt es hier nicht mehr.",
  },
  full: "Ihr Merkzettel ist voll: Er fasst {max} Artikel. Entfernen Sie einen, bevor Sie sich den nächsten merken.",
  tooMany:
    "Aus Ihrem Netzwerk kommen gerade sehr viele neue Merkzettel. Bitte versuchen Sie es später noch einmal.",
  kept: {
    account:
      "Ihr Merkzettel gehört zu Ihrem Kundenkonto: Sie sehen ihn auf jedem Gerät, auf dem Sie angemeldet sind.",
    browser:
      "Ihr Merkzettel bleibt {days} Tage in diesem Browser. Melden Sie sich an, gehört er zu Ihrem Kundenkonto.",
    visit:
      "Ihr Merkzettel bleibt, bis Sie den Browser schließen. Melden Sie sich an, gehört er zu Ihrem Kundenkonto.",
  },
  share: {
    title: "Merkzettel teilen",
    text: "Wer die Adresse kennt, sieht die Artikel, aber nicht, von wem der Merkzettel ist, und kann nichts ändern.",
    button: "Adresse erstellen",
    address: "Adresse des Merkzettels",
    end: "Adresse ungültig machen",
  },
  shared: {
    title: "Ein geteilter Merkzettel",
    intro: "Jemand hat diese Artikel mit Ihnen geteilt. Die Preise sind aktuell.",
    ended: {
      title: "Diesen Merkzettel gibt es nicht mehr",
      text: "Wer ihn geteilt hat, hat die Adresse ungültig gemacht oder den Merkzettel gelöscht.",
    },
  },
};
