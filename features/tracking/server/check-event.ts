import { Compile } from "typebox/compile";
import type { BrowserFamily } from "../../../http/browser-family.ts";
import { consentGroups } from "../../../shared/consent-cookie.ts";
import { fieldsOf } from "../../../shared/foreign.ts";
import { isStorable } from "../../../shared/storable-text.ts";
import { purchaseKey } from "../tracking-rules.ts";
import { EventEnvelope, eventData, type Batch, type Rejection } from "../tracking-schema.ts";
import type { CheckedEvent } from "./event-sink.ts";
import { correctedTime, dayOfId } from "./event-time.ts";
import { hasEmail, mapTexts, someText, cleanAddress } from "./personal-data.ts";

/** The batch that an event came in, and who sent it. */
export interface Sender extends BrowserFamily {
  batch: Pick<Batch, "client" | "site" | "sent" | "visitor" | "session">;
  received: Date;
  /** What the browser's consent cookie says of statistics; undefined without the cookie. */
  allowsStatistics: boolean | undefined;
  /** Whether a member of staff looks at the shop of another moment. */
  isPreview: boolean;
  network: string;
}

/** Why an event is not stored. */
export interface Objection {
  id: string;
  code: Rejection;
  /** A name of the schemas; empty for any other. */
  name: string;
  /** The field that its schema objects to, such as "/data/ecommerce/items/0/price". */
  field: string;
}

const Envelope = Compile(EventEnvelope);
const dataOf = new Map(Object.entries(eventData).map(([name, schema]) => [name, Compile(schema)]));
const versions = new Set<unknown>([1]);

/** Checks one event of a batch, whatever the others are. */
export function checkEvent(event: unknown, sender: Sender): CheckedEvent | Objection {
  const { id, name, version } = fieldsOf<EventEnvelope>(event);
  const known = typeof name === "string" && dataOf.has(name) ? name : "";
  const reject = (code: Rejection, field = ""): Objection => ({
    id: typeof id === "string" ? id.slice(0, 100) : "",
    code,
    name: known,
    field,
  });
  if (sender.isPreview) return reject("preview");
  if (typeof name === "string" && !known) return reject("unknown", "/name");
  if (Number.isInteger(version) && !versions.has(version)) return reject("unknown", "/version");
  if (!Envelope.Check(event)) return reject("invalid", fieldOf(Envelope.Errors(event)));
  const schema = dataOf.get(event.name)!;
  if (!schema.Check(event.data))
    return reject("invalid", `/data${fieldOf(schema.Errors(event.data))}`);
  if (someText(event.data, cannotBeStored)) return reject("invalid", "/data");
  const key = purchaseKey(event.name, event.data, sender.batch.site);
  if (event.key !== undefined && event.key !== key) return reject("invalid", "/key");
  if (!event.consent.includes(consentGroups.statistics) || sender.allowsStatistics === false)
    return reject("consent");
  const data = mapTexts(event.data, cleanAddress);
  if (someText(data, hasEmail)) return reject("personal");
  const time = correctedTime({ time: event.time, sent: sender.batch.sent }, sender.received);
  if (!time) return reject("time");
  return stored(event, { ...sender, time, key, data });
}

function stored(
  { id, name, version, tab, sequence, page, consent, tests }: EventEnvelope,
  {
    batch,
    received,
    browser,
    isBot,
    network,
    time,
    key,
    data,
  }: Sender & { time: Date; key: string | undefined; data: unknown },
): CheckedEvent {
  return {
    day: dayOfId(id),
    id,
    site: batch.site,
    name,
    version,
    time: time.toISOString(),
    received: received.toISOString(),
    client: clientOf(batch.client),
    tab,
    sequence,
    page,
    visitor: batch.visitor ?? null,
    session: batch.session ?? null,
    consent: consent.join(","),
    tests: tests ?? null,
    browser,
    is_bot: isBot,
    network,
    data,
    key: key ?? null,
  };
}

/** PostgreSQL stores no NUL, and no half of a character that takes two. */
const cannotBeStored = (text: string) => !isStorable(text);

/** A client's version; "other" for anything that is none. */
export const clientOf = (client: string): string =>
  /^\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(client) ? client : "other";

/** Where the first error is. Names that are not the schema's own, and positions, are left out. */
function fieldOf(errors: Iterable<{ instancePath: string }>): string {
  for (const { instancePath } of errors)
    return instancePath.replace(/\/\d+/g, "").replace(/^\/fields\/.*/, "/fields");
  return "";
}
