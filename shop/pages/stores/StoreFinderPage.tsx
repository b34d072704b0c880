import { Island } from "../../../border/client/Island.tsx";
import { storesPath } from "../../../border/border-paths.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { SiteContent } from "../../sites/site-content.ts";
import { storeSearchPath } from "../../shop-paths.ts";
import { maxStoreQuery } from "../../stores/stores-contract.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { linksInShop } from "../text/links-in-shop.ts";
import type { ListedStore } from "./listed-store.ts";
import { StoreList } from "./StoreList.tsx";
import { StoreMap, type MapOutlines } from "./StoreMap.tsx";

export interface StoreFinderPageProps {
  content: Pick<SiteContent, "site" | "texts">;
  /** Its HTML is rendered from Markdown written by the shop's team. */
  page: { title: string; html: string };
  stores: ListedStore[];
  /** Missing where the stores are in no country that the outlines know. */
  map?: MapOutlines;
  /** The text that was searched for, and whether a store matches it. */
  query?: string;
  isFound?: boolean;
}

/** Renders the stores of a site as a list and on a map, with a search for them. */
export function StoreFinderPage({
  content: { site, texts },
  page: { title, html },
  stores,
  map,
  query = "",
  isFound = true,
}: StoreFinderPageProps) {
  const words = texts.stores;
  const { positionRefused, positionUnknown, locating, abroad, nearest, away } = words;
  const { mapHint, map: mapName } = words;
  return (
    <div className="kontor-page kontor-stores">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={title} />
      <div className="kontor-intro">
        <h1>{title}</h1>
      </div>
      <Island
        name="StoreFinder"
        strategy="idle"
        data={{
          texts: {
            positionRefused,
            positionUnknown,
            locating,
            abroad,
            nearest,
            away,
            mapHint,
            mapName,
          },
          locale: site.locale,
          frame: map?.frame,
        }}
      >
        <form className="kontor-stores__search" action={storeSearchPath} role="search">
          <TextField
            type="search"
            id="kontor-store-query"
            name="query"
            label={words.search}
            defaultValue={query}
            maxLength={maxStoreQuery}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{words.submit}</Button>
          <Button type="button" variant="secondary" data-near-me="" hidden>
            {words.nearMe}
          </Button>
        </form>
        <p className="kontor-stores__status" role="status">
          {query && (isFound ? foundText() : fill(words.nothingFound, { query }))}
        </p>
        <div className="kontor-stores__columns">
          {map && <StoreMap map={map} stores={stores} texts={words} />}
          <section aria-labelledby="kontor-stores">
            <h2 id="kontor-stores">{plural(words.count, stores.length, site.locale)}</h2>
            <StoreList stores={stores} isNumbered={map !== undefined} />
            {query && isFound && (
              <p>
                <a href={storesPath}>{words.showAll}</a>
              </p>
            )}
          </section>
        </div>
      </Island>
      <div className="kontor-text" dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
    </div>
  );

  function foundText() {
    return fill(plural(words.found, stores.length, site.locale), { query });
  }
}
