import fc from "fast-check";
import { vi } from "vitest";
import { cartOutboxKey } from "../../border/cart/cart-contract.ts";
import type { ArticleChange, Cart, CartChange } from "../../border/cart/cart-schema.ts";
import { emptyCart, type CartFailure } from "../../border/cart/cart-rules.ts";
import type { CartState } from "../../border/cart/client/store/cart-state.ts";
import { createCartStore } from "../../border/cart/client/store/cart-store.ts";
import { createBrowser, type Tab } from "./browser.ts";

/** Answers requests for one cart. */
export type CartServer = (request: Request) => Promise<Response>;

const tab = fc.nat({ max: 1 });

/** Random histories of two tabs: presses, waits, lost requests, closed tabs. */
export const cartHistories = (articles: Required<Omit<ArticleChange, "quantity">>[], max: number) =>
  fc.record({
    hasLocks: fc.boolean(),
    /** Without losses answers are only late. */
    isLossy: fc.boolean(),
    /** Milliseconds until a tab gets the storage event of the other one. */
    eventDelay: fc.nat({ max: 50 }),
    /** The outcome of each request, and how long it and its answer take. */
    requests: fc.array(
      fc.record({
        fate: fc.oneof(
          { weight: 4, arbitrary: fc.constant("answered" as const) },
          fc.constantFrom("request lost" as const, "answer lost" as const, "unavailable" as const),
        ),
        there: fc.nat({ max: 2_000 }),
        back: fc.nat({ max: 2_000 }),
      }),
      { maxLength: 60 },
    ),
    steps: fc.array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record({
            do: fc.constantFrom("add" as const, "set" as const),
            tab,
            article: fc.constantFrom(...articles),
            quantity: fc.nat({ max: max }),
          }),
        },
        fc.record({ do: fc.constantFrom("restore", "load", "reload", "close"), tab }),
        fc.record({ do: fc.constantFrom("go offline", "go online") }),
        {
          weight: 6,
          arbitrary: fc.record({ do: fc.constant("wait" as const), time: fc.nat({ max: 6_000 }) }),
        },
      ),
      { maxLength: 30, size: "max" },
    ),
  });
export type CartHistory =
  ReturnType<typeof cartHistories> extends fc.Arbitrary<infer History> ? History : never;

/** A change that a tab requested, and its answer. */
interface Made {
  id: number;
  tab: Tab;
  change: CartChange;
  isAnswered: boolean;
  error?: CartFailure;
}

/** Runs a history with fake timers. Returns the violated guarantees of the cart: none. */
export async function runHistory(
  { hasLocks, isLossy, eventDelay, requests, steps }: CartHistory,
  server: CartServer,
): Promise<string[]> {
  const browser = createBrowser({ hasLocks, eventDelay: () => eventDelay });
  /** Keys of the changes that the server refused because of a limit. */
  const refused = new Set<string>();
  const fates = [...requests];
  const broken = new Set<string>();
  const made: Made[] = [];
  /** Keys in the order in which they were first sent, with the number of attempts while online. */
  const sent = new Map<string, number>();
  /** How often each change reached the server, and was applied there. */
  const reached = new Map<string, { times: number; done: number }>();
  const said = new Set(moneyOf(emptyCart));
  let lastId = 0;
  /** Whether no answer has contained the cart since the last lost one. */
  let isReadLost = false;
  let served: Promise<unknown> = Promise.resolve();

  const expectThat = (holds: boolean, what: string) => void (holds || broken.add(what));
  const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

  /** Advances the time, but not while the server works. */
  async function pass(time: number) {
    const end = Date.now() + time;
    setTimeout(() => {}, time);
    do {
      await vi.advanceTimersToNextTimerAsync();
      await served;
    } while (Date.now() < end);
    await vi.advanceTimersByTimeAsync(0);
  }

  async function readCart(): Promise<Cart> {
    const response = await server(new Request("http://shop.test/service/cart/api/cart"));
    if (!response.ok)
      throw new Error(`The cart is not read: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { cart: Cart }).cart;
  }

  async function serve(request: Request): Promise<Response> {
    const key = keyOf(request);
    const before = await readCart();
    const response = await server(request);
    const after = await readCart();
    if (response.status === 409) refused.add(key);
    const { times, done } = reached.get(key) ?? { times: 0, done: 0 };
    reached.set(key, { times: times + 1, done: done + Number(after.revision > before.revision) });
    return response;
  }

  /** Simulates the connection from a tab to the server and back. */
  const connection = (tab: Tab) => async (url: string, init: RequestInit) => {
    const given = fates.shift() ?? { fate: "answered", there: 5, back: 5 };
    const { there, back, fate } = isLossy ? given : { ...given, fate: "answered" };
    const request = new Request(new URL(url, "http://shop.test"), { ...init, signal: null });
    const isRead = request.method === "GET";
    const key = keyOf(request);
    if (!isRead) sent.set(key, (sent.get(key) ?? 0) + Number(browser.isOnline()));
    const lose = async () => {
      // A closed tab gets no error.
      if (!tab.isOpen()) await new Promise(() => {});
      isReadLost ||= isRead;
      throw new TypeError("lost");
    };
    if (!browser.isOnline()) return lose();
    // Requests in flight when a page is left arrive before those of the next page.
    await Promise.race([sleep(there), tab.closed]);
    if (fate === "request lost") return lose();
    const response =
      fate === "unavailable"
        ? Response.json({ error: "CARTSTORAGE_UNAVAILABLE" }, { status: 503 })
        : await (served = served.then(() => serve(request)) as Promise<Response>);
    await sleep(back);
    if (fate === "answer lost" || !tab.isOpen() || !browser.isOnline()) return lose();
    isReadLost ||= isRead && !response.ok;
    if (response.ok) {
      if (hasLocks) isReadLost = false;
      const { cart } = (await response.clone().json()) as { cart: Cart };
      for (const money of moneyOf(cart)) said.add(money);
    }
    return response;
  };

  function open() {
    const tab = browser.openTab();
    const store = createCartStore({
      ...tab,
      fetch: connection(tab),
      newKey: () => String(++lastId),
    });
    store.state.subscribe(({ cart }) => {
      const money = cart ? moneyOf(cart) : [];
      expectThat(
        money.every((each) => said.has(each)),
        "an amount that the server did not compute",
      );
    });
    void store.load();
    return { tab, store };
  }

  function ask(tab: Tab, change: CartChange, send: () => Promise<CartFailure | undefined>) {
    const entry: Made = { id: lastId + 1, tab, change, isAnswered: false };
    made.push(entry);
    void send().then((error) => Object.assign(entry, { error, isAnswered: true }));
  }

  const tabs = [open(), open()];

  async function take(step: CartHistory["steps"][number]) {
    if ("time" in step) return pass(step.time);
    if (!("tab" in step)) return browser.setOnline(step.do === "go online");
    const { store, tab } = tabs[step.tab]!;
    if ("article" in step) {
      const article = { ...step.article, quantity: step.quantity };
      const change = step.do === "set" ? { setArticle: article } : { addArticle: article };
      if (step.do === "set" || step.quantity > 0) ask(tab, change, () => store.change(change));
    } else if (step.do === "load") void store.load();
    else if (step.do === "restore") {
      const [deleted] = store.state.get().deleted;
      if (deleted) ask(tab, deleted.restore, () => store.restore(deleted));
    } else {
      tab.close();
      // A closed tab is opened again after a while.
      if (step.do === "close") await pass(3_000);
      tabs[step.tab] = open();
    }
    return undefined;
  }

  for (const step of steps) {
    await take(step);
    await pass(0);
  }

  // No request fails from here on. Without locks the next page sends changes left by a closed tab.
  fates.length = 0;
  browser.setOnline(true);
  await pass(60_000);
  if (!hasLocks) tabs.push(open());
  await pass(60_000);

  const truth = JSON.stringify(await readCart());
  const shown = () => tabs.map(({ store }) => store.state.get());
  const isTrue = ({ cart }: CartState) => JSON.stringify(cart) === truth;
  expectThat(
    isReadLost || shown().every((state) => state.getError || isTrue(state)),
    "a tab shows another cart than the server's",
  );
  for (const { waiting, busy, deleted, setError, isOffline } of shown()) {
    expectThat(waiting + busy + deleted.length === 0, "something still waits");
    expectThat(!setError && !isOffline, "something is still explained");
  }
  for (const { store } of tabs) void store.load();
  await pass(1_000);
  expectThat(shown().every(isTrue), "a tab that reads the cart shows something else");
  expectThat(
    [...browser.stored.keys()].every((name) => !name.startsWith(cartOutboxKey)),
    "something is left in the storage",
  );

  // Without locks a page also sends the pending changes of a tab that is still open. Older values are sent after a newer one was
  // refused.
  const keys = [...sent.keys()];
  const counted = keys.filter((key) => !refused.has(key));
  expectThat(!hasLocks || counted.join() === counted.toSorted().join(), "changes were reordered");
  for (const [index, { id, tab, change, isAnswered, error }] of made.entries()) {
    const key = keys.find((each) => each.endsWith(`-${id}`));
    const { times = 0, done = 0 } = reached.get(key ?? "") ?? {};
    const later = made.slice(index + 1).map((other) => articleOf(other.change));
    const isReplaced = !key && "setArticle" in change && later.includes(articleOf(change));
    const isStrict = hasLocks || "addArticle" in change;
    const isInDoubt =
      error?.error === "UNKNOWN" || (error?.error === "CARTSTORAGE_UNAVAILABLE" && times > 0);
    const what = `: ${JSON.stringify({ change, error, times, done })}`;
    expectThat(Boolean(key) || isReplaced, `lost${what}`);
    expectThat(isAnswered || !tab.isOpen(), `never answered${what}`);
    expectThat(done <= 1, `done twice${what}`);
    expectThat(
      !isAnswered || Boolean(error) || !isStrict || done === (isReplaced ? 0 : 1),
      `said to be done${what}`,
    );
    expectThat(
      error?.error !== "UNKNOWN" || isReplaced || (sent.get(key ?? "") ?? 0) > 1,
      `given up too soon${what}`,
    );
    expectThat(!error || isInDoubt || !hasLocks || done === 0, `refused and done${what}`);
  }
  return [...broken];
}

const keyOf = (request: Request) => request.headers.get("idempotency-key") ?? "none";

const articleOf = (change: CartChange) => (Object.values(change)[0] as ArticleChange).tcm;

const moneyOf = ({ articles, totals }: Cart) => [
  JSON.stringify(totals),
  ...articles.map(({ tcm, price, total }) => `${tcm} ${price} ${total}`),
];
