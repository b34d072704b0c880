import { customerPaths, orderPaths, withdrawalPaths } from "../../../../shop/shop-paths.ts";
import type { PagePaths } from "../../../../shop/sites/page-paths.ts";

/** Returns the paths that a page of the shop may have, by what people call it. */
export function pathsOf(name: string, pages: PagePaths): string[] {
  const { account, forgotten } = customerPaths;
  const named: Record<string, string[]> = {
    "order status": [orderPaths.lookUp, orderPaths.account],
    account: [account, forgotten, pages["user-menu"]],
    shipping: [pages.delivery],
    stores: [pages.storefinder],
    withdrawal: [pages.withdrawal, withdrawalPaths.form],
    newsletter: [pages.newsletter],
  };
  const key = name.replaceAll(" ", "-") as keyof PagePaths;
  return named[name] ?? (pages[key] === undefined ? [] : [pages[key]]);
}
