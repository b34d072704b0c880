import { fastify } from "fastify";
import { expect, test } from "vitest";
import { createLiveReload } from "./live-reload.route.ts";

test("the live reload stream of an open page ends when the server closes", async () => {
  const app = fastify({ forceCloseConnections: "idle" });
  createLiveReload().route(app);
  const page = await fetch(`${await app.listen({ port: 0 })}/service/dev/reload`);
  expect(page.headers.get("content-type")).toBe("text/event-stream");
  const [text] = await Promise.all([page.text(), app.close()]);
  expect(text).toContain("retry:");
});
