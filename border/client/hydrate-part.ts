// Before React.
import "./sound-page.ts";
import { createElement, useLayoutEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { adoptStyles } from "./adopt-styles.ts";
import { watchShopper, type Successor } from "./shopper-state.ts";
import { tracking } from "./track.ts";

/**
 * Hydrates server-rendered HTML synchronously: when it returns, the part reacts to events. Resolves to the successors of elements that
 * were replaced, because the HTML was changed by others.
 * @param styles of what is never shown before hydration: they load with the island and not with the first view
 */
export function hydratePart(container: Element, part: ReactNode, styles?: string) {
  if (styles) adoptStyles(styles, container);
  return flushSync(() => hydrateInPieces(container, part));
}

/**
 * Hydrates a part that no shopper has pressed yet, in pieces between which the browser can paint and answer. Resolves when the part
 * reacts to events.
 */
export const hydrateInPieces = (container: Element, part: ReactNode): Promise<Successor> =>
  new Promise((resolve) => startRoot(container, part, resolve));

/**
 * Renders a part that the server did not render, replacing the container's content synchronously: painting the empty container
 * would shift the layout twice. Uses hydration, because `createRoot` would enlarge the script that every shopper loads.
 */
export function renderPart(container: Element, part: ReactNode, styles?: string) {
  if (styles) adoptStyles(styles, container);
  container.replaceChildren();
  const root = flushSync(() => startRoot(container, null));
  flushSync(() => root.render(part));
}

/** Renderings of a part after errors, before it becomes plain HTML: an extension of the browser may cause one error after the other. */
const maxRenderings = 3;

/**
 * Starts React in a container. A part whose elements others have moved or removed makes React fail, and leaves the container empty: it is
 * rendered again, and if that fails, too, it becomes the HTML of the server, whose forms and links work without script.
 */
function startRoot(
  container: Element,
  part: ReactNode,
  onReady: (successor: Successor) => void = () => {},
) {
  const kept = container.cloneNode(true) as Element;
  const shopper = watchShopper(container);
  const ready = () => onReady(shopper.carryOver());
  let tree = createElement(Rendered, { onReady: ready }, part);
  let renderings = 0;
  const root = hydrateRoot(container, tree, {
    onRecoverableError: (error) => warn("was changed by others, and is rendered again", error),
    onUncaughtError: (error) => {
      if (renderings === 0) report(error);
      // React is still at work.
      queueMicrotask(async () => {
        container.replaceChildren();
        if (renderings++ < maxRenderings) return flushSync(() => root.render(tree));
        container.replaceChildren(...(await plainHtml(container, kept)));
        ready();
      });
    },
  });
  return {
    render(next: ReactNode) {
      tree = createElement(Rendered, { onReady: ready }, next);
      root.render(tree);
    },
  };

  function warn(problem: string, error: unknown) {
    console.warn(`Kontor: the HTML of ${nameOf(container)} ${problem}.`, error);
  }

  function report(error: unknown) {
    const message = `${nameOf(container)} failed`;
    console.error(`Kontor: ${message}.`, error);
    tracking(({ log }) => log("error", message, error));
  }
}

const nameOf = (container: Element) =>
  container.closest<HTMLElement>("[data-island]")?.dataset.island ?? "a part";

function Rendered({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useLayoutEffect(onReady, [onReady]);
  return children;
}

/** Returns the part as the server renders it now, or where that fails, as it was before hydration. */
async function plainHtml(container: Element, kept: Element): Promise<Iterable<Node>> {
  try {
    const { fetchPart } = await import("./fetch-part.ts");
    return await fetchPart(container);
  } catch {
    return kept.childNodes;
  }
}
