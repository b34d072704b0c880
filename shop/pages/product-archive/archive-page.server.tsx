import type { ArchivedProduct } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { PageFrame, PageResult } from "../../../storefront/pages/render-page.server.tsx";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import { archivedData } from "./archived-data.ts";
import { ArchivePage } from "./ArchivePage.tsx";

interface ArchivePageOptions {
  frame: Pick<PageFrame, "origins">;
  catalogue: Pick<Catalogue, "archived" | "popular">;
  content: SiteContent;
  number: number;
  /** Path of the request. */
  path: string;
}

/**
 * Returns the page of a product that the site sold once; nothing if it never did. One that is given up is answered at every address of the
 * product with 410: search engines forget it sooner than what is not found.
 */
export async function archivePage(
  at: Viewpoint,
  { frame, catalogue, content, number, path }: ArchivePageOptions,
): Promise<PageResult> {
  const product = await catalogue.archived(at, number);
  if (!product) return undefined;
  const { isGone, name, lead, url } = product;
  if (!isGone && url !== path) return { movedTo: url };
  const { site, texts } = content;
  const origin = valueAt(frame.origins, site.code);
  return {
    type: "productarchive",
    styles: ["product-page.entry.css", "archive-page.entry.css"],
    ...(isGone && { status: 410 }),
    head: {
      title: pageTitle(name),
      description: lead,
      path: url,
      ...(isGone ? { isPrivate: true } : foundByMachines(product, site, origin)),
    },
    body: (
      <ArchivePage
        site={site}
        texts={texts}
        product={product}
        popular={product.alternatives.length > 0 ? [] : await catalogue.popular(at, 4)}
      />
    ),
  };
}

/** Returns what search engines and link previews read of a page that stays. */
function foundByMachines(product: ArchivedProduct, { currency }: Site, origin: string) {
  const {
    name,
    path,
    pictures: [picture],
  } = product;
  return {
    image: picture && previewPicture(picture, name),
    structuredData: [
      archivedData(product, { currency: currency.code, origin }),
      ...breadcrumbData(origin, [...path, product]),
    ],
  };
}
