import type { SettingRule } from "./check-settings.ts";

/** Takes the pages of an application: "/offers" is that path, "/offers/*" are all below it. */
export const pagePatterns: SettingRule = {
  takes: (value) =>
    Array.isArray(value) &&
    value.every((page) => typeof page === "string" && /^\/([^*?#]*|([^*?#]*\/)?\*)$/.test(page)),
  what: 'a list of paths, such as ["/offers", "/offers/*"], with "*" at the end alone',
  isRequired: true,
};
