import { nearestName } from "./nearest-name.ts";

/** A setting: reports whether it takes a value, and what it takes, to finish "must be …". */
export interface SettingRule {
  takes(value: unknown): boolean;
  what: string;
  isRequired?: true;
}

/** Rules by the name of the setting: one that is added to the type has to be added here. */
export type SettingRules<Settings> = Record<keyof Settings, SettingRule>;

export const aFunction: SettingRule = {
  takes: (value) => typeof value === "function",
  what: "a function",
};
export const aBoolean: SettingRule = {
  takes: (value) => typeof value === "boolean",
  what: "true or false",
};

/** The longest time that a timer of Node knows; it runs a longer one at once. */
const maxTimeout = 2 ** 31 - 1;

export const milliseconds: SettingRule = {
  takes: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxTimeout,
  what: "a whole number of milliseconds above 0",
};

/** Returns a rule for one of some values. */
export const oneOf = (values: readonly string[]): SettingRule => ({
  takes: (value) => values.some((each) => each === value),
  what: `one of ${values.join(", ")}`,
});

/** Returns a rule for a list of some values. */
export const listFrom = (values: readonly string[]): SettingRule => ({
  takes: (value) => Array.isArray(value) && value.every(oneOf(values).takes),
  what: `a list of ${values.join(", ")}`,
});

/**
 * Throws for settings that a function could not work with, which would otherwise fail at the first page, or silently. Names function,
 * setting, value and remedy. A setting that is undefined counts as left out.
 */
export function checkSettings<Settings extends object>(
  call: string,
  settings: Settings,
  rules: SettingRules<Settings>,
): void {
  if (typeof settings !== "object" || settings === null)
    throw new TypeError(
      `${call} takes its settings as an object: ${Object.keys(rules).join(", ")}`,
    );
  const names = Object.keys(rules);
  for (const name of Object.keys(settings))
    if (!names.includes(name))
      throw new TypeError(`${call} has no setting ${instead(name, names)}`);
  for (const [name, rule] of Object.entries<SettingRule>(rules)) {
    const value: unknown = Reflect.get(settings, name);
    if (value === undefined ? rule.isRequired : !rule.takes(value))
      throw new TypeError(`${name} of ${call} must be ${rule.what}, not ${shown(value)}`);
  }
}

/** Returns a wrong name with the right ones: `"stickyy": did you mean "sticky"? There are reduced, sticky`. */
export function instead(wrong: unknown, names: readonly string[]): string {
  const nearest = typeof wrong === "string" ? nearestName(wrong, names) : undefined;
  const hint = nearest === undefined ? "." : `: did you mean "${nearest}"?`;
  return `${shown(wrong)}${hint} There ${names.length === 1 ? "is" : "are"} ${names.join(", ")}`;
}

/** Returns a value for a message: on one line and short, because it may come from a visitor. */
export function shown(value: unknown): string {
  if (typeof value === "string")
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return `[${value.slice(0, 9).map(shown).join(", ")}]`;
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
