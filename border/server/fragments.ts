import type { ContentName } from "../../platform/content/content-changes.ts";
import type { Caller } from "../../platform/http/overload/admission.ts";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { contentTags } from "../../platform/http/caching/content-tags.ts";
import type { Freshness } from "../../platform/http/caching/freshness.ts";
import { lifetimeWithStale } from "../../platform/http/caching/lifetime.ts";
import { previewOn, renderShared } from "../../platform/http/preview.ts";
import {
  RenderedCache,
  type CachedAnswer,
  type RenderedCacheOptions,
} from "../../platform/http/caching/rendered-cache.ts";
import { renderedFrom, type Rendered } from "../../platform/http/caching/rendered.ts";
import type { Preview, Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { borderContract, contractHeader } from "../border-contract.ts";
import { siteIn, type BorderSite, type BorderSites } from "../border-site.ts";
import { islandTexts } from "../client/island-texts.ts";
import type { BorderPromotions } from "../client/PageBorder.tsx";
import type { FooterLoader } from "../footer/server/footer.ts";
import type { NavigationItem } from "../navigation/navigation-contract.ts";
import { lastSegment } from "../navigation/navigation-rules.ts";
import type { Navigation } from "../navigation/server/navigation.ts";
import { promotionIds } from "../promotion/promotion-contract.ts";
import {
  fragmentAddress,
  pageSheet,
  withoutAssets,
  type FragmentKey,
  type FragmentName,
} from "./fragment-address.ts";
import { fragmentHtml, type FragmentContent, type FragmentSettings } from "./fragment-html.tsx";
import { borderRelease, podletVersionHeader } from "./podium-manifest.ts";
import { readPlaces, type PlaceSource } from "./promotion-places.ts";

const { banner, benefits, newsletter } = promotionIds;
const places: Record<FragmentName, Partial<Record<keyof BorderPromotions, string>>> = {
  header: { banner, benefits },
  footer: { newsletter },
};

export interface FragmentOptions extends Omit<FragmentSettings, "textFiles"> {
  navigation: Pick<Navigation, "items">;
  promotions: PlaceSource;
  footer: Pick<FooterLoader, "show">;
  defaultHeaders: Record<string, string>;
  now: () => Date;
  /** Resolves to the next moment at which content of a fragment becomes valid or expires. */
  nextChange: (at: Viewpoint) => Promise<Date | undefined>;
  /**
   * Milliseconds after which a response without the source is better than none, because hosts do not wait long. 0 means no limit.
   */
  renderWithin: number;
  onError: (error: unknown, key: string) => void;
  admission: RenderedCacheOptions["admission"];
  /** Most bytes of the cached fragments. */
  cacheBytes?: number;
}

export type Fragments = ReturnType<typeof createFragments>;

export interface FragmentInPage {
  html: string;
  freshness: Freshness;
  reads: ReadonlySet<ContentName>;
}

/** Writes the islands' texts of each site as a script; returns the files' names by site. */
function addTextFiles(sites: BorderSites, assets: Pick<Assets, "add">): Record<string, string> {
  const add = ({ site: { code }, texts }: BorderSite) =>
    assets.add(`texts-${code}.js`, `export default ${JSON.stringify(islandTexts(texts))};`);
  return Object.fromEntries(Object.values(sites).map((site) => [site.site.code, add(site)]));
}

/** Creates the two fragments of the border, for other teams' servers and for the shop's own pages. */
export function createFragments({
  navigation,
  promotions,
  footer,
  defaultHeaders,
  now,
  nextChange,
  renderWithin,
  onError,
  admission,
  cacheBytes = 64 * 1_048_576,
  ...options
}: FragmentOptions) {
  const { assets, origins, sites } = options;
  const settings: FragmentSettings = { ...options, textFiles: addTextFiles(sites, assets) };
  const contentOf = (key: FragmentKey) => siteIn(sites, key.site);
  const release = borderRelease(assets);
  const cache = new RenderedCache({
    maxBytes: cacheBytes,
    renderWithin,
    now: () => now().getTime(),
    onError,
    admission,
  });

  function headers(
    key: FragmentKey,
    cacheControl: string,
    reads: ReadonlySet<ContentName> = new Set(),
  ): Record<string, string> {
    const { name, site, options } = key;
    const style = origins[site] + assets.url(pageSheet(key));
    const script = origins[site] + assets.url("boot.js");
    return {
      "content-type": "text/html; charset=utf-8",
      "cache-control": cacheControl,
      ...contentTags(["pageborder", name, `${name}-${site}`, ...reads]),
      [podletVersionHeader]: release,
      [contractHeader]: String(borderContract),
      ...defaultHeaders,
      ...(options.includes("noassets")
        ? {}
        : {
            link:
              `<${style}>; rel=stylesheet; asset-type=style; type=text/css, ` +
              `<${script}>; rel=modulepreload; asset-type=script; type=module`,
          }),
    };
  }

  const html = (key: FragmentKey, content: Omit<FragmentContent, "preview">, preview?: Preview) =>
    fragmentHtml(key, { ...content, preview: previewOn(contentOf(key).site, preview) }, settings);

  /** Renders with the static navigation. */
  function withoutSource(key: FragmentKey, preview?: Preview) {
    const { footer } = contentOf(key);
    const content = html(
      key,
      { navigation: staticNavigation(footer), promotions: {}, footer },
      preview,
    );
    return renderedFrom(content, headers(key, "public, max-age=0"));
  }

  return {
    /** Returns the bytes of the cached fragments, and their limit. */
    memory: () => cache.memory,

    /** Returns the cached fragment of a path while it may still be served. */
    peek: (path: string) => cache.peek(path),

    /**
     * Returns the fragment, rendered at most once for each state of the content. When its source is down or the server
     * overloaded, and there is no last good version, it uses the static navigation. Without a caller it is part of a page.
     */
    get(
      key: FragmentKey,
      { caller, preview }: { caller?: Caller; preview?: Preview } = {},
    ): Promise<CachedAnswer> {
      const { site, footer: ownFooter } = contentOf(key);
      return renderShared(
        { cache, now },
        fragmentAddress(key),
        { site, preview, caller, fallback: () => withoutSource(key, preview) },
        async (at) => {
          const { reads } = at;
          const isHeader = key.name === "header";
          const builtIn = { content: ownFooter, isWhole: true };
          const [until, items, placed, shownFooter] = await Promise.all([
            nextChange(at),
            isHeader ? navigation.items(at) : [],
            readPlaces(promotions, at, places[key.name], (error) =>
              onError(error, fragmentAddress(key)),
            ),
            isHeader ? builtIn : footer.show(at, builtIn.content),
          ]);
          const content = html(
            key,
            { navigation: items, promotions: placed.places, footer: shownFooter.content },
            preview,
          );
          const { cacheControl, freshUntil } = lifetimeWithStale(
            now().getTime(),
            until?.getTime() ?? Infinity,
          );
          return {
            content,
            headers: headers(key, cacheControl, reads.names),
            quality: 11,
            reads: reads.names,
            freshUntil,
            freshness: placed.isWhole && shownFooter.isWhole ? "fresh" : "fallback",
          };
        },
      );
    },

    /** Returns the fragment's HTML for the shop's own pages, which include the assets themselves. */
    async inPage(key: FragmentKey, preview?: Preview): Promise<FragmentInPage> {
      const { rendered, freshness, reads } = await this.get(withoutAssets(key), { preview });
      return { html: htmlOf(rendered), freshness, reads };
    },

    /** Returns the fragment's HTML at once, however old it is, or without its source: for pages that must not wait. */
    async inPageAtOnce(key: FragmentKey): Promise<FragmentInPage> {
      const plain = withoutAssets(key);
      const rendered = cache.last(fragmentAddress(plain)) ?? withoutSource(plain);
      return { html: htmlOf(rendered), freshness: "fallback", reads: new Set() };
    },

    invalidate: (changed?: ReadonlySet<ContentName>) => cache.invalidate(changed),
  };
}

const htmlOf = ({ bodies }: Rendered) => bodies.identity.bytes.toString();

/** Returns the popular categories from the site's footer: the header's navigation when the real one cannot be read. */
function staticNavigation({ seo }: BorderSite["footer"]): NavigationItem[] {
  return seo.columns.flatMap(([first]): NavigationItem[] => {
    if (!first) return [];
    const { text: title, url: href } = first;
    return [{ title, href, kind: "category", segments: lastSegment(href) }];
  });
}
