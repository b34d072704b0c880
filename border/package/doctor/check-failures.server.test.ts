import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../../server/free-port.ts";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { connectBorder } from "../core/connect-border.ts";
import { isWhole } from "../core/whole-fragment.ts";
import type { BorderFailure } from "../test/failures.ts";
import { startStubShop, type StubShop } from "../test/stub-shop.ts";
import { checkFailures } from "./check-failures.ts";

let shop: StubShop;
let port: number;
/** A host that pastes into its pages what it gets. */
let careless: Host;
beforeEach(async () => {
  shop = await startStubShop();
  port = await freePort();
  careless = await listen(async (_request, response) => {
    response.end(`${await fetched("header")}<main>page</main>${await fetched("footer")}`);
  });
});
afterEach(async () => {
  await careless.stop();
  await shop.close();
});

/** Fetches a fragment as a host without a cache does; "" without an answer. */
const fetched = (name: string) =>
  fetch(`http://127.0.0.1:${port}/service/pageborder/${name}/DE`)
    .then((response) => response.text())
    .catch(() => "");

/** Returns what the doctor finds while it breaks a shop, by default the stub. */
async function problemsOf(host: Host, failures: BorderFailure[], at = shop.origin, page = "/page") {
  const breaking = { shop: at, port, log: () => {}, failures };
  const findings = await checkFailures(new URL(page, host.origin), breaking);
  return findings.map(({ problem }) => problem);
}

test("with --break a host of the package withstands a failure, and its shop is asked by its own name", async () => {
  const border = connectBorder({
    shop: `http://127.0.0.1:${port}`,
    timeout: 60_000,
    onProblem: () => {},
  });
  const host = await listen(async (request, response) => {
    const { header, footer } = await border.get(request);
    response.end(`${header}<main>page</main>${footer}`);
  });
  expect(await problemsOf(host, ["503-with-body"])).toEqual([]);
  const hosts = new Set(shop.requests.map(({ headers }) => headers.host));
  expect([...hosts]).toEqual([new URL(shop.origin).host]);
  await host.stop();
});

test("with --break the doctor reports what a host shows that pastes any response", async () => {
  expect(await problemsOf(careless, ["503-with-body", "truncated-without-length"])).toEqual([
    "While fragments fail (503-with-body) the page shows the body of the error.",
    "While fragments fail (503-with-body) the page has no header and no footer.",
    "While fragments fail (truncated-without-length) the page has half a header and half a footer.",
  ]);
});

test("with --break the doctor says that a host loses its border or its page", async () => {
  const host = await listen(async ({ url }, response) => {
    const [header, footer] = await Promise.all(["header", "footer"].map(fetched));
    const hasBorder = isWhole(header!) && isWhole(footer!);
    if (!hasBorder && url === "/page?strict") response.statusCode = 404;
    response.end(hasBorder ? header + footer! : "<main>page</main>");
  });
  const lost = "While fragments fail (refused) the page";
  expect(await problemsOf(host, ["refused"])).toEqual([`${lost} has no header and no footer.`]);
  expect(await problemsOf(host, ["refused"], shop.origin, "/page?strict")).toEqual([
    `${lost} answers 404, not 200.`,
  ]);
  await host.stop();
});

const missing = "Before any failure the page has no whole header and footer: the shop answers";

test("with --break the doctor says that the shop is not where it should be", async () => {
  const other = await listen((_request, response) => response.writeHead(404).end());
  expect(await problemsOf(careless, ["404"], other.origin)).toEqual([`${missing} 404.`]);
  await other.stop();
  expect(await problemsOf(careless, ["404"], other.origin)).toEqual([
    expect.stringContaining(`${missing} with connect ECONNREFUSED`),
  ]);
});

test("with --break the doctor listens at the address that it is told", async () => {
  const elsewhere = { shop: shop.origin, port, address: "192.0.2.1", log: () => {} };
  const page = new URL("/page", careless.origin);
  await expect(checkFailures(page, elsewhere)).rejects.toThrow(/listen .*192\.0\.2\.1/);
});

test("with --break the doctor survives a shop that breaks off in the middle of an answer", async () => {
  const half = await listen((request, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("half", () => request.socket.destroy());
  });
  expect(await problemsOf(careless, ["404"], half.origin)).toEqual([
    `${missing} 200, and breaks off.`,
  ]);
  await half.stop();
});
