import {
  discountShopPaths,
  leafletPath,
  subscriptionPaths,
  subscriptionLinkPath,
  withdrawalPaths,
} from "../shop-paths.ts";
import type {
  FooterContent,
  FooterIconName,
  FooterLink,
  FooterLogo,
  LogoSource,
  logoSources,
  TeaserGroup,
} from "../../border/footer/footer-contract.ts";
import { slugify } from "../../platform/shared/texts/fold.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { brand } from "../brand.ts";
import { categoryUrl } from "../../commerce/catalogue-contract.ts";
import type { PaymentKind } from "../orders/payment/payment-contract.ts";
import type { PagePaths, SharedPageKey } from "./page-paths.ts";

/** Addresses of the shop's accounts in social networks. */
const networks = {
  facebook: `https://www.facebook.com/${brand.account}`,
  instagram: `https://www.instagram.com/${brand.account}`,
  pinterest: `https://www.pinterest.com/${brand.account}`,
  youtube: `https://www.youtube.com/${brand.account}`,
  linkedin: `https://www.linkedin.com/company/${brand.account}`,
  xing: `https://www.xing.com/pages/${brand.account}`,
};
type Network = keyof typeof networks;

/** Where seals lead: the shop's own mark to the page about the shop. Wide ones have their width. */
const sealLogos = {
  bevh: { link: "https://www.bevh.org/", width: 90 },
  hvAustria: { link: "https://www.handelsverband.at/", width: 90 },
  chVersand: { link: "https://handelsverband.swiss/", width: 90 },
  chFRVersand: { link: "https://handelsverband.swiss/", width: 90 },
  atGuetezeichen2023: { link: "https://www.guetezeichen.at/" },
  euTrustmark: { link: "https://ecommercetrustmark.eu/" },
  gutGemacht: {},
} as const satisfies Record<string, Partial<FooterLogo>>;

/** Logos and their labels, in the order in which they are shown. */
type Logos<Source extends string> = Partial<Record<Source, string>>;

/** The words of a footer, and what differs from site to site. */
export interface SiteFooter {
  texts: FooterLineTexts;
  /** Those of the words that have an account of this site; all unless given. */
  networks?: Network[];
  carriers: Logos<(typeof logoSources.carriers)[number]>;
  seals?: Logos<keyof typeof sealLogos>;
}

/** The words from top to bottom. Those that are named as a page are the link to it; `payment` is a heading, too. */
export interface FooterLineTexts {
  headline: string;
  serviceHeading: string;
  serviceHours: string;
  contact: string;
  faq: string;
  payment: string;
  account: string;
  deliveryHeading: string;
  deliveryText: string;
  delivery: string;
  pickUp: string;
  returnsHeading: string;
  returnsText: string;
  returns: string;
  /** Link to the page about the right of withdrawal, or about what the shop grants of its own accord. */
  withdrawal: string;
  guarantee: string;
  storesHeading: string;
  storesText: string;
  storefinder: string;
  "click-and-collect": string;
  /** Link to the leaflet of the moment. */
  leaflet: string;
  cardText: string;
  kontorcard: string;
  "private-card": string;
  aboutHeading: string;
  about: string;
  newsletter: string;
  community: string;
  popular: string;
  /** Links to coffee by subscription and to the discount shop, before the categories. */
  subscription: string;
  discounts: string;
  /** Number, link, and the category's name in the catalogue where the link says something else. */
  categories: [number: number, link: string, name?: string][];
  social: string;
  /** In the order in which they are shown. */
  networks: Partial<Record<Network, string>>;
  apps: string;
  appStore: string;
  googlePlay: string;
  /** Link to the form of withdrawal. */
  withdraw: string;
  /** Link to the form that cancels a subscription without a login. */
  cancel: string;
  /** Links to the pages that the law asks for, in the order in which they are shown. */
  legal: Partial<Record<SharedPageKey, string>>;
  views: FooterContent["viewChanger"];
  carriers: string;
  seals: string;
  /** The link to the costs of delivery stands in brackets. */
  salesTax: string;
}

/** Pictures of the methods of payment. */
const paymentLogos: Record<PaymentKind, LogoSource> = {
  invoice: "invoice",
  prepayment: "prepayment",
};

/**
 * Returns the footer that all sites share, with the words and differences of one.
 * @param payments names of the methods that the site offers
 */
export function siteFooter(
  site: Site,
  pages: PagePaths,
  footer: SiteFooter,
  payments: { kind: PaymentKind; name: string }[],
): FooterContent {
  const { texts } = footer;
  const country = site.market.toLowerCase();
  // Examples: an app has its own number in each store. Safari offers the app by the one of Apple's link.
  const appStore = `https://apps.apple.com/${country}/app/id9999999999?l=${site.language}`;
  const googlePlay = `https://play.google.com/store/apps/details?id=com.example.kontor&hl=${site.language}&gl=${site.market}`;
  const seals = logos(footer.seals ?? {}, pages.about).map((seal) => ({
    ...seal,
    ...sealLogos[seal.source],
  }));
  return {
    headline: texts.headline,
    teaserGroups: teaserGroups(site, pages, texts),
    seo: { heading: texts.popular, columns: categoryColumns(texts, site) },
    socialMedia: {
      heading: texts.social,
      icons: entries(texts.networks)
        .filter(([name]) => footer.networks?.includes(name) ?? true)
        .map(([name, text]) => icon(name, networks[name], text)),
    },
    appReferences: {
      heading: texts.apps,
      icons: [
        icon("appleinc", appStore, texts.appStore),
        icon("android", googlePlay, texts.googlePlay),
      ],
    },
    legalLinks: [
      { ...link(withdrawalPaths.form, texts.withdraw), isProminent: true },
      link(subscriptionLinkPath, texts.cancel),
      ...entries(texts.legal).map(([key, text]) => link(pages[key], text)),
    ],
    viewChanger: texts.views,
    qualityLogos: [
      {
        heading: texts.payment,
        logos: logos(
          Object.fromEntries(payments.map(({ kind, name }) => [paymentLogos[kind], name])),
          pages.payment,
        ),
      },
      { heading: texts.carriers, logos: logos(footer.carriers, pages.delivery) },
      { heading: texts.seals, logos: seals },
    ].filter((group) => group.logos.length > 0),
    salesTax: salesTax(texts, pages),
  };
}

function teaserGroups({ returns }: Site, pages: PagePaths, texts: FooterLineTexts): TeaserGroup[] {
  const returnsIcon = returns.days === 30 ? "thirty_day_return" : "return_shipping";
  const to = (page: SharedPageKey & keyof FooterLineTexts) => link(pages[page], texts[page]);
  return [
    {
      heading: icon("service_info", pages.faq, texts.serviceHeading),
      hideGroupInCheckout: false,
      introductoryLink: link("{phoneUrl}", "{phone}"),
      introductoryText: texts.serviceHours,
      links: [to("contact"), to("faq"), to("payment"), inMobileFooter(to("account"))],
    },
    {
      heading: icon("free_shipping", pages.delivery, texts.deliveryHeading),
      hideGroupInCheckout: false,
      introductoryText: texts.deliveryText,
      links: [to("delivery"), inMobileFooter(link(pages["click-and-collect"], texts.pickUp))],
    },
    {
      heading: icon(returnsIcon, pages.returns, texts.returnsHeading),
      hideGroupInCheckout: false,
      introductoryText: texts.returnsText,
      links: [to("returns"), to("withdrawal"), inMobileFooter(to("guarantee"))],
    },
    {
      heading: icon("kontor_near_you", pages.storefinder, texts.storesHeading),
      hideGroupInCheckout: true,
      introductoryText: texts.storesText,
      links: [to("storefinder"), to("click-and-collect"), link(leafletPath, texts.leaflet)],
    },
    {
      heading: icon("kontorcard", pages.kontorcard, "{cardName}"),
      hideGroupInCheckout: true,
      introductoryText: texts.cardText,
      links: [to("kontorcard"), inMobileFooter(to("private-card"))],
    },
    {
      heading: icon("meet_kontor", pages.about, texts.aboutHeading),
      hideGroupInCheckout: true,
      links: [to("about"), to("newsletter"), to("community")],
    },
  ];
}

const link = (url: string, text: string): FooterLink => ({ url, text });
const inMobileFooter = (own: FooterLink) => ({ ...own, hideInClassic: true });
const icon = <Name extends FooterIconName>(iconName: Name, url: string, text: string) => ({
  iconName,
  link: link(url, text),
});

/** Returns the popular categories in three columns. */
function categoryColumns(
  { categories, subscription, discounts }: FooterLineTexts,
  { language }: Site,
): FooterLink[][] {
  const links = [
    link(subscriptionPaths.page, subscription),
    link(discountShopPaths.shop, discounts),
    ...categories.map(([number, text, name = text]) =>
      link(categoryUrl(number, slugify(name, language)), text),
    ),
  ];
  const height = Math.ceil(links.length / 3);
  return [0, 1, 2].map((column) => links.slice(column * height, (column + 1) * height));
}

const logos = <Source extends FooterLogo["source"]>(labels: Logos<Source>, url: string) =>
  entries(labels).map(([source, label]) => ({ source, label, link: url, width: 80 as const }));

function salesTax({ salesTax: sentence }: FooterLineTexts, pages: PagePaths) {
  const [textBeforeLink = "", text = "", textAfterLink = ""] = sentence.split(/[[\]]/);
  return { textBeforeLink, link: link(pages.delivery, text), textAfterLink };
}

const entries = <Key extends string>(record: Partial<Record<Key, string>>) =>
  Object.entries(record) as [Key, string][];
