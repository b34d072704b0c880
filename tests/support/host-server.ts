import { hash } from "node:crypto";
import { createSigner, httpbis } from "http-message-signatures";
import type { TestShop } from "./shop.ts";

/** What a host's server signs with. */
export const hostKey = { id: "checkout", key: "a-key-of-a-host-that-is-for-tests-alone-01234567" };

interface CallOptions extends Partial<typeof hostKey> {
  /** When it is signed. */
  created?: Date;
  /** What is signed; without it everything that must be. */
  fields?: string[];
  /** What is sent instead of the body that was signed. */
  sent?: string;
  /** Where it is sent instead of the address that was signed. */
  sentTo?: string;
}

/** Calls an address of a shop as the server of a host does, which signs its calls. */
export async function callSigned(
  { app, host }: TestShop,
  path: string,
  body: object,
  {
    id = hostKey.id,
    key = hostKey.key,
    created = new Date(),
    fields = ["@method", "@path", "content-digest"],
    sent,
    sentTo = path,
  }: CallOptions = {},
) {
  const payload = JSON.stringify(body);
  const { headers } = await httpbis.signMessage(
    { key: createSigner(key, "hmac-sha256", id), fields, paramValues: { created } },
    {
      method: "POST",
      url: `http://${host("DE")}${path}`,
      headers: {
        host: host("DE"),
        "content-type": "application/json",
        "content-digest": `sha-256=:${hash("sha256", payload, "base64")}:`,
      },
    },
  );
  const answer = await app.inject({
    method: "POST",
    url: sentTo,
    headers,
    payload: sent ?? payload,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
