import { previewPaths } from "../../border-paths.ts";
import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Admission } from "../../../platform/http/overload/admission.ts";
import { admitReads } from "../../../platform/http/overload/admitted-routes.ts";
import { recognisePreviews } from "../../../platform/http/preview.ts";
import type { Preview, Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { lookAhead } from "../preview-contract.ts";
import type { ChangesAnswer } from "../preview-schema.ts";
import { changesRoute, type ChangesRouteOptions } from "./changes-route.ts";

/** The list of changes renders future pages without checking the session again, and without a permit of its own. */

const now = new Date("2026-11-22T10:00:00Z");
const { site } = allSites.DE;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

let app: FastifyInstance;
let fails: boolean;
const previewOf = vi.fn<() => Promise<Preview | undefined>>();
const staffOf = vi.fn<ChangesRouteOptions["previews"]["staffOf"]>();
const isThere = vi.fn<ChangesRouteOptions["previews"]["isThere"]>();

beforeEach(async () => {
  fails = false;
  previewOf.mockReset().mockResolvedValue({ site, now, groups: new Map([["hero", "B"]]) });
  staffOf.mockReset().mockResolvedValue({ session: "1" });
  isThere.mockReset().mockImplementation(async (_site, { time }) => time < inDays(2));
  // One request at a time: a request for another permit would wait in vain.
  const limit = { current: 1, queueRoom: 1, record() {} };
  app = fastify();
  recognisePreviews(app, { mayPreview: () => true, previewOf });
  admitReads(app, new Admission({ limit, waitAtMost: 50 }));
  const viewpointOf = ({ preview }: { preview?: Partial<Viewpoint> }): Viewpoint => ({
    site,
    now,
    ...preview,
  });
  changesRoute(app, {
    previews: { staffOf, isThere, contentsOf: () => new Map() },
    now: () => now,
    nextChange: async (from) => new Date(from.getTime() + 86_400_000),
    viewpointOf,
  });
  app.get("/page", async ({ preview, headers, host }, reply) =>
    fails && preview!.now > inDays(1)
      ? reply.code(503).send()
      : `<main>${[host, headers.cookie, preview?.now.getUTCDate(), ...preview!.groups.values()].join()}</main>`,
  );
});
afterEach(() => app.close());

const ask = async (query: Record<string, string> = {}) => {
  const url = `${previewPaths.changes}?${new URLSearchParams({ path: "/page", ...query })}`;
  const response = await app.inject({ url, headers: { cookie: "PreviewToken=x", host: "shop" } });
  return { statusCode: response.statusCode, ...response.json<ChangesAnswer>() };
};

test("a search for page changes checks staff once, however many moments it renders", async () => {
  const { status, changes } = await ask();
  expect(status).toBe("SUCCESS");
  expect(changes).toHaveLength(lookAhead.momentsInAnswer);
  expect(staffOf).toHaveBeenCalledOnce();
  expect(previewOf).toHaveBeenCalledOnce();
});

test("a search for page changes renders the previewed group as long as its test runs", async () => {
  const groups: unknown[] = [];
  app.addHook("preHandler", async ({ preview, url }) => {
    if (url === "/page") groups.push([...preview!.groups.values()].join());
  });
  await ask();
  expect(groups).toEqual(["B", "B", ...Array(lookAhead.momentsInAnswer - 1).fill("")]);
});

test("a search for page changes names the previewed group as long as its test is active", async () => {
  const { changes } = await ask();
  const page = { part: "page", contents: [], more: 0 };
  const tested = { test: "hero", group: "B" };
  expect(changes.slice(0, 2)).toEqual([
    { time: inDays(1).toISOString(), parts: [page], ...tested },
    { time: inDays(2).toISOString(), parts: [page] },
  ]);
});

test("a page that fails during a search for changes is an error, and no change", async () => {
  fails = true;
  expect(await ask()).toMatchObject({ statusCode: 503 });
});

test("a search for page changes by anyone but staff finds nothing", async () => {
  staffOf.mockResolvedValue(undefined);
  expect(await ask()).toMatchObject({ status: "UNAUTHORIZED", changes: [] });
});
