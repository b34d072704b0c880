import { renderToString } from "react-dom/server";
import { parse } from "yaml";
import figtreeLatinExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtreeLatin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { PageHeader } from "../../border/client/PageBorder.tsx";
import "../../border/client/styles/header.css";
import { headerCustomer } from "../../border/header/header-rules.ts";
import { paintCustomer } from "../../border/header/client/paint-customer.ts";
import { promotionIds, type Promotion } from "../../border/promotion/promotion-contract.ts";
import { readPromotion } from "../../border/promotion/promotion-rules.ts";
import { figuresOf, fillFigures } from "../../platform/shared/sites/figures.ts";
import type { Platform } from "../../platform/shared/platform.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { design } from "../../shop/brand.ts";
import { allSites } from "../../shop/sites/all-sites.ts";

/** Each site's header with its shoppers' texts and promotions, for browser tests. */

const files = import.meta.glob<string>("../../shop/content/promotions/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Loads the shop's fonts, even if they arrive later than the style sheet allows. */
export async function loadFonts() {
  for (const file of [figtreeLatin, figtreeLatinExt])
    document.fonts.add(
      await new FontFace("Kontor Text", `url(${file})`, { weight: "400 700" }).load(),
    );
}

/** Returns every promotion of a place of the site, regardless of its dates. */
export function promotionsOf(code: SiteCode, place: keyof typeof promotionIds): Promotion[] {
  const source = files[`../../shop/content/promotions/${code}.yaml`]!;
  const figures = { ...figuresOf(valueAt(allSites, code).site), voucherPercent: "15" };
  const filled = fillFigures(source, figures, (what) => {
    throw new Error(what);
  });
  return (parse(filled) as { id: string; type: string; content: object }[])
    .filter(({ id }) => id === promotionIds[place])
    .map((promotion) => readPromotion(promotion)!);
}

const origins = Object.fromEntries(
  siteCodes.map((code) => [code, `https://${code.toLowerCase()}.example`]),
) as Record<SiteCode, string>;

interface Shown {
  banner?: Promotion;
  platform?: Platform;
  /** Styles of the host's element that contains the header. */
  place?: string;
}

/** Shows the header of a logged-in shopper with many beans and a full cart. */
export function showHeader(code: SiteCode, { banner, platform, place = "" }: Shown = {}) {
  const { site, texts, footer } = valueAt(allSites, code);
  const [benefits] = promotionsOf(code, "benefits");
  const navigation = ["Kaffee", "Haushalt"].map((title) => ({
    title,
    href: `/${title}`,
    kind: "category" as const,
    segments: "",
  }));
  const html = renderToString(
    <PageHeader
      {...{ site, texts, footer, origins, navigation, platform }}
      sites={allSites}
      logo={design.logo}
      promotions={{ banner: { promotion: banner }, benefits: { promotion: benefits } }}
    />,
  );
  document.body.innerHTML = `<div style="${place}">${html}</div>`;
  const header = document.querySelector<HTMLElement>("header")!;
  paintCustomer(
    header,
    headerCustomer({
      tracking: { loginStatus: "LOGGED_IN" },
      customer: {
        firstname: "Maximiliane-Annegret",
        lastname: "von Hohenstein-Wallmoden",
        loyaltyBeans: 12_345,
      },
    }),
  );
  header.querySelector("[data-kontor-cart-count]")!.textContent = "+99";
  return header;
}
