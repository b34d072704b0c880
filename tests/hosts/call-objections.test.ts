import { expect, test } from "vitest";
import type { DocumentedCalls } from "./calls-document.ts";
import { callObjections } from "./call-objections.ts";

const text = { type: "string" };
const object = (properties: object, required: string[] = []) => ({
  type: "object",
  properties,
  required,
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });

type Sent = DocumentedCalls["paths"][string][string]["parameters"];

const documentOf = ({
  parameters = [{ in: "query", name: "q", schema: text }],
  body = object({ id: text, note: text }, ["id"]),
  answer: response = object({ count: { type: "integer" }, note: text }, ["count"]),
}: {
  parameters?: Sent;
  body?: object;
  answer?: object;
}): DocumentedCalls => ({
  info: { version: "1" },
  paths: {
    "/cart": { put: { parameters, requestBody: json(body), responses: { 200: json(response) } } },
  },
});
const before = documentOf({});
const count = { type: "integer" };

test.each([
  [
    "a request may have a further field",
    { body: object({ id: text, note: text, new: text }, ["id"]) },
  ],
  ["a request need not have a field", { body: object({ id: text, note: text }) }],
  [
    "an answer has a further field",
    { answer: object({ count, note: text, new: text }, ["count"]) },
  ],
  [
    "a call has a further parameter",
    {
      parameters: [
        ...before.paths["/cart"]!.put!.parameters!,
        { in: "header", name: "x", schema: text },
      ],
    },
  ],
  [
    "a field is explained",
    { answer: object({ count: { ...count, description: "Pieces" }, note: text }, ["count"]) },
  ],
])("a contract remains as it is when %s", (_change, after) => {
  expect(callObjections(before, documentOf(after))).toEqual([]);
});

test.each([
  ["a request needs a field", { body: object({ id: text, note: text }, ["id", "note"]) }],
  ["a request may not have a field", { body: object({ id: text }, ["id"]) }],
  [
    "a call needs a parameter",
    { parameters: [{ in: "query", name: "q", required: true, schema: text }] },
  ],
  ["a call has lost a parameter", { parameters: [] }],
  ["an answer lacks a field", { answer: object({ count }, ["count"]) }],
  ["an answer may lack a field", { answer: object({ count, note: text }) }],
  [
    "a field of an answer may be null",
    { answer: object({ count: { ...count, nullable: true }, note: text }, ["count"]) },
  ],
  [
    "a field of an answer has another type",
    { answer: object({ count: text, note: text }, ["count"]) },
  ],
  [
    "the border needs a field that hosts do not answer",
    { answer: object({ count, note: text }, ["count", "note"]) },
  ],
])("a contract does not allow that %s", (_change, after) => {
  expect(callObjections(before, documentOf(after))).toHaveLength(1);
});

test("a contract does not allow that a call, its method or an answer of it is gone", () => {
  const { put } = before.paths["/cart"]!;
  const changed: DocumentedCalls["paths"][] = [
    {},
    { "/cart": { get: put! } },
    { "/cart": { put: { ...put!, responses: {} } } },
  ];
  for (const paths of changed) expect(callObjections(before, { ...before, paths })).not.toEqual([]);
});
