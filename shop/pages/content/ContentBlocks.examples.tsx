import type { ReactElement } from "react";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { allSites } from "../../sites/all-sites.ts";
import { BlocksPage } from "./BlocksPage.tsx";
import { ContentBlocks } from "./ContentBlocks.tsx";
import type { ShownBlock, ShownBlockOf, ShownPicture } from "./shown-block.ts";

/** Named examples of each kind of block, and of a whole page, for the gallery and the tests. */

const content = allSites.DE;
const picture: ShownPicture = { base: "/img/hero-roastery/1", ratio: [16, 9], focus: "70% 50%" };

const card = (number: number, name: string): ProductCard => ({
  number,
  name,
  lead: "Rund und nussig.",
  url: "#product",
  picture: { id: `${number}-plain`, version: "1" },
  price: 799,
  was: null,
  isFrom: true,
  hasChoice: true,
  isNew: false,
  grams: 500,
  millilitres: null,
  availability: "AVAILABLE",
  categories: [],
});

const teasers = [
  { picture, title: "So rösten wir", text: "Achtzehn Minuten einer Bohne.", link: "#roasting" },
  { picture, title: "Kaffee zubereiten", link: "#brewing" },
  { title: "Ohne Bild", text: "Auch das gibt es.", link: "#plain" },
];

/** A new kind of block comes with its examples. */
export const exampleBlocks: { [Kind in ShownBlock["kind"]]: ShownBlockOf<Kind>[] } = {
  text: [
    {
      kind: "text",
      html: '<h2>Warum langsam?</h2><p>Weil es <strong>besser</strong> schmeckt, wie <a href="/contact">wir</a> finden.</p><ul><li>Eins</li><li>Zwei</li></ul>',
    },
  ],
  picture: [
    { kind: "picture", picture, alt: "Eine Trommel", caption: "Die Trommel in der Rösterei." },
    { kind: "picture", picture: { base: "/img/100101-plain/1", ratio: [1, 1] }, alt: "" },
  ],
  products: [
    {
      kind: "products",
      title: "Aus unserer Trommel",
      products: [
        card(100111, "Caffè Crema „Hafenblick“, ganze Bohne"),
        card(100112, "Caffè Crema „Sonntagmorgen“, ganze Bohne"),
        card(100113, "Caffè Crema „Huila“, ganze Bohne"),
      ],
    },
  ],
  teasers: [
    { kind: "teasers", title: "Weiterlesen", teasers },
    { kind: "teasers", teasers: teasers.slice(0, 2) },
  ],
  quotation: [
    { kind: "quotation", html: "<p>Guter Kaffee ist leise.</p>", by: "Henrike Lüders" },
    { kind: "quotation", html: "<p>Ohne Namen.</p>" },
  ],
  video: [
    {
      kind: "video",
      poster: picture,
      title: "Ein Tag in der Rösterei",
      link: "https://www.film.example/roesterei",
      time: "4 Minuten",
    },
  ],
  accordion: [
    {
      kind: "accordion",
      title: "Fragen",
      items: [
        { title: "Ist dunkler Kaffee stärker?", html: "<p>Kaum.</p>" },
        { title: "Wie lange hält er?", html: "<p>Drei Wochen.</p>" },
      ],
    },
    { kind: "accordion", items: [{ title: "Ohne Überschrift", html: "<p>Auch gut.</p>" }] },
  ],
  table: [
    {
      kind: "table",
      title: "Mengen",
      head: ["Zubereitung", "Kaffee", "Wasser", "Zeit"],
      rows: [
        ["Handfilter", "30 g", "500 ml", "<strong>3</strong> bis 4 min"],
        ["French Press", "30 g", "500 ml", "4 min"],
      ],
    },
    { kind: "table", head: ["Mahlgrad", "Zeit"], rows: [["fein", "25 s"]] },
  ],
  steps: [
    {
      kind: "steps",
      title: "Handfilter",
      time: "5 Minuten",
      needs: ["30 g Kaffee", "500 ml Wasser"],
      steps: [
        { title: "Quellen lassen", html: "<p>60 ml Wasser.</p>", time: "45 Sekunden" },
        { title: "Gießen", html: "<p>Langsam, in Kreisen.</p>" },
      ],
    },
    {
      kind: "steps",
      title: "Ohne Zeiten",
      needs: [],
      steps: [{ title: "Trinken", html: "<p>Genießen.</p>" }],
    },
  ],
  action: [
    {
      kind: "action",
      title: "Und jetzt in die Tasse",
      html: "<p>Alle Zahlen stehen in der Anleitung.</p>",
      label: "Zur Zubereitung",
      link: "#brewing",
    },
    { kind: "action", title: "Fragen?", label: "Kontakt", link: "/contact" },
  ],
  form: [
    {
      kind: "form",
      form: (
        <form>
          <Button type="submit">Absenden</Button>
        </form>
      ),
    },
  ],
};

const one = (block: ShownBlock) => <ContentBlocks blocks={[block]} content={content} />;

export const examples: Record<string, ReactElement> = {
  ...Object.fromEntries(
    Object.values<ShownBlock[]>(exampleBlocks)
      .flatMap((blocks) => blocks.map((block, index) => ({ block, index })))
      .map(({ block, index }) => [`${block.kind}${index > 0 ? index + 1 : ""}`, one(block)]),
  ),
  page: (
    <BlocksPage
      content={content}
      page={{ title: "So rösten wir", lead: "Eine Viertelstunde, in der alles entsteht." }}
      picture={picture}
      blocks={Object.values<ShownBlock[]>(exampleBlocks).map(([block]) => block!)}
      more={teasers}
    />
  ),
  pageOfText: (
    <BlocksPage
      content={content}
      page={{ title: "Nur Text", lead: "Ohne Bild und ohne andere Seiten." }}
      blocks={exampleBlocks.text}
      more={[]}
    />
  ),
};
