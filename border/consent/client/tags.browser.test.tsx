import { afterEach, expect, test, vi } from "vitest";
import { endTags, runTags, type HostTag } from "./tags.ts";

interface TagWindow {
  tagged?: string[];
  kontor?: { tags?: HostTag[] | object };
}

const decided = (groups: string) =>
  `OptanonConsent=groups=${groups}; OptanonAlertBoxClosed=2026-11-01`;

const [granted, refused] = [decided("C0002%3A1"), decided("C0002%3A0")];

/** Inserts a tag, and declares it as a host does. */
function insertHostTag(said: Omit<HostTag, "id">) {
  document.body.innerHTML = `<script type="text/plain" id="pixel" data-kontor-tag="C0002">1</script>`;
  (window as TagWindow).kontor = { tags: [{ id: "other" }, { id: "pixel", ...said }] };
}

const insert = (group: string, text = `(window.tagged ??= []).push("${group}")`) =>
  document.body.insertAdjacentHTML(
    "beforeend",
    `<script type="text/plain" data-kontor-tag="${group}">${text}</script>`,
  );

afterEach(() => {
  document.body.replaceChildren();
  // Ends tags that still run, so that they do not affect other tests.
  endTags(decided("C0001%3A1"));
  delete (window as TagWindow).tagged;
  delete (window as TagWindow).kontor;
});

test("a tag runs once its consent group is allowed, and once only", async () => {
  for (const group of ["C0002", "C0004", "C00021", "mine"]) insert(group);
  expect(await runTags("")).toEqual([]);
  expect(await runTags("OptanonConsent=groups=C0002%3A1")).toEqual([]);
  expect((window as TagWindow).tagged).toBeUndefined();
  expect(await runTags(decided("C0002%3A1%2CC00021%3A1%2CC0004%3A0"))).toEqual(["C0002"]);
  expect(await runTags(decided("C0002%3A1%2CC0004%3A1"))).toEqual(["C0004"]);
  expect(await runTags(decided("C0002%3A1%2CC0004%3A1"))).toEqual([]);
  expect((window as TagWindow).tagged).toEqual(["C0002", "C0004"]);
});

test("on a page whose border has a nonce only tags with this nonce run", async () => {
  const nonced = (nonce: string, rest: string) =>
    `<script type="text/plain" nonce="${nonce}" ${rest}</script>`;
  document.body.innerHTML =
    nonced("a", 'src="/kontor/boot-AbC_12-x.js">') +
    nonced("a", 'data-kontor-tag="C0002">window.tagged = ["a"]') +
    nonced("b", 'data-kontor-tag="C0002">window.tagged = ["b"]');
  insert("C0002");
  expect(await runTags(granted)).toEqual(["C0002"]);
  expect((window as TagWindow).tagged).toEqual(["a"]);
});

test("a form named scripts does not hide the border's nonce from tags", async () => {
  document.body.innerHTML =
    '<script type="text/plain" nonce="a" src="/kontor/boot-AbC_12-x.js"></script>' +
    '<form name="scripts"></form>';
  insert("C0002");
  expect(await runTags(granted)).toEqual([]);
  expect((window as TagWindow).tagged).toBeUndefined();
});

test("running tags waits for a tag with an address, also where it cannot be loaded", async () => {
  document.body.innerHTML =
    '<script type="text/plain" data-kontor-tag="C0002" src="data:text/javascript,window.tagged=[1]"></script>' +
    '<script type="text/plain" data-kontor-tag="C0002" src="data:text/html,"></script>';
  expect(await runTags(decided("C0002%3A1"))).toEqual(["C0002"]);
  expect((window as TagWindow).tagged).toEqual([1]);
});

test("a withdrawal ends a tag by its host's callback, and removes its stored data", async () => {
  const stop = vi.fn<() => void>(() => (document.cookie = "_px_last=1"));
  insertHostTag({ names: ["_px*", "pixel"], stop });
  expect(await runTags(granted)).toEqual(["C0002"]);
  document.cookie = "_px=1";
  document.cookie = "_other=1";
  localStorage.setItem("pixel", "1");
  sessionStorage.setItem("_px", "1");
  expect(endTags(granted)).toBe(false);
  expect(endTags("")).toBe(false);
  expect(stop).not.toHaveBeenCalled();
  expect(endTags(refused)).toBe(false);
  expect(stop).toHaveBeenCalledOnce();
  expect(document.cookie).not.toContain("_px");
  expect(document.cookie).toContain("_other");
  expect([localStorage.getItem("pixel"), sessionStorage.getItem("_px")]).toEqual([null, null]);
  expect(endTags(refused)).toBe(false);
  expect(stop).toHaveBeenCalledOnce();
});

test.each<[string, Omit<HostTag, "id">]>([
  ["has no callback", {}],
  [
    "has a callback that fails",
    {
      stop() {
        throw new Error("no");
      },
    },
  ],
])("a tag that runs and $0 goes on after a withdrawal, once", async (_, said) => {
  insertHostTag(said);
  await runTags(granted);
  expect([endTags(refused), endTags(refused)]).toEqual([true, false]);
});

test("a refusal does not reload a page whose tags never ran, and removes the data of earlier ones", () => {
  insertHostTag({ names: ["_px"] });
  document.cookie = "_px=1";
  expect(endTags(refused)).toBe(false);
  expect(document.cookie).not.toContain("_px");
});

test("a host's tags that are no list end no tag", async () => {
  insertHostTag({});
  (window as TagWindow).kontor = { tags: { pixel: {} } };
  await runTags(granted);
  expect(endTags(refused)).toBe(true);
});
