import { afterEach, expect, test, vi } from "vitest";
import { track } from "./data-layer.ts";

const event = { event: "ga_event" };

afterEach(() => vi.unstubAllGlobals());

test.each<[unknown, unknown]>([
  [undefined, [event]],
  [null, [event]],
  [["before"], ["before", event]],
])("a data layer of %j gets the event", (dataLayer, expected) => {
  const page = { dataLayer };
  vi.stubGlobal("window", page);
  track(event);
  expect(page.dataLayer).toEqual(expected);
});

test.each<[unknown]>([["text"], [5], [{}], [true]])(
  "%j, which a host calls its data layer, stays as it is",
  (dataLayer) => {
    const page = { dataLayer };
    vi.stubGlobal("window", page);
    track(event);
    expect(page.dataLayer).toBe(dataLayer);
  },
);
