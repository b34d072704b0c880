import { cartPagePath } from "../../features/cart/cart-contract.ts";
import { staffPaths } from "../../features/staff/staff-contract.ts";
import { isSafeLink } from "../../shared/links.ts";
import { plainUrl } from "../document/render-page.server.tsx";
import { namedPages } from "../text/static-pages.server.ts";

/** Below these are addresses that act when they are opened; some pages lie there, too. */
const actingPaths = ["/service/", `${staffPaths.login}/`];
const pagesAmongThem: string[] = [
  cartPagePath,
  staffPaths.tracking,
  ...namedPages.map(([, path]) => path),
];

/**
 * The page of this shop that a link of staff leads to, as a path with its query. Nothing for a page elsewhere, and for what
 * acts: a link in a mail must not log anyone out, or begin a preview.
 */
export function staffDestination(to: unknown): string | undefined {
  if (!isSafeLink(to) || !to.startsWith("/")) return undefined;
  // As browsers read it ("/a/../service/" is "/service/"), and as the server does ("/m/%73ervice/" is that, too).
  const shop = "http://shop.invalid";
  const url = URL.canParse(to, shop) ? new URL(to, shop) : undefined;
  if (url?.origin !== shop || url.pathname.startsWith("//")) return undefined;
  const path = decoded(plainUrl(url.pathname));
  const acts = actingPaths.some((acting) => path?.startsWith(acting));
  if (path === undefined || (acts && !pagesAmongThem.includes(path))) return undefined;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
