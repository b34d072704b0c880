import type { DocumentedCalls, DocumentedContent } from "./calls-document.ts";
import { isObject, schemaObjections } from "../support/schema-objections.ts";

/**
 * Returns what pages and hosts of the first document would miss in the second. A request must be accepted as before. An answer must
 * have what the shop's had, for its readers; and what a host answers in the shop's place must still be enough for the border.
 */
export function callObjections(before: DocumentedCalls, after: DocumentedCalls): string[] {
  const [old, now] = [shapesOf(before), shapesOf(after)];
  return [
    ...schemaObjections(old.requests, now.requests),
    ...schemaObjections(old.answers, now.answers),
    ...lostCertainties(old.answers, now.answers),
  ];
}

/** Returns the requests and answers of each call as schemas, without what is written for readers. */
function shapesOf({ paths }: DocumentedCalls) {
  const requests: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      const fields = parameters.map((parameter) => [
        `${parameter.name} (${parameter.in})`,
        parameter.schema ?? {},
        parameter.required ?? false,
      ]);
      if (requestBody) fields.push(["body", schemaOf(requestBody), requestBody.required ?? false]);
      requests[call] = {
        properties: Object.fromEntries(fields.map(([name, schema]) => [name, schema])),
        required: fields.filter(([, , isRequired]) => isRequired).map(([name]) => name),
      };
      answers[call] = {
        properties: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [status, schemaOf(response)]),
        ),
      };
    }
  return withoutNotes({ requests, answers });
}

const schemaOf = ({ content = {} }: { content?: DocumentedContent }) => ({
  properties: Object.fromEntries(
    Object.entries(content).map(([type, { schema = {} }]) => [type, schema]),
  ),
});

function withoutNotes<Value>(value: Value, areFields = false): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNotes(item)) as Value;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => areFields || name !== "description");
  return Object.fromEntries(
    kept.map(([name, item]) => [name, withoutNotes(item, name === "properties" && !areFields)]),
  ) as Value;
}

/** Returns the fields that an answer no longer always has, or that may now be null. */
function lostCertainties(before: unknown, after: unknown, path = ""): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  const names = (required: unknown) => (required ?? []) as string[];
  const optional = names(before.required)
    .filter((name) => !names(after.required).includes(name))
    .map((name) => `${path}/${name} may be missing`);
  const isNullable = !before.nullable && after.nullable ? [`${path} may be null`] : [];
  const inside = Object.keys(before).flatMap((name) =>
    lostCertainties(before[name], after[name], `${path}/${name}`),
  );
  return [...optional, ...isNullable, ...inside];
}
