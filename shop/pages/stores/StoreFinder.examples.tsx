import type { ReactElement } from "react";
import { allSites } from "../../sites/all-sites.ts";
import { exampleRetailStores } from "../../stores/store-examples.ts";
import { listedStore } from "./listed-store.ts";
import { StoreFinderPage, type StoreFinderPageProps } from "./StoreFinderPage.tsx";
import { StorePage } from "./StorePage.tsx";

/** Named examples of the store finder and of a store's page, for tests and the gallery. */

const content = allSites.DE;
const { site, texts } = content;
/** A Thursday. */
const now = new Date("2026-12-03T12:00Z");
const stores = exampleRetailStores.map((store) =>
  listedStore(store, now, { site, texts: texts.stores }),
);

export const exampleFinder: StoreFinderPageProps = {
  content,
  page: { title: "Stores in Ihrer Nähe", html: "<h2>Das bieten die Stores</h2><p>Kaffee.</p>" },
  stores,
  // A rectangle from 5° to 16° east and from 47° to 55° north.
  map: {
    frame: { width: 640, height: 784, scale: 3333.6, x: -290.9, y: 3926.4 },
    country: "M60 40L560 20L620 400L600 760L40 740L10 300Z",
    around: "M0 0H640V784H0Z",
  },
};

export const examples: Record<string, ReactElement> = {
  all: <StoreFinderPage {...exampleFinder} />,
  found: <StoreFinderPage {...exampleFinder} stores={stores.slice(0, 1)} query="Hamburg" />,
  nothingFound: <StoreFinderPage {...exampleFinder} query="Paris" isFound={false} />,
  withoutMap: <StoreFinderPage {...exampleFinder} map={undefined} />,
  store: (
    <StorePage
      content={content}
      store={{ ...stores[0]!, phone: "+49 40 555 0132" }}
      finderTitle="Stores in Ihrer Nähe"
      days={[
        { day: "2026-12-24", open: [{ from: "09:00", to: "13:00" }], reason: "exception" },
        { day: "2026-12-25", open: [], reason: "holiday" },
        { day: "2026-12-28", open: [{ from: "09:00", to: "19:00" }], reason: "usual" },
      ]}
      nearby={stores.slice(1)}
    />
  ),
  closedForGood: (
    <StorePage
      content={content}
      store={{ ...stores[0]!, phone: "+49 40 555 0132" }}
      finderTitle="Stores in Ihrer Nähe"
      days={[]}
      closedSince="30. September 2026"
      nearby={stores.slice(1)}
    />
  ),
};
