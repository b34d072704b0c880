import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { exampleLeaflet } from "../../leaflets/leaflet-examples.ts";
import { allSites } from "../../sites/all-sites.ts";
import { leafletSheets } from "./leaflet-sheets.ts";
import { AnnouncedLeaflet, LeafletPage, NoLeafletPage } from "./LeafletPage.tsx";

/** Named examples of the pages of leaflets, for the gallery and the tests. */

const content = allSites.DE;
const words = content.texts.leaflets;

const product = (number: number): ProductCard => ({
  number,
  name: `Caffè Crema, ganze Bohne ${number}`,
  lead: "Weich, mit einer Spur Nuss.",
  url: `#product-${number}`,
  picture: { id: "100111-plain", version: "1" },
  price: 799,
  was: number % 2 ? 899 : null,
  isFrom: false,
  hasChoice: false,
  isNew: false,
  grams: 500,
  millilitres: null,
  availability: number === 3 ? "SOLDOUT" : "AVAILABLE",
  categories: [],
});

const sold = new Map(
  Array.from({ length: 10 }, (_, index) => [index + 1, product(index + 1)] as const),
);
const others = [
  { href: "#last", text: "Raus mit uns (galt bis 29. November)" },
  { href: "#next", text: "Warme Zimmer (ab 7. Dezember)" },
];

export const exampleBook = {
  content,
  id: exampleLeaflet.id,
  title: "Langsame Morgen",
  lead: "Eine Kanne Kaffee und niemand, der auf die Uhr schaut.",
  days: "Gültig vom 30. November bis 6. Dezember",
  cover: "hero-morning",
  sheets: leafletSheets(exampleLeaflet, {
    site: content.site,
    sold,
    categories: new Map([[1121, "#filter"]]),
  }),
  pictures: new Map(
    ["hero-morning", "hero-kitchen"].map((id) => [id, { id, version: "1" }] as const),
  ),
  others,
};

export const examples = {
  valid: <LeafletPage {...exampleBook} hasCurrent={false} />,
  over: (
    <LeafletPage
      {...exampleBook}
      hasCurrent
      over="Dieser Prospekt galt bis zum 6. Dezember. Die Preise sind die von heute."
    />
  ),
  announced: (
    <AnnouncedLeaflet
      content={content}
      title="Warme Zimmer"
      lead="Licht, Wolle und etwas auf dem Herd."
      begins="Gültig vom 7. bis 13. Dezember."
      picture={{ id: "hero-evening", version: "1" }}
      hasCurrent
      others={others.slice(0, 1)}
    />
  ),
  none: (
    <NoLeafletPage
      content={content}
      title={words.none}
      text="Der nächste gilt ab 7. Dezember."
      hasCurrent={false}
      others={[]}
    />
  ),
};
