import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openAdminApi } from "./admin-api.ts";

/** Answers calls in their order, and records them. */
async function serverWith(...answers: [status: number, body: unknown][]) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    const [status, body] = answers.shift()!;
    response.writeHead(status, { "vendure-auth-token": "of-this-login" });
    response.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const account = { username: "a", password: "b" };
const loggedIn: [number, unknown] = [200, { data: { login: { id: "1" } } }];

test("calls carry the token of the login and the channel", async () => {
  const { calls, url } = await serverWith(loggedIn, [200, { data: { me: { id: "1" } } }]);
  const api = await openAdminApi(url, account);
  expect(await api.run("{ me { id } }", {}, "CH")).toEqual({ me: { id: "1" } });
  expect(calls[1]!.headers).toMatchObject({
    authorization: "Bearer of-this-login",
    "vendure-token": "CH",
  });
});

test.each<[name: string, answer: [number, unknown], message: string]>([
  ["an error", [200, { errors: [{ message: "no such field" }] }], "no such field"],
  ["an expected error", [200, { data: { a: { message: "in use" } } }], "in use"],
  ["an expected error in a list", [200, { data: { a: [{ message: "in use" }] } }], "in use"],
  ["another status", [500, { statusCode: 500 }], "500"],
])("%s is thrown", async (_name, response, message) => {
  const { url } = await serverWith(loggedIn, response);
  const api = await openAdminApi(url, account);
  await expect(api.run("mutation { a { id } }")).rejects.toThrow(message);
});

test("a wrong password is thrown", async () => {
  const { url } = await serverWith([200, { data: { login: { message: "wrong" } } }]);
  await expect(openAdminApi(url, account)).rejects.toThrow("wrong");
});

test("files are sent in place of their variables", async () => {
  const { calls, url } = await serverWith(loggedIn, [200, { data: {} }]);
  const api = await openAdminApi(url, account);
  const file = { name: "a.svg", type: "image/svg+xml", content: "<svg/>" };
  await api.upload("mutation", { input: [{ file: null }] }, { "input.0.file": file });
  expect(calls[1]!.body).toContain('{"0":["variables.input.0.file"]}');
  expect(calls[1]!.body).toContain("<svg/>");
  expect(calls[1]!.headers["apollo-require-preflight"]).toBe("true");
});
