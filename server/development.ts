import { once } from "node:events";
import { rememberParsedFiles } from "../platform/shared/content/content-file.ts";
import type { LiveReload } from "../storefront/server/live-reload.route.ts";
import type { ServicesOf } from "../storefront/server/services.ts";
import { explainStartError } from "./start-error.ts";

/** A saved file that the running shop shows without a restart. */
export type Update =
  | { kind: "content" }
  /** CSS by the name of its sheet, such as "header.css". */
  | { kind: "sheets"; sheets: Record<string, string> };

/** The first message of the shop to `npm run dev`: it answers at its port. */
export interface Opened {
  /** For the terminal. */
  welcome: string;
}

/** The answer to an update: it is shown, and these parts of the content were imported; or why it is not. */
export type UpdateOutcome = { parts: string[] } | { why: string };

export interface DevelopmentPorts extends Pick<ServicesOf, "onContentChange"> {
  /** Imports changed content files, announces a change, and returns the names of the parts that did change. */
  importContent(): Promise<string[]>;
  replaceSheets(sheets: Record<string, string>): void;
  liveReload: LiveReload;
}

/** Whether this process is the shop of `npm run dev`, which sends it updates. */
export const isDeveloped = () => process.connected === true;

/** Applies updates in their order, and ends the process together with `npm run dev`. */
export function takeUpdates({
  importContent,
  onContentChange,
  replaceSheets,
  liveReload,
}: DevelopmentPorts) {
  rememberParsedFiles();
  let noteChange = () => {};
  onContentChange(() => noteChange());

  async function show(update: Update): Promise<string[]> {
    if (update.kind === "sheets") {
      replaceSheets(update.sheets);
      liveReload.tell("sheets");
      return [];
    }
    const isShown = new Promise<void>((done) => (noteChange = done));
    const parts = await importContent();
    await isShown;
    liveReload.tell("content");
    return parts;
  }

  // Parses all files, so that the first save takes no longer than later ones. Mistakes are told when something is saved.
  let last: Promise<unknown> = importContent().catch(() => {});
  process.on("message", (update: Update) => {
    last = last
      .then(() => show(update))
      .then(
        (parts) => report({ parts }),
        (error: unknown) => {
          const why = explainStartError(error);
          report({ why: why instanceof Error ? why.stack! : String(why) });
        },
      );
  });
  void once(process, "disconnect").then(() => process.kill(process.pid, "SIGTERM"));
}

export const report = (message: Opened | UpdateOutcome) => process.send?.(message);
