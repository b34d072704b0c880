import { suggestionsPath } from "../../border/border-paths.ts";
import { searchLimits, searchUrl } from "../../border/search/search-contract.ts";
import { recentSearchesStorageKey } from "../../border/search/search-storage.ts";
import { heldBack } from "./held-back.ts";
import { dailyIf } from "./night.ts";
import { coffee, expect, test } from "./shop.ts";

/** Tests text that is typed and submitted before the search box is hydrated. */

for (const script of ["boot", "SearchBox.island"])
  test(`text typed before ${script} has loaded stays and gets its suggestions`, async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const release = await heldBack(page, `**/kontor/${script}-*.js`);
    await page.goto(shop.origin, { waitUntil: "commit" });
    await shop.search.click();
    await page.keyboard.type(coffee.DE);
    release();
    await expect(shop.panel).toBeVisible();
    await expect(shop.search).toHaveValue(coffee.DE);
    await expect(shop.search).toBeFocused();
    await page.keyboard.type("fee");
    await expect(shop.search).toHaveValue("kaffee");
  });

test("the clear button of a results page moves the focus to the field before hydration", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached("/search?query=kaffee&site=DE");
  const release = await heldBack(page, "**/kontor/SearchBox.island-*.js");
  await shop.clear.click();
  await expect(shop.search).toHaveValue("");
  await expect(shop.search).toBeFocused();
  release();
  await expect(page.getByRole("group", { name: shop.texts.search.popularTerms })).toBeVisible();
  await expect(shop.search).toBeFocused();
});

test.describe("with consent to comfort", () => {
  // Recent searches are stored only with this consent.
  test.use({ consent: ["functional"] });

  const cut = "kaffee ".repeat(30).slice(0, searchLimits.maxLength).trim();
  for (const [typed, query, address = searchUrl(query, "DE")] of [
    ["kaffee", "kaffee"],
    ["  Filter  ", "Filter"],
    [" 100 101 ", "100101"],
    ["kaffee ".repeat(30), cut],
    [" AGB ", "AGB", "/agb-s400007325.html"],
    ["  ", "", "/"],
  ] as const)
    test(
      `a search sent before hydration is the same as one after it: ${JSON.stringify(typed.slice(0, 20))}`,
      dailyIf(typed === "  Filter  "),
      async ({ page, visit }) => {
        const shop = visit("DE");
        const requests: string[] = [];
        page.on("request", (sent) => {
          const { pathname, search } = new URL(sent.url());
          if (sent.isNavigationRequest() || pathname === suggestionsPath)
            requests.push(pathname + search);
        });
        const search = async (before: boolean) => {
          await page.goto(shop.origin);
          await page.evaluate(
            (key) => localStorage.setItem(key, '["tee"]'),
            recentSearchesStorageKey,
          );
          requests.length = 0;
          const release = before
            ? await heldBack(page, "**/kontor/SearchBox.island-*.js")
            : undefined;
          await shop.search.click();
          // Only a hydrated box offers recent searches.
          if (!before) await expect(shop.options.first()).toHaveText("tee");
          await page.keyboard.insertText(typed);
          await page.keyboard.press("Enter");
          release?.();
          if (typed.trim()) await expect(page).not.toHaveURL(`${shop.origin}/`);
          else await expect(shop.panel).toBeHidden();
          await page.waitForLoadState();
          return {
            url: page.url(),
            // The suggestions may be requested while the browser leaves the page.
            requests: requests.toSorted(),
            shown: await page.getByRole("main").innerText(),
            field: await shop.search.inputValue(),
            recent: await page.evaluate(
              (key) => localStorage.getItem(key),
              recentSearchesStorageKey,
            ),
          };
        };
        const after = await search(false);
        expect(after.url).toBe(shop.origin + address);
        expect(after.recent).toBe(JSON.stringify(query ? [query, "tee"] : ["tee"]));
        expect(await search(true)).toEqual(after);
      },
    );

  test("a search sent before the first script leads to the same results", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const release = await heldBack(page, "**/kontor/boot-*.js");
    await page.goto(shop.origin, { waitUntil: "commit" });
    await shop.search.click();
    await page.keyboard.insertText(" 100 101 ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${shop.origin}/search?query=100101&site=DE`);
    release();
    await expect(shop.search).toHaveValue("100101");
  });
});
