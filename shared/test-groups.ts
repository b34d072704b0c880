/** Groups of A/B tests as addresses and cookies name them: "headline:b,teaser:short". */

/** The cookie that names the visitor's group of each test. */
export const testGroupsCookie = "abTests";

/** Name of a test, or of a group. */
export const testNamePattern = "[\\w-]{1,40}";

/** The most groups that one text names. */
const mostGroups = 20;

const pair = `${testNamePattern}:${testNamePattern}`;

/** Matches a text that names groups. */
export const testGroupsPattern = `^${pair}(,${pair}){0,${mostGroups - 1}}$`;

const form = new RegExp(testGroupsPattern);

/** The group of each test; none when the text has another form. */
export function parseTestGroups(text = ""): Map<string, string> {
  if (!form.test(text)) return new Map();
  return new Map(
    text.split(",").map((each) => {
      const [test = "", group = ""] = each.split(":");
      return [test, group];
    }),
  );
}

/** The text that names the group of each test. */
export const testGroupsText = (groups: Iterable<readonly [test: string, group: string]>): string =>
  Array.from(groups, ([test, group]) => `${test}:${group}`)
    .slice(0, mostGroups)
    .join(",");
