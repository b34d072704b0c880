import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createGraphql } from "./graphql-client.ts";

interface Received {
  query: string;
  variables: Record<string, unknown>;
  token: string;
  channel: string | undefined;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const forbidden = { errors: [{ message: "no", extensions: { code: "FORBIDDEN" } }], data: null };

/** A server that lets in who has one of the passwords, and answers others as `answer` says. */
async function vendure(
  answer: (received: Received, response: ServerResponse) => void,
  passwords = new Set(["secret"]),
) {
  const received: Received[] = [];
  const logins: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await Array.fromAsync(request)).join("")) as Received;
    const { password } = body.variables;
    if (body.query.includes("login(")) {
      logins.push(password);
      if (passwords.has(password as string))
        response.setHeader("vendure-auth-token", password as string);
      return json(response, { data: { login: {} } });
    }
    const token = request.headers.authorization?.split(" ")[1] ?? "";
    const call = { ...body, token, channel: request.headers["vendure-token"] as string };
    received.push(call);
    if (passwords.has(token)) answer(call, response);
    else json(response, forbidden);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, received, logins, passwords, server };
}

test("a client logs in once, and names the channel", async () => {
  const { url, received, logins } = await vendure((_, response) =>
    json(response, { data: { n: 1 } }),
  );
  const graphql = createGraphql({ url, key: () => "shop:secret" });
  expect(await graphql("{ n }", {}, { channel: "de" })).toEqual({ n: 1 });
  await graphql("{ n }");
  expect(logins).toEqual(["secret"]);
  expect(received.map(({ channel }) => channel)).toEqual(["de", undefined]);
});

test("a key that was replaced while the shop runs is read again", async () => {
  let clock = 0;
  let key = "shop:secret";
  const { url, logins, passwords } = await vendure((_, response) =>
    json(response, { data: { n: 1 } }),
  );
  const graphql = createGraphql({ url, key: () => key, now: () => clock });
  await graphql("{ n }");
  passwords.clear();
  passwords.add("other");
  key = "shop:other";
  clock += 60_000;
  expect(await graphql("{ n }")).toEqual({ n: 1 });
  expect(logins).toEqual(["secret", "other"]);
});

test("what an administrator may not do is refused without another login each time", async () => {
  const { url, logins } = await vendure((_, response) => json(response, forbidden));
  const graphql = createGraphql({ url, key: () => "shop:secret" });
  for (let count = 0; count < 3; count++)
    await expect(graphql("{ n }")).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(logins).toHaveLength(1);
});

test("a wrong password is said", async () => {
  const { url } = await vendure(() => {});
  const graphql = createGraphql({ url, key: () => "shop:wrong" });
  await expect(graphql("{ n }")).rejects.toThrow(/"shop" or password is wrong/);
});

test.each([
  ["never answers", () => {}],
  ["fails", (_: Received, response: ServerResponse) => json(response, {}, 502)],
  ["answers with a page", (_: Received, response: ServerResponse) => response.end("<html>")],
  ["ends in the middle", (_: Received, response: ServerResponse) => response.destroy()],
])("a server that %s may have done a mutation, and no query", async (_name, response) => {
  const { url } = await vendure(response);
  const graphql = createGraphql({ url, key: () => "shop:secret" });
  for (const [document, maybeDone] of [
    ["mutation { n }", true],
    ["{ n }", false],
  ] as const)
    await expect(graphql(document, {}, { within: 200 })).rejects.toMatchObject({
      name: "EngineUnavailableError",
      maybeDone,
    });
});

test("a server that is not there has done nothing", async () => {
  const { url, server } = await vendure((_, response) => json(response, { data: { n: 1 } }));
  const graphql = createGraphql({ url, key: () => "shop:secret" });
  await graphql("{ n }");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  // The first call may find the end of its connection.
  await graphql("{ n }").catch(() => {});
  await expect(graphql("mutation { n }")).rejects.toMatchObject({ maybeDone: false });
});
