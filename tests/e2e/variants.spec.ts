import { abTestPaths, promotionPath } from "../../border/border-paths.ts";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse, stringify } from "yaml";
import { abTestCookies } from "../../border/ab-tests/ab-tests-contract.ts";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import type { PromotionContent } from "../../border/promotion/server/promotion-content.ts";
import { parseTestGroups } from "../../platform/shared/test-groups.ts";
import type { ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { runBuilt } from "../support/built-command.ts";
import { test as hostTest } from "./foreign-host.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test, type Shop } from "./shop.ts";
import { logIn } from "./staff.ts";

/** Tests that content for the groups of an A/B test reaches the shoppers in them, in every place, and no other shopper. */

const sites: ShopSiteCode[] = ["DE", "AT", "CH_FR", "TR"];
const testName = "e2e-variants";
/** A letter per group that occurs in no language of the shops, and marks its promotions. */
const letters = new Map([
  ["one", "ŵ"],
  ["two", "ŷ"],
]);
const anyLetter = /[ŵŷ]/;
const categoryPath = "/x-c1000.html";

// The tests share content that they import once.
test.describe.configure({ mode: "default" });

const content = (command: "export" | "import", folder: string) =>
  runBuilt("content", [command, folder, "--part", "promotions", "tests"], {
    url: "",
    folder: process.env.E2E_DATA!,
  });

/** Replaces the last letter, so that the promotion is as long as the one for all. */
const marked = (text: string, letter: string) => text.replace(/\p{Ll}(?=[^\p{L}<>{}]*$)/u, letter);

function forGroup(promotion: PromotionContent, group: string, letter: string): PromotionContent {
  const { content: said } = promotion;
  const mark = <Text extends string | undefined>(text: Text) =>
    text === undefined ? undefined : marked(text, letter);
  return {
    ...promotion,
    name: `${promotion.name}-${group}`,
    test: { name: testName, group },
    content: {
      ...said,
      headline: mark(said.headline),
      promotionLongText: mark(said.promotionLongText),
      promotionShortText: mark(said.promotionShortText),
      links: said.links?.map((link) => ({ ...link, text: marked(link.text, letter) })),
    },
  };
}

/** Adds an A/B test to the content, and a variant of each promotion for each of its groups. */
test.beforeAll(async ({ baseURL, request }) => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-variants-"));
  await content("export", folder);
  for (const site of sites) {
    const file = join(folder, "promotions", `${site}.yaml`);
    const all = (parse(await readFile(file, "utf8")) as PromotionContent[]).filter(
      (promotion) => !promotion.test,
    );
    const variants = [...letters].flatMap(([group, letter]) =>
      all.map((promotion) => forGroup(promotion, group, letter)),
    );
    await writeFile(file, stringify(all));
    await appendFile(file, stringify(JSON.parse(JSON.stringify(variants))));
  }
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const moment = (count: number) => days(count).replace(/\.\d+Z$/, "Z");
  await writeFile(
    join(folder, "tests", "e2e.yaml"),
    stringify([
      {
        name: testName,
        sites,
        from: moment(-2),
        until: moment(2),
        groups: [...letters.keys()].map((name) => ({ name, share: 50 })),
      },
    ]),
  );
  await content("import", folder);
  await rm(folder, { recursive: true });
  // A running shop shows imported content soon, but not at once.
  const { host, port } = new URL(baseURL!);
  const home = async () =>
    (await request.get(`http://127.0.0.1:${port}/`, { headers: { host } })).text();
  await expect.poll(home).toContain(testName);
});

const allow = (page: Page, url: string, decision: "0" | "1" = "1") =>
  page.context().addCookies([
    { name: "OptanonConsent", value: `groups=C0001%3A1%2CC0003%3A${decision}`, url },
    { name: "OptanonAlertBoxClosed", value: "2026-11-01", url },
  ]);

async function groupOf(page: Page, url: string): Promise<string | undefined> {
  const cookies = await page.context().cookies(url);
  const text = cookies.find(({ name }) => name === abTestCookies.groups)?.value;
  return parseTestGroups(decodeURIComponent(text ?? "")).get(testName);
}

/** Returns the letter of the shopper's group. */
async function assigned(page: Page, url: string): Promise<string> {
  await expect.poll(() => groupOf(page, url)).toBeTruthy();
  return letters.get((await groupOf(page, url))!)!;
}

const placeOf = (page: Page, id: string) => page.locator(`[data-kontor-place="${id}"]`);
const { banner, benefits, phaseIntegration, newsletter, category } = promotionIds;
const ofTheHome = [banner, benefits, phaseIntegration, newsletter];

async function expectIn(page: Page, ids: string[], letter: string) {
  for (const id of ids) await expect(placeOf(page, id), id).toContainText(letter);
  const other = [...letters.values()].find((each) => each !== letter)!;
  await expect(page.locator("body")).not.toContainText(other);
}

/** Scrolls to the footer and its end, and returns every layout shift of the page until then. */
async function shiftsToTheFooter(page: Page, { texts }: Shop) {
  const heading = placeOf(page, newsletter).getByRole("heading");
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const footer = page.getByRole("contentinfo", { name: texts.footer.footer });
  const end = footer.getByRole("link").last();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  return shifts(page);
}

for (const site of sites)
  test(
    `${site}: a shopper who allows it sees the promotions of their group, and nothing shifts`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      await allow(page, shop.origin);
      const first = await (await shop.open())!.text();
      const letter = await assigned(page, shop.origin);
      await watchShifts(page);
      const cached = await (await shop.open())!.text();
      // The cached page is the same for all shoppers.
      expect(cached).toBe(first);
      expect(cached).not.toMatch(anyLetter);
      await expectIn(page, ofTheHome, letter);
      expect(await shiftsToTheFooter(page, shop)).toEqual([]);
      await shop.open(categoryPath);
      await expectIn(page, [banner, benefits, category(1000), newsletter], letter);
      expect(await shiftsToTheFooter(page, shop)).toEqual([]);
      await allow(page, shop.origin, "0");
      // A shopper who withdraws the consent is forgotten.
      await shop.open("/contact");
      await expect.poll(() => groupOf(page, shop.origin)).toBeUndefined();
      await shop.open();
      await expect(placeOf(page, newsletter)).not.toContainText(letter);
    },
  );

test("without consent no shopper is put into a test group, and no group is requested", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shop.openAttached();
  await shop.openAttached(categoryPath);
  await expect(placeOf(page, newsletter)).not.toContainText(anyLetter);
  expect(asked.filter((path) => path.startsWith(promotionPath))).toEqual([]);
  expect(asked).not.toContain(abTestPaths.assignment);
  const cookies = await page.context().cookies(shop.origin);
  const names: string[] = Object.values(abTestCookies);
  expect(cookies.filter(({ name }) => names.includes(name))).toEqual([]);
});

test(
  "staff who preview an A/B group see its promotions, without a group those of all",
  atNight,
  async ({ page, baseURL }) => {
    await logIn(page);
    const panel = page.getByRole("region", { name: "Staff preview" });
    // In a preview the browser's own group does not count.
    await page
      .context()
      .addCookies([{ name: abTestCookies.groups, value: `${testName}%3Atwo`, url: baseURL! }]);
    const apply = async (group?: string) => {
      await panel.scrollIntoViewIfNeeded();
      await expect(panel).toContainText("Active tests found.");
      if (group) {
        await panel.getByLabel("A/B test name").selectOption(testName);
        await panel.getByLabel("A/B test group").selectOption(group);
      }
      await panel.getByRole("button", { name: "Apply" }).click();
      await expect(panel).toContainText("Settings applied successfully.");
    };
    await apply();
    await expect(page.locator("[data-kontor-preview-mark]")).toBeVisible();
    await expect(page.locator("body")).not.toContainText(anyLetter);
    await apply("one");
    await expectIn(page, ofTheHome, letters.get("one")!);
    await page.goto(categoryPath);
    await expectIn(page, [banner, benefits, category(1000), newsletter], letters.get("one")!);
  },
);

hostTest(
  "another team's page shows the promotions of the shopper's group, and nothing shifts",
  async ({ page, visit, host }) => {
    const url = `${host.origin}/page.html`;
    await allow(page, url);
    await page.goto(url);
    const letter = await assigned(page, url);
    await watchShifts(page);
    await page.goto(url);
    await expectIn(page, [banner, benefits, newsletter], letter);
    expect(await shiftsToTheFooter(page, visit("DE"))).toEqual([]);
  },
);
