import { previewPaths, staffPaths } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutPreviewMark } from "../../../border/preview/preview-mark.ts";
import type { ChangesAnswer } from "../../../border/preview/preview-schema.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";

/** Tests the tools of staff who preview: the next changes of a page, and current and previewed page side by side. */

let shop: TestShop;
let browser: Awaited<ReturnType<typeof staffBrowser>>["browser"];
const now = new Date("2026-11-22T10:00:00Z");
const ownPage = { "sec-fetch-site": "same-origin" };
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  ({ browser } = await staffBrowser(shop));
});
afterAll(() => shop.close());

const preview = (time: string) =>
  browser.get(`${previewPaths.token}?${new URLSearchParams({ time }).toString()}`, ownPage);
const query = (to: string, at: string) => new URLSearchParams({ to, at }).toString();

describe("the next changes of a page", () => {
  const changesOf = async (query: { path: string; from?: string }): Promise<ChangesAnswer> =>
    JSON.parse(
      (await browser.get(`${previewPaths.changes}?${new URLSearchParams(query)}`, ownPage)).body,
    );

  test("the next changes of a previewed page are the moments at which it really looks different", async () => {
    await preview("2026-12-20T12:00:00Z");
    const changes: ChangesAnswer["changes"] = [];
    let from = "2026-12-20T12:00:00.000Z";
    for (let isComplete = false; !isComplete && changes.length < 3;) {
      const response = await changesOf({ path: "/", from });
      expect(response.status).toBe("SUCCESS");
      expect(Date.parse(response.until)).toBeGreaterThan(Date.parse(from));
      changes.push(...response.changes);
      ({ until: from, isComplete } = response);
    }
    expect(changes.length).toBeGreaterThan(0);
    const bodyAt = async (moment: number) => {
      await preview(new Date(moment).toISOString());
      return withoutPreviewMark((await browser.get("/", {})).body);
    };
    for (const { time, parts } of changes) {
      expect(parts.flatMap(({ contents }) => contents)).not.toEqual([]);
      expect(await bodyAt(Date.parse(time)), time).not.toBe(await bodyAt(Date.parse(time) - 1));
    }
  });

  test.each(["soon", "1970-01-01T00:00Z"])(
    "a request for the next changes after %j is refused with 400",
    async (from) => {
      expect(await changesOf({ path: "/", from })).toMatchObject({ status: "BAD_REQUEST" });
    },
  );

  test("the next changes of a page are refused without a login of staff", async () => {
    const { body } = await customerBrowser(shop).get(`${previewPaths.changes}?path=/`, ownPage);
    expect(JSON.parse(body)).toMatchObject({ status: "UNAUTHORIZED", changes: [] });
  });

  test.each(["//elsewhere.example", "relative", ""])(
    "the next changes of the page %j are refused",
    async (path) => {
      const { statusCode } = await browser.get(
        `${previewPaths.changes}?${new URLSearchParams({ path })}`,
        ownPage,
      );
      expect(statusCode).toBe(400);
    },
  );
});

const mark = "data-kontor-preview-mark";

describe("the end of a preview", () => {
  const end = (headers: Record<string, string>) =>
    browser.submit(previewPaths.end, {}, { ...ownPage, ...headers });

  test("the button in the mark ends the preview and leads back to its page", async () => {
    await preview("2026-12-20T12:00:00Z");
    expect((await browser.get("/contact", {})).body).toContain(`action="${previewPaths.end}"`);
    const { statusCode, headers } = await end({ referer: "http://de.localhost/search?query=tee" });
    expect([statusCode, headers.location]).toEqual([303, "/search?query=tee"]);
    expect((await browser.get("/contact", {})).body).not.toContain(mark);
  });

  test.each(["", "no address", "http://de.localhost/service/preview/api/token"])(
    "the end of a preview leads from %j to the home page",
    async (referer) => {
      expect((await end({ referer })).headers.location).toBe("/");
    },
  );

  test("no page of another site ends a preview", async () => {
    expect((await end({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  });
});

describe("now and then side by side", () => {
  test("staff compare the present page and its preview, each in a frame without scripts", async () => {
    await preview("2026-12-20T12:00:00Z");
    const page = await browser.get(`${staffPaths.compare}?to=/contact`, {});
    expect(page.body).toContain(`${staffPaths.frame}?at=now&amp;to=%2Fcontact`);
    const left = await browser.get(`${staffPaths.frame}?${query("/contact", "now")}`, {});
    const right = await browser.get(`${staffPaths.frame}?${query("/contact", "then")}`, {});
    expect(left.body).not.toContain(mark);
    expect(right.body).toContain(mark);
    for (const { headers } of [left, right]) {
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toMatch(
        /frame-ancestors 'self'.*; sandbox allow-same-origin$/,
      );
    }
  });

  test("only staff can compare present and preview, and only of the shop's pages", async () => {
    const shopper = customerBrowser(shop);
    const frame = `${staffPaths.frame}?${query("/", "then")}`;
    expect((await shopper.get(frame, {})).statusCode).toBe(404);
    expect((await shopper.get(`${staffPaths.compare}?to=/`, {})).statusCode).toBe(303);
    for (const to of ["//elsewhere.example/", "https://elsewhere.example/", staffPaths.logout])
      expect((await browser.get(`${staffPaths.frame}?${query(to, "now")}`, {})).statusCode).toBe(
        404,
      );
  });
});
