import { monitoringPath } from "../../border-paths.ts";
import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { environmentOf, trackedPath } from "../page-rules.ts";
import { clientVersion } from "../tracking-contract.ts";
import { retryAfter, statisticsConsent } from "../tracking-rules.ts";
import { storedSession } from "./session.ts";
import { storageOf } from "./storage-of.ts";
import type { LogEntry, Monitor } from "./log.ts";

/** Maximum reports of one page: a page that keeps failing is visible with so many. */
export const maxReports = 30;
/** Maximum characters of a message. */
const maxCharacters = 1_000;
/** Milliseconds to pause after an answer that asks for fewer reports without a `Retry-After`. */
const restTime = 60_000;

/** The service's names of the log's levels. */
const names: Partial<Record<LogEntry["level"], string>> = { 4: "warning", 5: "error" };

/**
 * Sends the log's errors and warnings to the shop, which forwards them to its monitoring service in Sentry's protocol: each
 * message once, without the content of its entry. Imports nothing from the tracking client, to stay small. A failure is neither
 * retried nor logged, so that no report causes another one.
 */
export function createMonitor(): Monitor {
  const reported = new Set<string>();
  let notBefore = 0;

  async function send(entry: LogEntry) {
    const response = await fetchFromShop(monitoringPath, {
      method: "POST",
      headers: { "content-type": "text/plain;charset=UTF-8" },
      body: envelopeOf(entry),
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const asked = retryAfter(response.headers.get("retry-after"), Date.now());
    if (asked || response.status === 429) notBefore = Date.now() + (asked || restTime);
  }

  return (entry) => {
    const key = `${entry.level} ${entry.message}`;
    if (reported.size >= maxReports || reported.has(key) || Date.now() < notBefore) return;
    reported.add(key);
    send(entry).catch(() => {});
  };
}

/** Returns an envelope as lines of JSON: its header, the item's header, and the item. */
function envelopeOf({ time, level, message }: LogEntry): string {
  const eventId = crypto.randomUUID().replaceAll("-", "");
  const isGranted = statisticsConsent(document.cookie) === "granted";
  const event = {
    event_id: eventId,
    timestamp: time / 1_000,
    platform: "javascript",
    level: names[level],
    message: message.slice(0, maxCharacters).toWellFormed(),
    environment: environmentOf(location.href),
    release: `kontor-tracking@${clientVersion}`,
    request: { url: location.origin + trackedPath(location) },
    tags: {
      application: "kontor",
      service: "tracking",
      session: isGranted ? storedSession(storageOf("localStorage"))?.name : undefined,
    },
    // Keeps the service from storing the shopper's network address.
    sdk: { name: "kontor", version: clientVersion, settings: { infer_ip: "never" } },
  };
  const lines = [
    { event_id: eventId, sent_at: new Date().toISOString() },
    { type: "event" },
    event,
  ];
  return lines.map((line) => `${jsonText(line)}\n`).join("");
}
