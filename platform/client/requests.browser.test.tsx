import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getJson, postJson, putJson, RequestFailed } from "./requests.ts";

const cookies = ["site=CH_FR", "longTermToken=long%3Dterm", "XSRF-TOKEN=forgery"];
let response: (init: RequestInit) => Promise<Response>;
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((_, init) =>
  response(init),
);

beforeEach(() => {
  response = async () => Response.json({ is: "here" });
  send.mockClear();
  vi.stubGlobal("fetch", send);
  for (const cookie of cookies) document.cookie = cookie;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const cookie of cookies) document.cookie = `${cookie}; max-age=0`;
});

const sentHeaders = () => send.mock.lastCall![1].headers;
const tokens = {
  accept: "application/json",
  "x-hunter-site": "CH_FR",
  "x-hunter-longterm-token": "long=term",
  "x-xsrf-token": "forgery",
};

test("a GET sends site, long-term token and anti-forgery token", async () => {
  expect(await getJson("/x")).toEqual({ is: "here" });
  expect(send).toHaveBeenCalledWith(
    "/x",
    expect.objectContaining({ credentials: "include", headers: tokens }),
  );
});

test("in a page of another origin a GET goes to the shop, without the host's cookies as tokens", async () => {
  document.body.innerHTML =
    '<header data-kontor="header" data-kontor-base="https://shop.example.test"></header>';
  await getJson("/x");
  document.body.innerHTML = "";
  expect(send).toHaveBeenCalledWith(
    "https://shop.example.test/x",
    expect.objectContaining({ credentials: "include", headers: { accept: "application/json" } }),
  );
});

test("content below the header sends no request to another origin", async () => {
  document.body.innerHTML =
    '<header data-kontor="header"></header>' +
    '<i data-kontor="footer" data-kontor-base="https://evil.example"></i>';
  await getJson("/x");
  document.body.innerHTML = "";
  expect(send).toHaveBeenCalledWith("/x", expect.anything());
});

test("an answer without content is undefined", async () => {
  response = async () => new Response(null, { status: 204 });
  expect(await getJson("/x")).toBeUndefined();
});

test.each([
  ["PUT", putJson],
  ["POST", postJson],
])("a %s sends JSON with the same tokens and with headers of its own", async (method, change) => {
  await change("/x", { a: "ß" }, { headers: { "x-more": "1" } });
  expect(send).toHaveBeenCalledWith(
    "/x",
    expect.objectContaining({
      method,
      body: '{"a":"ß"}',
      credentials: "include",
      headers: { ...tokens, "content-type": "application/json", "x-more": "1" },
    }),
  );
});

test("a request without cookies has no headers for their values", async () => {
  for (const cookie of cookies) document.cookie = `${cookie}; max-age=0`;
  await getJson("/x");
  expect(sentHeaders()).toEqual({ accept: "application/json" });
});

test("a refused request fails with the status and the server's problem", async () => {
  response = async () => Response.json({ type: "urn:newsletter:email_invalid" }, { status: 400 });
  const refusal = await postJson("/x", {}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestFailed);
  // The name shown in consoles does not depend on how a build renames classes.
  expect(String(refusal)).toBe("RequestFailed: /x answered 400");
  expect(refusal).toMatchObject({
    message: "/x answered 400",
    status: 400,
    problem: { type: "urn:newsletter:email_invalid" },
  });
});

test("a refused request without JSON fails with only its status", async () => {
  response = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  await expect(getJson("/x")).rejects.toMatchObject({ status: 502, problem: undefined });
});

test("a request fails without an answer for 15 seconds, or for the time it was given", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  await getJson("/x");
  expect(limits).toHaveBeenLastCalledWith(15_000);

  response = ({ signal }) =>
    new Promise((_, reject) =>
      signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
    );
  await expect(getJson("/x", { timeout: 20 })).rejects.toMatchObject({ name: "TimeoutError" });
});
