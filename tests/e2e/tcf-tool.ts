import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** The head of a page with a tool for consent of its own, and with the recipe of docs/embedding.md. */
export async function headWithTool(): Promise<string> {
  const guide = await readFile(join(projectFolder, "docs/embedding.md"), "utf8");
  const recipe = /```html\n(<script>[^]*?__tcfapi[^]*?<\/script>)/.exec(guide)![1]!;
  return `<script>(${standIn.toString()})()</script>${recipe}`;
}

/** A stand-in for a tool with the IAB's API (TCF 2). Runs in the page, so it must be self-contained. */
function standIn() {
  type Listener = (data: object, isKnown: boolean) => void;
  const page = window as unknown as Record<string, unknown>;
  const listeners: Listener[] = [];
  const key = "tool";
  const consents = () => JSON.parse(localStorage.getItem(key) ?? "{}") as object;
  const say = (eventStatus: string, listener: Listener) =>
    listener({ eventStatus, purpose: { consents: consents() } }, true);
  const decide = (isAllowed: boolean) => {
    const purposes = Object.fromEntries([1, 8, 9].map((number) => [number, isAllowed]));
    localStorage.setItem(key, JSON.stringify(purposes));
    dialog.remove();
    for (const listener of listeners) say("useractioncomplete", listener);
  };
  const dialog = document.createElement("div");
  dialog.role = "dialog";
  dialog.ariaLabel = "Tool";
  dialog.style.cssText = "position: fixed; bottom: 0; z-index: 9999; background: white";
  for (const [name, isAllowed] of [
    ["Allow statistics", true],
    ["Refuse all", false],
  ] as const) {
    const button = document.createElement("button");
    Object.assign(button, { textContent: name, onclick: () => decide(isAllowed) });
    dialog.append(button);
  }
  const show = () => document.body.append(dialog);
  page.consentTool = { showSettings: show };
  // oxlint-disable-next-line no-underscore-dangle -- the IAB's name
  page.__tcfapi = (_command: string, _version: number, listener: Listener) => {
    listeners.push(listener);
    const isDecided = localStorage.getItem(key) !== null;
    // As tools do, which load what is stored.
    setTimeout(say, 0, isDecided ? "tcloaded" : "cmpuishown", listener);
    if (!isDecided) addEventListener("DOMContentLoaded", show);
  };
}
