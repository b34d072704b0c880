import { environmentOf, trackedPath } from "../page-rules.ts";
import { clientVersion, monitoringPath } from "../tracking-contract.ts";
import { retryAfter, statisticsConsent } from "../tracking-rules.ts";
import { storedSession } from "./session.ts";
import { storageOf } from "./storage-of.ts";
import type { LogEntry, Monitor } from "./log.ts";

/** What one page reports at most: a page that fails again and again says so often enough. */
export const mostReports = 30;
/** Characters of a message, at most. */
const mostCharacters = 1_000;
/** Milliseconds without reports after an answer that asks for fewer and does not say for how long. */
const restTime = 60_000;

/** The names of the log's levels at the service. */
const names: Partial<Record<LogEntry["level"], string>> = { 4: "warning", 5: "error" };

/**
 * Sends the log's errors and warnings to the shop, which passes them on to its monitoring service, by Sentry's protocol: each
 * message once, without what an entry holds besides its message. Imports nothing of the client, which would be larger by that. Nothing is repeated or logged when that fails, so that a report causes no other.
 */
export function createMonitor(): Monitor {
  const reported = new Set<string>();
  let notBefore = 0;

  async function send(entry: LogEntry) {
    const response = await fetch(monitoringPath, {
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
    if (reported.size >= mostReports || reported.has(key) || Date.now() < notBefore) return;
    reported.add(key);
    send(entry).catch(() => {});
  };
}

/** Lines of JSON: about the envelope, about what is in it, and that. */
function envelopeOf({ time, level, message }: LogEntry): string {
  const eventId = crypto.randomUUID().replaceAll("-", "");
  const isGranted = statisticsConsent(document.cookie) === "granted";
  const event = {
    event_id: eventId,
    timestamp: time / 1_000,
    platform: "javascript",
    level: names[level],
    message: message.slice(0, mostCharacters).toWellFormed(),
    environment: environmentOf(location.href),
    release: `kontor-tracking@${clientVersion}`,
    request: { url: location.origin + trackedPath(location) },
    tags: {
      application: "kontor",
      service: "tracking",
      session: isGranted ? storedSession(storageOf("localStorage"))?.name : undefined,
    },
    // The shopper's network address is not stored.
    sdk: { name: "kontor", version: clientVersion, settings: { infer_ip: "never" } },
  };
  const lines = [
    { event_id: eventId, sent_at: new Date().toISOString() },
    { type: "event" },
    event,
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
