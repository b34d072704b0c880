import { cartPagePath, staffPaths } from "../../../border/border-paths.ts";
import {
  orderPaths,
  staffCardsPath,
  staffCommunityPath,
  staffLeadsPath,
  staffQuestionsPath,
  staffSubscriptionsPath,
} from "../../shop-paths.ts";
import { isSafeLink } from "../../../platform/shared/links.ts";
import { namedPages } from "../../sites/page-paths.ts";
import { plainUrl } from "../../../storefront/pages/render-page.server.tsx";

/** Addresses below these paths have effects when they are opened; some pages are also below them. */
const actingPaths = ["/service/", `${staffPaths.login}/`];
const pagesAmongThem: string[] = [
  cartPagePath,
  staffPaths.tracking,
  ...namedPages.map(([, path]) => path),
];

const toolPages: string[] = [
  orderPaths.staff,
  staffCommunityPath,
  staffQuestionsPath,
  staffCardsPath,
  staffSubscriptionsPath,
];

/** The lists of the staff's tools, and one entry of each; the campaigns, and one with its entries. */
const listedPage = new RegExp(
  `^(?:(?:${toolPages.join("|")})(?:/\\d+)?|${staffLeadsPath}(?:/[A-Z_]+/[a-z\\d-]+)?)$`,
);

/**
 * Returns the page of this shop to which a staff link leads, as a path with its query. Undefined for pages elsewhere and for
 * addresses with effects: a link in a mail must not log anyone out or start a preview.
 */
export function staffDestination(to: unknown): string | undefined {
  if (!isSafeLink(to) || !to.startsWith("/")) return undefined;
  // Resolved as browsers do ("/a/../service/" is "/service/"), and as the server does ("/m/%73ervice/" is that, too).
  const shop = "http://shop.invalid";
  const url = URL.canParse(to, shop) ? new URL(to, shop) : undefined;
  if (url?.origin !== shop || url.pathname.startsWith("//")) return undefined;
  const path = decoded(plainUrl(url.pathname));
  const acts = actingPaths.some((acting) => path?.startsWith(acting));
  const isPage = (at: string) => pagesAmongThem.includes(at) || listedPage.test(at);
  if (path === undefined || (acts && !isPage(path))) return undefined;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
