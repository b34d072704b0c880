/**
 * Returns the campaign whose form was just taken, as the page after it names it. The page is the same for everybody: its address says
 * whether the browser comes from the form, and no longer does afterwards, so that a reload is no other lead.
 */
export function takeLead(): string | undefined {
  const subject = document.querySelector<HTMLElement>("[data-kontor-lead]")?.dataset.kontorLead;
  if (!subject || !new URLSearchParams(location.search).has("new")) return undefined;
  history.replaceState(history.state, "", location.pathname);
  return subject;
}
