import { cartApiPath, suggestionsPath } from "../../border/border-paths.ts";
import { existsSync } from "node:fs";
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CartUpdate } from "../../border/cart/cart-schema.ts";
import { isSiteCode } from "../../shop/sites/site-codes.ts";
import { builtServer, type BuiltServer } from "../support/built-server.ts";
import { elements, wordsOf } from "../support/html.ts";
import { askSite, bin, copyProject, type ProjectCopy } from "../support/project-copy.ts";

// At night, because it compiles, builds and fills the shop once more.
describe.runIf(process.env.NIGHT)("a shop with a site more", () => {
  /** A copy of this project to which a site was added by command, and nothing else. */
  let project: ProjectCopy;
  let server: BuiltServer;
  /** A country in a language that another site has. */
  const code = ["LU", "MC"].find((each) => !isSiteCode(each))!;

  const from = ["--like", "CH_FR", "--prices", "DE"];

  beforeAll(async () => {
    project = await copyProject();
    server = await builtServer({ project: project.folder });
    // The browser's files of this project do not depend on sites.
    await mkdir(join(project.folder, "dist"));
    await cp("dist/release.json", join(project.folder, "dist", "release.json"));
    await symlink(resolve("dist/client"), join(project.folder, "dist", "client"));
    await project.run(process.execPath, "tools/scripts/site.ts", "add", code, ...from);
  }, 60_000);
  afterAll(async () => {
    await server.remove();
    await project.remove();
  });

  const ask = (site: string, path: string, body?: object) =>
    askSite(server.origin, { site, path, ...(body && { body, method: "PUT" }) });

  const plain = (html: string) => wordsOf(html).replaceAll("\u00a0", " ");

  test("an added site compiles with all code and all tests", async () => {
    const options = {
      extends: "./tools/configuration/tsconfig.tests.json",
      compilerOptions: {
        composite: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: ".",
      },
      include: ["**/*"],
      // Next declares types of its own for the whole program.
      exclude: [
        "node_modules",
        "dist",
        "border/hosts/next",
        "border/hosts/next-static",
        "border/package",
      ],
      references: [],
    };
    await writeFile(join(project.folder, "tsconfig.all.json"), JSON.stringify(options));
    expect(
      await project.run(bin("tsc"), "--singleThreaded", "--project", "tsconfig.all.json"),
    ).toBe("");
  }, 300_000);

  test("an added site passes the tests of texts, figures, footers, pages and schemas of all sites", async () => {
    const tests = [
      "platform/shared/sites/figures.test.ts",
      "platform/shared/money.test.ts",
      "platform/shared/sites/site.test.ts",
      "shop/sites",
      "shop/load-texts.test.ts",
      "shop/pages/text",
      "border/footer/server/read-footer.test.ts",
      "border/navigation/navigation-rules.test.ts",
      "border/tracking/schema-evolution.test.ts",
      "tests/repository/figures.test.ts",
      "tests/repository/written-figures.test.ts",
      "tests/repository/wording",
      "tools/scripts/new-site",
    ];
    // Vitest runs the others when one of them is no longer there.
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
    expect(await project.run(bin("vitest"), "run", "--project", "unit", ...tests)).toContain(
      "passed",
    );
  }, 300_000);

  describe("the built shop", () => {
    beforeAll(async () => {
      await project.run(bin("vite"), "build", "--ssr", "--logLevel", "warn");
      await server.start();
    }, 300_000);

    test("the home page of an added site has its language and figures", async () => {
      const page = await ask(code, "/");
      expect(elements(page, "html")[0]?.lang).toBe(`fr-${code}`);
      expect(plain(page)).toContain("Livraison gratuite dès 20 €");
      expect(plain(page)).toContain("3 mois pour changer d’avis");
      expect(plain(await ask(code, "/droit-de-retour-s400007322.html"))).toContain("3 mois");
    });

    test("the shops of other countries link to an added site", async () => {
      const links = elements(await ask("DE", "/"), "a").map(({ hreflang }) => hreflang);
      expect(links).toContain(`fr-${code}`);
    });

    test("the search of an added site, the last of all markets, finds what it sells, at its price", async () => {
      expect(plain(await ask(code, "/search?query=espresso"))).toMatch(
        /Espresso Speicherstadt en grains.* 4,99 €/,
      );
      const suggested = await ask(code, `${suggestionsPath}?site=${code}&q=espresso&maxProducts=5`);
      const { products } = JSON.parse(suggested) as { products: { id: string }[] };
      expect(products.map(({ id }) => id)).toContain("100101");
    });

    test("the cart of an added site charges the site's price and delivery", async () => {
      const body = { addArticle: { productId: "100101", quantity: 1 } };
      const { cart } = JSON.parse(await ask(code, cartApiPath, body)) as CartUpdate;
      expect(cart.totals).toMatchObject({ total: 499 + 495, delivery: 495 });
    });
  });
});
