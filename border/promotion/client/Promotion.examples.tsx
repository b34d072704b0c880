import { table } from "../../../platform/ui/example-pictures.ts";
import type { Cutout } from "../promotion-contract.ts";
import type { AppBannerProps } from "./AppBanner.tsx";
import { PromotionPart } from "./PromotionPart.tsx";
import type { PartProps, PartTexts } from "./PromotionDetails.tsx";

/** Every promotion component, for the gallery, the tests and axe. */

export const promotionTexts: PartTexts = {
  banner: "Current offer",
  benefits: "Your benefits",
  legal: "Terms",
  voucher: "Voucher code",
  copy: "Copy code {code}",
  copied: "Code copied",
  copyFailed: "The code is selected.",
  more: "Learn more",
};

const example = (promotion: Partial<PartProps["promotion"]>): PartProps => ({
  texts: promotionTexts,
  promotion: {
    type: "BANNER",
    headline: "<strong>Black Week:</strong> 15 % off all coffee machines until 30 November",
    headlineShort: "<strong>Black Week:</strong> 15 % off machines",
    cutouts: [],
    theme: "light",
    links: [],
    ...promotion,
  },
});

const legal = {
  text: 'Valid until 30 November in all stores. <a href="/terms">All terms</a>',
  hint: "See terms",
  hintShort: "Terms",
};

const cutouts: Cutout[] = [
  {
    width: 480,
    path: table,
    upTo: 767,
    imageStyle: { "object-position": "20% 50%" },
    containerStyle: { "aspect-ratio": "4 / 3" },
  },
  { width: 960, path: table, imageStyle: { "object-position": "60% 50%" }, containerStyle: {} },
];

export const bannerWithVoucher = example({
  theme: "dark",
  colours: { background: "#1d1210", text: "#fbe9d2" },
  voucher: { code: "BLACK15", instructions: "In stores with" },
  links: [{ url: "/machines", text: "To the machines", isBold: true }],
  legal,
});

export const banner = example({
  headline: "One bean for each euro",
  headlineShort: undefined,
  cta: { url: "/card", text: "More about the card" },
});

export const benefits = example({
  type: "BENEFITS",
  headline: "",
  links: [
    "Free delivery from 20 euro",
    "10 % with the newsletter",
    "Click & Collect",
    "30 days",
  ].map((text, index) => ({ url: `/benefit-${index}`, text, isBold: false })),
});

export const category = example({
  type: "CATEGORY",
  headlineShort: undefined,
  subline: "Automatic or <em>by hand</em>",
  cutouts,
  voucher: { code: "BLACK15", instructions: "In stores with" },
  cta: { url: "/automatic", text: "See machines" },
  legal: { text: legal.text },
});

export const phaseIntegration = example({
  type: "PHASE_INTEGRATION",
  headline: "Presents that smell of home",
  headlineShort: undefined,
  subline: "Cups and glasses",
  cutouts,
  links: [{ url: "/cups", text: "Cups", isBold: false }],
});

export const appBanner: AppBannerProps = {
  texts: {
    headline: "The Kontor app",
    text: "Collect beans, find stores.",
    rating: "{value} of {max} stars",
    install: "Install",
    close: "Close",
  },
  locale: "en",
  stores: {
    ios: "https://apps.apple.com/de/app/kontor/id1234567",
    android: "https://play.google.com/store/apps?hl=de",
  },
};

const inHeader = (part: PartProps) => (
  <div data-kontor="header">
    <PromotionPart {...part} />
  </div>
);

export const examples = {
  bannerWithVoucher: inHeader(bannerWithVoucher),
  banner: inHeader(banner),
  benefits: inHeader(benefits),
  category: <PromotionPart {...category} />,
  phaseIntegration: <PromotionPart {...phaseIntegration} />,
};
