import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { Preview } from "../shared/sites/viewpoint.ts";
import { recognisePreviews, renderShared } from "./preview.ts";
import { Admission } from "./overload/admission.ts";
import { ConcurrencyLimit } from "./overload/concurrency-limit.ts";
import { RenderedCache } from "./caching/rendered-cache.ts";

const now = new Date("2026-11-22T10:00:00Z");
const { site } = allSites.DE;

test("the response to a preview is not compressed, because it is sent once", async () => {
  const cache = new RenderedCache({
    maxBytes: 100_000,
    renderWithin: 0,
    now: () => now.getTime(),
    onError() {},
    admission: new Admission({ limit: new ConcurrencyLimit(1) }),
  });
  const response = (preview?: Preview) =>
    renderShared({ cache, now: () => now }, "key", { site, preview }, async () => ({
      content: "<main></main>".repeat(500),
      headers: { "cache-control": "public" },
      freshUntil: Infinity,
    }));
  const previewed = await response({ site, now, groups: new Map() });
  expect(previewed.rendered.bodies.identity.headers["cache-control"]).toBe("no-store");
  const shared = await response();
  expect(shared.rendered.compress).toBeDefined();
  expect(previewed.rendered.compress).toBeUndefined();
  expect(shared.rendered.bodies.identity.headers["cache-control"]).toBe("public");
});

test("a preview token that cannot be valid is removed without a look at the database", async () => {
  const previewOf = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
  const app = fastify();
  recognisePreviews(app, { mayPreview: (cookies) => cookies === "PreviewToken=signed", previewOf });
  app.get("/", async () => "shared");
  const ask = (token: string, mode: string) =>
    app.inject({
      url: "/",
      headers: { cookie: `PreviewToken=${token}`, "sec-fetch-mode": mode },
    });
  const forged = await ask("forged", "navigate");
  expect(forged.body).toBe("shared");
  expect(previewOf).not.toHaveBeenCalled();
  // Removed in the same way as the token of an ended session, and only with pages.
  const removed = { name: "PreviewToken", value: "", path: "/", maxAge: 0, sameSite: "Lax" };
  expect(forged.cookies).toEqual([removed]);
  expect((await ask("signed", "navigate")).cookies).toEqual([removed]);
  expect((await ask("forged", "cors")).cookies).toEqual([]);
});
