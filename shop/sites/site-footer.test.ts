import { expect, test } from "vitest";
import { paymentKinds } from "../orders/payment/payment-contract.ts";
import { discountShopPaths, subscriptionPaths } from "../shop-paths.ts";
import { allSites } from "./all-sites.ts";
import { footer as german } from "./de/footer.ts";
import { siteFooter, type SiteFooter } from "./site-footer.ts";

const { site, pages } = allSites.DE;
const footerWith = (differences: Partial<SiteFooter>) =>
  siteFooter(site, pages, { ...german, ...differences }, [{ kind: "invoice", name: "Rechnung" }]);

test("a footer shows the social networks of its site, in the order of the words", () => {
  const { socialMedia } = footerWith({ networks: ["youtube", "facebook"] });
  expect(socialMedia.icons.map(({ iconName }) => iconName)).toEqual(["facebook", "youtube"]);
});

test("a footer without seals has no heading for them", () => {
  const headings = (seals: SiteFooter["seals"]) =>
    footerWith({ seals }).qualityLogos.map(({ heading }) => heading);
  expect(headings({ gutGemacht: "Gut gemacht" })).toContain(german.texts.seals);
  expect(headings({})).not.toContain(german.texts.seals);
});

test("the words in brackets link the sentence on sales tax to the costs of delivery", () => {
  const texts = { ...german.texts, salesTax: "Inkl. MwSt., zzgl. [Versand]." };
  expect(footerWith({ texts }).salesTax).toEqual({
    textBeforeLink: "Inkl. MwSt., zzgl. ",
    link: { url: pages.delivery, text: "Versand" },
    textAfterLink: ".",
  });
});

test("a footer shows the methods of payment that its site offers, and no others, by their names in the checkout", () => {
  const shown = Object.values(allSites).map(({ footer, texts: { payment } }) => [
    footer.qualityLogos[0]!.logos.map(({ source, label }) => [source, label]),
    paymentKinds.map((kind) => [kind, payment.kinds[kind].name]),
  ]);
  for (const [logos, methods] of shown) expect(logos).toEqual(methods);
  const { qualityLogos } = siteFooter(site, pages, german, [
    { kind: "prepayment", name: "Vorkasse" },
  ]);
  expect(qualityLogos[0]).toMatchObject({
    heading: german.texts.payment,
    logos: [{ source: "prepayment", label: "Vorkasse", link: pages.payment }],
  });
});

test("a category whose link differs from its name keeps the address with its name", () => {
  const texts = {
    ...german.texts,
    categories: [[4110, "Mode für sie", "Damen"]] as [[number, string, string]],
  };
  expect(footerWith({ texts }).seo.columns.flat()).toEqual([
    { url: subscriptionPaths.page, text: german.texts.subscription },
    { url: discountShopPaths.shop, text: german.texts.discounts },
    { url: "/damen-c4110.html", text: "Mode für sie" },
  ]);
});

test("an address in a store names language and country, and the app's number, by which Safari offers it", () =>
  expect(footerWith({}).appReferences.icons.map(({ link }) => link.url)).toEqual([
    "https://apps.apple.com/de/app/id9999999999?l=de",
    "https://play.google.com/store/apps/details?id=com.example.kontor&hl=de&gl=DE",
  ]));
