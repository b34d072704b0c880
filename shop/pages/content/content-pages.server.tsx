import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import type { Page, PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import { formsOf, type ContentPage } from "../../content-pages/server/content-page.ts";
import type { ContentPages } from "../../content-pages/server/content-pages.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { pageTitle } from "../document/page-title.ts";
import { contentPageData } from "./content-page-data.server.ts";
import { BlocksPage } from "./BlocksPage.tsx";
import type { FormOf } from "./shown-block.ts";
import { createBlockReader, type BlockReaderOptions } from "./read-blocks.server.ts";

export interface ContentPageOptions extends BlockReaderOptions {
  frame: Pick<PageFrame, "origins" | "sites">;
  catalogue: BlockReaderOptions["catalogue"] & Pick<Catalogue, "pictures">;
  contentPages: Pick<ContentPages, "find" | "list">;
}

/** Style sheets of pages with blocks. */
export const blockStyles = ["teasers.entry.css", "content-page.entry.css"];

/** Links to other pages below a page. */
const maxMore = 3;

/** Creates the function that makes a page of blocks. */
export function createContentPage(options: ContentPageOptions) {
  const { frame, contentPages } = options;
  const readBlocks = createBlockReader(options);

  return async function contentPage(
    content: SiteContent,
    at: Viewpoint,
    page: ContentPage,
    formOf: FormOf,
  ): Promise<Page> {
    const { site } = content;
    const origin = valueAt(frame.origins, site.code);
    const { title, description, path, lead } = page;
    const others = await contentPages.list(at);
    const next = nextOf(others, page).slice(0, maxMore);
    const { blocks, pictureOf, isIncomplete } = await readBlocks(content, at, page, next, formOf);
    const { ref, shown } = pictureOf(page);
    return {
      type: "content",
      styles: [...blockStyles, ...(formsOf(page).length > 0 ? ["lead-page.entry.css"] : [])],
      isIncomplete,
      head: {
        title: pageTitle(title),
        description,
        path,
        alternates: await alternates(frame.sites, at, async (there) =>
          there.site.code === site.code ? path : (await contentPages.find(there, page.id))?.path,
        ),
        image: ref && previewPicture(ref, title),
        structuredData: contentPageData(page, {
          site,
          origin,
          image: ref && origin + pictureUrl(pictureBase(ref), 1280, "jpeg"),
        }),
      },
      body: (
        <BlocksPage
          content={content}
          page={{ title, lead }}
          picture={shown}
          blocks={blocks}
          more={next.map((other) => ({
            picture: pictureOf(other).shown,
            title: other.title,
            text: other.description,
            link: other.path,
          }))}
        />
      ),
    };
  };
}

/** Returns the pages after a page in their order, then those before it, without those that its teasers lead to. */
function nextOf(pages: ContentPage[], { id, blocks }: ContentPage) {
  const index = pages.findIndex((page) => page.id === id);
  const linked = new Set(
    blocks.flatMap(({ teasers }) => teasers?.list ?? []).map(({ link }) => link),
  );
  return [...pages.slice(index + 1), ...pages.slice(0, Math.max(index, 0))].filter(
    ({ path, listed = true }) => listed && !linked.has(path),
  );
}
