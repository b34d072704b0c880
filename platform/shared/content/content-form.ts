import { Settings } from "typebox/system";
import { nearestWord } from "../texts/nearest.ts";

/** Validation of content values against their schema, with messages that say what to write instead. */

// Editors should see all mistakes at once. The default limit of eight may be used up by a single list of allowed words.
Settings.Set({ maxErrors: 200 });

/** A compiled schema. */
export interface CompiledSchema<Value> {
  Check(value: unknown): value is Value;
  Errors(value: unknown): FormError[];
  Type(): object;
}

interface FormError {
  keyword: string;
  /** Path of the violated schema within the whole one: "#/properties/from". */
  schemaPath: string;
  instancePath: string;
  params: object;
  message: string;
}

export interface FormMistake {
  path: string[];
  /** The mistake, and what to write instead. */
  what: string;
  /** The allowed values, if there are only a few. */
  allowed?: unknown[];
  /** The key that is missing there. */
  missing?: string;
  /** The key that an unknown one most likely means. */
  meant?: string;
}

/** Returns the mistakes in a value, one for each place in it. */
export function formMistakes<Value>(form: CompiledSchema<Value>, value: unknown): FormMistake[] {
  if (form.Check(value)) return [];
  const errors = form.Errors(value).filter(({ keyword }) => !repeated.has(keyword));
  const places = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return [...places].flatMap(([place, all]) => {
    const path = place.split("/").slice(1);
    const found = valueAtPath(value, path);
    const others = all.filter(({ keyword }) => !choices.has(keyword));
    if (others.length > 0) {
      const told = others.slice(0, 2).flatMap((error) => toldOf(error, path, form, found));
      // A mistyped key is not missing as well.
      return told.filter(({ missing }) => !told.some(({ meant }) => meant && meant === missing));
    }
    // If parts of the value have mistakes of their own, those are more specific.
    const isPartlyRight = [...places.keys()].some((other) => other.startsWith(`${place}/`));
    return isPartlyRight ? [] : [notAmong(all, path, found)];
  });
}

function valueAtPath(value: unknown, path: string[]): unknown {
  let found = value;
  for (const step of path) found = Object(found)[step];
  return found;
}

/** Keywords whose errors only repeat another error. */
const repeated = new Set(["boolean", "anyOf"]);
/** Keywords that report one error for each form that the value could have. */
const choices = new Set(["type", "const", "enum"]);

function notAmong(errors: FormError[], path: string[], written: unknown): FormMistake {
  const allowed = errors.flatMap(({ params }): unknown[] => {
    if ("allowedValue" in params) return [params.allowedValue];
    return "allowedValues" in params ? (params.allowedValues as unknown[]) : [];
  });
  if (allowed.length > 0) return { path, what: `write ${oneOf(allowed.map(String))}`, allowed };
  const types = errors.flatMap(({ params }) =>
    "type" in params ? [params.type].flat().map(String) : [],
  );
  const number = types.some((type) => type === "number" || type === "integer");
  const meant = number && typeof written === "string" ? meantNumber(written) : undefined;
  return { path, what: `write ${meant ?? oneOf(types.map((type) => typeNames[type] ?? type))}` };
}

const typeNames: Partial<Record<string, string>> = {
  string: "a text",
  number: "a number without quotation marks",
  integer: "a whole number without quotation marks",
  boolean: "true or false",
  array: "a list, each entry with - before it",
  object: "keys, each with its value",
};

const oneOf = (words: string[]) =>
  [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");

/** Returns a number with a decimal point instead of a comma: 4.99 for 4,99, and 1234.50 for 1.234,50. */
export const withPoint = (number: string): string =>
  number.includes(",") ? number.replaceAll(".", "").replace(",", ".") : number;

/** Returns the number that a text means, as YAML has it, also for "4.99 €" and "EUR 4,99". */
function meantNumber(written: string): string | undefined {
  const [, number] = /^\D*(\d[\d.,]*\d|\d)\D*$/.exec(written) ?? [];
  const meant = number && withPoint(number);
  return meant && /^\d+(\.\d{1,2})?$/.test(meant) ? meant : undefined;
}

function toldOf(
  { keyword, schemaPath, params, message }: FormError,
  path: string[],
  form: CompiledSchema<unknown>,
  written: unknown,
): FormMistake[] {
  const schema = schemaAt(schemaPath, form.Type());
  if ("requiredProperties" in params)
    return (params.requiredProperties as string[]).map((missing) => ({
      path,
      what: `${missing} is missing; add it`,
      missing,
    }));
  if ("additionalProperties" in params) {
    const free = Object.keys(schema?.properties ?? {}).filter((key) => !(key in Object(written)));
    return (params.additionalProperties as string[]).map((key) => {
      const meant = nearestWord(key, free);
      return { path: [...path, key], what: `there is no such key; ${remedyOf(key, meant)}`, meant };
    });
  }
  const limit = "limit" in params ? String(params.limit) : "";
  const description = keyword === "pattern" && schema?.description;
  return [
    { path, what: description ? `write ${description}` : (limits[keyword]?.(limit) ?? message) },
  ];
}

function remedyOf(key: string, meant: string | undefined): string {
  if (/\s/.test(key)) return "write a text with a comma in quotation marks";
  return meant ? `write ${meant}` : "correct its name or remove it";
}

const limits: Partial<Record<string, (limit: string) => string>> = {
  minLength: () => "it is empty; write something or remove it",
  maxLength: (limit) => `it is too long; write at most ${limit} characters`,
  minItems: (limit) => `there are too few; give at least ${limit}`,
  maxItems: (limit) => `there are too many; give at most ${limit}`,
  uniqueItems: () => "one is there twice; remove it",
  minimum: (limit) => `it is too small; write at least ${limit}`,
  maximum: (limit) => `it is too large; write at most ${limit}`,
  exclusiveMinimum: (limit) => `it is too small; write more than ${limit}`,
};

interface SchemaPart {
  description?: string;
  properties?: object;
}

/** Returns the schema at a path of another one. */
function schemaAt(schemaPath: string, whole: object): SchemaPart | undefined {
  let schema: unknown = whole;
  for (const step of schemaPath.split("/").slice(1))
    schema = (schema as Record<string, unknown> | undefined)?.[step];
  return schema as SchemaPart | undefined;
}

/**
 * Copies a value without its mistakes, so that the rest of it can be checked as well. A word that is not allowed is replaced by
 * the allowed word with the longest common prefix, and a mistyped key by the one that it means.
 */
export function withoutInvalidValues(value: object, mistakes: FormMistake[]): object {
  const copy = structuredClone(value);
  // From the last to the first, because removing an item of a list shifts those behind it.
  for (const { path, allowed, meant } of mistakes.toReversed()) {
    const last = path.at(-1);
    let parent: unknown = copy;
    for (const step of path.slice(0, -1)) parent = Object(parent)[step];
    if (last === undefined || typeof parent !== "object" || parent === null) continue;
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (allowed) Object.assign(parent, { [last]: nearest(Object(parent)[last], allowed) });
    else {
      if (meant) Object.assign(parent, { [meant]: Object(parent)[last] });
      Reflect.deleteProperty(parent, last);
    }
  }
  return copy;
}

const nearest = (written: unknown, allowed: unknown[]) =>
  allowed.toSorted(
    (one, other) =>
      commonStart(String(other), String(written)) - commonStart(String(one), String(written)),
  )[0];

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
