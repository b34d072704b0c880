import { Compile } from "typebox/compile";
import type { BrowserFamily } from "../../../platform/http/requests/browser-family.ts";
import { consentGroups } from "../../../platform/shared/cookies/consent-cookie.ts";
import { fieldsOf } from "../../../platform/shared/foreign.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { isStorable } from "../../../platform/shared/texts/storable-text.ts";
import { maxItems } from "../ecommerce.ts";
import { needsValue, plainEvents } from "../ga4-events.ts";
import { hasEmail, masked, someText } from "../masking.ts";
import { checkPurchase, FieldError, readEcommerce, readItems } from "../read-ecommerce.ts";
import { businessEvents } from "../tracking-contract.ts";
import { isPurchase, purchaseKey } from "../tracking-rules.ts";
import {
  EventEnvelope,
  eventData,
  type Batch,
  type EventData,
  type Rejection,
} from "../tracking-schema.ts";
import type { CheckedEvent } from "./event-sink.ts";
import { correctedTime, dayOfId } from "./event-time.ts";
import type { OwnEvents } from "./own-events.ts";
import { serverClients } from "./tracking-tables.ts";

/** The batch that contained an event, and its sender. */
export interface Sender extends BrowserFamily {
  batch: Omit<Batch, "events">;
  received: Date;
  /** Consent to statistics according to the browser's cookie: the consent in the event itself is not enough. */
  allowsStatistics: boolean;
  /** The site of the shop's own host that received it; undefined at another team's host. */
  hostSite: SiteCode | undefined;
  /** Whether a host's server has signed it. */
  isSigned: boolean;
  /** Whether a member of staff is previewing the shop. */
  isPreview: boolean;
  /** As it is stored: empty for what no browser has sent. */
  network: string;
  /** By whose network reported purchases are limited. */
  ip: string;
}

/** The reason why an event is not stored. */
export interface Objection {
  id: string;
  code: Rejection;
  /** The event's name, as returned by `saidName`; empty for an unknown one. */
  name: string;
  /** The field that violates the schema, such as "/data/ecommerce/items/0/price". */
  field: string;
}

const Envelope = Compile(EventEnvelope);
const dataOf = new Map(Object.entries(eventData).map(([name, schema]) => [name, Compile(schema)]));
const versions = new Set<unknown>([1]);

/** An event to store, and the names of its fields that are not tracked. */
export interface Checked {
  event: CheckedEvent;
  dropped: string[];
}

/** Checks one event of a batch, independently of the others. */
export function checkEvent(
  event: unknown,
  sender: Sender,
  own: OwnEvents = new Map(),
): Checked | Objection {
  const { id, name, version, data: sent } = fieldsOf<EventEnvelope>(event);
  const known = typeof name === "string" && dataOf.has(name) ? name : "";
  const reject = (code: Rejection, field = ""): Objection => ({
    id: typeof id === "string" ? id.slice(0, 100) : "",
    code,
    name: saidName(known, sent, own),
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
  const { event: carried, fields } = fieldsOf<EventData["CustomEventData"]>(read.data);
  const ownSchema = event.name === "CustomEventData" && own.get(String(carried));
  if (ownSchema && !ownSchema.Check(fields))
    return reject("invalid", `/data/fields${fieldOf(ownSchema.Errors(fields))}`);
  if (someText(read.data, cannotBeStored)) return reject("invalid", "/data");
  const key = purchaseKey(event.name, read.data, sender.batch.site);
  if (event.key !== undefined && event.key !== key) return reject("invalid", "/key");
  if (!event.consent.includes(consentGroups.statistics) || !sender.allowsStatistics)
    return reject("consent");
  const data = mapTexts(read.data, masked);
  // A name of a field cannot be masked.
  if (someText(data, hasEmail)) return reject("personal");
  const time = correctedTime({ time: event.time, sent: sender.batch.sent }, sender.received);
  if (!time) return reject("time");
  return { event: rowOf(event, { ...sender, time, key, data }), dropped: read.dropped };
}

/** The shop's events that an internal event may carry, besides slices' own. */
const carriedEvents: Record<string, readonly string[]> = {
  EcommerceEventData: businessEvents,
  CustomEventData: plainEvents,
};

/** Returns the event that the sender means: the name of a shop event, otherwise the internal name. */
export function saidName(name: string, data: unknown, own: OwnEvents): string {
  const { event } = fieldsOf<{ event: string }>(data);
  if (name === "CustomEventData" && typeof event === "string" && own.has(event)) return event;
  return carriedEvents[name]?.find((each) => each === event) ?? name;
}

/** Returns the data of an event without the fields that are not tracked, whose names are in `dropped`. */
function readData({
  name,
  data,
}: EventEnvelope): { data: object; dropped: string[] } | { field: string } {
  const { ecommerce, items, ...others } = data as Record<string, unknown>;
  try {
    if (name === "EcommerceEventData") {
      const { event } = others;
      const read = readEcommerce(event, ecommerce);
      if (read.ecommerce.value === undefined && needsValue(event))
        throw new FieldError(["value"], "given");
      const known = { ...read.ecommerce, items: read.ecommerce.items.slice(0, maxItems) };
      if (isPurchase(event)) checkPurchase(known);
      return { data: { ...others, ecommerce: known }, dropped: read.dropped };
    }
    if (name === "ItemListData") {
      const read = readItems(items);
      return {
        data: { ...others, items: read.items.slice(0, maxItems) },
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

function rowOf(
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
    client: isSigned ? serverClients.host : clientOf(batch.client),
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

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const cannotBeStored = (text: string) => !isStorable(text);

/** Returns a client's version, or "other" for anything that is not one. */
export const clientOf = (client: string): string =>
  /^\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(client) ? client : "other";

/** Returns the path of the first error, without positions and without names that are not in the schema. */
function fieldOf(errors: Iterable<{ instancePath: string }>): string {
  for (const { instancePath } of errors)
    return instancePath.replace(/\/\d+/g, "").replace(/^\/fields\/.*/, "/fields");
  return "";
}
