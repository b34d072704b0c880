import { exampleBrand } from "../../../platform/ui/example-brand.ts";
import {
  footerIconNames,
  logoSources,
  type FooterContent,
  type FooterTexts,
  type TeaserGroup,
} from "../footer-contract.ts";
import { Footer, type FooterProps } from "./Footer.tsx";
import { FooterIcon } from "./FooterIcon.tsx";
import { FooterLogo } from "./FooterLogo.tsx";
import { FooterNewsletter } from "./FooterNewsletter.tsx";

/** Named examples of the footer, for tests and for viewing. */

const texts: FooterTexts = {
  footer: "Service and information",
  countries: "Kontor in other countries",
  ownCart: "The cart stays in this shop: each country has its own.",
  newWindow: "opens a new window",
  newsletter: {
    headline: "10% off your first order",
    text: "New coffees and offers, twice a week by e-mail. Unsubscribe at any time.",
    subscribe: "Subscribe to the newsletter",
    voucher: "For a first subscription, valid once.",
  },
};

const group = (
  iconName: TeaserGroup["heading"]["iconName"],
  text: string,
  url: string,
  rest: Partial<TeaserGroup> = {},
): TeaserGroup => ({
  heading: { iconName, link: { url, text } },
  hideGroupInCheckout: false,
  links: [{ url, text: `More about ${text.toLowerCase()}` }],
  ...rest,
});

export const content: FooterContent = {
  headline: "At your service",
  teaserGroups: [
    group("service_info", "Help", "/faq", {
      introductoryLink: { url: "tel:+49405550120", text: "+49 40 555 0120" },
      introductoryText: "from 8 to 20",
      links: [
        { url: "/faq", text: "Questions" },
        { url: "/account", text: "My account", hideInClassic: true },
      ],
    }),
    group("free_shipping", "Free delivery", "/delivery", {
      introductoryText: "From 20 euros.",
      images: [{ source: "dhl", label: "DHL" }],
    }),
    group("thirty_day_return", "Returns", "/returns", {
      links: [{ url: "/how-to-return", text: "How to return" }],
    }),
    group("kontor_near_you", "Stores", "/stores", { hideGroupInCheckout: true }),
    group("kontorcard", "KontorCard", "/card", { hideGroupInCheckout: true }),
    group("meet_kontor", "About", "/about", {
      hideGroupInCheckout: true,
      links: [
        { url: "/about", text: "Who we are" },
        { url: "https://careers.kontor.example/", text: "Careers" },
      ],
    }),
  ],
  seo: {
    heading: "Popular categories",
    columns: [
      [
        { url: "/coffee", text: "Coffee" },
        { url: "/tea", text: "Tea" },
      ],
      [{ url: "/cups", text: "Cups" }],
    ],
  },
  socialMedia: {
    heading: "Follow us",
    icons: [
      { iconName: "facebook", link: { url: "https://www.facebook.com/kontor", text: "Facebook" } },
    ],
  },
  appReferences: {
    heading: "The app",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/app-store/", text: "App Store" },
      },
    ],
  },
  legalLinks: [
    { url: "/imprint", text: "Imprint" },
    { url: "mailto:service@kontor.example", text: "Write to us" },
  ],
  viewChanger: { toMobile: "Mobile view", toDesktop: "Desktop view" },
  qualityLogos: [
    { heading: "Payment", logos: [{ source: "visa", label: "Visa", link: "/payment", width: 80 }] },
    { heading: "Seals", logos: [{ source: "bevh", label: "bevh", width: 90 }] },
  ],
  salesTax: {
    textBeforeLink: "Prices with tax, without",
    link: { url: "/delivery", text: "delivery" },
    textAfterLink: ".",
  },
};

export const footer: FooterProps = {
  texts,
  locale: "en-GB",
  content,
  currentShop: "DE",
  currency: "EUR",
  brand: exampleBrand,
  shops: ["DE", "AT", "CH", "CH_FR", "PL", "CZ", "HU", "SK", "TR"].map((code) => ({
    code,
    market: code.slice(0, 2),
    label: code,
    locale: `${code.slice(0, 2).toLowerCase()}-${code.slice(-2)}`,
    url: `https://${code.toLowerCase()}.example/`,
  })),
  newsletter: <FooterNewsletter texts={texts.newsletter} />,
};

export const examples = {
  full: <Footer {...footer} />,
  reduced: <Footer {...footer} isReduced />,
  classic: <Footer {...footer} platform="CLASSIC" />,
  match: <Footer {...footer} platform="MATCH" />,
  smartphone: <Footer {...footer} platform="SMARTPHONE" />,
  tablet: <Footer {...footer} platform="TABLET" />,
  withForm: (
    <Footer
      {...footer}
      newsletter={
        <FooterNewsletter
          texts={texts.newsletter}
          form={
            <form>
              <label>
                <span>E-mail </span>
                <input type="email" />
              </label>
            </form>
          }
        />
      }
    />
  ),
  icons: (
    <ul>
      {footerIconNames.map((name) => (
        <li key={name}>
          <FooterIcon name={name} />
          <span>{` ${name}`}</span>
        </li>
      ))}
    </ul>
  ),
  logos: (
    <>
      {Object.values(logoSources)
        .flat()
        .map((source) => (
          <FooterLogo key={source} logo={{ source, label: source, width: 80 }} texts={texts} />
        ))}
    </>
  ),
};
