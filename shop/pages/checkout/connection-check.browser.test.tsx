import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { attachConnectionCheck } from "./connection-check.ts";

attachConnectionCheck(document, "Keine Verbindung.");

/** Called with the pressed button's value when the browser would send a form. */
const submit = vi.fn<(value?: string) => void>();
document.addEventListener("submit", (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  submit(event.submitter?.getAttribute("value") ?? undefined);
});
const asked = vi.spyOn(globalThis, "fetch");
/** The network answers in a later task: while an event is handled, the browser sends no form again. */
const later = () => new Promise((resolve) => setTimeout(resolve));
const answers = (status: number) => async () => {
  await later();
  return new Response(null, { status });
};
const fails = (error: Error) => async () => {
  await later();
  throw error;
};
const button = page.getByRole("button");
const notice = page.getByRole("alert");

beforeEach(() => {
  submit.mockClear();
  asked.mockReset();
  document.body.innerHTML =
    '<main class="kontor-checkout"><form method="post"><input name="town" /><button type="submit" name="action" value="order">Bestellen</button></form></main>';
});
afterEach(() => document.body.replaceChildren());

test("a form of the checkout is sent once when the shop answers, whatever the answer is", async () => {
  asked.mockImplementation(answers(503));
  await button.click();
  await button.click();
  await expect.poll(() => submit).toHaveBeenCalledExactlyOnceWith("order");
  await expect.element(notice).not.toBeInTheDocument();
});

test("a form is not sent without a connection, keeps what was typed, says so, and can be sent again", async () => {
  asked.mockImplementationOnce(fails(new TypeError("Failed to fetch")));
  await page.getByRole("textbox").fill("Hamburg");
  await button.click();
  await expect.element(notice).toHaveTextContent("Keine Verbindung.");
  expect(submit).not.toHaveBeenCalled();
  await expect.element(page.getByRole("textbox")).toHaveValue("Hamburg");
  asked.mockImplementationOnce(answers(200));
  await button.click();
  await expect.poll(() => submit).toHaveBeenCalledTimes(1);
  await expect.element(notice).not.toBeInTheDocument();
});

test("a form is sent to a shop that takes long to answer", async () => {
  asked.mockImplementationOnce(fails(new DOMException("", "TimeoutError")));
  await button.click();
  await expect.poll(() => submit).toHaveBeenCalledTimes(1);
});
