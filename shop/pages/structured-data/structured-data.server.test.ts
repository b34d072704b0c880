import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { catalogueAddresses, getPage, originOf } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { structuredDataErrors } from "../../../tests/support/structured-data.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { storesPath } from "../../../border/border-paths.ts";
import {
  discountShopPaths,
  leafletPath,
  reviewPaths,
  subscriptionPaths,
} from "../../shop-paths.ts";
import { storePath } from "../../stores/stores-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { ShopSiteCode } from "../../sites/site-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const dataOf = async (code: SiteCode, path: string) =>
  structuredData((await getPage(shop, code, path)).body);

/** Coffee in packs, a machine in one form, and a coffee in grams. */
const products = [100101, 101101, 100111];

async function productPath(code: ShopSiteCode, number: number) {
  const at = { site: allSites[code].site, now: new Date() };
  return (await shop.services.catalogue.byNumber(at, [number]))[0]!.url;
}

describe.each(testedSites)("%s", (code) => {
  test(`structured data of every kind of page of ${code} have what search engines require`, async () => {
    const { staticPages } = shop.services;
    const { category, leaf, themeworld } = await catalogueAddresses(shop, code);
    const paths = [category, leaf, themeworld, staticPages.get(code, "faq").path, "/contact"];
    for (const number of products) paths.push(await productPath(code, number));
    for (const path of paths) {
      const data = await dataOf(code, path);
      expect(
        data.map((each) => each["@type"]),
        path,
      ).toContain("BreadcrumbList");
      expect(await structuredDataErrors(data), path).toEqual([]);
    }
    expect(await structuredDataErrors(await dataOf(code, "/"))).toEqual([]);
  });

  test(`structured data of stores, sales, leaflets, subscriptions and the community of ${code} have it, too`, async () => {
    const { site, pages } = allSites[code];
    const [store] = await shop.services.stores.list({ site, now: new Date() });
    const paths = [
      storesPath,
      ...(store ? [storePath(store)] : []),
      discountShopPaths.shop,
      leafletPath,
      subscriptionPaths.page,
      `${reviewPaths.product}/100101`,
      pages.community,
      pages.recipes,
      pages.about,
    ];
    for (const path of paths) {
      const data = await dataOf(code, path);
      expect(data, path).not.toEqual([]);
      expect(await structuredDataErrors(data), path).toEqual([]);
    }
  });

  test(`the offers of ${code} have the prices that the page shows, for its country`, async () => {
    const { site } = allSites[code];
    const path = await productPath(code, 100101);
    const { body } = await getPage(shop, code, path);
    const [group] = structuredData(body) as unknown as ProductGroup[];
    for (const { offers } of group!.hasVariant) {
      const amount = Math.round(Number(offers.price) * 100);
      expect(wordsOf(body)).toContain(wordsOf(formatMoney(amount, site)));
      expect(offers).toMatchObject({
        priceCurrency: site.currency.code,
        shippingDetails: { shippingDestination: { addressCountry: site.market } },
        hasMerchantReturnPolicy: { applicableCountry: site.market },
      });
    }
  });
});

interface ProductGroup {
  hasVariant: { sku: string; name: string; offers: { price: string; availability: string } }[];
}

test("data without a required property are rejected", async () => {
  const [group] = await dataOf("DE", await productPath("DE", 100101));
  const [variant] = (group as unknown as ProductGroup).hasVariant;
  const without = (name: "name" | "offers") => {
    const { [name]: _, ...others } = variant!;
    return structuredDataErrors([others]);
  };
  expect(await without("name")).not.toEqual([]);
  expect(await without("offers")).not.toEqual([]);
  const { productGroupID: _, ...unnamed } = group!;
  expect(await structuredDataErrors([unnamed])).toEqual([
    'ProductGroup: Required attribute "productGroupID" is missing',
  ]);
});

test("a reduced, sold-out pack is described with its lowest price, its unit price and its stock", async () => {
  await shop.services.database.sql
    .updateTable("offer")
    .set({ price: 999, was: 1299, stock: 0 })
    .where("market", "=", "AT")
    .where("tcm", "=", "100101-1000")
    .execute();
  const path = await productPath("AT", 100101);
  const offer = async () => {
    const [group] = (await dataOf("AT", path)) as unknown as ProductGroup[];
    return group!.hasVariant.find(({ sku }) => sku === "100101-1000")!.offers;
  };
  await vi.waitFor(async () => expect((await offer()).price).toBe("9.99"));
  expect(await offer()).toMatchObject({
    url: `${originOf(shop, "AT")}${path}?dim1=1000g`,
    price: "9.99",
    availability: "https://schema.org/OutOfStock",
    priceSpecification: [
      {
        price: "9.99",
        referenceQuantity: { value: 1, unitCode: "KGM", valueReference: { value: 1 } },
      },
      { price: "12.99", priceType: "https://schema.org/StrikethroughPrice" },
    ],
  });
});

test("the home page names the company with its contact and return policy", async () => {
  const store = (await dataOf("CH", "/")).find((each) => each["@type"] === "OnlineStore");
  expect(store).toMatchObject({
    legalName: "Kontor (Schweiz) AG",
    email: "service@kontor.example",
    address: { addressCountry: "CH", postalCode: "6300" },
    hasMerchantReturnPolicy: { merchantReturnDays: 89, applicableCountry: "CH" },
  });
});

test("the questions of the FAQ are described with their answers, whose links lead to the shop", async () => {
  const data = await dataOf("DE", shop.services.staticPages.get("DE", "faq").path);
  const page = data.find((each) => each["@type"] === "FAQPage") as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(page.mainEntity.length).toBeGreaterThan(8);
  const [first] = page.mainEntity;
  expect(first!.name).toBe("Wie bestelle ich?");
  expect(first!.acceptedAnswer.text).toContain(`href="${originOf(shop, "DE")}/`);
});

test("a link preview has the page's address, language, text and a picture that exists in the given size", async () => {
  const path = await productPath("CH_FR", 100101);
  const { body } = await getPage(shop, "CH_FR", path);
  const meta = new Map(
    elements(body, "meta").map(({ property, name, content }) => [property ?? name, content]),
  );
  expect(meta.get("og:url")).toBe(originOf(shop, "CH_FR") + path);
  expect(meta.get("og:locale")).toBe("fr_CH");
  expect(meta.get("og:description")).toBe(meta.get("description"));
  expect(meta.get("og:image:alt")).toBe(wordsOf(/<h1[^>]*>.*?<\/h1>/s.exec(mainOf(body))![0]));
  expect(meta.get("twitter:card")).toBe("summary");
  expect(meta.get("og:image:width")).toBe("960");
  const picture = await shop.app.inject(new URL(meta.get("og:image")!).pathname);
  expect(picture.statusCode).toBe(200);
});
