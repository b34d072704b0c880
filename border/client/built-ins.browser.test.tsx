import { expect, onTestFinished, test } from "vitest";
import { wrongBuiltIns } from "./built-ins.ts";

/** Returns the built-ins that are found to be wrong while one of them is replaced. */
function foundWith(owner: object, name: string, replacement: unknown) {
  const original = Reflect.getOwnPropertyDescriptor(owner, name);
  const restore = () =>
    original ? Object.defineProperty(owner, name, original) : Reflect.deleteProperty(owner, name);
  onTestFinished(() => void restore());
  Object.defineProperty(owner, name, { value: replacement, configurable: true, writable: true });
  const found = wrongBuiltIns();
  restore();
  return found;
}

const kept = Promise.resolve();

/** Has the functions of promises, and is not the browser's class. */
const promiseOfZone = Object.assign(function () {}, {
  resolve: () => kept,
  all() {},
  allSettled() {},
  race() {},
  prototype: { finally() {} },
});

test("the browser's own built-ins are as they should be", () => {
  expect(wrongBuiltIns()).toEqual([]);
});

test.each<[string, object, string, unknown]>([
  ["Array.prototype.find", Array.prototype, "find", () => false],
  ["Array.prototype.map", Array.prototype, "map", () => []],
  [
    "Array.prototype.filter",
    Array.prototype,
    "filter",
    function (this: unknown[]) {
      return this;
    },
  ],
  ["String.prototype.trim", String.prototype, "trim", undefined],
  ["Object.entries", Object, "entries", () => ["a"]],
  [
    "Map",
    window,
    "Map",
    class {
      get() {}
    },
  ],
  ["Set", window, "Set", function () {}],
  ["Promise", window, "Promise", function () {}],
  ["Date.now", Date, "now", () => new Date()],
  ["CustomEvent", window, "CustomEvent", function () {}],
  ["methods of elements", Element.prototype, "closest", () => null],
  ["methods of elements", HTMLElement.prototype, "remove", () => {}],
])("a page whose script replaces %s is recognised", (found, owner, name, replacement) => {
  expect(foundWith(owner, name, replacement)).toContain(found);
});

test("a page whose script adds a method to all objects is recognised only where it changes a result", () => {
  (Object.prototype as { extend?: unknown }).extend = () => {};
  const found = wrongBuiltIns();
  delete (Object.prototype as { extend?: unknown }).extend;
  expect(found).toEqual([]);
});

test.each<[string, object, string, unknown]>([
  ["Array.from of Prototype", Array, "from", () => []],
  [
    "reduce of Prototype 1.5",
    Array.prototype,
    "reduce",
    function (this: unknown[]) {
      return this[0];
    },
  ],
  ["bind of MooTools", Function.prototype, "bind", () => () => {}],
  ["Event of MooTools", window, "Event", function () {}],
  ["Promise of zone.js", window, "Promise", promiseOfZone],
  ["toJSON of Prototype 1.6", Array.prototype, "toJSON", () => "[]"],
  ["Date.parse of MooTools", Date, "parse", () => new Date()],
])("%s does not count", (_, owner, name, replacement) => {
  expect(foundWith(owner, name, replacement)).toEqual([]);
});
