import type { FastifyInstance, FastifyRequest } from "fastify";
import { createCountedWarning } from "../../security/counted-warning.ts";
import type { HostKeys } from "../../security/host-keys.ts";
import type { SecurityLog } from "../../security/security-log.ts";
import { acceptedSignature, hasDigest, signerOf } from "../../security/signed-requests.ts";
import { acceptJson } from "./json-bodies.ts";

/** Thrown for a request that was not signed with the key of a host. */
class UnsignedError extends Error {
  readonly statusCode = 401;
  readonly headers = { "accept-signature": acceptedSignature };
}

const remedies = {
  noKeys: "This shop knows no host's key; set HOST_KEYS",
  signature:
    "Sign @method, @authority, @path and content-digest with a key of HOST_KEYS (RFC 9421, hmac-sha256, with created and keyid), at most 5 minutes before",
  digest: "Content-Digest is not that of the body; send sha-256=:…: of the bytes as they are sent",
};

/** Creates the check for routes that only the servers of hosts may call, with a key of the setting HOST_KEYS. */
export function createSignedRoutes(keys: HostKeys, security: SecurityLog) {
  const onUnsigned = createCountedWarning((times) => security("signatureRefused", { times }));
  const refuse = (remedy: keyof typeof remedies) => {
    onUnsigned();
    return new UnsignedError(remedies[remedy]);
  };
  const addressOf = ({ protocol, host, originalUrl }: FastifyRequest) =>
    `${protocol}://${host}${originalUrl}`;

  /**
   * Makes every route that is registered in a scope afterwards accept signed requests only. Signatures are checked before the
   * body is read.
   */
  return function requireSignature(scope: FastifyInstance) {
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (keys.size === 0) throw refuse("noKeys");
      const { method, headers } = request;
      const signer = await signerOf({ method, url: addressOf(request), headers }, keys);
      if (signer === undefined) throw refuse("signature");
    });
    scope.removeContentTypeParser("application/json");
    acceptJson(scope, ({ headers }, body) =>
      hasDigest(headers["content-digest"], body) ? undefined : refuse("digest"),
    );
  };
}
