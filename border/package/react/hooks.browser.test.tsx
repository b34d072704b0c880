/** @jsxImportSource react */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBorderRouter } from "./use-border-router.ts";
import { useCart } from "./use-cart.ts";
import { useConsent } from "./use-consent.ts";
import { useCustomer } from "./use-customer.ts";

/** Tests the hooks in a page whose border is played by the test. They read the page once, so that each test begins where the last ended. */

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement("main"));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.kontor;
});
const show = (element: ReactNode) => flushSync(() => root.render(element));
const text = () => page.textContent;
const click = (label: string) =>
  [...page.querySelectorAll("button")]
    .find(({ textContent }) => textContent.includes(label))!
    .click();

const Count = () => <p>{useCart().count}</p>;

test("useCart shows the count that the page before has stored, then that of the border's event, also after it was away", async () => {
  localStorage.setItem("cart", JSON.stringify({ numberOfArticles: 4 }));
  expect(renderToString(<Count />)).toBe("<p>0</p>");
  show(<Count />);
  await expect.poll(text).toBe("4");
  const change = (count: number) =>
    dispatchEvent(new CustomEvent("kontor:cart-data-changed", { detail: { count } }));
  change(5);
  await expect.poll(text).toBe("5");
  show(null);
  change(6);
  show(<Count />);
  await expect.poll(text).toBe("6");
  localStorage.removeItem("cart");
});

test("useCart adds once the border has started, and rejects on a page where it does not", async () => {
  vi.useFakeTimers();
  const results: Promise<string>[] = [];
  const Page = () => {
    const { add: addArticle, reload } = useCart();
    return (
      <>
        <button onClick={() => results.push(addArticle({ productId: "1", quantity: 2 }))}>
          Add
        </button>
        <button onClick={reload}>Reload</button>
      </>
    );
  };
  show(<Page />);
  click("Add");
  await Promise.all([
    expect(results[0]).rejects.toThrow("window.kontor.cart is missing"),
    vi.runAllTimersAsync(),
  ]);
  click("Add");
  const add = vi.fn<() => Promise<string>>().mockResolvedValue("Ausverkauft");
  window.kontor = { cart: { add } };
  await vi.runAllTimersAsync();
  expect(await results[1]).toBe("Ausverkauft");
  expect(add).toHaveBeenCalledExactlyOnceWith({ productId: "1", quantity: 2 });
  const reloaded = new Promise((resolve) =>
    addEventListener("kontor:cart-trigger-update", resolve, { once: true }),
  );
  click("Reload");
  await reloaded;
});

test("useCustomer asks the shop once for all components, and again after a login, and shows the latest answer", async () => {
  const response = (firstname: string) =>
    Response.json({
      tracking: { loginStatus: firstname ? "LOGGED_IN" : "LOGGED_OUT" },
      customer: { firstname, lastname: "", loyaltyBeans: 7 },
    });
  const ask = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(response(""));
  const Name = () => {
    const { status, firstName, loyaltyBeans } = useCustomer();
    return <p>{`${status} ${firstName} ${loyaltyBeans};`}</p>;
  };
  const header = document.body.appendChild(document.createElement("div"));
  Object.assign(header.dataset, { kontor: "header", kontorBase: "/shop" });
  show(
    <>
      <Name />
      <Name />
    </>,
  );
  await expect.poll(text).toBe("LOGGED_OUT  7;LOGGED_OUT  7;");
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    "/shop/service/customerfrontenddata/api/v1/psdata",
    expect.anything(),
  );
  ask.mockResolvedValueOnce(response("Ada"));
  dispatchEvent(new Event("kontor:customer-changed"));
  await expect.poll(text).toBe("LOGGED_IN Ada 7;LOGGED_IN Ada 7;");
  const complain = vi.spyOn(console, "error").mockReturnValue();
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
  dispatchEvent(new Event("kontor:customer-changed"));
  await expect.poll(text).toBe("undefined  0;undefined  0;");
  expect(complain).toHaveBeenCalledOnce();
  const slow = Promise.withResolvers<Response>();
  ask.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(response("Ida"));
  dispatchEvent(new Event("kontor:customer-changed"));
  dispatchEvent(new Event("kontor:customer-changed"));
  await expect.poll(text).toBe("LOGGED_IN Ida 7;LOGGED_IN Ida 7;");
  const late = response("Ada");
  const read = vi.spyOn(late, "json");
  slow.resolve(late);
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await read.mock.results[0]!.value;
  expect(text()).toBe("LOGGED_IN Ida 7;LOGGED_IN Ida 7;");
  header.remove();
});

test("useConsent follows the decision in the cookie, and opens the settings", async () => {
  const results: Promise<void>[] = [];
  const Page = () => {
    const { hasDecided, allowed, open: openSettings } = useConsent();
    return (
      <button onClick={() => results.push(openSettings())}>
        {`${hasDecided}: ${allowed.join()}`}
      </button>
    );
  };
  show(<Page />);
  await expect.poll(text).toBe("false: ");
  document.cookie = "OptanonConsent=groups=C0001%3A1%2CC0002%3A1%2CC0003%3A0%2CC0004%3A1";
  document.cookie = "OptanonAlertBoxClosed=2026-11-25T00:00:00Z";
  dispatchEvent(new CustomEvent("OneTrustGroupsUpdated"));
  await expect.poll(text).toBe("true: statistics,advertising");
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"])
    document.cookie = `${name}=; max-age=0`;
  vi.useFakeTimers();
  click("statistics");
  await Promise.all([
    expect(results[0]).rejects.toThrow("window.kontor.consent is missing"),
    vi.runAllTimersAsync(),
  ]);
  click("statistics");
  const open = vi.fn<() => void>();
  window.kontor = { consent: { open } };
  await vi.runAllTimersAsync();
  await results[1];
  expect(open).toHaveBeenCalledOnce();
});

test("useBorderRouter hands the border's addresses to the application until its component goes", async () => {
  const opened: string[] = [];
  const open = ({ pathname, search }: URL) => {
    opened.push(pathname + search);
    return true;
  };
  const Page = () => {
    useBorderRouter(open);
    return null;
  };
  window.kontor = { spa: true };
  show(<Page />);
  window.kontor.router!.navigate("/search?query=a");
  expect(opened).toEqual(["/search?query=a"]);
  expect(window.kontor.spa).toBe(true);
  show(null);
  expect(window.kontor.router).toBeUndefined();
});
