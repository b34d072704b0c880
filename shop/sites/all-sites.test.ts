import {
  discountShopPaths,
  leafletPath,
  subscriptionLinkPath,
  subscriptionPaths,
  withdrawalPaths,
} from "../shop-paths.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { logoPicture } from "../../border/footer/server/logos.ts";
import { slugify } from "../../platform/shared/texts/fold.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { ContentPageRow } from "../content-pages/server/read-content-pages.ts";
import { shopContentPages } from "../../tests/support/shop-content-pages.ts";
import { mistakesIn } from "../../tests/support/table.ts";
import { placesIn, pluralPaths, textPaths, withoutForm } from "../../tests/support/text-paths.ts";
import { categoryUrl } from "../../commerce/catalogue-contract.ts";
import { readStaticPages, type StaticPages } from "../pages/text/static-pages.server.ts";
import { allSites } from "./all-sites.ts";

const german = new Map(textPaths(allSites.DE.texts));

test("a footer shows each mark of payment, carrier or seal once", async () => {
  const twice = await mistakesIn(allSites, ({ footer }) => {
    const images = footer.teaserGroups.flatMap((group) => group.images ?? []);
    const shown = [...images, ...footer.qualityLogos.flatMap(({ logos }) => logos)];
    return shown
      .map(({ source }) => source)
      .filter((source, index, sources) => sources.indexOf(source) !== index);
  });
  expect(twice).toEqual([]);
});

test("no text of a site is empty", async () => {
  const empty = await mistakesIn(allSites, ({ texts: words, footer }) =>
    [...textPaths(words), ...textPaths(footer)]
      .filter(([, text]) => text.trim() === "")
      .map(([path]) => path),
  );
  expect(empty).toEqual([]);
});

test("every text has the same places to fill as the German one", async () => {
  const wrong = await mistakesIn(allSites, ({ texts: words }) =>
    textPaths(words)
      // A language with a word for one may leave the number out.
      .filter(([path]) => !path.endsWith(".one"))
      .filter(([path, text]) => {
        const pattern = german.get(withoutForm(path));
        return pattern !== undefined && String(placesIn(text)) !== String(placesIn(pattern));
      })
      .map(([path, text]) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test("every site has all texts that the German one has, and no others", async () => {
  const keysOf = (paths: Iterable<string>) => new Set([...paths].map(withoutForm));
  const needed = keysOf(german.keys());
  const wrong = await mistakesIn(allSites, ({ texts: words }) => {
    const keys = keysOf(textPaths(words).map(([path]) => path));
    return [
      ...[...needed.difference(keys)].map((key) => `lacks ${key}`),
      ...[...keys.difference(needed)].map((key) => `alone has ${key}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("every text for a number has the plural forms that whole numbers need in its language", async () => {
  const lacking = await mistakesIn(allSites, ({ site, texts: words }) => {
    const rules = new Intl.PluralRules(site.locale);
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const found = pluralPaths(words);
    if (found.length <= 3) return [`has only ${found.length} texts for numbers`];
    return found.flatMap(([path, forms]) =>
      [...needed].filter((form) => !forms[form]).map((form) => `${path}.${form}`),
    );
  });
  expect(lacking).toEqual([]);
});

test("a count stands only in texts with plural forms", async () => {
  const counted = await mistakesIn(allSites, ({ texts: words }) => {
    const forms = new Set(pluralPaths(words).flatMap(([, found]) => Object.values(found)));
    return textPaths(words)
      .filter(([, text]) => /\{(count|limit)\}/.test(text) && !forms.has(text))
      .map(([path]) => path);
  });
  expect(counted).toEqual([]);
});

test("no site but the German ones repeats German sentences", async () => {
  const same = await mistakesIn(allSites, ({ site, texts: words }) =>
    (site.language === "de" ? [] : textPaths(words))
      .filter(([path, text]) => text.split(" ").length > 3 && german.get(path) === text)
      .map(([path]) => path),
  );
  expect(same).toEqual([]);
});

test("the word E-Mail never breaks across lines of a page, and has no word joiner in mails", () => {
  const { mail, customerMails, newsletterMails, orderMails, withdrawal, leads, ...pages } =
    allSites.DE.texts;
  const joined = (value: object) => new Set(JSON.stringify(value).match(/\bE-\u2060?Mail|\u2060/g));
  expect(joined(pages)).toEqual(new Set(["E-\u2060Mail"]));
  expect(joined({ mail, customerMails, newsletterMails, orderMails, withdrawal, leads })).toEqual(
    new Set(["E-Mail"]),
  );
});

test("the texts of Switzerland have no ß", () => {
  expect(JSON.stringify(allSites.CH)).not.toContain("ß");
});

describe("footers and newsletter forms", () => {
  let pages: StaticPages;
  let blockPages: ContentPageRow[];
  let categories: Map<number, Record<string, string>>;
  beforeAll(async () => {
    pages = await readStaticPages(join("shop/content", "pages"));
    blockPages = await shopContentPages();
    const content = parse(
      await readFile(join("shop/content", "catalogue", "categories.yaml"), "utf8"),
    ) as { number: number; name: Record<string, string> }[];
    categories = new Map(content.map(({ number, name }) => [number, name]));
  });

  /** Addresses of the shop itself that a footer links to. */
  const linksOf = (code: SiteCode) =>
    textPaths(valueAt(allSites, code).footer)
      .filter(
        ([path, text]) => /(^|\.)(url|link)$/.test(path) && !/^(https|mailto|tel):/.test(text),
      )
      .map(([, url]) => url);

  /** Addresses that a newsletter form links to. */
  function formLinksOf(code: SiteCode) {
    const { newsletterExtras, texts: words } = valueAt(allSites, code);
    return textPaths({ newsletterExtras, words: words.newsletter }).flatMap(([, text]) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!),
    );
  }

  test("every link of a footer to the shop leads to a page that the site has", async () => {
    const dead = await mistakesIn(allSites, ({ site: { code, language } }) => {
      const known = new Set([
        "/",
        "/service/storefinder/search",
        leafletPath,
        discountShopPaths.shop,
        subscriptionPaths.page,
        subscriptionLinkPath,
        withdrawalPaths.form,
        ...pages.list(code).map((page) => page.path),
        ...blockPages.filter(({ site }) => site === code).map(({ path }) => path),
        valueAt(allSites, code).pages.community,
        ...[...categories].map(([number, name]) =>
          categoryUrl(number, slugify(name[language]!, language)),
        ),
      ]);
      const links = linksOf(code);
      if (links.length <= 20) return [`has only ${links.length} links`];
      return links.filter((url) => !known.has(url));
    });
    expect(dead).toEqual([]);
  });

  test("every link of a newsletter form leads to a page that the site has", async () => {
    const dead = await mistakesIn(allSites, ({ site: { code } }) => {
      const known = new Set(pages.list(code).map((page) => page.path));
      return formLinksOf(code).filter((url) => !known.has(url));
    });
    expect(dead).toEqual([]);
  });

  test("every newsletter form links to all pages that explain it", async () => {
    const missing = await mistakesIn(allSites, ({ site: { code } }) => {
      const links = new Set(formLinksOf(code));
      const ofForm = pages.list(code).filter(({ key }) => key.startsWith("newsletter-"));
      return [
        ...(["privacy", "contact", "voucher-conditions"] as const).map(
          (key) => pages.get(code, key).path,
        ),
        ...ofForm.map(({ path }) => path),
      ].filter((path) => !links.has(path));
    });
    expect(missing).toEqual([]);
  });

  test("every footer links to the pages that the law wants", async () => {
    const missing = await mistakesIn(allSites, ({ site: { code } }) => {
      const links = new Set(linksOf(code));
      const wanted = [
        "imprint",
        "privacy",
        "terms",
        "withdrawal",
        "accessibility",
        "faq",
        "click-and-collect",
        "contact",
      ] as const;
      return wanted.filter((key) => !links.has(pages.get(code, key).path));
    });
    expect(missing).toEqual([]);
  });

  test("every logo of a footer has a picture", async () => {
    const missing = await mistakesIn(allSites, ({ footer }) => {
      const sources = textPaths(footer).filter(([path]) => path.endsWith(".source"));
      if (sources.length === 0) return ["has no logos"];
      return sources.flatMap(([, source]) =>
        logoPicture(source)?.includes("<svg") ? [] : [source],
      );
    });
    expect(missing).toEqual([]);
  });

  test("the footer of each country names its own amounts and periods", () => {
    const said = (code: SiteCode) =>
      JSON.stringify(valueAt(allSites, code).footer).replaceAll(/[\u00a0\u202f]/g, " ");
    expect(said("DE")).toContain("20 Euro");
    expect(said("DE")).toContain("30 Tage");
    expect(said("AT")).toContain("14 Tage");
    expect(said("CH")).toContain("3 Monate");
    expect(said("CH_FR")).toContain("3 mois");
    expect(said("PL")).toMatch(/100 zł/);
    expect(said("CZ")).toMatch(/999 Kč/);
    expect(said("SK")).toMatch(/40 €/);
    expect(said("TR")).toMatch(/1\.?000 TL/);
    expect(said("HU")).toMatch(/30 nap/);
  });
});

test.each(["CH", "CH_FR"] as const)(
  "no word of %s speaks of a withdrawal, which Swiss law does not know",
  (code) => {
    const { withdrawal, orders, payment, invoice } = allSites[code].texts;
    const words = JSON.stringify({ withdrawal, orders, payment, invoice });
    expect(words).not.toMatch(/widerruf|rétract/i);
  },
);
