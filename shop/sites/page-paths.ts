import { newsletterPaths } from "../../border/border-paths.ts";
import { cardPaths, customerPaths } from "../shop-paths.ts";
import { numberedPath } from "../../platform/shared/sites/numbered-address.ts";

/** Numbers of the pages of text whose address has a slug: `/{slug}-s{number}.html`. */
export const textPageNumbers = {
  terms: 400007325,
  imprint: 400007320,
  privacy: 400007321,
  withdrawal: 400007322,
  accessibility: 400007323,
  guarantee: 400007324,
  faq: 400007330,
  "click-and-collect": 400007331,
  delivery: 400007332,
  returns: 400007333,
  payment: 400007334,
  "voucher-conditions": 400007350,
  "newsletter-example": 400007351,
  "newsletter-information": 400007352,
  "newsletter-usage": 400007353,
  "newsletter-consent": 400007354,
  "pre-information": 400007355,
  "community-rules": 400007362,
} as const;
type NumberedPage = keyof typeof textPageNumbers;

/** Pages of blocks that every site has and links to, with their numbers in shop/content/content-pages. */
export const blockPageNumbers = { about: 400007340 } as const;
type BlockPage = keyof typeof blockPageNumbers;

/** Pages of the community, which customers fill. */
export const communityPageNumbers = { community: 400007360, recipes: 400007361 } as const;
export type CommunityPageKey = keyof typeof communityPageNumbers;

/** Addresses that are the same on every site. */
const named = {
  contact: "/contact",
  storefinder: "/service/storefinder/",
} as const;
export const namedPages = Object.entries(named) as [keyof typeof named, string][];

/** Addresses of text pages with another part above the text: a form, or the customer's own data. */
const personal = {
  newsletter: newsletterPaths.form,
  kontorcard: cardPaths.kontorcard,
  "private-card": cardPaths.privatecard,
  account: customerPaths.account,
  "user-menu": customerPaths.userMenu,
} as const;

const unnumbered = { ...named, ...personal };

/** Pages that only some sites have: the targets of their newsletter form's links, and what the law wants read before an order. */
type SomePage = Extract<NumberedPage, `newsletter-${string}` | "pre-information">;
type SomePages = Partial<Record<SomePage, string>>;

export type StaticPageKey = NumberedPage | keyof typeof unnumbered;
/** Pages that every site has. */
export type SharedPageKey = BlockPage | CommunityPageKey | Exclude<StaticPageKey, SomePage>;

/** The words in the addresses of a site's pages: "agb" in `/agb-s400007325.html`. */
export type PageSlugs = Record<
  BlockPage | CommunityPageKey | Exclude<NumberedPage, SomePage>,
  string
> &
  SomePages;

/** The paths of all static pages that a site has. */
export type PagePaths = Record<SharedPageKey, string> & SomePages;

const numbers = { ...textPageNumbers, ...blockPageNumbers, ...communityPageNumbers };

/** Reports whether a page is one of text, which has a file in shop/content/pages. */
export const isTextPage = (key: SharedPageKey | StaticPageKey): key is StaticPageKey =>
  !(key in blockPageNumbers || key in communityPageNumbers);

/** Returns the paths of a site's pages: those that have slugs, and those whose path is the same on every site. */
export function pagePaths(slugs: PageSlugs): PagePaths {
  const numbered = Object.entries(slugs).map(([key, slug]) => [
    key,
    numberedPath(slug, "s", numbers[key as keyof typeof numbers]),
  ]);
  return {
    ...(Object.fromEntries(numbered) as Record<keyof typeof numbers, string>),
    ...unnumbered,
  };
}
