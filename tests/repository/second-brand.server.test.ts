import { newsletterApi } from "../../border/border-paths.ts";
import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderTokenHeader } from "../../border/newsletter/newsletter-contract.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { brandFiles } from "../../storefront/pages/brand-files.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import * as shop from "../../shop/brand.ts";
import { axeFindings } from "../e2e/axe.ts";
import { builtServer, type BuiltServer } from "../support/built-server.ts";
import { elements, structuredData } from "../support/html.ts";
import { askSite, bin, copyProject, type ProjectCopy } from "../support/project-copy.ts";
import { brand, design } from "../tea-brand.ts";

// At night, because it builds and fills one more shop.
describe.runIf(process.env.NIGHT)("a shop of another brand", () => {
  /** A copy of this project in which the brand is another, and nothing else. */
  let project: ProjectCopy;
  let server: BuiltServer;
  let browser: Browser;
  /** For sign-ups, which need a token that is some seconds old. */
  let tokens: Map<string, string>;

  const ask = (site: string, path: string) => askSite(server.origin, { site, path });

  beforeAll(async () => {
    project = await copyProject();
    server = await builtServer({ project: project.folder });
    await cp("tests/tea-brand.ts", join(project.folder, "shop", "brand.ts"));
    await cp("dist/release.json", join(project.folder, "dist", "release.json"));
    // All but the gallery.
    for (const target of [[], ["--ssr"]])
      await project.run(bin("vite"), "build", "--logLevel", "warn", ...target);
    [browser] = await Promise.all([
      chromium.launch(launchOptions),
      server.start({ TRUST_PROXY: "127.0.0.1" }),
    ]);
    tokens = new Map(
      await Promise.all(
        siteCodes.map(async (site): Promise<[string, string]> => {
          const { token } = JSON.parse(await ask(site, newsletterApi.renderToken)) as {
            token: string;
          };
          return [site, token];
        }),
      ),
    );
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server.remove();
    await project.remove();
  });

  /** The first brand's name and card as words, its domain and account. Technical names such as `kontor-header` stay. */
  const firstBrand = new RegExp(
    String.raw`${shop.brand.name}(?! ?(?:Text|Heading))|${shop.brand.domain}|\.com/(?:\w+/)*${shop.brand.account}\b`,
  );
  const tracesIn = (text: string) =>
    [...text.matchAll(new RegExp(`.{0,40}(?:${firstBrand.source}).{0,40}`, "g"))].map(
      ([found]) => found,
    );

  test("name, card, domain and account of the first brand are found, its technical names are not", () => {
    const { name, card, domain, account } = shop.brand;
    for (const trace of [name, card, domain, `https://www.facebook.com/${account}`])
      expect(tracesIn(`<p>${trace}</p>`), trace).toHaveLength(1);
    expect(tracesIn("kontor-header --kontor-ink 'Kontor Text'")).toEqual([]);
  });

  test.each(siteCodes)("header and footer of %s show only the second brand", async (site) => {
    const [header, footer] = await Promise.all(
      ["header", "footer"].map((name) => ask(site, `/service/pageborder/${name}/${site}`)),
    );
    expect(tracesIn(header! + footer!)).toEqual([]);
    expect(header).toContain(/ d="M182 12V64"/.exec(design.logo)![0]);
    const [logo] = elements(header!, "svg").filter(({ class: name }) => name === "kontor-logo");
    expect(logo!["aria-label"]).toContain(brand.name);
    expect(footer).toContain(`https://www.instagram.com/${brand.account}`);
  });

  test("titles, heads and structured data of the shop's pages name only the second brand", async () => {
    const paths = [
      "/",
      "/x-c1000.html",
      "/x-p100111.html",
      "/search?query=kaffee",
      "/service/cartfrontend/cart",
      "/withdrawal",
    ];
    for (const site of siteCodes)
      for (const path of paths) {
        const html = await ask(site, path);
        const head = html.slice(0, html.indexOf("</head>"));
        expect(tracesIn(head), `${site} ${path}`).toEqual([]);
        expect(/<title>(.*?)<\/title>/.exec(head)?.[1], path).toContain("Oolong &amp; Co");
        expect(JSON.stringify(structuredData(html))).not.toMatch(firstBrand);
        const metas = elements(head, "meta");
        expect(metas.find(({ property }) => property === "og:site_name")?.content).toBe(brand.name);
      }
  }, 120_000);

  test("icons, manifest and the picture of link previews are those of the second brand", async () => {
    expect(await ask("DE", "/favicon.svg")).toBe(design.icon);
    const manifest = JSON.parse(await ask("DE", brandFiles.manifest)) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe(brand.name);
    for (const { src, sizes } of manifest.icons) {
      const icon = sharp(await (await fetch(server.origin + src)).arrayBuffer());
      const { width, height } = await icon.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(await cornerOf(icon)).toBe(design.colours.brand);
    }
    const share = sharp(await (await fetch(server.origin + brandFiles.share)).arrayBuffer());
    expect(await share.metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await cornerOf(share)).toBe(design.colours.brand);
    // The logo is drawn on the ground.
    expect((await share.stats()).channels[0]!.max).toBeGreaterThan(200);
  });

  async function cornerOf(picture: Sharp): Promise<string> {
    const { data } = await picture
      .clone()
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return `#${data.subarray(0, 3).toString("hex")}`;
  }

  const { colours, fonts } = shop.design;
  const firstColours = [colours.brand, colours.accent].map((colour) => [colour].flat()[0]);
  const firstDesign = new RegExp([...firstColours, fonts.headings].join("|"), "i");
  const sheetsIn = async (folder: string) =>
    Promise.all(
      (await readdir(folder))
        .filter((file) => /^(?:header|footer|shop)-.*\.css$/.test(file))
        .map((file) => readFile(join(folder, file), "utf8")),
    );

  test("style sheets have the second brand's colours, corners and fonts, and none of the first's", async () => {
    for (const css of await sheetsIn("dist/client")) expect(css).toMatch(firstDesign);
    const sheets = await sheetsIn(join(project.folder, "dist", "client"));
    expect(sheets).toHaveLength(3);
    for (const css of sheets) {
      expect(css).toContain(design.colours.accent as string);
      expect(css).toContain("--kontor-radius-m:4px");
      expect(css).not.toMatch(firstDesign);
      expect(css).not.toContain("brand(");
    }
  });

  test("a mail of each site comes from the second brand, in its colours", async () => {
    const signUp = ([site, token]: [string, string], index: number) =>
      askSite(server.origin, {
        site,
        path: newsletterApi.subscribers("private"),
        method: "POST",
        headers: { [renderTokenHeader]: token, "x-forwarded-for": `10.0.0.${index + 1}` },
        body: {
          email: `ida.${site.toLowerCase()}@example.com`,
          salutation: "MRS",
          firstName: "Ida",
          lastName: "Test",
          consents: [],
          origin: "onsite",
          originAddition: "subsite",
        },
      });
    // Refused while the form is too young.
    await expect.poll(() => Promise.all([...tokens].map(signUp)), { interval: 1_000 }).toBeTruthy();
    const folder = join(server.folder, "mails");
    const mails = async () =>
      (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".json"));
    await expect.poll(mails).toHaveLength(siteCodes.length);
    for (const file of await mails()) {
      const { subject, html, text } = JSON.parse(
        await readFile(join(folder, file), "utf8"),
      ) as Record<string, string>;
      expect(tracesIn([subject, html, text].join("\n"))).toEqual([]);
      expect(html).toContain("Oolong &amp; Co");
      expect(html).toContain(design.colours.accent);
    }
  });

  test.each(["light", "dark"] as const)(
    "pages in the second brand's %s colours can be read",
    async (colorScheme) => {
      const page = await browser.newPage({ colorScheme, bypassCSP: true });
      for (const path of ["/", "/x-p100111.html"]) {
        await page.goto(server.origin + path);
        await page.locator("kontor-consent").getByRole("button").first().waitFor();
        expect(await axeFindings(page), path).toEqual([]);
      }
      await page.close();
    },
  );
});
