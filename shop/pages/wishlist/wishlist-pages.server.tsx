import type { ReactNode } from "react";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import { wishlistPaths } from "../../shop-paths.ts";
import { pageTitle } from "../document/page-title.ts";
import {
  createPersonalPages,
  type PageContent,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import { SharedWishlist, type SharedWishlistProps } from "./SharedWishlist.tsx";
import { WishlistPage, type WishlistPageProps } from "./WishlistPage.tsx";

export type ShownWishlist = Omit<WishlistPageProps, "site" | "texts">;

/** Renders the shopper's wish list, and the list as others see it. */
export function createWishlistPages(options: PersonalPagesOptions) {
  const page = createPersonalPages(options);
  return {
    own: page((content, shown: ShownWishlist) =>
      pageOf(content, content.texts.wishlist.title, <WishlistPage {...content} {...shown} />),
    ),
    shared: page((content, { products }: Pick<SharedWishlistProps, "products">) => {
      const { shared } = content.texts.wishlist;
      const { title } = products ? shared : shared.ended;
      return pageOf(content, title, <SharedWishlist {...content} products={products} />);
    }),
  };
}

const pageOf = ({ texts }: PageContent, title: string, body: ReactNode): Page => ({
  type: "content",
  styles: ["wishlist-page.entry.css"],
  head: {
    title: pageTitle(title),
    description: texts.wishlist.intro,
    path: wishlistPaths.own,
    isPrivate: true,
  },
  body,
});
