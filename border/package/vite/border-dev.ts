import type { Plugin } from "vite";
import type { BorderSettings } from "../core/border-settings.ts";
import { checkSettings } from "../core/check-settings.ts";
import { connectBorder } from "../core/connect-border.ts";
import type { FragmentChoice } from "../core/fragment-options.ts";
import { isHostPage } from "../core/host-pages.ts";
import { pagePatterns } from "../core/page-patterns.ts";

export interface BorderDevSettings extends BorderSettings, FragmentChoice {
  /** The application's pages, which win over the shop's: "/offers" is that path, "/offers/*" are all below it. */
  pages: readonly string[];
}

/**
 * Returns a plugin for Vite's development server: pages of the application have header and footer in place of the comments
 * `<!-- kontor:head -->`, `<!-- kontor:header -->` and `<!-- kontor:footer -->` of `index.html`, and every other address of the border
 * goes to the shop. Builds stay as they are. Throws for settings that it cannot work with.
 */
export function borderDev({ pages, options, platform, ...settings }: BorderDevSettings): Plugin {
  checkSettings("borderDev", { pages }, { pages: pagePatterns });
  const border = connectBorder(settings);
  const proxy = border.proxy();
  return {
    name: "kontor-border",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://host");
        if (isHostPage(pathname, pages)) next();
        else proxy(request, response, next);
      });
    },
    transformIndexHtml: {
      // Vite would take the border's files for the application's.
      order: "post",
      async handler(html) {
        const page = await border.get({ headers: {} }, { options, platform });
        return html.replaceAll(
          /<!-- kontor:(head|header|footer) -->/g,
          (_comment, name: "head" | "header" | "footer") => page[name],
        );
      },
    },
  };
}
