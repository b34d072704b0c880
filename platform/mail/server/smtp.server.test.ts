import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import type { SMTPServerSession } from "smtp-server";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openMailProcesses, type MailProcesses } from "../../../tests/support/mail-processes.ts";
import { startMailServer, type MailServer } from "../../../tests/support/mail-server.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";
import { connections } from "./mail-worker.ts";
import { smtpTransport } from "./smtp-transport.ts";

const from = "service@kontor.example";
const message: MailMessage = {
  messageId: "<4711@kontor.example>",
  date: new Date("2026-11-22T12:00:00Z"),
  to: "ida@example.com",
  subject: "Ihr Widerruf – çok güzel",
  html: '<!doctype html><p style="margin:0">Größe: ž</p>',
  text: "Größe: ž\n.\nEnde\n",
  pictures: [],
  headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe": "<https://example.com/u>" },
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const each of open.splice(0).toReversed()) await each.close();
});
async function serverWith(options = {}, port = 0): Promise<MailServer> {
  const server = await startMailServer(options, port);
  open.push(server);
  return server;
}
function transportTo(url: string): MailTransport {
  const transport = smtpTransport(url, { name: "Kontor", address: from });
  open.push(transport);
  return transport;
}

test("a mail sent by SMTP arrives whole, once, with its headers", async () => {
  const { url, received } = await serverWith();
  await transportTo(url).send({ ...message, replyTo: "eve@example.com" });
  expect(received).toHaveLength(1);
  const [{ mail, recipients, sender }] = received as [(typeof received)[0]];
  expect({ recipients, sender }).toEqual({ recipients: ["ida@example.com"], sender: from });
  expect(mail).toMatchObject({
    messageId: message.messageId,
    date: message.date,
    subject: message.subject,
    text: message.text,
  });
  expect((mail.html as string).trim()).toBe(message.html);
  expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
  expect(JSON.stringify(mail.headers.get("list"))).toContain("https://example.com/u");
  expect(mail.from?.value).toEqual([{ name: "Kontor", address: from }]);
  expect(mail.replyTo?.value).toEqual([{ name: "", address: "eve@example.com" }]);
  expect(mail.to).toMatchObject({ value: [{ name: "", address: "ida@example.com" }] });
});

test("a mail's pictures arrive beside its HTML, whose alternative is the text", async () => {
  const { url, received } = await serverWith();
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
  const cid = "0f0e@kontor.example";
  await transportTo(url).send({
    ...message,
    html: `<img src="cid:${cid}" alt="Kontor">`,
    pictures: [{ cid, type: "image/png", base64: bytes.toString("base64") }],
  });
  const [{ mail, source }] = received as [(typeof received)[0]];
  const types = [...source.matchAll(/^content-type: ([\w/]+)/gim)].map(([, type]) => type);
  expect(types).toEqual([
    "multipart/alternative",
    "text/plain",
    "multipart/related",
    "text/html",
    "image/png",
  ]);
  expect(source).toContain(`Content-ID: <${cid}>`);
  expect(source).toMatch(/^Content-Disposition: inline; filename=0f0e\.png/im);
  expect(mail.attachments[0]!.content.equals(bytes)).toBe(true);
  expect(mail.html).toContain(`src="data:image/png;base64,${bytes.toString("base64")}"`);
});

/** Returns the names that a server is greeted with on a machine of some name. */
async function greetedWith(machine: string, { name = "", sender = from } = {}): Promise<string[]> {
  vi.spyOn(os, "hostname").mockReturnValue(machine);
  syncBuiltinESMExports();
  const names: string[] = [];
  const { url } = await serverWith({
    onMailFrom(_address: unknown, { hostNameAppearsAs }: SMTPServerSession, done: () => void) {
      names.push(hostNameAppearsAs);
      done();
    },
  });
  const transport = smtpTransport(url + name, { name: "Kontor", address: sender });
  open.push(transport);
  await transport.send(message);
  return names;
}

test.each([
  ["its own name", "www1.shop.example", {}, "www1.shop.example"],
  ["the sender's domain where its name has no dot", "f3a81b", {}, "kontor.example"],
  [
    "the ASCII form of that domain",
    "f3a81b",
    { sender: "a@käffchen.example" },
    "xn--kffchen-5wa.example",
  ],
  [
    "the name in SMTP_URL",
    "www1.shop.example",
    { name: "?name=shop.example.com" },
    "shop.example.com",
  ],
  ["an address where no name has a dot", "f3a81b", { sender: "root@localhost" }, "[127.0.0.1]"],
])("a machine greets a mail server with %s", async (_name, machine, options, expected) => {
  expect(await greetedWith(machine, options)).toEqual([expected]);
});

test.each([
  "ida@example.com, eve@example.com",
  "ida@example.com\r\nBcc: eve@example.com",
  "eve@example.com <ida@example.com>",
  '"eve@example.com,"@example.com',
])("a mail to %j never reaches a second recipient", async (to) => {
  const { url, received } = await serverWith();
  await transportTo(url)
    .send({ ...message, to })
    .catch(() => {});
  expect(received.flatMap(({ recipients }) => recipients)).not.toContain("eve@example.com");
  for (const { mail, recipients } of received) {
    expect(recipients).toHaveLength(1);
    expect(mail.bcc).toBeUndefined();
  }
});

test("a mail has no header that was typed into its subject", async () => {
  const { url, received } = await serverWith();
  await transportTo(url).send({ ...message, subject: "Hallo\r\nBcc: eve@example.com\r\n\r\nX" });
  expect(received[0]!.mail.bcc).toBeUndefined();
  expect(received[0]!.recipients).toEqual(["ida@example.com"]);
  expect(received[0]!.mail.text).toBe(message.text);
});

test("a mail server that needs a password gets the one that is percent-encoded in its URL", async () => {
  const asked = vi.fn<(user?: string, password?: string) => void>();
  const { url } = await serverWith({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(
      { username, password }: { username?: string; password?: string },
      _: unknown,
      done: Function,
    ) {
      asked(username, password);
      done(null, { user: username });
    },
  });
  await transportTo(url.replace("//", "//shop:p%40ss%2F@")).send(message);
  expect(asked).toHaveBeenCalledWith("shop", "p@ss/");
});

test.each([
  ["550 mailbox unavailable", { isUnknownRecipient: true }],
  ["550 5.1.1 User unknown", { isUnknownRecipient: true }],
  ["550 5.1.10 Null MX", { isUnknownRecipient: true }],
  ["550 5.2.1 Mailbox disabled", { isUnknownRecipient: false }],
  ["552 5.2.2 Mailbox full", { isUnknownRecipient: false }],
  ["450 mailbox busy", undefined],
  ["550 5.7.1 Relaying denied", undefined],
  ["550 5.1.90 Your message can't be sent because you've reached your daily limit", undefined],
  ["550 5.1.8 Sender address rejected: Domain not found", undefined],
  ["550 5.4.5 Daily sending quota exceeded", undefined],
])(
  "a recipient refused with %j fails for good only if another try cannot help",
  async (response, final) => {
    const { url } = await serverWith({
      onRcptTo: (_address: unknown, _session: unknown, done: Function) =>
        done(
          Object.assign(new Error(response.slice(4)), {
            responseCode: Number(response.slice(0, 3)),
          }),
        ),
    });
    const error = await transportTo(url)
      .send(message)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailError).toBe(final !== undefined);
    expect(error).toMatchObject({ responseCode: Number(response.slice(0, 3)), ...final });
  },
);

test("a mail server that refuses the shop's password loses no mail", async () => {
  const { url } = await serverWith({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth: unknown, _session: unknown, done: Function) =>
      done(Object.assign(new Error("wrong password"), { responseCode: 535 })),
  });
  const error = await transportTo(url.replace("//", "//shop:wrong@"))
    .send(message)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailError);
});

test("a mail whose connection ends before its answer is sent once by the transport, and fails", async () => {
  let mails = 0;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write("220 here\r\n");
    let isData = false;
    socket.on("data", (chunk) => {
      const line = chunk.toString();
      if (isData) {
        if (!line.endsWith("\r\n.\r\n")) return;
        mails++;
        socket.destroy();
      } else if (line.startsWith("DATA")) {
        isData = true;
        socket.write("354 go\r\n");
      } else socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  open.push({ close: () => server.close() });
  const { port } = server.address() as AddressInfo;
  const sending = transportTo(`smtp://127.0.0.1:${port}`).send(message);
  await expect(sending).rejects.toThrow(/clos/);
  expect(mails).toBe(1);
});

test("a mail that waits for a connection is sent, however long it waits", async () => {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const held: (() => void)[] = [];
  const { url } = await serverWith({
    onData(stream: Readable, _session: unknown, done: () => void) {
      stream.resume().once("end", () => held.push(done));
    },
  });
  const transport = transportTo(url);
  const sendings = Promise.allSettled(
    Array.from({ length: connections + 1 }, () => transport.send(message)),
  );
  await expect.poll(() => held).toHaveLength(connections);
  for (const limit of limits.slice()) limit.abort();
  await expect.poll(() => held).toHaveLength(connections + 1);
  for (const done of held) done();
  expect((await sendings).map(({ status }) => status)).toEqual([
    ...Array<string>(connections).fill("rejected"),
    "fulfilled",
  ]);
});

test("a mail that waits for a connection is not sent when the transport is closed", async () => {
  const held: unknown[] = [];
  const { url } = await serverWith({
    onData: (stream: Readable) => void stream.resume().once("end", () => held.push(stream)),
  });
  const transport = transportTo(url);
  const sendings = Promise.allSettled(
    Array.from({ length: connections + 1 }, () => transport.send(message)),
  );
  await expect.poll(() => held).toHaveLength(connections);
  transport.close();
  expect((await sendings).map(({ status }) => status)).toEqual(
    Array(connections + 1).fill("rejected"),
  );
  expect(held).toHaveLength(connections);
});

test("a mail server elsewhere without TLS gets neither password nor mail", async () => {
  const asked = vi.fn<() => void>();
  const { url, received } = await serverWith({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: () => asked(),
  });
  // A loopback address that is not recognised as one.
  const elsewhere = url.replace("127.0.0.1", "shop:secret@[::ffff:127.0.0.1]");
  await expect(transportTo(elsewhere).send(message)).rejects.toThrow(/STARTTLS|TLS/);
  expect(asked).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

let mails: MailProcesses;
beforeAll(async () => {
  mails = await openMailProcesses();
});
afterAll(() => mails.close());
beforeEach(() => mails.reset());
afterEach(() => mails.endProcesses());
const startProcess = (url: string) =>
  mails.startProcess({ transport: smtpTransport(url, { name: "Kontor", address: from }) });

test("the mail queue sends a mail once its server is back", async () => {
  const { url, close } = await startMailServer();
  await close();
  const process = await startProcess(url);
  await mails.request();
  await vi.waitFor(async () =>
    expect((await mails.stored())[0]!.problem).toContain("ECONNREFUSED"),
  );
  const { received } = await serverWith({}, Number(new URL(url).port));
  mails.pass(60_000);
  await process.look();
  expect(received).toHaveLength(1);
});

test("a mail that a killed process had sent is sent again once, with the same Message-ID", async () => {
  const { url, received } = await serverWith();
  await mails.request();
  const [claimed] = await mails.createProcess().queue.claim(["greeting"], 1);
  const { message_id: messageId } = claimed!;
  await transportTo(url).send({ ...message, messageId });
  // Killed at this point, before the mail is stored as sent.
  mails.pass(3 * 60_000);
  const next = await startProcess(url);
  await next.look();
  expect(received.map(({ mail }) => mail.messageId)).toEqual([messageId, messageId]);
  mails.pass(60 * 60_000);
  await next.look();
  expect(received).toHaveLength(2);
});
