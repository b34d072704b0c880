import type { ConsentTexts } from "../consent-contract.ts";
import { button, element, sheetOf } from "./banner.ts";
import styles from "./banner.css?inline";

/** Milliseconds in which the notice can be read. */
export const noticeTime = 8_000;

/** Says that the page is loaded again, because a script that the shopper no longer allows cannot be ended, and does it. */
export function reloadAfterNotice(
  { title, reload: texts }: Pick<ConsentTexts, "title" | "reload">,
  { locale, reload }: { locale: string; reload(): void },
) {
  const host = document.createElement("kontor-consent");
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheetOf(styles)];
  const now = button(texts.button, reload);
  shadow.append(
    element(
      "section",
      { className: "panel", lang: locale, role: "alertdialog", ariaLabel: title },
      element("h2", { textContent: title }),
      element("p", { className: "question", textContent: texts.text }),
      element("div", { className: "actions" }, now),
    ),
  );
  host.popover = "manual";
  document.body.prepend(host);
  host.showPopover?.();
  now.focus();
  setTimeout(reload, noticeTime);
}
