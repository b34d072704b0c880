import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createIys, RefusedConsent } from "./iys.ts";

/** A fake İYS: records the requests, and responds with the next of `statuses`, then with 200, and with `answer`. */
let server: Server;
let received: { path: string; authorization?: string; body: unknown }[];
let statuses: number[];
let answer: object;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      received.push({ path, authorization: headers.authorization, body });
      const isLogin = path === "/oauth2/token";
      response.writeHead(isLogin ? 200 : (statuses.shift() ?? 200));
      response.end(JSON.stringify(isLogin ? { access_token: "token", expires_in: 7200 } : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
  statuses = [];
  answer = {};
});

const create = () => {
  const { port } = server.address() as AddressInfo;
  return createIys(`http://shop:pass%40word@127.0.0.1:${port}/sps/731734/brands/12`);
};
const consent = {
  email: "ayse@example.com",
  isConsent: true,
  happenedAt: new Date("2026-11-22T22:30:05Z"),
};

test("after one login İYS gets a consent and its end, with times of Türkiye", async () => {
  const iys = create();
  await iys.enter(consent);
  await iys.enter({ ...consent, isConsent: false });
  expect(received).toEqual([
    {
      path: "/oauth2/token",
      authorization: undefined,
      body: { username: "shop", password: "pass@word", grant_type: "password" },
    },
    {
      path: "/sps/731734/brands/12/consents",
      authorization: "Bearer token",
      body: {
        recipient: "ayse@example.com",
        recipientType: "BIREYSEL",
        type: "EPOSTA",
        source: "HS_WEB",
        status: "ONAY",
        consentDate: "2026-11-23 01:30:05",
      },
    },
    expect.objectContaining({ body: expect.objectContaining({ status: "RET" }) }),
  ]);
});

test("a consent that İYS does not accept is an error, and a refused token leads to a new login", async () => {
  const iys = create();
  statuses = [500, 401, 200];
  await expect(iys.enter(consent)).rejects.toThrow("İYS answered 500");
  await expect(iys.enter(consent)).rejects.toThrow("İYS answered 401");
  await iys.enter(consent);
  expect(received.filter(({ path }) => path === "/oauth2/token")).toHaveLength(2);
});

test.each([
  [422, { errors: [{ location: ["recipient"], code: "H114", message: consent.email }] }, "H114"],
  [400, {}, "400"],
])("a consent that İYS refuses with %i and %j is refused for good", async (status, body, code) => {
  statuses = [status];
  answer = body;
  const error = await create()
    .enter(consent)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RefusedConsent);
  expect(error).toMatchObject({ code, message: expect.not.stringContaining(consent.email) });
});
