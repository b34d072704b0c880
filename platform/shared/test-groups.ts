/** Groups of A/B tests as written in addresses and cookies: "headline:b,teaser:short". */

/** The cookie with the visitor's group of each test. */
export const testGroupsCookie = "abTests";

/** Pattern of the name of a test or of a group. */
export const testNamePattern = "[\\w-]{1,40}";

/** Maximum number of groups in one text. */
const maxGroups = 20;

const pair = `${testNamePattern}:${testNamePattern}`;

/** Pattern of a text with groups. */
export const testGroupsPattern = `^${pair}(,${pair}){0,${maxGroups - 1}}$`;

const form = new RegExp(testGroupsPattern);

/** Parses the group of each test. Returns none when the text is malformed. */
export function parseTestGroups(text = ""): Map<string, string> {
  if (!form.test(text)) return new Map();
  return new Map(
    text.split(",").map((each) => {
      const [test = "", group = ""] = each.split(":");
      return [test, group];
    }),
  );
}

/** Formats the group of each test as text. */
export const testGroupsText = (groups: Iterable<readonly [test: string, group: string]>): string =>
  [...groups]
    .map(([test, group]) => `${test}:${group}`)
    .slice(0, maxGroups)
    .join(",");
