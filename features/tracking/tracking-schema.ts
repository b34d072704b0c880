import Type, { type Static } from "typebox";
import { siteCodes } from "../../shared/site.ts";
import { testGroupsPattern } from "../../shared/test-groups.ts";
import { batchLimits, businessEvents } from "./tracking-contract.ts";

/**
 * The events that the collector takes, by name and version: additive only, so that old and new releases understand each other.
 * The browser imports the types alone.
 */

/** What the name of a visitor is made of. */
export const visitorPattern = "^[\\w-]{8,40}$";

const closed = { additionalProperties: false };
const Short = Type.String({ maxLength: 100 });
const Long = Type.String({ maxLength: 300 });
const Money = Type.Number({ minimum: 0, maximum: 1e9 });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** An item in GA4's form. Prices are of one piece, in the currency of the event. */
export const TrackedItem = Type.Object(
  {
    item_id: Short,
    item_name: Type.Optional(Long),
    price: Type.Optional(Money),
    quantity: Type.Optional(Count),
    discount: Type.Optional(Money),
    coupon: Type.Optional(Short),
    index: Type.Optional(Count),
    item_brand: Type.Optional(Short),
    item_category: Type.Optional(Short),
    item_category2: Type.Optional(Short),
    item_category3: Type.Optional(Short),
    item_category4: Type.Optional(Short),
    item_category5: Type.Optional(Short),
    item_variant: Type.Optional(Short),
    item_list_id: Type.Optional(Short),
  },
  closed,
);
export type TrackedItem = Static<typeof TrackedItem>;

export const Ecommerce = Type.Object(
  {
    /** ISO 4217. */
    currency: Type.String({ pattern: "^[A-Z]{3}$" }),
    /** The sum of price times quantity, without shipping and tax. */
    value: Money,
    /** At most as many as GA4 takes. */
    items: Type.Array(TrackedItem, { maxItems: 200 }),
    /** Of a purchase: the order's number. */
    transaction_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    coupon: Type.Optional(Short),
    shipping: Type.Optional(Money),
    tax: Type.Optional(Money),
    /** Of the checkout's events: the step that was reached, or left backwards. */
    checkout_step: Type.Optional(Short),
    /** The search that found the product. */
    search_term: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);
export type Ecommerce = Static<typeof Ecommerce>;

const Value = Type.Union([
  Type.String({ maxLength: 300 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);

/** The data of each internal event. */
export const eventData = {
  /** A page was shown: once for each navigation. */
  InitialPageData: Type.Object(
    {
      page_type: Short,
      /** Without `@` segments and without parameters that are not allowed. */
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
  /** Anything else of the data layer: its name, and flat fields. */
  CustomEventData: Type.Object(
    {
      event: Short,
      fields: Type.Record(Type.String({ maxLength: 40 }), Value, { maxProperties: 25 }),
    },
    closed,
  ),
  /** What led to a product: a search, a list, a promotion. */
  ProductSourceEventData: Type.Object(
    { item_id: Short, source: Short, detail: Type.Optional(Type.String({ maxLength: 200 })) },
    closed,
  ),
  EcommerceEventData: Type.Object(
    { event: Type.Enum(businessEvents, { type: "string" }), ecommerce: Ecommerce },
    closed,
  ),
  /** Products that a page listed. */
  ItemListData: Type.Object(
    { item_list_id: Short, items: Type.Array(TrackedItem, { maxItems: 200 }) },
    closed,
  ),
  /** A form that asks for contact was sent. Never what was written into it. */
  LeadData: Type.Object({ subject: Short, origin: Type.Optional(Short) }, closed),
  /** A single-page host moved on: what was said of the page before no longer counts. */
  Reset: Type.Object({}, closed),
  /** The events of the page so far were given to the queue; `waited` milliseconds after the first of them. */
  trackingExecuted: Type.Object({ events: Count, waited: Count }, closed),
  /** The tags of the page were loaded, after the consent to these groups. */
  tagsExecuted: Type.Object({ groups: Type.Array(Short, { maxItems: 20 }) }, closed),
} as const;

export type EventData = { [Name in keyof typeof eventData]: Static<(typeof eventData)[Name]> };

/** One event as it is sent. */
export const EventEnvelope = Type.Object(
  {
    /** UUIDv7, made when the event happened and never again. */
    id: Type.String({
      pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
    }),
    name: Short,
    /** Of the schema of the name. */
    version: Type.Literal(1),
    /** By the clock of the browser. */
    time: Type.Integer({ minimum: 0, maximum: 8.64e15 }),
    /** Random name of the tab, and the number of the event in it, from 1: gaps are losses. */
    tab: Type.String({ pattern: "^[\\w-]{8,40}$" }),
    sequence: Type.Integer({ minimum: 1, maximum: 1e9 }),
    /** Random name of the navigation. */
    page: Type.String({ pattern: "^[\\w-]{8,40}$" }),
    /** The groups that were allowed when the event was stored. */
    consent: Type.Array(Type.String({ pattern: "^[\\w-]{1,20}$" }), { maxItems: 20 }),
    /** The visitor's groups of A/B tests, as shared/test-groups.ts writes them. */
    tests: Type.Optional(Type.String({ pattern: testGroupsPattern })),
    /** Of a purchase: "purchase:" site ":" order. It is counted once, whatever its id. */
    key: Type.Optional(Type.String({ pattern: "^purchase:[A-Z_]{2,5}:.{1,100}$" })),
    data: Type.Object({}, { additionalProperties: true }),
  },
  closed,
);
export type EventEnvelope = Static<typeof EventEnvelope>;

/** What a browser sends. Events are checked one by one: a bad one does not keep the others out. */
export const Batch = Type.Object(
  {
    client: Type.String({ maxLength: 20 }),
    site: Type.Enum(siteCodes, { type: "string" }),
    /** When it was sent, by the clock of the browser: shows how wrong that clock is. */
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

/** The answer, after everything that is accepted is stored. Each event of the batch stands in one of the lists. */
export const BatchAnswer = Type.Object({
  accepted: Type.Array(Type.String()),
  duplicate: Type.Array(Type.String()),
  rejected: Type.Array(
    Type.Object({ id: Type.String(), code: Type.Enum(rejections, { type: "string" }) }),
  ),
});
export type BatchAnswer = Static<typeof BatchAnswer>;
