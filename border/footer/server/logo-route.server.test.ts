import Fastify from "fastify";
import { afterAll, expect, test, vi } from "vitest";
import { logoSources } from "../footer-contract.ts";
import { logoRoute } from "./logo-route.ts";

const app = Fastify();
logoRoute(app);
const warn = vi.spyOn(app.log, "warn");
app.addHook("onRequest", async (request) => {
  request.log = app.log;
});
afterAll(() => app.close());

const logo = (source: string) => app.inject(`/service/footer-images/logos/${source}.svg`);

test("a logo of the footer is a picture of its name, and nothing is logged", async () => {
  const { statusCode, headers, body } = await logo("horoz");
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(body).toContain("Horoz");
  expect(warn).not.toHaveBeenCalled();
});

test.each(logoSources.transfer)(
  "a method of payment without a brand has a picture of its own: %s",
  async (source) => {
    const { statusCode, body } = await logo(source);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<path [^>]*stroke=/);
    expect(body).not.toContain("<text");
  },
);

test("American Express is written out in letters that can be read", async () => {
  const { body } = await logo("trAmex");
  const [, size] = /font-size="([\d.]+)"/.exec(body)!;
  expect(body).toMatch(/>American<.*>Express</);
  expect(Number(size)).toBeGreaterThan(12);
});

test("an unknown logo of the footer is logged and empty", async () => {
  const { statusCode, body } = await logo("nowhere");
  expect(statusCode).toBe(404);
  expect(body).toMatch(/^<svg [^>]+><\/svg>$/);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ source: "nowhere" }, "there is no such logo");
});
