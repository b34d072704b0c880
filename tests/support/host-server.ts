import { hash } from "node:crypto";
import { createSigner, httpbis } from "http-message-signatures";
import type { TestShop } from "./shop.ts";

/** The key with which a host's server signs. */
export const hostKey = { id: "checkout", key: "a-key-of-a-host-that-is-for-tests-alone-01234567" };

interface CallOptions extends Partial<typeof hostKey> {
  /** The time of the signature. */
  created?: Date;
  /** The signed fields; by default all that are required. */
  fields?: string[];
  /** The body that is sent instead of the signed one. */
  sent?: string;
  /** The address to which it is sent instead of the signed one. */
  sentTo?: string;
  /** The site to whose host it is sent instead of the signed one. */
  sentToSite?: string;
}

/** Calls an address of a shop as a host's server does, which signs its calls. */
export async function callSigned(
  { app, host }: TestShop,
  path: string,
  body: object,
  {
    id = hostKey.id,
    key = hostKey.key,
    created = new Date(),
    fields = ["@method", "@authority", "@path", "content-digest"],
    sent,
    sentTo = path,
    sentToSite = "DE",
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
  const response = await app.inject({
    method: "POST",
    url: sentTo,
    headers: { ...headers, host: host(sentToSite) },
    payload: sent ?? payload,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
