import { newsletterApi } from "../../border-paths.ts";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { maxSignUps } from "./newsletter-limits.ts";
import { newsletterRoutes, type NewsletterRouteOptions } from "./newsletter-routes.ts";
import type { SignUpOutcome } from "./newsletter.ts";

test("newsletter sign-ups beyond a process's limit of pending ones are answered with 503", async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<SignUpOutcome>();
  const app = Fastify();
  newsletterRoutes(app, {
    newsletter: { subscribe: () => stored },
    hostSite: () => ({}),
    now: () => new Date(),
  } as unknown as NewsletterRouteOptions);
  // `inject` starts a request only when it is awaited.
  const signUp = async () =>
    await app.inject({
      method: "POST",
      url: newsletterApi.subscribers("private"),
      payload: { email: "ida@example.com" },
    });
  const underWay = Array.from({ length: maxSignUps }, signUp);
  expect((await signUp()).statusCode).toBe(503);
  store({ status: "accepted" });
  expect(new Set((await Promise.all(underWay)).map((response) => response.statusCode))).toEqual(
    new Set([202]),
  );
  expect((await signUp()).statusCode).toBe(202);
  await app.close();
});
