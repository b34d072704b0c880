import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import type { Page, PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { byDistance, distanceText } from "../../stores/distance.ts";
import { findStores } from "../../stores/find-stores.ts";
import { nextDays, nextStateChange } from "../../stores/opening-hours.ts";
import { fullDateText } from "../../stores/opening-words.ts";
import { countryMap } from "../../stores/server/country-map.ts";
import type { Stores } from "../../stores/server/stores.ts";
import { storeAddress, storeName } from "../../stores/store-address.ts";
import { storePath, type RetailStore } from "../../stores/stores-contract.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import type { StaticPages } from "../text/static-pages.server.ts";
import { listedStore } from "./listed-store.ts";
import { storeData } from "./store-data.ts";
import { StoreFinderPage } from "./StoreFinderPage.tsx";
import { StorePage } from "./StorePage.tsx";

interface StorePagesOptions {
  frame: Pick<PageFrame, "origins" | "sites">;
  catalogue: Pick<Catalogue, "pictures">;
  staticPages: StaticPages;
  stores: Pick<Stores, "list">;
}

const stylesheet = "stores-page.entry.css";
const maxNearby = 3;

/** Creates the functions that make the store finder and the page of a store. */
export function createStorePages({ frame, catalogue, staticPages, stores }: StorePagesOptions) {
  return { finderPage, storePage };

  async function finderPage(content: SiteContent, at: Viewpoint, query: string): Promise<Page> {
    const { site, texts, pages } = content;
    const all = await stores.list(at);
    const found = query ? findStores(query, all, site.language) : all;
    const shown = found.length > 0 ? found : all;
    const page = staticPages.get(site.code, "storefinder");
    const origin = valueAt(frame.origins, site.code);
    return {
      type: "storefinder",
      styles: [stylesheet],
      policy: { features: ["geolocation"] },
      until: nextStateChange(shown, at.now, site),
      head: {
        title: pageTitle(page.title),
        description: page.description,
        path: pages.storefinder,
        alternates: await alternates(frame.sites, at, async () => pages.storefinder),
        isPrivate: query !== "",
        structuredData: [
          ...breadcrumbData(origin, [{ name: page.title, url: pages.storefinder }]),
          ...shown.map((store) => storeData(store, at.now, { site, origin })),
        ],
      },
      body: (
        <StoreFinderPage
          content={content}
          page={page}
          stores={shown.map((store) => listedStore(store, at.now, { site, texts: texts.stores }))}
          map={await countryMap(
            site.market,
            all.map(({ position }) => position),
          )}
          query={query}
          isFound={found.length > 0}
        />
      ),
    };
  }

  /** `isMine` says that it is the shopper's own store. */
  async function storePage(
    content: SiteContent,
    at: Viewpoint,
    store: RetailStore,
    isMine = false,
  ): Promise<Page> {
    const { site, texts, pages } = content;
    const words = { site, texts: texts.stores };
    const isClosed = store.closes !== undefined && store.closes <= at.now;
    const others = (await stores.list(at)).filter(({ id }) => id !== store.id);
    const nearby = byDistance(others, store.position).slice(0, maxNearby);
    const [picture] = await catalogue.pictures([store.picture]);
    const origin = valueAt(frame.origins, site.code);
    const name = storeName(store, site);
    const { title } = staticPages.get(site.code, "storefinder");
    const path = storePath(store);
    const image = picture && origin + pictureUrl(pictureBase(picture), 1280, "jpeg");
    return {
      type: "storefinder",
      styles: [stylesheet],
      until: nextStateChange([store, ...nearby.map(({ item }) => item)], at.now, site),
      head: {
        title: pageTitle(name),
        description: `${name}: ${storeAddress(store)}. ${texts.stores.hours}, ${texts.stores.phone} ${store.phone}`,
        path,
        alternates: await alternates(frame.sites, at, async (there) =>
          there.site.market === site.market ? path : undefined,
        ),
        isPrivate: isClosed || isMine,
        image: picture && previewPicture(picture, name),
        structuredData: [
          ...breadcrumbData(origin, [
            { name: title, url: pages.storefinder },
            { name, url: path },
          ]),
          ...(isClosed ? [] : [storeData(store, at.now, { site, origin, image })]),
        ],
      },
      body: (
        <StorePage
          content={content}
          store={{ ...listedStore(store, at.now, words), phone: store.phone }}
          finderTitle={title}
          days={isClosed ? [] : nextDays(store, at.now, site)}
          closedSince={isClosed ? fullDateText(store.closes!, site) : undefined}
          nearby={nearby.map(({ item, distance }) => ({
            ...listedStore(item, at.now, words),
            distance: fill(texts.stores.away, { distance: distanceText(distance, site) }),
          }))}
          picture={picture && pictureBase(picture)}
          isMine={isMine}
        />
      ),
    };
  }
}
