import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createVerifier, httpbis } from "http-message-signatures";
import { afterEach, expect, test } from "vitest";
import { coveredParts } from "../sign-call.ts";
import type { CheckedEngine } from "./reading-checks.ts";
import { signatureChecks } from "./signature-checks.ts";

const key = "a-key-of-an-engine-that-is-for-tests-alone-0123";
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the failures of an engine that verifies signatures, except for one rule. */
async function failuresWithout(rule?: string): Promise<string[]> {
  const nonces = new Set<unknown>();
  const isRight = async ({ method = "", url = "", headers }: IncomingMessage, body: string) => {
    const digest = `sha-256=:${hash("sha256", body, "base64")}:`;
    if (rule !== "digest" && headers["content-digest"] !== digest) return false;
    const nonce = /;nonce="(.+?)"/.exec(String(headers["signature-input"]))?.[1];
    if (rule !== "once" && nonce && nonces.has(nonce)) return false;
    nonces.add(nonce);
    const parts =
      "idempotency-key" in headers ? [...coveredParts, "idempotency-key"] : coveredParts;
    const isRequired = (name: string) => name !== rule;
    return httpbis.verifyMessage(
      {
        keyLookup: async () => ({ verify: createVerifier(key, "hmac-sha256") }),
        requiredFields: parts.filter(isRequired),
        requiredParams: ["created", "nonce"].filter(isRequired),
        ...(rule !== "old" && { maxAge: 300 }),
        ...(rule === "ahead" ? { notAfter: Infinity } : { tolerance: 30 }),
      },
      {
        method,
        url: `http://${headers.host}${url}`,
        headers: headers as Record<string, string>,
      },
    );
  };
  server = createServer(async (request, response) => {
    const isAccepted = await isRight(request, await text(request)).catch(() => false);
    response.writeHead(isAccepted ? 200 : 401).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const address = { url: `http://127.0.0.1:${port}`, key };
  const failures: string[] = [];
  for (const { title, run } of signatureChecks)
    await run({ address } as CheckedEngine).catch((error: Error) =>
      failures.push(`${title}: ${error.message.split("\n")[0]}`),
    );
  return failures;
}

test("an engine that verifies signatures passes", async () => {
  expect(await failuresWithout()).toEqual([]);
});

test.each([
  ["old", "too old, or of the future: a signature of 10 minutes ago is accepted"],
  ["ahead", "too old, or of the future: a signature of 10 minutes ahead is accepted"],
  ["digest", "changed: a body that was changed after signing is accepted"],
  ["once", "are accepted once: "],
  ...[...coveredParts, "idempotency-key", "created", "nonce"].map((name) => [
    name,
    `must cover: a signature without ${name} is accepted`,
  ]),
])("an engine that ignores the rule of %s fails", async (rule, failure) => {
  expect(await failuresWithout(rule)).toEqual([expect.stringContaining(failure)]);
});
