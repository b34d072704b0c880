import { afterEach, beforeEach, expect, test } from "vitest";
import { pushDefault } from "./default-consent.ts";
import { push, pushConsent, pushEcommerce } from "./data-layer.ts";

const page = window as { dataLayer?: unknown };
beforeEach(() => delete page.dataLayer);
afterEach(() => delete page.dataLayer);

const event = { event: "ga_event" };
const state = (advertising: string, statistics: string) => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: statistics,
});
const isCommand = (entry: unknown) =>
  Object.prototype.toString.call(entry) === "[object Arguments]";
function commandOf(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- as Google writes it
  return arguments;
}
/** The entries; commands are converted to arrays. */
const layer = () =>
  (page.dataLayer as object[]).map((entry) =>
    isCommand(entry) ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)] : entry,
  );
const denied = ["consent", "default", state("denied", "denied")];

test.each([undefined, null, []])(
  "a data layer of %j begins with the denied default consent",
  (before) => {
    page.dataLayer = before;
    push(event);
    push(event);
    expect(layer()).toEqual([denied, event, event]);
    expect((page.dataLayer as object[]).map(isCommand)).toEqual([true, false, false]);
  },
);

test("the default consent comes before what a consent tool has pushed already, such as its update", () => {
  const update = commandOf("consent", "update", state("denied", "granted"));
  page.dataLayer = [update, event];
  pushDefault();
  push(event);
  expect(layer()).toEqual([denied, [...update], event, event]);
});

test("a tag manager that has read the data layer is told the default consent by its own push", () => {
  const read = [event] as object[];
  const heard: object[] = [];
  read.push = (...entries) => heard.push(...entries);
  page.dataLayer = read;
  pushDefault();
  expect(heard.map(isCommand)).toEqual([true]);
  expect(Array.from(read)).toEqual([event]);
});

test("a host's own default consent stays the only one in the data layer", () => {
  page.dataLayer = [commandOf("consent", "default", state("denied", "granted"))];
  push(event);
  expect(layer()).toEqual([["consent", "default", state("denied", "granted")], event]);
});

test.each<[unknown]>([["text"], [5], [{}], [true]])(
  "%j, which a host calls its data layer, stays as it is",
  (dataLayer) => {
    page.dataLayer = dataLayer;
    push(event);
    pushConsent("OptanonAlertBoxClosed=x");
    expect(page.dataLayer).toBe(dataLayer);
  },
);

test("an e-commerce push first clears the items of the event before", () => {
  const viewed = { event: "view_item", ecommerce: { items: [] } };
  pushEcommerce(viewed);
  expect(layer()).toEqual([denied, { ecommerce: null }, viewed]);
});

test.each([
  ["C0001%3A1%2CC0002%3A1%2CC0004%3A0", state("denied", "granted")],
  ["C0001%3A1%2CC0002%3A0%2CC0004%3A1", state("granted", "denied")],
  ["C0001%3A1%2CC00021%3A1", state("denied", "denied")],
])("the consent decision %s updates the data layer", (groups, allowed) => {
  pushConsent(`OptanonConsent=groups=${groups}; OptanonAlertBoxClosed=2026-11-01`);
  expect(layer()).toEqual([denied, ["consent", "update", allowed]]);
  expect((page.dataLayer as object[]).every(isCommand)).toBe(true);
});

test("without a consent decision the data layer is not updated", () => {
  pushConsent("OptanonConsent=groups=C0001%3A1%2CC0002%3A1");
  expect(page.dataLayer).toBeUndefined();
});
