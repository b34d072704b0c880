import type { Search, SearchAnswers } from "../../../border/search/server/search.ts";
import type { CategoryNode, ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { ContentBlock, ContentBlockOf } from "../../content-pages/server/content-blocks.ts";
import type { ContentPage } from "../../content-pages/server/content-page.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { showBlock } from "./show-block.server.ts";
import type { FormOf, ShownBlock } from "./shown-block.ts";
import { shownPicture } from "./shown-picture.ts";

export interface BlockReaderOptions {
  catalogue: Pick<Catalogue, "byNumber" | "category" | "categoryTree" | "pictures">;
  search: Pick<Search, "isReady"> & { at(viewpoint: Viewpoint): Promise<SearchAnswers> };
}

/** The blocks of a page, and the large picture above them. */
type BlocksToRead = Pick<ContentPage, "blocks"> & Partial<Pick<ContentPage, "picture">>;

/** Products of a row, unless its block says how many. */
const usualProducts = 4;

type ProductsRow = ContentBlockOf<"products">;

/** Creates the function that reads what the blocks of a page show: all pictures in one read, and all products in another one. */
export function createBlockReader({ catalogue, search }: BlockReaderOptions) {
  return async function readBlocks(
    { site }: Pick<SiteContent, "site">,
    at: Viewpoint,
    page: BlocksToRead,
    more: ContentPage[],
    formOf: FormOf,
  ) {
    const rows = page.blocks.flatMap(({ products }) => products ?? []);
    const [pictures, products] = await Promise.all([
      catalogue.pictures([
        ...(page.picture === undefined ? [] : [page.picture]),
        ...more.map(({ picture }) => picture),
        ...picturesIn(page.blocks),
      ]),
      readProducts(at, rows),
    ]);
    const blocks = page.blocks.flatMap((block): ShownBlock[] => {
      const shown = showBlock(block, {
        site,
        pictureOf: (id, focus) => shownPicture(pictures, id, focus),
        productsOf: (row) => products.get(row) ?? [],
        formOf,
      });
      return shown ? [shown] : [];
    });
    return {
      blocks,
      pictureOf: ({ picture, focus }: ContentPage) => ({
        ref: pictures.find(({ id }) => id === picture),
        shown: shownPicture(pictures, picture, focus),
      }),
      // While the process has no index, searches find nothing.
      isIncomplete: rows.some(({ query }) => query) && !search.isReady ? true : undefined,
    };
  };

  /** Reads the products of all rows at once. Those that are sold out, and those that the site does not sell, are left out. */
  async function readProducts(at: Viewpoint, rows: ProductsRow[]) {
    const numbers = await Promise.all(rows.map((row) => numbersOf(at, row)));
    const cards = await catalogue.byNumber(at, [...new Set(numbers.flat())]);
    const byNumber = new Map(cards.map((card): [number, ProductCard] => [card.number, card]));
    return new Map(
      rows.map((row, index): [ProductsRow, ProductCard[]] => {
        const { limit = row.numbers ? row.numbers.length : usualProducts } = row;
        return [
          row,
          numbers[index]!.flatMap((number) => byNumber.get(number) ?? [])
            .filter(({ availability }) => availability === "AVAILABLE")
            .slice(0, limit),
        ];
      }),
    );
  }

  async function numbersOf(
    at: Viewpoint,
    { numbers, query, category, limit = usualProducts }: ProductsRow,
  ) {
    // Some of them may be sold out.
    const read = limit * 3;
    if (query !== undefined)
      return (await (await search.at(at)).find(at.site, query)).numbers.slice(0, read);
    if (category === undefined) return numbers ?? [];
    const node = findCategory(await catalogue.categoryTree(at), category);
    const number = node && parseNumberedPath(node.url)?.number;
    const found = number && (await catalogue.category(at, number, "popular", 1));
    return found ? found.products.map((product) => product.number).slice(0, read) : [];
  }
}

const findCategory = (nodes: CategoryNode[], id: string): CategoryNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : findCategory(node.children, id);
    if (found) return found;
  }
  return undefined;
};

const picturesIn = (blocks: ContentBlock[]) =>
  blocks.flatMap(({ picture, teasers, video }) => [
    ...(picture ? [picture.picture] : []),
    ...(teasers ? teasers.list.map((teaser) => teaser.picture) : []),
    ...(video ? [video.poster] : []),
  ]);
