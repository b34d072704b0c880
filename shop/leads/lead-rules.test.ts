import { expect, test } from "vitest";
import { allSites } from "../sites/all-sites.ts";
import { exampleCampaign, exampleForm } from "./lead-examples.ts";
import {
  leadProblems,
  leadState,
  leadStoredUntil,
  submissionOf,
  typedAnswers,
  typedConsents,
} from "./lead-rules.ts";

const { site } = allSites.DE;

function send(form: Record<string, string>, campaign = exampleCampaign, at = site) {
  const filled = { ...exampleForm, ...form };
  const answers = typedAnswers(filled, campaign, at);
  const ticked = typedConsents(filled, campaign);
  return {
    answers,
    problems: leadProblems(answers, ticked, campaign, at),
    submission: submissionOf(answers, ticked, campaign),
  };
}

test("a form with what it requires has no problem, and its empty fields are no answers", () => {
  const { problems, submission } = send({});
  expect(problems).toEqual({});
  expect(submission).toEqual({
    answers: { name: "Ida Müller", brew: "espresso", adult: "yes" },
    email: "ida@example.com",
    consents: [
      {
        id: "terms",
        version: "2026-11",
        text: "Ich nehme nach den [Teilnahmebedingungen](/lead/verlosung#conditions) teil.",
      },
    ],
  });
});

test("an empty form names what is missing, in the words of each kind, in the order of the form", () => {
  const empty = Object.fromEntries(Object.keys(exampleForm).map((name) => [name, " \u200b "]));
  const { problems } = send({ ...empty, adult: "", "consent-terms": "" });
  expect(Object.entries(problems)).toEqual([
    ["name", "required"],
    ["email", "required"],
    ["brew", "notChosen"],
    ["adult", "notTicked"],
    ["consent-terms", "notTicked"],
  ]);
});

test.each([
  ["name", "x".repeat(41), "tooLong"],
  ["card", "12345678", "wrongPattern"],
  ["email", "ida@example", "invalidEmail"],
  ["email", "ida@example.com, eve@example.com", "invalidEmail"],
  ["phone", "12", "invalidPhone"],
  ["phone", "=cmd|calc", "invalidPhone"],
  ["people", "viele", "noNumber"],
  ["people", "3,5", "noNumber"],
  ["people", "0", "tooSmall"],
  ["people", "1001", "tooLarge"],
  ["brew", "tea", "notChosen"],
  ["start", "2026-02-30", "noDate"],
  ["start", "2026-11-30", "tooEarly"],
  ["start", "2028-01-01", "tooLate"],
  ["message", "x".repeat(201), "tooLong"],
  ["consent-terms", "2026-10", "changedConsent"],
  ["consent-call", "0", "changedConsent"],
])("the field %s refuses %j: %s", (name, value, problem) =>
  expect(send({ [name]: value }).problems).toEqual({ [name]: problem }),
);

test.each([
  ["card", "1234-5678", "1234-5678"],
  ["phone", "+49 (0)40 / 555-0120", "+49 (0)40 / 555-0120"],
  ["people", "1.000", "1000"],
  ["people", "1 000", "1000"],
  ["start", "2026-12-01", "2026-12-01"],
  ["message", " eins\r\n\u0000zwei \u000b", "eins\nzwei"],
  ["name", " Ida \t Müller ", "Ida Müller"],
])("the field %s takes %j as %j", (name, value, taken) => {
  const { problems, answers } = send({ [name]: value });
  expect(problems).toEqual({});
  expect(answers[name]).toBe(taken);
});

test("an optional address is complete or empty, and its postal code is one of the country", () => {
  const street = { "home-street": "Am Sandtorkai 12" };
  expect(send(street).problems).toEqual({ "home-postalCode": "required", "home-town": "required" });
  const town = { ...street, "home-town": "Hamburg" };
  expect(send({ ...town, "home-postalCode": "2045" }).problems).toEqual({
    "home-postalCode": "invalidPostalCode",
  });
  expect(send({ ...town, "home-postalCode": "20457" }).problems).toEqual({});
});

test("an address has the lines of its country: in Hungary the town first, in Türkiye the province", () => {
  const names = (code: "HU" | "TR") =>
    Object.keys(send({}, exampleCampaign, allSites[code].site).answers).filter((name) =>
      name.startsWith("home-"),
    );
  expect(names("HU")).toEqual(["home-postalCode", "home-town", "home-street"]);
  expect(names("TR")).toEqual(["home-street", "home-town", "home-region", "home-postalCode"]);
});

test("a campaign is early before its beginning, over from its end on, and full with its last entry", () => {
  const campaign = {
    opens: new Date("2026-12-01T08:00:00Z"),
    closes: new Date("2026-12-20T19:00:00Z"),
    maxEntries: 3,
  };
  const at = (moment: string, count = 0) => leadState(campaign, new Date(moment), count);
  expect(at("2026-12-01T07:59:59.999Z")).toBe("early");
  expect(at("2026-12-01T08:00:00Z")).toBe("open");
  expect(at("2026-12-20T18:59:59.999Z", 2)).toBe("open");
  expect(at("2026-12-20T18:59:59.999Z", 3)).toBe("full");
  expect(at("2026-12-20T19:00:00Z", 3)).toBe("over");
  expect(leadState({}, new Date(), 1_000_000)).toBe("open");
});

test("an entry is stored for days after the campaign's end, or after it was received", () => {
  const received = new Date("2026-12-02T10:00:00Z");
  const closes = new Date("2026-12-20T19:00:00Z");
  expect(leadStoredUntil({ closes, storedDays: 30 }, received)).toEqual(
    new Date("2027-01-19T19:00:00Z"),
  );
  expect(leadStoredUntil({ storedDays: 30 }, received)).toEqual(new Date("2027-01-01T10:00:00Z"));
});
