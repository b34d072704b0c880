import { expect, test } from "vitest";
import { networkOf, sharesOf, wideNetworkOf } from "./networks.ts";

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:db8::7", "2001:db8:0::"],
])("%s is in the network %s of many connections", (ip, network) => {
  expect(wideNetworkOf(ip)).toBe(network);
});

test.each([
  ["203.0.113.77", "203.0.113.77"],
  ["::ffff:203.0.113.77", "203.0.113.77"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["2001::3:4:5:6:7:8", "2001:0:3:4"],
  ["2001:db8:1::", "2001:db8:1:0"],
])("an address %s and its household share the network %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ["203.0.113.77", ["203.0.113.77", "203.0.113.0/24"]],
  ["::ffff:203.0.113.77", ["203.0.113.77", "203.0.113.0/24"]],
  ["2001:db8:1:2345::6", ["2001:db8:1:2345", "2001:db8:1:2300::/56", "2001:db8:1::/48"]],
  ["2001:db8::7", ["2001:db8:0:0", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
])("an attempt from %s counts for %j, each with more room than the one before", (ip, networks) => {
  const shares = sharesOf(ip);
  expect(shares.map(({ client }) => client)).toEqual(networks);
  const factors = shares.map(({ factor }) => factor);
  expect(factors).toEqual(factors.toSorted((a, b) => a - b));
  expect(factors[0]).toBe(1);
});

test("an attempt at an account counts for it in each of the networks", () => {
  expect(sharesOf("192.0.2.1", "DE ida").map(({ client }) => client)).toEqual([
    "DE ida 192.0.2.1",
    "DE ida 192.0.2.0/24",
  ]);
});
