import { fastify } from "fastify";
import { expect, test } from "vitest";
import { acceptJson } from "./json-bodies.ts";

async function answerTo(payload: string) {
  const app = fastify();
  app.removeContentTypeParser("application/json");
  acceptJson(app);
  app.post("/", async ({ body }) => body);
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": "application/json" },
    payload,
  });
  return { statusCode, body };
}

test.each([
  '{"name":"Ida"}',
  '{"name":"💌"}',
  String.raw`{"name":"\ud83d\udc8c"}`,
  String.raw`{"name":"\uD83D\uDC8C"}`,
  String.raw`{"name":"C:\\ud83d and \\u0000"}`,
  String.raw`{"name":"\\\\u0000"}`,
  String.raw`{"name":"\u00e4"}`,
])("the JSON body %s is read", async (payload) => {
  const { statusCode, body } = await answerTo(payload);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual(JSON.parse(payload));
});

test.each([
  String.raw`{"name":"\ud83d"}`,
  String.raw`{"name":"\uDC8C"}`,
  String.raw`{"name":"\udc8c\ud83d"}`,
  String.raw`{"name":"\ud83d\ud83d\udc8c"}`,
  String.raw`{"name":"\ud83dx"}`,
  String.raw`{"na\u0000me":1}`,
  String.raw`{"name":"\\\u0000"}`,
])("the JSON body %s is refused, with the remedy", async (payload) => {
  const { statusCode, body } = await answerTo(payload);
  expect(statusCode).toBe(400);
  expect(body).toContain("leave it out");
});

test("a body that is no JSON is refused", async () => {
  expect((await answerTo("{")).statusCode).toBe(400);
});
