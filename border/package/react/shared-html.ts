/**
 * HTML that a server's loaders and server components hand to client components of the same process. React sends the props of a
 * client component to the browser, so these get a name in place of the HTML, which would otherwise be sent twice.
 */

/** Distinct parts that are kept: more than pages are rendered at the same time, and the border is the same for most of them. */
const maxShared = 200;

/** A framework's bundles have modules of their own, and share the process. */
const key = Symbol.for("@kontor/border/shared-html");
const page = globalThis as { [key]?: { html: Map<string, string>; next: number } };

/** Shares HTML with the client components of this process. Returns its name, which no other process has. */
export function shareHtml(text: string): string {
  const shared = (page[key] ??= { html: new Map(), next: 0 });
  const [known] = [...shared.html].find(([, html]) => html === text) ?? [];
  const name = known ?? `part-${Math.round(performance.timeOrigin)}-${shared.next++}`;
  // The last used one is the last to be removed.
  shared.html.delete(name);
  shared.html.set(name, text);
  for (const oldest of shared.html.keys())
    if (shared.html.size > maxShared) shared.html.delete(oldest);
  return name;
}

/** Returns shared HTML; "" with a message when it is too old, or of another process. */
export function sharedHtml(name: string): string {
  const html = page[key]?.html.get(name);
  if (html === undefined)
    console.error(
      "Kontor: a page lacks its border, whose component was rendered much earlier or by another process. Do not cache a component that has a BorderPart or a BorderAround in it.",
    );
  return html ?? "";
}
