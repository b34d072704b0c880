import { jsonText } from "../../platform/shared/json-text.ts";

/**
 * Built-ins that React and islands use, tried by what they return. Those that the border avoids, because libraries often change them,
 * are in tools/lint/built-ins.js.
 */

const one = { a: 1 };
const bool = (value: unknown) => (value ? "yes" : "no");
const div = () => document.createElement("div");

/** A trial of each, and its result as text. */
const trials: Record<string, [found: () => unknown, expected: string]> = {
  "Object.keys": [() => Object.keys(one), "a"],
  "Object.values": [() => Object.values(one), "1"],
  "Object.entries": [() => Object.entries(one), "a,1"],
  "Object.fromEntries": [() => Object.fromEntries([["a", 1]]).a, "1"],
  "Object.assign": [() => Object.assign({ b: 2 }, one).a, "1"],
  "Object.is": [() => Object.is(Number.NaN, Number.NaN), "true"],
  "Object.hasOwn": [() => Object.hasOwn(one, "a"), "true"],
  "Object.prototype.hasOwnProperty": [() => Object.prototype.hasOwnProperty.call(one, "a"), "true"],
  "Object.prototype.toString": [() => Object.prototype.toString.call([]), "[object Array]"],
  "Function.prototype.call": [() => div.call(null).localName, "div"],
  "Function.prototype.apply": [() => Math.max.apply(null, [1, 2]), "2"],
  "Array.isArray": [() => Array.isArray([]), "true"],
  "Array.prototype.at": [() => [1, 2].at(-1), "2"],
  "Array.prototype.concat": [() => [1].concat([2], 3), "1,2,3"],
  "Array.prototype.every": [() => [1, 2].every((each) => each < 2), "false"],
  "Array.prototype.filter": [() => [3, 4].filter((each, index) => index && each), "4"],
  "Array.prototype.find": [() => [3, 4].find((each) => each > 3), "4"],
  "Array.prototype.findIndex": [() => [3, 4].findIndex((each) => each > 3), "1"],
  "Array.prototype.findLast": [() => [3, 4].findLast((each) => each < 4), "3"],
  "Array.prototype.flat": [() => [[1], [2, [3]]].flat().length, "3"],
  "Array.prototype.flatMap": [() => [1, 2].flatMap((each) => [each, 0]), "1,0,2,0"],
  "Array.prototype.forEach": [
    () => {
      const seen: number[] = [];
      [3, 4].forEach((each, index) => (seen[index] = each));
      return seen;
    },
    "3,4",
  ],
  "Array.prototype.includes": [() => [1, 2].includes(2), "true"],
  "Array.prototype.indexOf": [() => [1, 2].indexOf(2), "1"],
  "Array.prototype.join": [() => [1, 2].join("-"), "1-2"],
  "Array.prototype.map": [() => [3, 4].map((each, index) => each + index), "3,5"],
  "Array.prototype.pop": [() => [1, 2].pop(), "2"],
  "Array.prototype.push": [() => [1].push(2, 3), "3"],
  "Array.prototype.shift": [() => [1, 2].shift(), "1"],
  "Array.prototype.slice": [() => [1, 2, 3].slice(-2, -1), "2"],
  "Array.prototype.some": [() => [1, 2].some((each) => each > 1), "true"],
  "Array.prototype.sort": [() => [2, 3, 1].sort((a, b) => b - a), "3,2,1"],
  "Array.prototype.splice": [() => [1, 2, 3].splice(1, 1), "2"],
  "Array.prototype.toSorted": [() => [1, 2].toSorted((a, b) => b - a), "2,1"],
  "Array.prototype.unshift": [() => [1].unshift(2, 3), "3"],
  "String.prototype.at": [() => "ab".at(-1), "b"],
  "String.prototype.endsWith": [() => "ab".endsWith("b"), "true"],
  "String.prototype.includes": [() => "ab".includes("b"), "true"],
  "String.prototype.indexOf": [() => "ab".indexOf("b"), "1"],
  "String.prototype.match": [() => "ab".match(/a(b)/)?.[1], "b"],
  "String.prototype.matchAll": [() => [..."aa".matchAll(/a/g)].length, "2"],
  "String.prototype.padStart": [() => "1".padStart(2, "0"), "01"],
  "String.prototype.replace": [() => "ab".replace(/b/g, (found) => found + found), "abb"],
  "String.prototype.replaceAll": [() => "aa".replaceAll("a", "b"), "bb"],
  "String.prototype.slice": [() => "abc".slice(-2, -1), "b"],
  "String.prototype.split": [() => "a b".split(" "), "a,b"],
  "String.prototype.startsWith": [() => "ab".startsWith("a"), "true"],
  "String.prototype.trim": [() => " a ".trim(), "a"],
  "Number.prototype.toString": [() => (255).toString(16), "ff"],
  "RegExp.prototype.exec": [() => /a(b)/.exec("ab")?.[1], "b"],
  "RegExp.prototype.test": [() => /b/.test("ab"), "true"],
  "Date.now": [() => typeof Date.now(), "number"],
  "Date.prototype.toISOString": [() => new Date(0).toISOString(), "1970-01-01T00:00:00.000Z"],
  "JSON.parse": [() => JSON.parse('{"a":[1]}').a, "1"],
  "JSON.stringify": [() => jsonText({ a: ["b"] }), '{"a":["b"]}'],
  Map: [() => [new Map([["a", 1]]).get("a"), ...new Map([["b", 2]]).keys()], "1,b"],
  Set: [() => [...new Set([1, 1]).add(2)], "1,2"],
  WeakMap: [() => new WeakMap([[one, 1]]).get(one), "1"],
  WeakSet: [() => new WeakSet([one]).has(one), "true"],
  Symbol: [() => typeof Symbol.for("a"), "symbol"],
  // That of zone.js, in pages of Angular, is another class with the same functions.
  Promise: [
    () =>
      [
        Promise.resolve().then,
        Promise.prototype.finally,
        Promise.all,
        Promise.allSettled,
        Promise.race,
      ].map((each) => typeof each),
    "function,function,function,function,function",
  ],
  URL: [() => new URL("../c?d#e", "https://a.example/b/").href, "https://a.example/c?d#e"],
  URLSearchParams: [() => [...new URLSearchParams("a=1&b=+")].join("|"), "a,1|b, "],
  CustomEvent: [
    () => {
      const target = div();
      let detail: unknown;
      target.addEventListener("a", (event) => (detail = (event as CustomEvent).detail));
      target.dispatchEvent(new CustomEvent("a", { detail: 1 }));
      return detail;
    },
    "1",
  ],
  AbortController: [() => new AbortController().signal.aborted, "false"],
  "AbortSignal.timeout": [() => AbortSignal.timeout(1).aborted, "false"],
  TextEncoder: [() => new TextEncoder().encode("ä").length, "2"],
  "document.createElement": [() => document.createElement("p").localName, "p"],
  "document.querySelectorAll": [() => [...document.querySelectorAll("html")].length, "1"],
  "methods of elements": [
    () => {
      const [outer, inner] = [div(), div()];
      outer.append("a", inner);
      inner.setAttribute("class", "b");
      inner.before("c");
      const found = outer.querySelector(".b");
      const isFound = [
        inner.closest("div") === inner,
        inner.matches(".b"),
        outer.contains(inner),
        found === inner,
        outer.getElementsByTagName("div")[0] === inner,
        inner.getAttribute("class") === "b",
        inner.hasAttribute("class"),
      ];
      inner.remove();
      const text = `${outer.textContent}${outer.childElementCount}`;
      outer.replaceChildren(inner);
      outer.removeChild(inner);
      return [isFound.map(bool).join(""), text, outer.innerHTML].join();
    },
    "yesyesyesyesyesyesyes,ac0,",
  ],
};

/** Returns the names of built-ins that do not do what they should, because a library of the page has changed them. */
export function wrongBuiltIns(): string[] {
  const wrong: string[] = [];
  // Without methods of arrays and objects, which may be what is changed.
  for (const name in trials) {
    const entry = trials[name];
    // An enumerable addition to the prototype of all objects.
    if (!entry?.[1]) continue;
    try {
      if (`${entry[0]()}` !== entry[1]) wrong[wrong.length] = name;
    } catch {
      wrong[wrong.length] = name;
    }
  }
  return wrong;
}
