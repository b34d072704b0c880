import type { FoundProducts, ReducedSelection } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { inSite, textIn, type LocalizedText } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import type { Page, PageFrame, PageResult } from "../../../storefront/pages/render-page.server.tsx";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import { selectionOf, type SaleThen, type Sales } from "../../discount-shop/server/sales.ts";
import { discountShopPaths } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { popularCount } from "../document/EmptyState.tsx";
import { pageTitle } from "../document/page-title.ts";
import { listFilter } from "../listing/list-question.ts";
import { pageCount } from "../listing/page-count.ts";
import { discountQuestionUrl, isPartial, type DiscountQuestion } from "./discount-question.ts";
import { discountShopData } from "./discount-shop-data.ts";
import { DiscountShopPage, type DiscountShopPageProps } from "./DiscountShopPage.tsx";
import type { SaleBannerState } from "./SaleBanner.tsx";

export interface DiscountShopPagesOptions {
  frame: Pick<PageFrame, "origins" | "sites">;
  catalogue: Pick<Catalogue, "allReduced" | "pictures" | "popular">;
  sales: Pick<Sales, "around">;
}

/** Creates the functions that make the pages of the discount shop. Caches leave them when a sale opens or ends, as the slice says. */
export function createDiscountShopPages({ frame, catalogue, sales }: DiscountShopPagesOptions) {
  return { shopPage, membersPage };

  /** Returns the page for everybody. Before a sale opens, it lacks the products of it. */
  async function shopPage(
    content: SiteContent,
    at: Viewpoint,
    question: DiscountQuestion,
  ): Promise<PageResult> {
    const { open, next, last } = await sales.around(at);
    const sale = open ?? next;
    const path = discountShopPaths.shop;
    const list = await listOf(at, question, shownOf(open, next));
    const { total = 0, productCount = 0 } = list ?? {};
    const isEmpty = total === 0;
    if (question.category !== undefined && !list)
      return { redirect: () => discountQuestionUrl(path, { ...question, category: undefined }) };
    if (question.page > pageCount(productCount)) return undefined;
    const { site, texts } = content;
    const state = open
      ? "open"
      : next && next.issue.membersFrom <= at.now
        ? "members"
        : "announced";
    const banner = sale && (await bannerOf(content, sale, state));
    const origin = valueAt(frame.origins, site.code);
    const urlOf = (page: number) => discountQuestionUrl(path, { ...question, page });
    const isPart = isPartial(question);
    const image = banner?.picture && previewPicture(banner.picture, banner.title);
    return {
      type: "discountshop",
      styles: [stylesheet],
      head: {
        title: pageTitle(banner?.title ?? texts.discountShop.title),
        description: banner?.lead ?? texts.discountShop.lead,
        path: question.page > 1 ? `${path}?page=${question.page}` : path,
        isPrivate: isPart,
        alternates:
          question.page === 1 && !isPart ? await alternates(frame.sites, at, async () => path) : {},
        previous: question.page > 1 ? urlOf(question.page - 1) : undefined,
        next: question.page < pageCount(productCount) ? urlOf(question.page + 1) : undefined,
        image,
        structuredData: discountShopData(
          { sale: banner, list: isPart ? undefined : list, page: question.page },
          { name: texts.discountShop.title, path, site, origin },
        ),
      },
      body: (
        <DiscountShopPage
          content={content}
          sale={banner}
          over={last && !open ? wordsIn(last.sale.title, content) : undefined}
          next={
            open && next
              ? { title: wordsIn(next.sale.title, content), from: next.issue.from }
              : undefined
          }
          path={path}
          question={question}
          list={list}
          popular={isEmpty ? await catalogue.popular(at, popularCount) : []}
        />
      ),
    };
  }

  /**
   * Returns the page for members of the card: while only they may see a sale, for them with its products, for all others without. Before,
   * it counts down to that moment, for members alone. Undefined at any other time.
   */
  async function membersPage(
    content: SiteContent,
    at: Viewpoint,
    question: DiscountQuestion,
    { isMember, isLoggedIn }: { isMember: boolean; isLoggedIn: boolean },
  ): Promise<Page | undefined> {
    const { open, next } = await sales.around(at);
    if (open || !next || next.issue.membersFrom >= next.issue.from) return undefined;
    const hasBegun = next.issue.membersFrom <= at.now;
    if (!hasBegun && !isMember) return undefined;
    const path = discountShopPaths.members;
    const state = !hasBegun ? "expected" : isMember ? "early" : "closed";
    const shown: ReducedSelection = { only: selectionOf(next.sale) };
    const list = state === "early" ? await listOf(at, question, shown) : undefined;
    const banner = await bannerOf(content, next, state);
    const props: DiscountShopPageProps = {
      content,
      sale: { ...banner, isLoggedIn },
      path,
      question,
      list,
      popular: [],
    };
    return {
      type: "discountshop",
      styles: [stylesheet],
      head: {
        title: pageTitle(banner.title),
        description: banner.lead,
        path,
        isPrivate: true,
      },
      body: <DiscountShopPage {...props} />,
    };
  }

  /** Returns what is listed; undefined where there is nothing to list, or the site has no such category. */
  async function listOf(
    at: Viewpoint,
    question: DiscountQuestion,
    selection: ReducedSelection | undefined,
  ): Promise<FoundProducts | undefined> {
    const { category, sorting, page } = question;
    return (
      selection &&
      catalogue.allReduced(at, selection, { category, ...listFilter(question) }, sorting, page)
    );
  }

  async function bannerOf(content: SiteContent, { sale, issue }: SaleThen, state: SaleBannerState) {
    const [picture] = sale.picture ? await catalogue.pictures([sale.picture]) : [];
    return {
      title: wordsIn(sale.title, content),
      lead: wordsIn(sale.lead, content),
      picture,
      issue,
      state,
    };
  }
}

const stylesheet = "discount-shop-page.entry.css";

/**
 * Returns which reduced products the page for everybody lists: those of the open sale; before the next one all others, which are none
 * where it has all.
 */
function shownOf(open?: SaleThen, next?: SaleThen): ReducedSelection | undefined {
  if (open) return { only: selectionOf(open.sale) };
  if (!next) return {};
  const except = selectionOf(next.sale);
  return except && { except };
}

const wordsIn = (text: LocalizedText, { site }: Pick<SiteContent, "site">) =>
  inSite(site, textIn(text, site));
