import type { FastifyInstance, FastifyRequest } from "fastify";
import { createCountedWarning } from "../security/counted-warning.ts";
import type { HostKeys } from "../security/host-keys.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { acceptedSignature, hasDigest, signerOf } from "../security/signed-requests.ts";
import { acceptJson } from "./json-bodies.ts";

/** A request that no key of a host has signed. */
class UnsignedError extends Error {
  readonly statusCode = 401;
  readonly headers = { "accept-signature": acceptedSignature };
}

const remedies = {
  noKeys: "This shop knows no host's key; set HOST_KEYS",
  signature:
    "Sign @method, @path and content-digest with a key of HOST_KEYS (RFC 9421, hmac-sha256, with created and keyid), at most 5 minutes before",
  digest: "Content-Digest is not that of the body; send sha-256=:…: of the bytes as they are sent",
};

/** Routes that only servers of hosts call, with a key of the setting HOST_KEYS. */
export function createSignedRoutes(keys: HostKeys, security: SecurityLog) {
  const onUnsigned = createCountedWarning((times) => security("signatureRefused", { times }));
  const refuse = (remedy: keyof typeof remedies) => {
    onUnsigned();
    return new UnsignedError(remedies[remedy]);
  };
  const addressOf = ({ protocol, host, originalUrl }: FastifyRequest) =>
    `${protocol}://${host}${originalUrl}`;

  /** From here on every route of a scope takes signed requests alone. They are checked before their body is read. */
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
