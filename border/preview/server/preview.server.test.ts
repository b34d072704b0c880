import { previewPaths } from "../../border-paths.ts";
import cookie from "@fastify/cookie";
import { fastify, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import { previewCookie } from "../../../platform/shared/cookies/preview-cookie.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import { previewRoutes } from "./preview-routes.ts";
import type { PreviewTables } from "./preview-tables.ts";
import { createPreviews } from "./previews.ts";

const now = new Date("2026-11-22T12:00Z");
const app = fastify();
let prepared: TestDatabase;
let database: Database<PreviewTables>;
let previews: ReturnType<typeof createPreviews>;
const staff = new Map([["Ida", { session: "session-1" }]]);
let activeSessions: Set<string>;

beforeAll(async () => {
  prepared = await preparedDatabase();
  database = await openDatabase<PreviewTables>({
    url: prepared.url,
    folder: prepared.folder,
    onError() {},
  });
  previews = createPreviews(database.sql, {
    now: () => now,
    contentsOf: () => new Map(),
    staffOf: async ({ cookies }) => staff.get(cookies["StaffAuth"] ?? ""),
    isActive: async (session) => activeSessions.has(session),
    isKnown: async (site, moment, ...names) => {
      if (names[0] === "broken") throw new Error("The database is down.");
      return site.code === "DE" && moment >= now && names.join() === "hero,B";
    },
  });
  await app.register(cookie);
  previewRoutes(app, {
    previews,
    requestSite: ({ headers }) =>
      headers["x-hunter-site"] === "AT" ? allSites.AT.site : allSites.DE.site,
    isForeignWrite: ({ headers }) => (headers["sec-fetch-site"] ?? "same-origin") !== "same-origin",
    isSecure: ({ headers }) => headers["x-forwarded-proto"] === "https",
    now: () => now,
  });
});
beforeEach(() => {
  activeSessions = new Set(["session-1"]);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await prepared.drop();
});

async function ask(query: string, headers: Record<string, string> = { cookie: "StaffAuth=Ida" }) {
  const response = await app.inject({ url: `${previewPaths.token}?${query}`, headers });
  expect(response.headers["cache-control"]).toBe("no-store");
  return {
    code: response.statusCode,
    ...response.json<{ status?: string }>(),
    cookies: response.cookies,
  };
}

const previewWith = (token: string) =>
  previews.previewOf({ headers: { cookie: `a=b; ${previewCookie}=${token}` } } as FastifyRequest);

const time = "2026-12-24T18:00%2B01:00";

test("a member of staff gets a cookie that previews the moment and the group", async () => {
  const { status, cookies } = await ask(`test=hero&group=B&time=${time}`);
  expect(status).toBe("SUCCESS");
  const [{ value, ...options }] = cookies as [(typeof cookies)[number]];
  expect(options).toEqual({
    name: previewCookie,
    path: "/",
    sameSite: "Lax",
    maxAge: 12 * 60 * 60,
  });
  expect(await previewWith(value)).toEqual({
    site: "DE",
    time: new Date("2026-12-24T17:00Z"),
    test: "hero",
    group: "B",
    staff: "session-1",
  });
});

test("a preview is of the site that its request names, and of no other", async () => {
  const headers = { cookie: "StaffAuth=Ida", "x-hunter-site": "AT" };
  const { cookies } = await ask(`time=${time}`, headers);
  const cookie = `${previewCookie}=${cookies[0]!.value}`;
  const settingsOn = ({ site }: SiteContent) => previews.settingsOf({ headers: { cookie } }, site);
  expect(await settingsOn(allSites.AT)).toMatchObject({ time: new Date("2026-12-24T17:00Z") });
  expect(await settingsOn(allSites.DE)).toBeUndefined();
});

test("on https the preview cookie is sent only by https", async () => {
  const headers = { cookie: "StaffAuth=Ida", "x-forwarded-proto": "https" };
  expect((await ask(`time=${time}`, headers)).cookies[0]).toMatchObject({ secure: true });
});

test("a preview ends with the session of its member of staff", async () => {
  const { cookies } = await ask(`time=${time}`);
  expect(await previewWith(cookies[0]!.value)).toBeDefined();
  activeSessions.clear();
  expect(await previewWith(cookies[0]!.value)).toBeUndefined();
});

test("a foreign preview token is ignored, and a request without one needs no query", async () => {
  expect(await previewWith("2.e30.x")).toBeUndefined();
  expect(await previews.previewOf({ headers: {} })).toBeUndefined();
});

test("a forged preview token is recognised without a query", async () => {
  const { cookies } = await ask(`time=${time}`);
  const token = cookies[0]!.value;
  const may = (value: string) => previews.mayPreview(`a=b; ${previewCookie}=${value}`);
  expect(may(token)).toBe(true);
  const [version, body] = token.split(".");
  expect(may(`${version}.${body}.${"A".repeat(43)}`)).toBe(false);
  expect(may("2.e30.x")).toBe(false);
  expect(previews.mayPreview(undefined)).toBe(false);
});

test("a process without a key loads it only for a preview token of the right form", () => {
  const fresh = createPreviews(database.sql, {} as Parameters<typeof createPreviews>[1]);
  expect(fresh.mayPreview(`${previewCookie}=2.e30.${"A".repeat(43)}`)).toBe(true);
  expect(fresh.mayPreview(`${previewCookie}=2.e30.x`)).toBe(false);
});

test("without test, group and time the preview ends", async () => {
  const { status, cookies } = await ask("test=&group=");
  expect(status).toBe("SUCCESS");
  expect(cookies).toMatchObject([{ name: previewCookie, value: "", path: "/" }]);
});

test("a preview of an A/B test without a time shows the present", async () => {
  const { cookies } = await ask("test=hero&group=B");
  expect(await previewWith(cookies[0]!.value)).toMatchObject({ time: now, group: "B" });
});

test.each([
  "time=",
  "time=2026-12-24",
  "time=2026-02-30T12:00Z",
  "time=9999-99-99T00:00Z",
  "time=2025-11-22T11:59Z",
  "time=2028-11-22T12:01Z",
  `time=${time}&time=${time}`,
  `time=${time}&test=hero`,
  `time=${time}&group=B`,
  `time=${time}&test=hero&group=C`,
  `time=${time}&test=unknown&group=B`,
  `time=${time}&test=${"x".repeat(101)}&group=B`,
])("the preview request $0 is answered as a bad request", async (query) => {
  expect(await ask(query)).toEqual({ code: 200, status: "BAD_REQUEST", cookies: [] });
});

test.each(["", `time=${time}`, "time="])(
  "the preview request %j of anyone but staff is unauthorized",
  async (query) => {
    const refused = { code: 200, status: "UNAUTHORIZED", cookies: [] };
    expect(await ask(query, {})).toEqual(refused);
    expect(await ask(query, { cookie: "StaffAuth=Eve" })).toEqual(refused);
  },
);

test("a preview request that fails is answered as an internal error", async () => {
  expect(await ask(`time=${time}&test=broken&group=B`)).toEqual({
    code: 503,
    status: "INTERNAL_ERROR",
    cookies: [],
  });
});

test("no page of another site starts a preview", async () => {
  for (const from of ["cross-site", "same-site"]) {
    const response = await ask(`time=${time}`, { cookie: "StaffAuth=Ida", "sec-fetch-site": from });
    expect(response).toMatchObject({ code: 403, cookies: [] });
  }
});

test("processes that start at the same time sign previews with the same key", async () => {
  await database.sql.deleteFrom("preview_key").execute();
  const keys = await Promise.all(
    [1, 2, 3, 4].map(() => createSharedKey(database.sql, "preview_key").get()),
  );
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
});
