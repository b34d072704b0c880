import type { ConsentTexts } from "../consent-contract.ts";
import { button, element, sheetOf } from "./banner.ts";
import styles from "./banner.css?inline";

/** Milliseconds for which the notice is shown. */
export const noticeTime = 8_000;

/** Announces a reload and performs it, because a script that the shopper no longer allows cannot be stopped. */
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
