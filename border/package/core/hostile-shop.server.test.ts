import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import type { BorderSettings } from "./border-settings.ts";
import { connectBorder } from "./connect-border.ts";
import { folderStore } from "./folder-store.ts";

/** Tests pages of hosts whose shop, store or logger does what none should do. */

let answer: RequestListener;
let asked: number;
let shop: Host;
let problems: string[];
beforeEach(async () => {
  asked = 0;
  problems = [];
  answer = send({});
  shop = await listen((request, response) => {
    asked++;
    answer(request, response);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await shop.stop();
});

const send =
  (headers: Record<string, string>): RequestListener =>
  ({ url = "" }, response) => {
    const name = url.includes("header") ? "header" : "footer";
    response
      .writeHead(200, { "cache-control": "max-age=60, stale-if-error=600", ...headers })
      .end(`<${name} data-kontor="${name}"></${name}>`);
  };

const connect = (settings: Partial<BorderSettings> = {}) =>
  connectBorder({
    shop: shop.origin,
    onProblem: (message, cause) => void problems.push(`${message} ${String(cause ?? "")}`),
    ...settings,
  });
const shopper = { headers: {} };
const staff = { headers: { cookie: `PreviewToken=2.${"e30".repeat(10)}.${"A".repeat(43)}` } };
const pass = (seconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });

test("a body without end is read up to two million bytes", async () => {
  let sent = 0;
  const ended: Promise<unknown>[] = [];
  answer = (_request, response) => {
    const chunk = Buffer.alloc(100_000);
    const write = () => {
      while (!response.destroyed && (sent += chunk.length) && response.write(chunk));
    };
    ended.push(new Promise((resolve) => response.on("close", resolve)));
    response.writeHead(200).on("drain", write);
    write();
  };
  expect((await connect({ timeout: 60_000 }).get(shopper)).state).toBe("fallback");
  await Promise.all(ended);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain("2000000 bytes");
});

test.each(["-86400", "soon"])(
  "an invalid Age header does not extend the life of a fragment: %s",
  async (age) => {
    answer = send({ age });
    const border = connect();
    await border.get(shopper);
    await border.get(shopper);
    expect(asked).toBe(2);
    pass(61);
    await border.get(shopper);
    expect(asked).toBe(4);
  },
);

test("directives count in capitals too", async () => {
  answer = send({ "cache-control": "Public, Max-Age=60" });
  const border = connect();
  await border.get(shopper);
  await border.get(shopper);
  expect(asked).toBe(2);
});

test("while previews fail, forged cookies send no requests for ten seconds", async () => {
  const border = connect();
  const { header } = await border.get(shopper);
  answer = (_request, response) => response.writeHead(503).end();
  await border.get(staff);
  asked = 0;
  const pages = await Promise.all(Array.from({ length: 256 }, () => border.get(staff)));
  expect(new Set(pages.map((page) => page.header))).toEqual(new Set([header]));
  expect(asked).toBe(0);
  expect(problems).toHaveLength(2);
  pass(11);
  await border.get(staff);
  expect(asked).toBe(2);
});

test("each border of a process reports its shop's announcements", async () => {
  answer = send({ "kontor-deprecated": "the option reduced" });
  await connect().get(shopper);
  await connect().get(shopper);
  expect(problems).toHaveLength(2);
});

test("a store that never answers delays no page", async () => {
  const never = () => new Promise<never>(() => {});
  const border = connect({ timeout: 1_000, store: { read: never, write: never } });
  expect((await border.get(shopper)).state).toBe("fresh");
  expect(problems.every((problem) => problem.includes("not answered within 1000 ms"))).toBe(true);
});

test("a store that throws while it writes is reported, and the page has its border", async () => {
  const write = () => {
    throw new Error("no folder");
  };
  const { state } = await connect({ store: { read: async () => undefined, write } }).get(shopper);
  expect(state).toBe("fresh");
  await expect.poll(() => problems.join("")).toContain("cannot be stored: Error: no folder");
});

const closed = new Error("the log is closed");

test.each([
  [
    "throws",
    () => {
      throw closed;
    },
  ],
  ["rejects", () => Promise.reject(closed)],
])("a logger that %s ends neither page nor process", async (_how, onProblem) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const border = connect({ onProblem });
  const good = await border.get(shopper);
  answer = (_request, response) => response.writeHead(503).end();
  pass(61);
  expect(await border.get(shopper)).toMatchObject({ header: good.header, state: "stale" });
  expect(warn).toHaveBeenCalledTimes(2);
});

test("shops that share a store show only their own border", async () => {
  const store = await mkdtemp(join(tmpdir(), "kontor-border-"));
  await connect({ store }).get(shopper);
  await expect.poll(() => readdir(store)).toHaveLength(2);
  const other = connect({ store, shop: "http://127.0.0.1:1" });
  expect((await other.get(shopper)).state).toBe("fallback");
  await rm(store, { recursive: true });
});

test("writes of one name at the same time leave one whole text, and a write that fails no draft", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-border-"));
  const { read, write } = folderStore(folder);
  const texts = ["a", "b", "c", "d"].map((letter) => letter.repeat(500_000));
  await Promise.all(texts.map((text) => write("header", text)));
  expect(texts).toContain(await read("header"));
  await expect(write("missing/header", "a")).rejects.toThrow("ENOENT");
  expect(await readdir(folder)).toEqual(["header.json"]);
  await rm(folder, { recursive: true });
});
