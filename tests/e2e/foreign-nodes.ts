import type { Locator } from "@playwright/test";

/** Changes of islands by translators and extensions of the browser, also in shadow roots, where Playwright's locators find them. */
export const disturbances = {
  "its texts translated": translate,
  "foreign elements at five places": insertElements,
  "attributes changed": changeAttributes,
} satisfies Record<string, (islands: Element[]) => void>;

export type Disturbance = keyof typeof disturbances;

export const disturb = (islands: Locator, how: Disturbance) =>
  islands.evaluateAll(disturbances[how] as (islands: Element[]) => void);

/** Puts each text into elements of its own, and later texts as well, as translators do. */
function translate(islands: Element[]) {
  const wrapTexts = (island: Element) => {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      if (text.parentElement!.closest('font, script, style, [translate="no"]')) continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(text.data);
      text.replaceWith(outer);
    }
  };
  for (const island of islands) {
    wrapTexts(island);
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => wrapTexts(island)).observe(island, changes);
  }
}

/**
 * Adds elements as password managers and grammar checkers do: at both ends of an island, first in its part, around fields and entries, and
 * in buttons.
 */
function insertElements(islands: Element[]) {
  const foreign = () => {
    const element = document.createElement("div");
    element.dataset.foreign = "";
    return element;
  };
  for (const island of islands) {
    for (const element of island.querySelectorAll("input, select, textarea, li")) {
      element.before(foreign());
      element.after(foreign());
    }
    for (const button of island.querySelectorAll("button")) button.append(foreign());
    island.querySelector("[data-part]")!.firstElementChild!.prepend(foreign());
    island.prepend(foreign());
    island.append(foreign());
  }
}

/** Changes attributes as grammar checkers, password managers and translators do. */
function changeAttributes(islands: Element[]) {
  for (const element of islands.flatMap((island) => [
    ...island.querySelectorAll<HTMLElement>("[data-part] *"),
  ])) {
    element.dataset.checkedBy = "grammar";
    element.classList.add("foreign");
    if (!element.matches("input, textarea")) continue;
    element.setAttribute("autocomplete", "on");
    element.setAttribute("spellcheck", "true");
    element.setAttribute("placeholder", "translated");
    element.style.backgroundImage = "none";
  }
}
