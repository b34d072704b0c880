import "../../shop.css";
import "./order-payment.entry.css";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { attachCopying } from "./copy-values.ts";
import { examples } from "./OrderPayment.examples.tsx";

const messages = { copied: "Zkopírováno: {name}", selected: "Označeno: {name}" };
const status = page.getByRole("status");
const iban = page.getByRole("button", { name: "Kopírovat: IBAN" });

afterEach(() => vi.restoreAllMocks());

test("without a script there are no buttons that copy", async () => {
  show(<>{examples.copied}</>);
  await expect.element(page.getByText("IBAN", { exact: true })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a button copies the IBAN without its spaces and says so", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  attachCopying(show(<>{examples.copied}</>), messages);
  await iban.click();
  await expect.element(status).toHaveTextContent("Zkopírováno: IBAN");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^CZ\d{22}$/));
});

test("where copying is blocked, the value is selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  attachCopying(show(<>{examples.copied}</>), messages);
  await iban.click();
  await expect.element(status).toHaveTextContent("Označeno: IBAN");
  expect(getSelection()!.toString()).toMatch(/^CZ\d\d( \d{4}){5}$/);
});
