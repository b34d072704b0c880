import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { importAs, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { createFooter, type FooterPorts } from "./footer.ts";
import { footerContent } from "./import-footer.ts";
import type { FooterRow } from "./read-footer.ts";

let shop: TestShop;
const noon = new Date("2026-11-21T12:00:00Z");
/** The shop's clock; a test that moves it resets it. */
let now = noon;
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
afterEach(() => {
  now = noon;
});

const get = (path: string) => shop.app.inject(`/service/pageborder/${path}`);
const footer = async (site = "DE") => wordsOf((await get(`footer/${site}`)).body);
const { site, footer: builtIn } = allSites.DE;

let version = 0;
const rows = (...those: Partial<FooterRow>[]) =>
  importAs(
    shop,
    footerContent([]),
    those.map((row, index) => ({ site: "DE", name: `entry-${index}`, content: {}, ...row })),
    `test ${++version}`,
  );

test("in December every shop's footer says until when to order for the feast", async () => {
  now = new Date("2026-12-05T12:00:00Z");
  await expect.poll(() => footer("PL")).toContain("przed Wigilią");
  expect(await footer("TR")).toContain("23 Aralık’a kadar");
  now = new Date("2026-12-30T12:00:00Z");
  expect(await footer("PL")).toContain(allSites.PL.footer.headline);
});

test("a footer of the database replaces its sections from one moment to another, and caches end there", async () => {
  await rows({
    content: { headline: "Frohes Fest" },
    from: later(600).toISOString(),
    until: later(1_200).toISOString(),
  });
  await expect.poll(() => shop.services.footer.nextChange(noon)).toEqual(later(600));
  for (const seconds of [0, 300, 500, 580, 599]) {
    now = later(seconds);
    const { body, headers } = await get("footer/DE");
    expect(wordsOf(body)).toContain(builtIn.headline);
    const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(
      String(headers["cache-control"]),
    )!;
    expect(seconds + Number(fresh) + Number(stale)).toBeLessThanOrEqual(600);
  }
  now = later(600);
  expect(await footer()).toContain("Frohes Fest");
  expect(await footer()).toContain(builtIn.seo.heading);
  now = later(1_200);
  expect(await footer()).toContain(builtIn.headline);
});

test("a footer in the database adds legal links after those of the site", async () => {
  const more = { url: "/hinweis", text: "Hinweis" };
  await rows({ content: { legalLinks: [more, { url: builtIn.legalLinks[0]!.url, text: "x" }] } });
  const texts = async () => {
    const { content } = await shop.services.footer.show({ site, now }, builtIn);
    return content.legalLinks;
  };
  await expect.poll(texts).toEqual([...builtIn.legalLinks, more]);
});

test("a changed footer ends cached footers and pages, and no header", async () => {
  await rows();
  await expect.poll(() => footer()).toContain(builtIn.headline);
  const page = async () =>
    (await shop.app.inject({ url: "/contact", headers: { host: shop.host("DE") } })).body;
  await page();
  await get("header/DE");
  const header = vi.spyOn(shop.services.navigation, "items");
  await rows({ content: { headline: "Neuer Kopf" } });
  await expect.poll(() => footer()).toContain("Neuer Kopf");
  expect(wordsOf(await page())).toContain("Neuer Kopf");
  await get("header/DE");
  expect(header).not.toHaveBeenCalled();
});

test("a footer shows no category that the site does not have", async () => {
  const own = createFooter(shop.services.database.sql, {
    leadsNowhere: async () => () => true,
    warn: () => {},
  });
  expect((await own.show({ site, now }, builtIn)).content.seo.columns).toEqual([]);
});

describe("content that was changed in the database by hand", () => {
  const show = async (content: object) => {
    await rows({ content });
    const warn = vi.fn<FooterPorts["warn"]>();
    const own = createFooter(shop.services.database.sql, {
      leadsNowhere: async () => () => false,
      warn,
    });
    return { ...(await own.show({ site, now }, builtIn)), warned: warn.mock.calls.flat() };
  };
  const link = { url: "/contact", text: "Kontakt" };

  test("a footer shows no picture that there is not, and all the rest", async () => {
    const { content, isWhole, warned } = await show({
      headline: "Da",
      socialMedia: {
        heading: "x",
        icons: [
          { iconName: "myspace", link },
          { iconName: "xing", link },
        ],
      },
      teaserGroups: [
        { heading: { iconName: "sledge", link }, hideGroupInCheckout: false, links: [] },
      ],
      qualityLogos: [
        {
          heading: "x",
          logos: [
            { source: "ups", label: "UPS" },
            { source: "dhl", label: "DHL" },
          ],
        },
      ],
    });
    expect(isWhole).toBe(true);
    expect(content.headline).toBe("Da");
    expect(content.socialMedia.icons).toEqual([{ iconName: "xing", link }]);
    expect(content.teaserGroups).toEqual([
      { heading: { link }, hideGroupInCheckout: false, links: [] },
    ]);
    expect(content.qualityLogos[0]?.logos).toEqual([{ source: "dhl", label: "DHL" }]);
    expect(warned.toSorted()).toEqual(
      ["myspace", "sledge", "ups"].map(
        (name) => `Footer content DE entry-0: there is no picture "${name}", so it is not shown`,
      ),
    );
    const shown = async () => {
      const { statusCode, body } = await get("footer/DE");
      return [statusCode, ...elements(body, "img").flatMap(({ alt }) => alt || [])];
    };
    await expect.poll(shown).toEqual([200, "DHL"]);
  });

  test.each([
    ["a section without its form", { headline: "Da", seo: { heading: 1 } }, "its seo does not"],
    [
      "a link that runs",
      { headline: "Da", legalLinks: [{ url: "javascript:alert(1)", text: "x" }] },
      "its legalLinks does not",
    ],
  ])(
    "a footer that was changed in the database by hand leaves out %s",
    async (_what, stored, warning) => {
      const { content, warned } = await show(stored);
      expect(content).toEqual({ ...builtIn, headline: "Da" });
      expect(warned).toEqual([expect.stringContaining(warning)]);
    },
  );
});

describe("without the database's content", () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(
      shop.services.database.sql,
    );

  test("without its table the footer is the built-in one for a short time, and the header stands", async () => {
    await rows({ content: { headline: "Aus der Datenbank" } });
    await rename("footer_content", "gone");
    try {
      shop.services.footer.invalidate();
      const { statusCode, body, headers } = await get("footer/SK/TABLET");
      expect(statusCode).toBe(200);
      expect(wordsOf(body)).toContain(allSites.SK.footer.headline);
      expect(headers["x-kontor-degraded"]).toBe("fallback");
      expect(headers["cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
      const header = await get("header/SK/TABLET");
      expect(header.headers).not.toHaveProperty("x-kontor-degraded");
    } finally {
      await rename("gone", "footer_content");
    }
    now = later(11);
    await expect.poll(() => footer()).toContain("Aus der Datenbank");
  });

  test("the footer does not wait for a database that does not answer", async () => {
    const slow = await openTestShop({ answerWithin: 2_000 });
    try {
      vi.spyOn(slow.services.footer, "show").mockReturnValue(new Promise(() => {}));
      const { statusCode, body, headers } = await slow.app.inject("/service/pageborder/footer/DE");
      expect(statusCode).toBe(200);
      expect(wordsOf(body)).toContain(builtIn.headline);
      expect(headers["x-kontor-degraded"]).toBe("fallback");
    } finally {
      await slow.close();
    }
  });
});
