import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { keepLogin, presentedBy } from "./customer-requests.ts";

test("a shop that is reached by https sets login cookies that http never sees", async () => {
  const app = fastify();
  await app.register(cookie);
  app.get("/", async (request, reply) => {
    keepLogin(reply, { session: "new", loginToken: "token", browser: "known" }, true);
    return presentedBy(request, true);
  });
  const response = await app.inject({
    url: "/",
    headers: { cookie: "kontorSession=weak; __Host-kontorSession=strong" },
  });
  expect(response.json()).toEqual({ session: "strong" });
  expect(response.cookies.map(({ name, secure, path }) => [name, secure, path])).toEqual([
    ["__Host-kontorSession", true, "/"],
    ["XSRF-TOKEN", true, "/"],
    ["LoginToken", true, "/"],
    ["__Host-kontorBrowser", true, "/"],
  ]);
  await app.close();
});
