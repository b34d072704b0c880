import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill, inSite, textIn, type LocalizedText } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import type { Page, PageFrame, PageResult } from "../../../storefront/pages/render-page.server.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import { leafletPathOf, type Leaflet } from "../../leaflets/leaflets-contract.ts";
import type { Leaflets, LeafletThen } from "../../leaflets/server/leaflets.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { leafletPath } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import { leafletData } from "./leaflet-data.ts";
import { leafletSheets, namedIn } from "./leaflet-sheets.ts";
import { AnnouncedLeaflet, LeafletPage, NoLeafletPage, type OtherLeaflet } from "./LeafletPage.tsx";

export interface LeafletPagesOptions {
  frame: PageFrame;
  catalogue: Pick<Catalogue, "byNumber" | "categoryAddress" | "pictures">;
  leaflets: Pick<Leaflets, "list" | "valid">;
  requests: ShopRequests;
}

/** Creates the functions that make the pages of leaflets. Caches leave them when one begins or ends, as the slice says. */
export function createLeafletPages({ frame, catalogue, leaflets }: LeafletPagesOptions) {
  return { leafletPage, noLeafletPage };

  /** Returns the page of a leaflet by its state; none of one that is not announced yet. */
  async function leafletPage(
    content: SiteContent,
    at: Viewpoint,
    then: LeafletThen,
  ): Promise<PageResult> {
    switch (then.state.kind) {
      case "valid":
      case "over":
        return bookPage(content, at, then);
      case "announced":
        return announcedPage(content, at, then);
      case "ended":
        return endedPage(content, at, then);
      case "planned":
        return undefined;
    }
  }

  /** Returns no page where the site sells none of the products: a cover alone is no leaflet. */
  async function bookPage(
    content: SiteContent,
    at: Viewpoint,
    then: LeafletThen,
  ): Promise<PageResult> {
    const { site, texts } = content;
    const { leaflet, state } = then;
    const named = namedIn(leaflet);
    const [cards, addresses, refs, around] = await Promise.all([
      catalogue.byNumber(at, named.products),
      Promise.all(
        named.categories.map(
          async (number) => [number, await catalogue.categoryAddress(at, number)] as const,
        ),
      ),
      catalogue.pictures([leaflet.picture, ...named.pictures]),
      aroundLeaflet(content, at, leaflet),
    ]);
    const sheets = leafletSheets(leaflet, {
      site,
      sold: new Map(cards.map((card) => [card.number, card])),
      categories: new Map(addresses.flatMap(([number, url]) => (url ? [[number, url]] : []))),
    });
    const products = sheets.flatMap((sheet) => sheet.products);
    if (products.length === 0) return undefined;
    const pictures = new Map(refs.map((ref) => [ref.id, ref]));
    const { title, lead, head, origin } = await headOf(content, at, then);
    const cover = pictures.get(leaflet.picture);
    const isOver = state.kind === "over";
    return {
      type: "leaflet",
      styles: [stylesheet],
      head: {
        ...head,
        isPrivate: isOver,
        image: cover && previewPicture(cover, title),
        structuredData: [
          ...head.structuredData,
          ...(isOver
            ? []
            : leafletData(
                {
                  title,
                  lead,
                  url: origin + head.path,
                  image: cover && origin + pictureUrl(pictureBase(cover), 1280, "jpeg"),
                  issue: state.issue,
                  products: products.filter(isFirst),
                },
                { site, origin },
              )),
        ],
      },
      body: (
        <LeafletPage
          content={content}
          id={leaflet.id}
          title={title}
          lead={lead}
          days={filled(texts.leaflets.valid, state, site)}
          over={isOver ? filled(texts.leaflets.over, state, site) : undefined}
          cover={leaflet.picture}
          sheets={sheets}
          pictures={pictures}
          {...around}
        />
      ),
    };
  }

  async function announcedPage(
    content: SiteContent,
    at: Viewpoint,
    then: LeafletThen,
  ): Promise<Page> {
    const { site, texts } = content;
    const { leaflet, state } = then;
    const { title, lead, head } = await headOf(content, at, then);
    const [picture] = await catalogue.pictures([leaflet.picture]);
    return {
      type: "leaflet",
      styles: [stylesheet],
      head: { ...head, isPrivate: true, image: picture && previewPicture(picture, title) },
      body: (
        <AnnouncedLeaflet
          content={content}
          title={title}
          lead={lead}
          begins={filled(texts.leaflets.announced, state, site)}
          picture={picture}
          {...await aroundLeaflet(content, at, leaflet)}
        />
      ),
    };
  }

  async function endedPage(content: SiteContent, at: Viewpoint, then: LeafletThen): Promise<Page> {
    const { leaflets: words } = content.texts;
    const { head } = await headOf(content, at, then);
    const around = await aroundLeaflet(content, at, then.leaflet);
    return {
      type: "leaflet",
      status: 410,
      styles: [stylesheet],
      head: { ...head, isPrivate: true },
      body: (
        <NoLeafletPage content={content} title={words.ended} text={words.endedHint} {...around} />
      ),
    };
  }

  /** Says that no leaflet is valid, and when the next one begins. */
  async function noLeafletPage(content: SiteContent, at: Viewpoint): Promise<Page> {
    const { site, texts } = content;
    const { leaflets: words } = texts;
    const next = firstOf(await leaflets.list(at), ["announced", "planned"]);
    const text = next
      ? fill(words.nextFrom, { date: dayText(next.state.issue.firstDay, site) })
      : words.nextUnknown;
    return {
      type: "leaflet",
      styles: [stylesheet],
      head: {
        title: pageTitle(words.title),
        description: text,
        path: leafletPath,
        isPrivate: true,
        structuredData: breadcrumbData(valueAt(frame.origins, site.code), [
          { name: words.title, url: leafletPath },
        ]),
      },
      body: (
        <NoLeafletPage
          content={content}
          title={words.none}
          text={text}
          hasCurrent={false}
          others={(await aroundLeaflet(content, at)).others}
        />
      ),
    };
  }

  /** Returns whether another leaflet is valid, and links to those before and after it. */
  async function aroundLeaflet(
    { site, texts: { leaflets: words } }: SiteContent,
    at: Viewpoint,
    own?: Leaflet,
  ): Promise<{ hasCurrent: boolean; others: OtherLeaflet[] }> {
    const rest = (await leaflets.list(at)).filter(({ leaflet }) => leaflet.id !== own?.id);
    const others = [
      [lastOf(rest), words.lastOne] as const,
      [firstOf(rest, ["announced"]), words.nextOne] as const,
    ].flatMap(([then, text]) =>
      then
        ? {
            href: leafletPathOf(then.leaflet),
            text: fill(filled(text, then.state, site), {
              title: wordsIn(then.leaflet.title, site),
            }),
          }
        : [],
    );
    const valid = await leaflets.valid(at);
    return { hasCurrent: valid !== undefined && valid.leaflet.id !== own?.id, others };
  }

  /** The leaflet of the moment has one address for search engines, whichever it is. */
  async function headOf({ site, texts }: SiteContent, at: Viewpoint, { leaflet }: LeafletThen) {
    const [title, lead] = [wordsIn(leaflet.title, site), wordsIn(leaflet.lead, site)];
    const isCurrent = (await leaflets.valid(at))?.leaflet.id === leaflet.id;
    const origin = valueAt(frame.origins, site.code);
    const own = leafletPathOf(leaflet);
    const path = isCurrent ? leafletPath : own;
    const isThere = async (there: Viewpoint) =>
      isCurrent
        ? (await leaflets.valid(there)) !== undefined
        : (await leaflets.list(there)).some((each) => each.leaflet.id === leaflet.id);
    return {
      title,
      lead,
      origin,
      head: {
        title: pageTitle(title),
        description: lead,
        path,
        alternates: await alternates(frame.sites, at, async (there) =>
          (await isThere(there)) ? path : undefined,
        ),
        structuredData: breadcrumbData(origin, [
          { name: texts.leaflets.title, url: leafletPath },
          { name: title, url: path },
        ]),
      },
    };
  }
}

const stylesheet = "leaflet-page.entry.css";

const wordsIn = (text: LocalizedText, site: Pick<Site, "language" | "locale">) =>
  inSite(site, textIn(text, site));

/** Fills the days of a leaflet into a text. */
const filled = (text: string, { issue }: LeafletThen["state"], site: Pick<Site, "locale">) =>
  fill(text, { from: dayText(issue.firstDay, site), to: dayText(issue.lastDay, site) });

/** Returns a day without its year: "30. November". */
const dayText = (day: string, { locale }: Pick<Site, "locale">) =>
  dateFormat(locale, { timeZone: "UTC", day: "numeric", month: "long" }).format(new Date(day));

/** Returns the leaflet that ended last, of those whose pages are still shown. */
const lastOf = (all: LeafletThen[]) =>
  all
    .filter(({ state }) => state.kind === "over")
    .toSorted((one, other) => other.state.issue.until.getTime() - one.state.issue.until.getTime())
    .at(0);

/** Returns the leaflet that begins first. */
const firstOf = (all: LeafletThen[], kinds: LeafletThen["state"]["kind"][]) =>
  all
    .filter(({ state }) => kinds.includes(state.kind))
    .toSorted((one, other) => one.state.issue.from.getTime() - other.state.issue.from.getTime())
    .at(0);

const isFirst = ({ number }: { number: number }, index: number, all: { number: number }[]) =>
  all.findIndex((one) => one.number === number) === index;
