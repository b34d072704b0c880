import { expect, test } from "vitest";
import { networkOf, wideNetworkOf } from "./networks.ts";

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
