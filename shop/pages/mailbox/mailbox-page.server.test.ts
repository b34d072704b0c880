import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailboxPath } from "../../../platform/mail/mail-contract.ts";
import { fileTransport } from "../../../platform/mail/server/file-transport.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { mailboxRoutes } from "./mailbox-page.route.tsx";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-mailbox-"));
  app = fastify();
  mailboxRoutes(app, {
    mailFolder: join(folder, "mails"),
    assets: { url: (name: string) => `/${name}` } as never,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const local = { host: "de.localhost:3000" };
const get = (url: string, headers: Record<string, string> = local, remoteAddress = "127.0.0.1") =>
  app.inject({ url, headers, remoteAddress });

test("the mailbox shows stored mails with links that work, and no page may store or embed them", async () => {
  expect(wordsOf((await get(mailboxPath)).body)).toContain("There is no mail yet.");
  const mail = {
    messageId: "<0f0e@kontor.example>",
    date: new Date("2026-11-22T12:00:00Z"),
    to: "ida@example.com",
    subject: "Hallo <Ida>",
    html: '<p style="margin:0"><a href="http://de.localhost:3000/account">Anmelden</a><img src="cid:0f0e@kontor.example"></p>',
    text: "Anmelden",
    pictures: [{ cid: "0f0e@kontor.example", type: "image/png" as const, base64: "AAAA" }],
    headers: {},
  };
  await fileTransport(join(folder, "mails")).send(mail);
  const list = await get(mailboxPath);
  expect(list.headers).toMatchObject({ "cache-control": "no-store" });
  expect(wordsOf(list.body)).toContain("Hallo <Ida> to ida@example.com");
  const [html, text] = elements(list.body, "a").map(({ href }) => href!);
  const shown = await get(html!);
  expect(shown.body).toBe(
    mail.html.replace("cid:0f0e@kontor.example", "data:image/png;base64,AAAA"),
  );
  expect(shown.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; img-src data:; style-src/,
  );
  expect(shown.headers).toMatchObject({ "referrer-policy": "no-referrer" });
  expect((await get(text!)).body).toBe(mail.text);
  expect((await get(`${mailboxPath}/other`)).statusCode).toBe(404);
});

test.each([
  ["another machine", local, "192.168.0.7"],
  ["a name that leads here", { host: "evil.example" }, "127.0.0.1"],
  ["a proxy", { ...local, "x-forwarded-for": "192.168.0.7" }, "127.0.0.1"],
])("the mailbox does not exist for %s", async (_, headers, address) => {
  for (const path of [mailboxPath, `${mailboxPath}/0f0e`, `${mailboxPath}/0f0e/text`])
    expect((await get(path, headers, address)).statusCode).toBe(404);
});
