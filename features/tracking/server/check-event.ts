import { Compile } from "typebox/compile";
import type { BrowserFamily } from "../../../http/browser-family.ts";
import { consentGroups } from "../../../shared/consent-cookie.ts";
import { fieldsOf } from "../../../shared/foreign.ts";
import type { SiteCode } from "../../../shared/site.ts";
import { isStorable } from "../../../shared/storable-text.ts";
import { mostItems } from "../ecommerce.ts";
import { hasEmail, mapTexts, masked, someText } from "../masking.ts";
import { checkPurchase, FieldError, readEcommerce, readItems } from "../read-ecommerce.ts";
import { isDisplayEvent, plainEvents } from "../ga4-events.ts";
import { businessEvents } from "../tracking-contract.ts";
import { isPurchase, purchaseKey } from "../tracking-rules.ts";
import { EventEnvelope, eventData, type Batch, type Rejection } from "../tracking-schema.ts";
import type { CheckedEvent } from "./event-sink.ts";
import { correctedTime, dayOfId } from "./event-time.ts";

/** The batch that an event came in, and who sent it. */
export interface Sender extends BrowserFamily {
  batch: Pick<Batch, "client" | "site" | "sent" | "visitor" | "session">;
  received: Date;
  /** What the browser's consent cookie says of statistics: what an event says of itself is not enough. */
  allowsStatistics: boolean;
  /** Of the shop's own host that it came to; undefined at the host of another team. */
  hostSite: SiteCode | undefined;
  /** Whether a host's server has signed it. */
  isSigned: boolean;
  /** Whether a member of staff looks at the shop of another moment. */
  isPreview: boolean;
  network: string;
}

/** Why an event is not stored. */
export interface Objection {
  id: string;
  code: Rejection;
  /** Of the event, as `saidName` has it; empty for an unknown one. */
  name: string;
  /** The field that its schema objects to, such as "/data/ecommerce/items/0/price". */
  field: string;
}

const Envelope = Compile(EventEnvelope);
const dataOf = new Map(Object.entries(eventData).map(([name, schema]) => [name, Compile(schema)]));
const versions = new Set<unknown>([1]);

/** An event to store, and the names of the fields that came with it and are not tracked. */
export interface Checked {
  event: CheckedEvent;
  dropped: string[];
}

/** Checks one event of a batch, whatever the others are. */
export function checkEvent(event: unknown, sender: Sender): Checked | Objection {
  const { id, name, version, data: sent } = fieldsOf<EventEnvelope>(event);
  const known = typeof name === "string" && dataOf.has(name) ? name : "";
  const reject = (code: Rejection, field = ""): Objection => ({
    id: typeof id === "string" ? id.slice(0, 100) : "",
    code,
    name: saidName(known, sent),
    field,
  });
  if (sender.isPreview) return reject("preview");
  if (sender.hostSite && sender.hostSite !== sender.batch.site) return reject("invalid", "/site");
  if (typeof name === "string" && !known) return reject("unknown", "/name");
  if (Number.isInteger(version) && !versions.has(version)) return reject("unknown", "/version");
  if (!Envelope.Check(event)) return reject("invalid", fieldOf(Envelope.Errors(event)));
  const read = readData(event);
  if ("field" in read) return reject("invalid", read.field);
  const schema = dataOf.get(event.name)!;
  if (!schema.Check(read.data))
    return reject("invalid", `/data${fieldOf(schema.Errors(read.data))}`);
  if (someText(read.data, cannotBeStored)) return reject("invalid", "/data");
  const key = purchaseKey(event.name, read.data, sender.batch.site);
  if (event.key !== undefined && event.key !== key) return reject("invalid", "/key");
  if (!event.consent.includes(consentGroups.statistics) || !sender.allowsStatistics)
    return reject("consent");
  const data = mapTexts(read.data, masked);
  // A name cannot be masked.
  if (someText(data, hasEmail)) return reject("personal");
  const time = correctedTime({ time: event.time, sent: sender.batch.sent }, sender.received);
  if (!time) return reject("time");
  return { event: stored(event, { ...sender, time, key, data }), dropped: read.dropped };
}

/** The shop's events that an internal event may carry. */
const carriedEvents: Record<string, readonly string[]> = {
  EcommerceEventData: businessEvents,
  CustomEventData: plainEvents,
};

/** The event that its sender means: what a shop event does, or the internal name. */
export function saidName(name: string, data: unknown): string {
  const { event } = fieldsOf<{ event: string }>(data);
  return carriedEvents[name]?.find((each) => each === event) ?? name;
}

/** The data of an event without the fields that are not tracked, whose names are in `dropped`. */
function readData({
  name,
  data,
}: EventEnvelope): { data: object; dropped: string[] } | { field: string } {
  const { ecommerce, items, ...others } = data as Record<string, unknown>;
  try {
    if (name === "EcommerceEventData") {
      const { event } = others;
      const read = readEcommerce(event, ecommerce);
      if (read.ecommerce.value === undefined && !isDisplayEvent(event))
        throw new FieldError(["value"], "given");
      const known = { ...read.ecommerce, items: read.ecommerce.items.slice(0, mostItems) };
      if (isPurchase(event)) checkPurchase(known);
      return { data: { ...others, ecommerce: known }, dropped: read.dropped };
    }
    if (name === "ItemListData") {
      const read = readItems(items);
      return {
        data: { ...others, items: read.items.slice(0, mostItems) },
        dropped: read.dropped,
      };
    }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const path = error.path.filter((part) => typeof part === "string");
    return {
      field: ["/data", ...(name === "EcommerceEventData" ? ["ecommerce"] : []), ...path].join("/"),
    };
  }
  return { data, dropped: [] };
}

function stored(
  { id, name, version, tab, sequence, page, consent, tests }: EventEnvelope,
  {
    batch,
    received,
    browser,
    isBot,
    network,
    isSigned,
    time,
    key,
    data,
  }: Sender & Pick<CheckedEvent, "data"> & { time: Date; key: string | undefined },
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
    signed: isSigned,
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
