import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  borderFailures,
  foreignText,
  type BorderFailure,
} from "../../border/package/test/failures.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { startFailingBorder, type FailingBorder } from "./failing-border.ts";
import type { Host } from "./host.ts";
import { skipNginx, startNginx } from "./nginx.ts";
import { skipVarnish, startVarnish } from "./varnish.ts";

const hosts = [
  {
    name: "nginx",
    skip: skipNginx,
    // Asks a border that was too slow again after two seconds, for the next test.
    start: (shop: string) => startNginx(shop, { "fail_timeout=10s": "fail_timeout=2s" }),
  },
  { name: "Varnish", skip: skipVarnish, start: startVarnish },
];

/** Returns fragments that a host caches for a failure alone: an unknown site is the German one, at an address of its own. */
const fragmentsOf = (failure: BorderFailure, platform: "CLASSIC" | "TABLET") =>
  `X${borderFailures.indexOf(failure)}/${platform}`;

/**
 * How many requests for header and footer five views of a page may send. Where a host has to wait, one view does, and the others
 * send none; on a busy machine a second one may do so before the first has failed.
 */
const maxRequests = (failure: BorderFailure) =>
  ["hang", "slow", "trickle"].includes(failure) ? 4 : 10;

describe.each(hosts.filter(({ skip }) => !skip))("pages that $name assembles", (by) => {
  let shop: TestShop;
  let border: FailingBorder;
  let host: Host;
  const lastGood = new Map<BorderFailure, string>();

  async function view(fragments: string): Promise<string> {
    const response = await fetch(`${host.origin}/page-of-site.html?at=${fragments}`);
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain("<main>content</main>");
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
    expect(body).not.toContain(foreignText);
    return body;
  }
  /** Views a page until it has header and footer of the border's present release. */
  const viewCurrent = (fragments: string) =>
    vi.waitFor(
      async () => {
        const body = await view(fragments);
        for (const name of ["header", "footer"])
          expect(body).toMatch(
            new RegExp(`/kontor/${name}-[^"]*release=${border.release}"[^]*</${name}>`),
          );
        return body;
      },
      { timeout: 60_000, interval: 100 },
    );
  /** Views a page five times, and returns how many requests for its fragments reached the border. */
  async function viewOften(fragments: string, expected: (body: string) => void): Promise<number> {
    for (let views = 0; views < 5; views++) expected(await view(fragments));
    return border.asked.filter((path) => path.endsWith(fragments)).length;
  }

  beforeAll(async () => {
    shop = await openTestShop();
    border = await startFailingBorder(shop.app);
    host = await by.start(border.address);
    for (const failure of borderFailures)
      lastGood.set(failure, await viewCurrent(fragmentsOf(failure, "CLASSIC")));
    const fetched = Date.now();
    await vi.waitUntil(() => Date.now() > fetched + 2_000, { timeout: 60_000 });
  });
  afterEach(() => border.recover());
  afterAll(async () => {
    await host?.stop();
    await border?.close();
    await shop?.close();
  });

  test.each(borderFailures)(
    `a page of ${by.name} shows the last good border while the border fails (%s), and the new one afterwards`,
    async (failure) => {
      const fragments = fragmentsOf(failure, "CLASSIC");
      await border.fail(failure);
      const asked = await viewOften(fragments, (body) => expect(body).toBe(lastGood.get(failure)));
      expect(asked).toBeLessThanOrEqual(maxRequests(failure));
      border.release++;
      await border.recover();
      await viewCurrent(fragments);
    },
  );

  test.each(borderFailures)(
    `a page of ${by.name} shows no border while one that it never had fails (%s), and the new one afterwards`,
    async (failure) => {
      const fragments = fragmentsOf(failure, "TABLET");
      await border.fail(failure);
      const asked = await viewOften(fragments, (body) =>
        expect(body).toMatch(/<body>\s*<main>content<\/main>\s*<\/body>/),
      );
      expect(asked).toBeLessThanOrEqual(maxRequests(failure));
      await border.recover();
      await viewCurrent(fragments);
    },
  );

  test(`a fragment of ${by.name} has no cookie of a balancer`, async () => {
    const { status, headers } = await fetch(`${host.origin}/service/pageborder/header/DE/MATCH`);
    expect([status, headers.get("set-cookie")]).toEqual([200, null]);
  });

  test(`${by.name} caches a fragment again after one that was fresh for no time`, async () => {
    const fragments = "AT/SMARTPHONE";
    border.maxAge = 0;
    await viewCurrent(fragments);
    border.maxAge = 600;
    border.release++;
    await viewCurrent(fragments);
    border.asked = [];
    await view(fragments);
    expect(border.asked.filter((path) => path.endsWith(fragments))).toEqual([]);
    border.maxAge = 1;
  });

  test(`a page that ${by.name} does not have is 404 while the border hangs`, async () => {
    await border.fail("hang");
    const { status } = await fetch(`${host.origin}/no-such-page.html`);
    expect(status).toBe(404);
  });

  test(`a page of ${by.name} shows the border of the old release with its assets, then that of the new one`, async () => {
    const fragments = "DE/SMARTPHONE";
    await viewCurrent(fragments);
    border.release++;
    await vi.waitFor(
      async () => {
        const body = await view(fragments);
        for (const [, path] of body.matchAll(/"[^"]*(\/kontor\/[^"]*\?release=\d+)"/g))
          expect((await fetch(host.origin + path)).status).toBe(200);
        expect(body).not.toContain(`release=${border.release - 1}"`);
        expect(body).toContain(`release=${border.release}"`);
      },
      { timeout: 60_000, interval: 100 },
    );
  });
});
