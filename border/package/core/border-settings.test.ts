import { expect, test } from "vitest";
import type { BorderSettings } from "./border-settings.ts";
import { connectBorder } from "./connect-border.ts";

const connect = (settings: Record<string, unknown>) => () =>
  connectBorder({ shop: "http://127.0.0.1:1", ...settings } as BorderSettings);

test.each([
  [
    { timeout: "2000" },
    'timeout of connectBorder must be a whole number of milliseconds above 0, not "2000"',
  ],
  [
    { timeout: 0 },
    "timeout of connectBorder must be a whole number of milliseconds above 0, not 0",
  ],
  [{ timeout: Infinity }, "not Infinity"],
  [{ timeout: 2 ** 31 }, "not 2147483648"],
  [
    { site: "DEU" },
    'site of connectBorder must be the code of a site, such as "DE" or "CH_FR", not "DEU"',
  ],
  [{ site: "../DE" }, 'not "../DE"'],
  [
    { store: "" },
    'store of connectBorder must be a folder, or a store with the functions read and write, not ""',
  ],
  [{ store: { read() {} } }, "not an object"],
  [
    { fallback: "<header>" },
    "fallback of connectBorder must be an object with HTML as header, footer or both",
  ],
  [{ fallback: { heder: "" } }, "fallback of connectBorder"],
  [{ onProblem: console }, "onProblem of connectBorder must be a function, not an object"],
  [
    { timout: 2_000 },
    'connectBorder has no setting "timout": did you mean "timeout"? There are shop, site,',
  ],
  [{ shop: new URL("http://127.0.0.1:1") }, "needs the shop's address"],
])("a connection with the setting %j says what is wrong", (settings, message) =>
  expect(connect(settings)).toThrow(message),
);

test("settings that are left out or right make a connection", () => {
  const store = { read: async () => undefined, write: async () => {} };
  for (const right of [
    {},
    { timeout: undefined, site: undefined, store: undefined },
    { timeout: 500, site: "CH_FR", store, fallback: { header: "<header></header>" } },
    { site: "de", store: "folder", onProblem() {} },
  ])
    expect(connect(right)).not.toThrow();
});

test("a connection without settings lists them", () =>
  expect(() => connectBorder(undefined as unknown as BorderSettings)).toThrow(
    "connectBorder takes its settings as an object: shop, site, timeout,",
  ));

test("a proxy with a wrong setting does not trust a browser's headers", () => {
  const border = connect({})();
  expect(() => border.proxy({ trustproxy: true } as object)).toThrow('did you mean "trustProxy"?');
  expect(() => border.proxy({ trustProxy: "no" as unknown as boolean })).toThrow(
    'trustProxy of border.proxy must be true or false, not "no"',
  );
});
