import { navigationPath, themeworldsPath } from "../../border/border-paths.ts";
import type {
  NavigationAnswer,
  ThemeworldNavigation,
} from "../../border/navigation/navigation-schema.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { TestShop } from "./shop.ts";

/** Requests the navigation, its themeworlds and the pages that they lead to. */
export function navigationOf(shop: () => TestShop) {
  const get = (url: string, headers: Record<string, string> = {}) =>
    shop().app.inject({ url, headers });
  return {
    get,
    page: (code: SiteCode, url: string) =>
      get(url, { host: shop().host(code), accept: "text/html" }),
    tree: async (site = "DE") =>
      (await get(`${navigationPath}?site=${site}`)).json<NavigationAnswer>().children,
    themeworlds: async (site = "DE") =>
      (await get(`${themeworldsPath}?site=${site}`)).json<ThemeworldNavigation>(),
  };
}
