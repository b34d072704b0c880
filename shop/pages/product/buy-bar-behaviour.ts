import styles from "./buy-bar.inline.css?inline";

/** The bar is never shown before its script runs, so its styles load with the script and not with the first view. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Set on html while the bar may be shown; styles hide the bar where another part takes its place. */
const shown = "data-kontor-buy-bar";

/**
 * Shows the bar while the buy box's own button is out of sight: outside the window, or under the header. Returns a function that
 * detaches this.
 */
export function attachBuyBar(form: HTMLElement): () => void {
  const button = form.querySelector<HTMLElement>(".kontor-buy__action [type=submit]");
  if (!button) return () => {};
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const header = document.querySelector<HTMLElement>(".kontor-header__main")?.offsetHeight ?? 0;
  const observer = new IntersectionObserver(
    (entries) => {
      const isShown = !entries.at(-1)!.isIntersecting;
      // A hidden element must not have the focus.
      if (!isShown && form.querySelector(".kontor-buy-bar :focus"))
        button.focus({ preventScroll: true });
      document.documentElement.toggleAttribute(shown, isShown);
    },
    { rootMargin: `-${header}px 0px -${button.offsetHeight}px` },
  );
  observer.observe(button);
  return () => {
    observer.disconnect();
    document.documentElement.removeAttribute(shown);
  };
}
