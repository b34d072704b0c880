import { Settings } from "typebox/system";

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
}

/** Returns the mistakes in a value, one for each place in it. */
export function formMistakes<Value>(form: CompiledSchema<Value>, value: unknown): FormMistake[] {
  if (form.Check(value)) return [];
  const errors = form.Errors(value).filter(({ keyword }) => !repeated.has(keyword));
  const places = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return [...places].flatMap(([place, all]) => {
    const path = place.split("/").slice(1);
    const others = all.filter(({ keyword }) => !choices.has(keyword));
    if (others.length > 0) return others.slice(0, 2).flatMap((error) => told(error, path, form));
    // If parts of the value have mistakes of their own, those are more specific.
    const isPartlyRight = [...places.keys()].some((other) => other.startsWith(`${place}/`));
    return isPartlyRight ? [] : [notAmong(all, path)];
  });
}

/** Keywords whose errors only repeat another error. */
const repeated = new Set(["boolean", "anyOf"]);
/** Keywords that report one error for each form that the value could have. */
const choices = new Set(["type", "const", "enum"]);

function notAmong(errors: FormError[], path: string[]): FormMistake {
  const allowed = errors.flatMap(({ params }): unknown[] => {
    if ("allowedValue" in params) return [params.allowedValue];
    return "allowedValues" in params ? (params.allowedValues as unknown[]) : [];
  });
  if (allowed.length > 0) return { path, what: `write ${oneOf(allowed.map(String))}`, allowed };
  const types = errors.flatMap(({ params }) =>
    "type" in params ? [params.type].flat().map(String) : [],
  );
  return { path, what: `write ${oneOf(types.map((type) => typeNames[type] ?? type))}` };
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

function told(
  { keyword, schemaPath, params, message }: FormError,
  path: string[],
  form: CompiledSchema<unknown>,
) {
  if ("requiredProperties" in params)
    return (params.requiredProperties as string[]).map((key) => ({
      path,
      what: `${key} is missing; add it`,
    }));
  if ("additionalProperties" in params)
    return (params.additionalProperties as string[]).map((key) => ({
      path: [...path, key],
      what: /\s/.test(key)
        ? "there is no such key; write a text with a comma in quotation marks"
        : "there is no such key; correct its name or remove it",
    }));
  const limit = "limit" in params ? String(params.limit) : "";
  const description = keyword === "pattern" && descriptionAt(schemaPath, form.Type());
  return [
    { path, what: description ? `write ${description}` : (limits[keyword]?.(limit) ?? message) },
  ];
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

/** Returns the description of the schema at a path. */
function descriptionAt(schemaPath: string, whole: object): string | undefined {
  let schema: unknown = whole;
  for (const step of schemaPath.split("/").slice(1))
    schema = (schema as Record<string, unknown> | undefined)?.[step];
  return (schema as { description?: string } | undefined)?.description;
}

/**
 * Copies a value without its mistakes, so that the rest of it can be checked as well. A word that is not allowed is replaced by
 * the allowed word with the longest common prefix.
 */
export function withoutInvalidValues(value: object, mistakes: FormMistake[]): object {
  const copy = structuredClone(value);
  // From the last to the first, because removing an item of a list shifts those behind it.
  for (const { path, allowed } of mistakes.toReversed()) {
    const last = path.at(-1);
    let parent: unknown = copy;
    for (const step of path.slice(0, -1)) parent = Object(parent)[step];
    if (last === undefined || typeof parent !== "object" || parent === null) continue;
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (allowed) Object.assign(parent, { [last]: nearest(Object(parent)[last], allowed) });
    else Reflect.deleteProperty(parent, last);
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
