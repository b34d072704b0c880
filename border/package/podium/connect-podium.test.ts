import { Readable } from "node:stream";
import type Layout from "@podium/layout";
import { afterEach, expect, test, vi } from "vitest";
import { connectPodium } from "./connect-podium.ts";

/** Tests what Podium streams, by a layout that streams what the test hands it. */
function layoutOf(stream: (name: string) => Readable, headers = {}) {
  let asked = 0;
  const register = ({ name, uri }: { name: string; uri: string }) => ({
    uri,
    stream() {
      asked++;
      return Object.assign(stream(name), { headers, isFallback: false });
    },
  });
  return { layout: { client: { register } } as unknown as Layout, asked: () => asked };
}

const shop = "http://127.0.0.1:1";
const staff = { headers: { cookie: `PreviewToken=2.${"e30".repeat(10)}.${"A".repeat(43)}` } };
const incoming = {} as Parameters<ReturnType<typeof connectPodium>["get"]>[1];

afterEach(() => vi.restoreAllMocks());

const failing = () =>
  new Readable({
    read() {
      this.destroy(new Error("The shop fails."));
    },
  });

test("a Podium layout sends a failing shop no second request for a forged preview", async () => {
  const { layout, asked } = layoutOf(failing);
  const border = connectPodium(layout, { shop, onProblem: () => {} });
  await border.get(staff, incoming);
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await border.get(staff, incoming);
  expect(asked()).toBe(before);
});

test("a Podium layout has a page while its logger throws", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const onProblem = () => {
    throw new Error("the log is closed");
  };
  const border = connectPodium(layoutOf(failing).layout, { shop, onProblem });
  expect(await border.get({ headers: {} }, incoming)).toMatchObject({ header: "", footer: "" });
});

test("a Podium layout stops reading a body that is too long for a fragment", async () => {
  const streams: Readable[] = [];
  const chunk = Buffer.alloc(100_000);
  const { layout } = layoutOf(() => {
    let rest = 50;
    const stream = new Readable({
      read() {
        this.push(rest-- > 0 ? chunk : null);
      },
    });
    streams.push(stream);
    return stream;
  });
  const problems: string[] = [];
  const onProblem = (_message: string, cause: unknown) => void problems.push(String(cause));
  const border = connectPodium(layout, { shop, timeout: 60_000, onProblem });
  await border.get({ headers: {} }, incoming);
  expect(problems).toEqual(
    Array.from({ length: 2 }, () => "Error: The body has more than 2000000 bytes."),
  );
  expect(streams.every(({ destroyed }) => destroyed)).toBe(true);
});

const whole = (name: string, text = "") =>
  Readable.from([Buffer.from(`<${name} data-kontor="${name}">${text}</${name}>`)]);

test("a Podium layout reports a newer contract, a deprecation and the shop's announcements once", async () => {
  const problems: string[] = [];
  const { layout } = layoutOf(whole, {
    "kontor-contract": "2",
    "kontor-deprecated": "the option reduced ends with contract 3",
    "x-kontor-reason": "unknown site, shows DE",
  });
  const border = connectPodium(layout, { shop, onProblem: (message) => problems.push(message) });
  await border.get({ headers: {} }, incoming);
  await border.get({ headers: {} }, incoming);
  expect(problems).toEqual([
    "The shop has contract 2, this package knows 1: update @kontor/border.",
    "Deprecated: the option reduced ends with contract 3",
    "The shop says: unknown site, shows DE",
  ]);
});

test("a Podium layout keeps the whole border while the shop sends a simpler one", async () => {
  const headers: Record<string, string> = { "cache-control": "max-age=0, stale-if-error=60" };
  let text = "whole";
  const { layout } = layoutOf((name) => whole(name, text), headers);
  const border = connectPodium(layout, { shop });
  await border.get({ headers: {} }, incoming);
  headers["x-kontor-degraded"] = "fallback";
  text = "simple";
  expect((await border.get({ headers: {} }, incoming)).header).toContain("whole");
});

test.each([
  [{ timeout: "2000" }, "timeout of connectPodium must be a whole number"],
  [
    { options: ["stickyy"] },
    'options of connectPodium must be a list of reduced, showsecurehint, sticky, noassets, shadow, absolute, newsletter, not ["stickyy"]',
  ],
  [
    { platform: "DESKTOP" },
    "platform of connectPodium must be one of CLASSIC, MATCH, SMARTPHONE, TABLET",
  ],
  [{ store: "folder" }, 'connectPodium has no setting "store"'],
])("a Podium layout with the setting %j says what is wrong", (settings, message) =>
  expect(() => connectPodium(layoutOf(failing).layout, { shop, ...(settings as object) })).toThrow(
    message,
  ),
);

test("a Podium layout refuses the border of another site, by name", async () => {
  const problems: string[] = [];
  const { layout } = layoutOf((name) =>
    Readable.from([Buffer.from(`<${name} data-kontor="${name}" data-site="AT"></${name}>`)]),
  );
  const onProblem = (message: string, cause?: unknown) =>
    void problems.push(`${message} ${String(cause)}`);
  const border = connectPodium(layout, { shop, site: "DE", onProblem });
  expect((await border.get({ headers: {} }, incoming)).header).toBe("");
  expect(problems[0]).toContain("answered with the border of AT");
});
