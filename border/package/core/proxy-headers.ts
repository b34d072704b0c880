/** How every proxy of this package treats headers. */

export interface ProxyOptions {
  /**
   * Whether a proxy of yours stands in front of this server and sets or removes `X-Forwarded-For`, `X-Forwarded-Proto` and
   * `X-Forwarded-Host`, so that none of them is a browser's. For plain Node, Connect and `border.fetch`: Express has its setting
   * `trust proxy`. False by default: then the shop gets the address of the connection.
   */
  trustProxy?: boolean;
}

/** Headers of one connection (RFC 9110, 7.6.1): Node writes its own, and refuses a `Trailer` in a message without chunks. */
export const hopByHop: readonly string[] = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
];

/** Headers by which a proxy names the client, which a client may claim itself. */
const claims = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/** Returns the names of the headers of a request that a proxy does not pass on. */
export const droppedHeaders = ({ trustProxy }: ProxyOptions): readonly string[] =>
  trustProxy ? hopByHop : [...hopByHop, ...claims];

/** Milliseconds after which the shop counts as silent. */
export const maxSilence = 30_000;

/** Milliseconds for which a problem of a proxy is reported once. */
export const pauseOfReports = 60_000;
