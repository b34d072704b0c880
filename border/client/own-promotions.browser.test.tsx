import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { promotionIds, type Promotion } from "../promotion/promotion-contract.ts";
import { PromotionPlace } from "./PromotionPlace.tsx";

/** Cached pages show everyone's promotions; a browser in a test group, or of staff, shows its own. */

const setCookie = (name: string, value: string, age = 60) => {
  document.cookie = `${name}=${value}; path=/; max-age=${age}`;
};
const asked: { url: string; site: string | null }[] = [];
let content: object | undefined;

beforeAll(async () => {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, site: new Headers(init.headers).get("x-hunter-site") });
    return content
      ? Response.json({ type: "ApiTopBannerPromotion", contentJSON: JSON.stringify(content) })
      : new Response(null, { status: 204 });
  });
  const { showOwnPromotions } = await import("./own-promotions.ts");
  const loadTexts = async (code: SiteCode) => valueAt(allSites, code).texts;
  showOwnPromotions({
    loadWords: async () => ({
      loadTexts,
      loadConsentTexts: async (code) => (await loadTexts(code)).consent,
    }),
  });
});
beforeEach(() => {
  asked.length = 0;
  content = { headline: "Only for red", legalText: "Once" };
});
afterEach(() => {
  document.body.replaceChildren();
  for (const name of ["abTests", "PreviewToken"]) setCookie(name, "", 0);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const forAll: Promotion = {
  type: "BANNER",
  headline: "For all",
  cutouts: [],
  theme: "light",
  links: [],
};

function showPlace(id: string, code: SiteCode = "DE", tests = ["colour"]) {
  const { site, texts } = valueAt(allSites, code);
  document.body.innerHTML = renderToString(
    <PromotionPlace id={id} site={site} texts={texts} promotion={forAll} tests={tests} />,
  );
}
const { banner, newsletter } = promotionIds;

describe.each(siteCodes)("%s", (code) => {
  test.each([banner, newsletter])(
    `a shopper on ${code} in a group sees its promotion in %s`,
    async (id) => {
      setCookie("abTests", "size:big,colour:red");
      showPlace(id, code);
      await expect.element(page.getByText("Only for red")).toBeVisible();
      await expect.element(page.getByText("For all")).not.toBeInTheDocument();
      expect(asked).toEqual([
        { url: expect.stringMatching(/[?&]groups=colour%3Ared$/), site: code },
      ]);
    },
  );

  test(`what a promotion of the newsletter on ${code} leaves out is in the words of the site`, async () => {
    setCookie("PreviewToken", "any");
    showPlace(newsletter, code);
    const { text, headline } = allSites[code].texts.footer.newsletter;
    await expect.element(page.getByText("Only for red")).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    content = undefined;
    showPlace(newsletter, code);
    await expect.element(page.getByRole("heading", { name: headline })).toBeVisible();
  });
});

test("staff see no promotion in an empty place", async () => {
  setCookie("PreviewToken", "any");
  content = undefined;
  showPlace(banner);
  await expect.element(page.getByText("For all")).not.toBeInTheDocument();
});

test("without a group of a test of the place no promotion is asked for", async () => {
  showPlace(banner);
  setCookie("abTests", "size:big");
  showPlace(banner);
  // By the time the place after it is filled again, this one would have been filled, too.
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div data-kontor-place="after" data-site="DE" data-tests="size"><template></template></div>',
  );
  await expect.element(page.getByText("Only for red")).toBeVisible();
  await expect.element(page.getByText("For all")).toBeVisible();
  expect(asked).toHaveLength(1);
});
