import Type, { type TSchema } from "typebox";
import { Categories, Types } from "./http-feed.ts";
import * as orders from "./order-schema.ts";
import { SentCategory, SentProduct, SentProductType, SentVocabulary } from "./product-schema.ts";
import { SentId } from "./shared-schema.ts";

/** Schemas by their names in the document. */
const schemas: Record<string, TSchema> = Object.fromEntries(
  Object.entries({ ...orders, SentCategory, SentProduct, SentProductType, SentVocabulary }).map(
    ([name, schema]) => [name.replace("Sent", ""), schema],
  ),
);

interface Operation {
  summary: string;
  query?: Record<string, string>;
  /** The Idempotency-Key makes a repeated request the same one. */
  isKeyed?: boolean;
  body?: TSchema;
  answer: TSchema;
  mediaType?: string;
  /** Statuses with a refusal, beside 401 and 503, which any request may get. */
  refusals?: string[];
}

const Ids = Type.Object({ ids: Type.Array(SentId, { maxItems: 100 }) });
const Products = Type.Object({ products: Type.Array(SentProduct) });

const operations: Record<string, Operation> = {
  "GET /v1/capabilities": {
    summary: "What the engine can do, and how late it reports changes",
    answer: orders.SentCapabilities,
  },
  "GET /v1/categories": {
    summary: "Categories: parents before their children, siblings in the order of the shop",
    answer: Categories,
  },
  "GET /v1/vocabulary": {
    summary: "Names of attributes, of differences between variants, and of warnings",
    answer: SentVocabulary,
  },
  "GET /v1/types": { summary: "Kinds of things, as shoppers search for them", answer: Types },
  "GET /v1/products": {
    summary:
      'Each product once, a line of JSON for each, in an order that stays the same; the last line is {"end": count}',
    query: { after: "The id of a product: those behind it" },
    answer: SentProduct,
    mediaType: "application/x-ndjson",
  },
  "POST /v1/products/by-id": {
    summary: "Products by id, without those that are deleted",
    body: Ids,
    answer: Products,
  },
  "GET /v1/changes": {
    summary:
      "At most 1,000 changes after a cursor, as soon as there are any; without a cursor the present one",
    query: {
      cursor: "Where the last answer ended",
      wait: "Milliseconds for which the answer waits for changes",
    },
    answer: orders.SentChanges,
  },
  "POST /v1/offers": {
    summary: "Prices and stock as of now",
    body: orders.SentOffersRequest,
    answer: orders.SentOffers,
    refusals: ["409"],
  },
  "POST /v1/orders": {
    summary: "Places an order, wholly or not at all",
    isKeyed: true,
    body: orders.SentOrderRequest,
    answer: orders.SentOrder,
    refusals: ["409"],
  },
  "GET /v1/orders": {
    summary: "The order of an Idempotency-Key",
    query: { key: "The Idempotency-Key" },
    answer: orders.SentOrder,
    refusals: ["404"],
  },
  "GET /v1/orders/{number}": {
    summary: "An order by its number",
    answer: orders.SentOrder,
    refusals: ["404"],
  },
  "POST /v1/orders/{number}/cancel": {
    summary: "Cancels an order and releases the stock that it still has, once",
    body: Type.Object({}),
    answer: orders.SentOrder,
    refusals: ["404", "409"],
  },
  "POST /v1/orders/{number}/returns": {
    summary: "Puts pieces of an order that came back into stock, wholly or not at all",
    isKeyed: true,
    body: orders.SentReturnRequest,
    answer: orders.SentOrder,
    refusals: ["404", "409"],
  },
};

/** Returns the contract as an OpenAPI document. */
export const engineContract = () => ({
  openapi: "3.1.0",
  info: {
    title: "Commerce system behind Kontor",
    version: "1",
    description: "docs/http-engine.md says how an engine is written.",
  },
  security: [{ signature: [] }],
  paths: pathsOf(),
  components: {
    securitySchemes: {
      signature: {
        type: "apiKey",
        in: "header",
        name: "Signature",
        description:
          "HTTP Message Signature (RFC 9421) with HMAC-SHA-256 over @method, @authority, @path, @query, content-digest and, where there is one, idempotency-key; with created and nonce",
      },
    },
    schemas,
  },
});

function pathsOf() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const [method, path] = name.split(" ") as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = describe(path, operation);
  }
  return paths;
}

function describe(path: string, { summary, query = {}, isKeyed, body, ...answers }: Operation) {
  const { answer: response, mediaType = "application/json", refusals = [] } = answers;
  const text = { type: "string" };
  const parameters = [
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query",
      description,
      schema: text,
    })),
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: text,
    })),
    ...(isKeyed ? [{ name: "Idempotency-Key", in: "header", required: true, schema: text }] : []),
  ];
  const refusal = {
    description: "Why nothing was done",
    content: contentOf(orders.SentRefusal, "application/problem+json"),
  };
  return {
    summary,
    parameters,
    ...(body && { requestBody: { required: true, content: contentOf(body, "application/json") } }),
    responses: {
      200: { description: summary, content: contentOf(response, mediaType) },
      ...Object.fromEntries(refusals.map((status) => [status, refusal])),
      401: { description: "The signature is missing, wrong or too old" },
      503: { description: "The engine cannot answer now" },
    },
  };
}

/** Returns the content of a body, by the name of its schema if it has one. */
function contentOf(schema: TSchema, mediaType: string) {
  const [name] = Object.entries(schemas).find(([, each]) => each === schema) ?? [];
  return { [mediaType]: { schema: name ? { $ref: `#/components/schemas/${name}` } : schema } };
}
