import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { consent as texts } from "../../../shop/sites/de/texts/consent.ts";
import { noticeTime, reloadAfterNotice } from "./reload-notice.ts";

const reload = vi.fn<() => void>();

beforeEach(() => void reload.mockClear());
afterEach(() => {
  vi.useRealTimers();
  document.querySelector("kontor-consent")?.remove();
});

test("a page shows a notice before it reloads, long enough to be read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  reloadAfterNotice(texts, { locale: "de", reload });
  const notice = page.getByRole("alertdialog", { name: texts.title });
  expect(notice.element().textContent).toContain(texts.reload.text);
  vi.advanceTimersByTime(noticeTime - 1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test("the notice of a page that is loaded again has the focus on its button, which does it at once", async () => {
  reloadAfterNotice(texts, { locale: "de", reload });
  const button = page.getByRole("button", { name: texts.reload.button });
  expect(document.querySelector("kontor-consent")!.shadowRoot!.activeElement).toBe(
    button.element(),
  );
  await button.click();
  expect(reload).toHaveBeenCalledOnce();
});
