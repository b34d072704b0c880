import { vouchersApiPath } from "../../border-paths.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callSigned, hostKey } from "../../../tests/support/host-server.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";

let shop: TestShop;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
beforeAll(async () => {
  shop = await openTestShop({
    now: () => now,
    hostKeys: new Map([[hostKey.id, hostKey.key]]),
  });
});
afterAll(() => shop.close());

const validUntil = new Date("2027-02-25T23:00:00Z");
let holders = 0;

/** Issues a new personal voucher. */
async function issue() {
  const { carts } = shop.services;
  const to = { site: "DE" as const, kind: "newsletter" as const, holder: `${++holders}` };
  await carts.personalVouchers.issue({
    ...to,
    title: "Hallo",
    percent: 10,
    validUntil,
    now,
  });
  return (await carts.personalVouchers.of(to, now))!.code;
}

async function call(action: "reserve" | "redeem" | "release", code: string, order: string) {
  const { body } = await callSigned(shop, `${vouchersApiPath}/${action}`, {
    site: "DE",
    code,
    order,
  });
  return body.error ?? body.state;
}

const minutes = (count: number) => (now = new Date(now.getTime() + count * 60_000));

test("reserving and redeeming a voucher are idempotent", async () => {
  const code = await issue();
  const { body } = await callSigned(shop, `${vouchersApiPath}/reserve`, {
    site: "DE",
    code: ` ${code.toLowerCase()} `,
    order: "4711",
  });
  expect(body).toEqual({
    code,
    order: "4711",
    state: "reserved",
    reservedUntil: new Date(now.getTime() + 3_600_000).toISOString(),
  });
  expect(await call("reserve", code, "4711")).toBe("reserved");
  expect(await call("redeem", code, "4711")).toBe("redeemed");
  expect(await call("redeem", code, "4711")).toBe("redeemed");
  expect(await call("reserve", code, "4711")).toBe("redeemed");
});

test("while an order has reserved a voucher no other order gets it, until it is released or an hour has passed", async () => {
  const code = await issue();
  await call("reserve", code, "1");
  expect(await call("reserve", code, "2")).toBe("VOUCHER_RESERVED");
  expect(await call("redeem", code, "2")).toBe("VOUCHER_RESERVED");
  expect(await call("release", code, "2")).toBe("released");
  expect(await call("reserve", code, "2")).toBe("VOUCHER_RESERVED");
  expect(await call("release", code, "1")).toBe("released");
  expect(await call("release", code, "1")).toBe("released");
  expect(await call("reserve", code, "2")).toBe("reserved");
  minutes(60);
  expect(await call("reserve", code, "3")).toBe("reserved");
  expect(await call("redeem", code, "2")).toBe("VOUCHER_RESERVED");
});

test("a redeemed voucher is used up for other orders and cannot be released", async () => {
  const code = await issue();
  await call("redeem", code, "1");
  expect(await call("reserve", code, "2")).toBe("VOUCHER_REDEEMED");
  expect(await call("redeem", code, "2")).toBe("VOUCHER_REDEEMED");
  expect(await call("release", code, "1")).toBe("VOUCHER_REDEEMED");
});

test("a cancelled order makes its own voucher usable again, but no other order's", async () => {
  const code = await issue();
  const { carts } = shop.services;
  const cancel = (order: string) =>
    carts.voucherOrders.restore({ site: allSites.DE.site, code, order, now });
  await call("redeem", code, "1");
  await cancel("2");
  expect(await call("redeem", code, "2")).toBe("VOUCHER_REDEEMED");
  await cancel("1");
  expect(await call("redeem", code, "2")).toBe("redeemed");
});

test("of 30 orders that reserve a voucher at once one gets it", async () => {
  const code = await issue();
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, order) => call("reserve", code, `${order}`)),
  );
  expect(outcomes.filter((outcome) => outcome === "reserved")).toHaveLength(1);
});

test("only a voucher that was reserved in time can be redeemed after its end", async () => {
  const [reserved, free] = [await issue(), await issue()];
  now = new Date(validUntil.getTime() - 1);
  await call("reserve", reserved, "1");
  minutes(5);
  expect(await call("reserve", reserved, "1")).toBe("reserved");
  minutes(90);
  expect(await call("redeem", reserved, "1")).toBe("redeemed");
  expect(await call("redeem", free, "1")).toBe("VOUCHER_UNKNOWN");
  now = start;
});

test("a voucher of the content is valid for every order, an unknown code for none", async () => {
  const code = "KONTOR5";
  for (const order of ["1", "2"]) {
    expect(await call("reserve", code, order)).toBe("reserved");
    expect(await call("redeem", code, order)).toBe("redeemed");
  }
  const unknown = await callSigned(shop, `${vouchersApiPath}/redeem`, {
    site: "DE",
    code: "AAAAA-AAAAA",
    order: "1",
  });
  expect(unknown.status).toBe(404);
  expect(unknown.headers["content-type"]).toBe("application/problem+json");
  expect(unknown.body).toMatchObject({
    error: "VOUCHER_UNKNOWN",
    title: "The voucher was not redeemed",
  });
});

const components = ["@method", "@authority", "@path", "content-digest"];

test("a signature is accepted for five minutes", async () => {
  const body = { site: "DE", code: await issue(), order: "1" };
  const created = new Date(Date.now() - 290_000);
  const { status } = await callSigned(shop, `${vouchersApiPath}/reserve`, body, { created });
  expect(status).toBe(200);
});

test("a call that no key of a host has signed is refused, and says how to sign", async () => {
  const path = `${vouchersApiPath}/reserve`;
  const body = { site: "DE", code: await issue(), order: "1" };
  const refused = async (options: Parameters<typeof callSigned>[3]) => {
    const { status, headers } = await callSigned(shop, path, body, options);
    return [status, headers["accept-signature"]];
  };
  const unsigned = [
    401,
    `sig=("@method" "@authority" "@path" "content-digest");created;keyid;alg="hmac-sha256"`,
  ];
  expect(await refused({ key: `${hostKey.key}x` })).toEqual(unsigned);
  expect(await refused({ id: "unknown" })).toEqual(unsigned);
  expect(await refused({ created: new Date(Date.now() - 310_000) })).toEqual(unsigned);
  expect(await refused({ created: new Date(Date.now() + 400_000) })).toEqual(unsigned);
  for (const missing of components)
    expect(await refused({ fields: components.filter((each) => each !== missing) })).toEqual(
      unsigned,
    );
  expect(await refused({ fields: [...components, "@method"] })).toEqual(unsigned);
  expect(await refused({ sentToSite: "AT" })).toEqual(unsigned);
  expect(await refused({ sent: JSON.stringify({ ...body, order: "2" }) })).toEqual(unsigned);
  expect(await refused({ sentTo: `${vouchersApiPath}/release` })).toEqual(unsigned);
  const bare = await shop.app.inject({ method: "POST", url: path, payload: body });
  expect(bare.statusCode).toBe(401);
  expect(bare.json().detail).toContain("HOST_KEYS");
});

test("the example for hosts' servers reserves a voucher by curl and openssl", async () => {
  const origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  const body = JSON.stringify({ site: "DE", code: await issue(), order: "4711" });
  const { stdout } = await promisify(execFile)(
    "border/hosts/signed-call.sh",
    [origin, `${vouchersApiPath}/reserve`, body],
    { env: { PATH: process.env.PATH, KEY_ID: hostKey.id, KEY: hostKey.key } },
  );
  expect(JSON.parse(stdout)).toMatchObject({ state: "reserved" });
});
