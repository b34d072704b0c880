/** Loads repairs and warnings for a page whose markup hinders parts of the border. Few pages need that. */
export function loadRepairs(parts: HTMLElement[]) {
  const formless = parts.filter(isFormless);
  if (formless.length > 0 || document.querySelector("base[href], form kontor-border"))
    import("./wrong-page.ts").then(({ repairPage }) => repairPage(formless)).catch(console.error);
}

/** A form of the page need not be an ancestor: in `<table><form><tr>` browsers take it for the form of what follows. */
const isFormless = (part: HTMLElement) =>
  Boolean(part.closest("form")) ||
  [...part.querySelectorAll("input")].some(({ form }) => form && !part.contains(form));
