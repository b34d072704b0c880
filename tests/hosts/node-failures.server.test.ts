import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  borderFailures,
  foreignText,
  type BorderFailure,
} from "../../border/package/test/failures.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { startFailingBorder, type FailingBorder } from "./failing-border.ts";
import { comparable, type Host } from "./host.ts";
import { nodeHosts } from "./node-hosts.ts";

let shop: TestShop;
let border: FailingBorder;
beforeAll(async () => {
  shop = await openTestShop();
  border = await startFailingBorder(shop.app);
  // Time passes when a test says so.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await border?.close();
  await shop?.close();
});

/** Failures of each kind: no answer, a wrong one, half of one. All hosts use the same package, so one of them tries all. */
const oneOfAKind: BorderFailure[] = ["hang", "500-with-body", "truncated"];

describe.each(nodeHosts)("pages of $name", (by) => {
  const failures = by === nodeHosts[0] || process.env.NIGHT ? borderFailures : oneOfAKind;
  let host: Host;
  beforeEach(async () => {
    host = await by.start(border.address);
    await host.setTime?.(Date.now());
  });
  afterEach(async () => {
    await host.stop();
    await border.recover();
  });

  async function pass(seconds: number) {
    vi.setSystemTime(Date.now() + seconds * 1_000);
    await host.setTime?.(Date.now());
  }
  /** Lets the fragments become older than their max-age. */
  const expire = () => pass(2);
  /** Lets the host ask a border again that has failed. */
  const endPause = () => pass(11);

  async function view(): Promise<string> {
    const response = await fetch(`${host.origin}/page.html`);
    const body = comparable(await response.text());
    expect(response.status).toBe(200);
    expect(body).toMatch(/<main [^>]*>[^]*<\/main>[^]*<\/html>\s*$/);
    expect(body).not.toContain(foreignText);
    return body;
  }
  /** Requests a page until it has header and footer: on a busy machine a host may give up on a slow border. */
  async function viewWhole(): Promise<string> {
    const body = await view();
    if (/<header [^]*<\/header>[^]*<main [^]*<footer [^]*<\/footer>/.test(body)) return body;
    await endPause();
    return viewWhole();
  }
  /** Views a page five times at once, then twice more. Returns each body once. */
  async function viewOften(): Promise<string[]> {
    const bodies = await Promise.all(Array.from({ length: 5 }, view));
    return [...new Set([...bodies, await view(), await view()])];
  }

  test.each(failures)(
    `a page of ${by.name} shows the last good border when the border fails (%s), and asks it once for many pages`,
    async (failure) => {
      const good = await viewWhole();
      await expire();
      await border.fail(failure);
      expect(await viewOften()).toEqual([good]);
      expect(border.asked).toHaveLength(failure === "refused" ? 0 : 2);
      await border.recover();
      await endPause();
      expect(await view()).toBe(good);
      await expect.poll(() => border.asked.length).toBe(2);
    },
  );

  test.each(failures)(
    `a page of ${by.name} shows no border when the border fails (%s) and was never good, and the border afterwards`,
    async (failure) => {
      await border.fail(failure);
      const [body, ...others] = await viewOften();
      expect(others).toEqual([]);
      expect(body).not.toContain("data-kontor");
      expect(border.asked).toHaveLength(failure === "refused" ? 0 : 2);
      await border.recover();
      await endPause();
      await viewWhole();
    },
  );

  test(`a page of ${by.name} shows the border of a new release once the old one is no longer fresh`, async () => {
    const old = await viewWhole();
    border.release++;
    expect(await view()).toBe(old);
    await expire();
    const updated = await viewWhole();
    expect(updated).not.toContain(`?release=${border.release - 1}"`);
    const sheet = /href="[^"]*(\/kontor\/header-[^"]*)"/.exec(updated)![1]!;
    expect(sheet).toContain(`?release=${border.release}`);
    expect((await fetch(host.origin + sheet)).status).toBe(200);
  });

  test(`a page of ${by.name} shows no border that is older than a day`, async () => {
    await viewWhole();
    await border.fail("refused");
    await pass(86_402);
    expect(await view()).not.toContain("data-kontor");
  });
});
