import Type, { type Static, type TSchema } from "typebox";
import { AnySite } from "../../platform/shared/sites/site-format.ts";
import { testGroupsPattern } from "../../platform/shared/test-groups.ts";
import {
  eventFields,
  itemFields,
  textLimits,
  type EventFacts as EventFactsType,
  type FieldKind,
  type TrackedItem,
} from "./ga4-events.ts";
import { maxItems } from "./ecommerce.ts";
import { batchLimits, businessEvents } from "./tracking-contract.ts";

/**
 * The events that the collector accepts, by name and version. They change by addition only, so that old and new releases
 * understand each other. The browser imports only the types.
 */

/** The characters of a visitor's name. */
export const visitorPattern = "^[\\w-]{8,40}$";

const closed = { additionalProperties: false };
const Short = Type.String({ maxLength: 100 });
const Long = Type.String({ maxLength: 300 });
const Money = Type.Number({ minimum: -1e9, maximum: 1e9 });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const kinds: Record<FieldKind, TSchema> = {
  text: Short,
  long: Long,
  search: Type.String({ maxLength: textLimits.search }),
  order: Type.String({ minLength: 1, maxLength: textLimits.order }),
  currency: Type.String({ pattern: "^[A-Z]{3}$" }),
  money: Money,
  number: Money,
  count: Count,
  flag: Type.Boolean(),
};

/** An object with these fields; those that are not listed as required are optional. */
const fieldSchemas = (fields: Record<string, FieldKind>, required: string[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      required.includes(name) ? kinds[kind] : Type.Optional(kinds[kind]),
    ]),
  );

/** An item in GA4's form. */
const Item = Type.Unsafe<TrackedItem>(Type.Object(fieldSchemas(itemFields, ["item_id"]), closed));

/** At most GA4's maximum of items. */
const Items = Type.Array(Item, { maxItems: maxItems });

/** The code that reads events checks which of them need currency and value. */
const EventFacts = Type.Unsafe<EventFactsType>(
  Type.Object({ ...fieldSchemas(eventFields, []), items: Items }, closed),
);

const Value = Type.Union([
  Type.String({ maxLength: 300 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);

/** The data of each internal event. */
export const eventData = {
  /** A page view: once for each navigation. */
  InitialPageData: Type.Object(
    {
      page_type: Short,
      /** Without segments that contain `@` and without parameters that are not allowed. */
      path: Long,
      language: Short,
      environment: Type.Enum(["development", "staging", "production"], { type: "string" }),
      device: Type.Enum(["mobile", "no mobile"], { type: "string" }),
      screen_cluster: Short,
      platform: Type.Optional(Short),
      login_status: Type.Optional(Short),
      last_touchpoint: Type.Optional(Short),
      referrer: Type.Optional(Long),
      search_term: Type.Optional(Type.String({ maxLength: 200 })),
      results: Type.Optional(Count),
    },
    closed,
  ),
  /** Any other event of the data layer: its name, and flat fields. */
  CustomEventData: Type.Object(
    {
      event: Short,
      fields: Type.Record(Type.String({ maxLength: 40 }), Value, { maxProperties: 25 }),
    },
    closed,
  ),
  /** The source that led to a product: a search, a list, a promotion. */
  ProductSourceEventData: Type.Object(
    { item_id: Short, source: Short, detail: Type.Optional(Type.String({ maxLength: 200 })) },
    closed,
  ),
  EcommerceEventData: Type.Object(
    { event: Type.Enum(businessEvents, { type: "string" }), ecommerce: EventFacts },
    closed,
  ),
  /** Products that a page listed. */
  ItemListData: Type.Object(
    { item_list_id: Short, item_list_name: Type.Optional(Short), items: Items },
    closed,
  ),
  /** A contact form was submitted. Never contains what was written into it. */
  LeadData: Type.Object({ subject: Short, origin: Type.Optional(Short) }, closed),
  /** A single-page host navigated: the previous page's data no longer counts. */
  Reset: Type.Object({}, closed),
  /** The page's first events were sent, this many milliseconds after it was shown. Reports what this browser lost before. */
  trackingExecuted: Type.Object(
    {
      events: Count,
      waited: Count,
      /** Pages that were left before they were tracked. */
      lost_pages: Type.Optional(Count),
      /** Events for which the browser had no room. */
      lost_events: Type.Optional(Count),
    },
    closed,
  ),
  /** The page's tags were loaded, after consent to these groups. */
  tagsExecuted: Type.Object({ groups: Type.Array(Short, { maxItems: 20 }) }, closed),
} as const;

export type EventData = { [Name in keyof typeof eventData]: Static<(typeof eventData)[Name]> };

/** One event as it is sent. */
export const EventEnvelope = Type.Object(
  {
    /** UUIDv7, generated once, when the event happened. */
    id: Type.String({
      pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
    }),
    name: Short,
    /** The version of the event's schema. */
    version: Type.Literal(1),
    /** The time by the browser's clock. */
    time: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
    /** Random name of the tab, and the event's number in it, from 1: gaps are losses. */
    tab: Type.String({ pattern: "^[\\w-]{8,40}$" }),
    sequence: Type.Integer({ minimum: 1, maximum: 1e9 }),
    /** Random name of the navigation. */
    page: Type.String({ pattern: "^[\\w-]{8,40}$" }),
    /** The groups that were allowed when the event was stored. */
    consent: Type.Array(Type.String({ pattern: "^[\\w-]{1,20}$" }), { maxItems: 20 }),
    /** The visitor's groups of A/B tests, as platform/shared/test-groups.ts writes them. */
    tests: Type.Optional(Type.String({ pattern: testGroupsPattern })),
    /** In a purchase: "purchase:" site ":" order. A key is counted once, whatever the event's id. */
    key: Type.Optional(Type.String({ pattern: "^purchase:[A-Z_]{2,5}:.{1,300}$" })),
    data: Type.Object({}, { additionalProperties: true }),
  },
  closed,
);
export type EventEnvelope = Static<typeof EventEnvelope>;

/** A batch that a browser sends. Events are checked one by one: a bad one does not block the others. */
export const Batch = Type.Object(
  {
    client: Type.String({ maxLength: 20 }),
    site: AnySite,
    /** The time of sending by the browser's clock: it shows how wrong that clock is. */
    sent: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
    visitor: Type.Optional(Type.String({ pattern: visitorPattern })),
    session: Type.Optional(Type.String({ pattern: "^[\\w-]{8,40}$" })),
    events: Type.Array(Type.Unknown(), { minItems: 1, maxItems: batchLimits.events }),
  },
  closed,
);
export type Batch = Omit<Static<typeof Batch>, "events"> & { events: EventEnvelope[] };

export const rejections = ["invalid", "unknown", "consent", "personal", "preview", "time"] as const;
export type Rejection = (typeof rejections)[number];

/**
 * The answer, after all accepted events are stored. An event in none of the lists is to be sent again later: its network has
 * reported too many purchases.
 */
export const BatchAnswer = Type.Object({
  accepted: Type.Array(Type.String()),
  duplicate: Type.Array(Type.String()),
  rejected: Type.Array(
    Type.Object({ id: Type.String(), code: Type.Enum(rejections, { type: "string" }) }),
  ),
});
export type BatchAnswer = Static<typeof BatchAnswer>;

/** A purchase as the server of a host's checkout sends it. */
export const SignedPurchase = Type.Object(
  {
    site: AnySite,
    /** Only purchases of shoppers who allow statistics, according to the consent cookie of the order's request. */
    consent: Type.Literal(true),
    /** When the order was placed, in milliseconds since 1970; now if missing. */
    time: Type.Optional(Type.Integer({ minimum: 0, maximum: 8.64e15 })),
    /** GA4's fields of a purchase; `value` is computed where it is missing. */
    ecommerce: Type.Object({}, { additionalProperties: true }),
  },
  closed,
);
export type SignedPurchase = Static<typeof SignedPurchase>;
