import type { FastifyRequest } from "fastify";
import { networkOf } from "../../../platform/security/networks.ts";
import { refusesStatistics } from "../../../platform/shared/cookies/consent-cookie.ts";
import { isPreview } from "../../../platform/shared/cookies/preview-cookie.ts";

/** The visitor that a search or a click counts for. */
export interface CountedVisitor {
  /** IP address, or the prefix that a household shares: it counts once a day for each text. */
  network: string;
  userAgent: string | undefined;
}

/** Returns the visitor that a request counts for; undefined for staff and for shoppers who refused statistics. */
export function countedVisitor({ ip, headers }: FastifyRequest): CountedVisitor | undefined {
  if (isPreview(headers.cookie) || refusesStatistics(headers.cookie)) return undefined;
  return { network: networkOf(ip), userAgent: headers["user-agent"] };
}
