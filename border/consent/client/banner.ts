import { innerTarget } from "../../../platform/client/inner-target.ts";
import { inShop } from "../../../platform/client/shop-address.ts";
import type { OptionalGroup } from "../../../platform/shared/cookies/consent-cookie.ts";
import { privacySection, type ConsentTexts } from "../consent-contract.ts";
import styles from "./banner.css?inline";

export interface BannerOptions {
  texts: ConsentTexts;
  /** BCP 47: the page may be in another language. */
  locale: string;
  /** The groups to ask for besides the necessary one. */
  groups: readonly OptionalGroup[];
  /** The current choice; undefined before the first one. With a choice, the banner can be closed without a change. */
  allowed?: readonly OptionalGroup[];
  /** Called with the decision, after the banner has closed. */
  onDecide(allowed: readonly OptionalGroup[]): void;
  /** Called when the banner is removed, with or without a decision. */
  onClose(): void;
}

export interface Banner {
  /** Shows the groups and moves the focus there, at the shopper's request. */
  openSettings(): void;
  /** Removes the banner and restores the focus. */
  close(): void;
}

/** Set on html while the banner covers the lower end of the page, so that the content there can be scrolled above it. */
const asks = "data-kontor-asks";
/** Without a custom property of html: all elements would inherit it, and browsers compute their styles again. */
const room = (height: number) =>
  `:root[${asks}]{scroll-padding-bottom:${height}px}:root[${asks}] body::after{content:"";display:block;height:${height}px}`;

let sheet: CSSStyleSheet | undefined;

/**
 * Asks for consent at the lower end of the page. The banner causes no layout shift and does not take the focus; it comes first in
 * tab order, and only its buttons decide.
 */
export function showBanner({ texts, locale, groups, allowed, ...events }: BannerOptions): Banner {
  const root = document.documentElement;
  const host = document.createElement("kontor-consent");
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheetOf(styles)];
  let before: Node | null = null;

  const boxes = groups.map((group) =>
    element("input", { type: "checkbox", id: group, defaultChecked: allowed?.includes(group) }),
  );
  const list = element(
    "ul",
    { hidden: true },
    line("necessary", element("input", { type: "checkbox", defaultChecked: true, disabled: true })),
    ...groups.map((group, index) => line(group, boxes[index]!)),
  );
  const chosen = () => groups.filter((_, index) => boxes[index]!.checked);
  const choose = button(texts.choose, openSettings);
  choose.className = "quiet";
  const panel = element(
    "section",
    { className: "panel", lang: locale, tabIndex: -1, ariaLabel: texts.title },
    element(
      "div",
      { className: "content" },
      element(
        "div",
        { className: "top" },
        element("h2", { textContent: texts.title }),
        ...(allowed ? [Object.assign(button(texts.close, close), { className: "quiet" })] : []),
      ),
      element(
        "p",
        {},
        `${texts.question} `,
        element("a", {
          href: inShop(`${texts.privacy.path}#${privacySection}`),
          textContent: texts.privacy.text,
        }),
      ),
      list,
    ),
    element(
      "div",
      { className: "actions" },
      button(texts.refuse, () => decide([])),
      button(texts.accept, () => decide(groups)),
      choose,
    ),
  );
  shadow.append(panel);
  const closed = new AbortController();
  // From the border's shadow root, of which the other events name only the element around it.
  document.addEventListener(
    "focusout",
    (event) => {
      if (event.relatedTarget === host) before = innerTarget(event);
    },
    { signal: closed.signal },
  );
  host.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && allowed) close();
  });
  const observer = new ResizeObserver(() => {
    if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
    // With the space below the panel, and room for the outline of what has the focus above it.
    sheet.replaceSync(room(host.getBoundingClientRect().height + 8));
  });
  observer.observe(host);
  root.setAttribute(asks, "");
  host.popover = "manual";
  document.body.prepend(host);
  // In the top layer, above what is already there. Older browsers use the z-index.
  host.showPopover?.();
  return { openSettings, close };

  function line(group: keyof ConsentTexts["groups"], box: HTMLInputElement) {
    const { name, purpose } = texts.groups[group];
    const words = box.disabled ? [" ", element("small", { textContent: texts.alwaysOn })] : [];
    const description = element("p", { id: `about-${group}`, textContent: purpose });
    box.setAttribute("aria-describedby", description.id);
    return element(
      "li",
      {},
      element("label", {}, box, element("span", {}, name, ...words)),
      description,
    );
  }

  function openSettings() {
    if (list.hidden) {
      list.hidden = false;
      choose.className = "";
      choose.textContent = texts.save;
      choose.onclick = () => decide(chosen());
    }
    if (document.activeElement !== host) before = document.activeElement;
    panel.role = "dialog";
    // The choices take the place of the question, so that more than one of them is visible.
    list.scrollIntoView();
    (allowed ? panel : (boxes[0] ?? panel)).focus();
  }

  function decide(decided: readonly OptionalGroup[]) {
    close();
    events.onDecide(decided);
  }

  function close() {
    const hadFocus = document.activeElement === host;
    observer.disconnect();
    closed.abort();
    host.remove();
    root.removeAttribute(asks);
    if (hadFocus && before instanceof HTMLElement) before.focus();
    events.onClose();
  }
}

export function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

export const button = (text: string, onclick: () => void) =>
  element("button", { type: "button", textContent: text, onclick });

/** Creates an element without parsing HTML, which pages' policies forbid. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
