import { fastify } from "fastify";
import { join } from "node:path";
import { expect, test } from "vitest";
import { galleryRoutes } from "./gallery.route.ts";
import { projectFolder } from "./project-folder.ts";

// Like the shop's app: routes match with and without the trailing slash.
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
galleryRoutes(app, join(projectFolder, "dist", "gallery"));
const get = (url: string) => app.inject(url);

test("the gallery has nothing inline, and only its own pages may frame it", async () => {
  const { statusCode, headers, body } = await get("/service/gallery/");
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["content-security-policy"]).toContain("object-src 'none'");
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(body).not.toMatch(/<style|style=|<script(?![^>]* src=)/);
});

test("every file that the page of the gallery names exists and is immutable", async () => {
  const { body } = await get("/service/gallery/");
  const files = [...body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const { statusCode, headers } = await get(`/service/gallery/${file}`);
    expect([file, statusCode]).toEqual([file, 200]);
    expect(headers["content-type"]).toMatch(/^(text\/(javascript|css)|image\/svg\+xml)/);
    expect(headers["cache-control"]).toContain("immutable");
  }
});

test("the gallery's address without its slash redirects, and no other file of the machine is served", async () => {
  const { statusCode, headers } = await get("/service/gallery");
  expect([statusCode, headers.location]).toEqual([301, "/service/gallery/"]);
  for (const path of ["assets/nothing.js", "..%2fversion", "assets/..%2f..%2fversion", "x"])
    expect((await get(`/service/gallery/${path}`)).statusCode).toBe(404);
});
