import { expect, test } from "vitest";
import {
  activeGroups,
  allows,
  consentCookie,
  consentGroups,
  decidedCookie,
  optionalGroups,
  refusesStatistics,
  type OptionalGroup,
} from "./consent-cookie.ts";
import { consentText, interactionsIn } from "./consent-decision.ts";

const at = new Date("2026-11-22T12:00:00Z");

/** Every combination of the optional groups. */
const choices = optionalGroups.reduce<OptionalGroup[][]>(
  (known, group) => known.flatMap((choice) => [choice, [...choice, group]]),
  [[]],
);

test.each(choices.map((choice) => [choice]))(
  "the consent cookie that is written for %j is read as the same decision",
  (allowed) => {
    const cookies = `a=b; ${decidedCookie}=${at.toISOString()}; ${consentCookie}=${consentText(allowed, { interactions: 3, at })}; c=d`;
    for (const group of optionalGroups)
      expect(allows(group, cookies)).toBe(allowed.includes(group));
    expect(allows("necessary", cookies)).toBe(true);
    expect(activeGroups(cookies).sort()).toEqual(
      ["necessary" as const, ...allowed].map((group) => consentGroups[group]).sort(),
    );
    expect(refusesStatistics(cookies)).toBe(!allowed.includes("statistics"));
    expect(interactionsIn(cookies)).toBe(3);
  },
);

test("the consent cookie needs no quotation marks, and says when consent was given", () => {
  const text = consentText(["statistics"], { interactions: 1, at });
  expect(text).toMatch(/^[\w%&=.-]+$/);
  expect(new URLSearchParams(text).get("datestamp")).toBe(at.toISOString());
});

test.each(optionalGroups)("consent to %s is matched only by the whole id of its group", (group) => {
  const id = consentGroups[group];
  for (const other of [`${id}1`, `X${id}`, ` ${id}`, id.toLowerCase(), id.slice(0, -1)])
    expect(allows(group, `${consentCookie}=groups=${encodeURIComponent(`${other}:1`)}`)).toBe(
      false,
    );
  expect(allows(group, `${consentCookie}=groups=${encodeURIComponent(`${id}:10`)}`)).toBe(false);
});

test.each(["", `${consentCookie}=interactionCount=x`, undefined])(
  "cookies %j are no interaction with the consent banner yet",
  (cookies) => expect(interactionsIn(cookies)).toBe(0),
);
