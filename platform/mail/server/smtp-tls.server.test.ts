import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createCertificate } from "../../../tests/support/certificate.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { MailError, type MailMessage } from "./mail-transport.ts";
import { smtpTransport, type SmtpOptions } from "./smtp-transport.ts";

/** Servers with a certificate, and servers that do not respond. */

const from = "service@kontor.example";
const message: MailMessage = {
  messageId: "<4711@kontor.example>",
  date: new Date("2026-11-22T12:00:00Z"),
  to: "ida@example.com",
  subject: "Hallo",
  html: "<p>Hallo",
  text: "Hallo",
  pictures: [],
  headers: {},
};

let key: string;
let cert: string;
beforeAll(async () => {
  ({ key, cert } = await createCertificate());
});

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});
function transportTo(url: string, options?: SmtpOptions) {
  const transport = smtpTransport(url, { name: "Kontor", address: from }, options);
  open.push(transport);
  return transport;
}

const ways = [
  ["smtps", true, "smtps://127.0.0.1"],
  // A loopback address that is not recognised as one.
  ["STARTTLS", false, "smtp://[::ffff:127.0.0.1]"],
] as const;

async function secureServer(secure: boolean) {
  const isSecure: boolean[] = [];
  const server = await startMailServer({
    secure,
    key,
    cert,
    disabledCommands: [],
    onMailFrom(_address, session, done) {
      isSecure.push(session.secure);
      done();
    },
  });
  open.push(server);
  return { ...server, isSecure, port: new URL(server.url).port };
}

test.each(ways)("a mail goes through TLS by %s", async (_way, secure, url) => {
  const server = await secureServer(secure);
  await transportTo(`${url}:${server.port}`, { ca: cert }).send(message);
  expect(server.received).toHaveLength(1);
  expect(server.isSecure).toEqual([true]);
});

test.each(ways)(
  "a mail server whose certificate is not trusted gets nothing by %s, and the mail waits",
  async (_way, secure, url) => {
    const server = await secureServer(secure);
    const error = await transportTo(`${url}:${server.port}`)
      .send(message)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining("self-signed certificate") });
    expect(error).not.toBeInstanceOf(MailError);
    expect(server.isSecure).toEqual([]);
  },
);

test.each([
  ["at once", []],
  ["after its greeting", ["220 here\r\n"]],
  ["when it has the mail", ["220 here\r\n", "250 a\r\n", "250 b\r\n", "250 c\r\n", "354 go\r\n"]],
])(
  "a mail server that falls silent %s ends the try, and the mail waits",
  async (_when, answers) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      const left = [...answers];
      const response = () => {
        const next = left.shift();
        if (next) socket.write(next);
      };
      sockets.push(socket.on("data", response).on("error", () => {}));
      response();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    open.push({
      close() {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
    const { port } = server.address() as AddressInfo;
    const error = await transportTo(`smtp://127.0.0.1:${port}`, { timeouts })
      .send(message)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "ETIMEDOUT" });
    expect(error).not.toBeInstanceOf(MailError);
  },
);
