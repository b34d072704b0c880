import { deepEqual, equal } from "node:assert/strict";
import { coveredParts, signCall, type Deviation, type UnsignedCall } from "../sign-call.ts";
import { emptyDraft, type CheckedEngine, type ReadingCheck } from "./reading-checks.ts";

type Address = CheckedEngine["address"];
type SentCall = Omit<UnsignedCall, "url"> & { path: string };

const capabilities: SentCall = { method: "GET", path: "/v1/capabilities", body: "" };
const readNothing: SentCall = { method: "POST", path: "/v1/products/by-id", body: '{"ids":[]}' };
/** The only kind of call with a key that changes nothing. */
const orderNothing: SentCall = {
  method: "POST",
  path: "/v1/orders",
  body: JSON.stringify({ channel: "DE", ...emptyDraft }),
  key: "unknown-to-anybody",
};

const signed = ({ url, key }: Address, { path, ...call }: SentCall, deviation?: Deviation) =>
  signCall({ ...call, url: url + path }, key, deviation);

/** Returns the status of a call with these headers. */
const statusOf = async (
  { url }: Address,
  { method, path, body }: SentCall,
  headers: Record<string, string>,
) =>
  (
    await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    })
  ).status;

/** Minutes by which the moment of a signature is wrong, on a machine whose clock may be wrong by a few itself. */
const minutesAway = 10;

/** Signatures that an engine must refuse or accept, of calls that change nothing. */
export const signatureChecks: ReadingCheck[] = [
  {
    title: "signatures: refuse requests without one, or by another key",
    remedy:
      "Verify the signature before anything else, and answer 401 where it is missing or wrong.",
    async run({ address }) {
      const refuses = async (headers: Record<string, string>, mistake: string) =>
        equal(await statusOf(address, capabilities, headers), 401, mistake);
      const { path } = capabilities;
      await refuses({}, "a request without a signature is answered");
      await refuses(
        await signed({ ...address, key: `${address.key}x` }, capabilities),
        "another key is accepted",
      );
      await refuses(
        await signed(address, { ...capabilities, path: "/v1/categories" }),
        "a signature for another path is accepted",
      );
      await refuses(
        await signed(address, { ...capabilities, path: `${path}?a=b` }),
        "a signature for another query is accepted",
      );
    },
  },
  {
    title: "signatures: are accepted once",
    remedy: "Remember the nonce of each signature for five minutes, and refuse it the second time.",
    async run({ address }) {
      const headers = await signed(address, capabilities);
      deepEqual(
        [
          await statusOf(address, capabilities, headers),
          await statusOf(address, capabilities, headers),
        ],
        [200, 401],
      );
    },
  },
  {
    title: "signatures: refuse those that are too old, or of the future",
    remedy:
      "Answer 401 where created is more than five minutes ago or more than 30 seconds ahead, by the machine's clock.",
    async run({ address }) {
      for (const minutes of [-minutesAway, minutesAway]) {
        const created = new Date(Date.now() + minutes * 60_000);
        equal(
          await statusOf(address, capabilities, await signed(address, capabilities, { created })),
          401,
          `a signature of ${minutesAway} minutes ${minutes < 0 ? "ago" : "ahead"} is accepted`,
        );
      }
    },
  },
  {
    title: "signatures: refuse a body that was changed",
    remedy:
      "Compute the digest of the body that came, and answer 401 where Content-Digest is another.",
    async run({ address }) {
      const headers = await signed(address, readNothing);
      const changed = { ...readNothing, body: '{"ids":["unknown-to-anybody"]}' };
      equal(
        await statusOf(address, changed, headers),
        401,
        "a body that was changed after signing is accepted",
      );
    },
  },
  {
    title: "signatures: refuse those over fewer parts than they must cover",
    remedy:
      "Answer 401 where a signature does not cover all five parts, the Idempotency-Key of a request that has one, created and nonce.",
    async run({ address }) {
      for (const [call, without] of [
        ...[...coveredParts, "created", "nonce"].map((part) => [readNothing, part] as const),
        [orderNothing, "idempotency-key"] as const,
      ])
        equal(
          await statusOf(address, call, await signed(address, call, { without })),
          401,
          `a signature without ${without} is accepted`,
        );
    },
  },
];
