import { once } from "node:events";
import { rememberParsedFiles } from "../platform/shared/content/content-file.ts";
import type { LiveReload } from "../storefront/server/live-reload.route.ts";
import type { ServicesOf } from "../storefront/server/services.ts";
import { replaceTexts } from "./replace-texts.ts";
import { explainStartError } from "./start-error.ts";

/** A saved file that the running shop shows without a restart. */
export type Update =
  | { kind: "content" }
  /** The texts of each site by its code. Scripts have theirs from the next build. */
  | { kind: "texts"; texts: Record<string, Record<string, unknown>> }
  /** CSS by the name of its sheet, such as "header.css". */
  | { kind: "sheets"; sheets: Record<string, string> };

/** The first message of the shop to `npm run dev`: it answers at its port. */
export interface Opened {
  /** For the terminal. */
  welcome: string;
}

/** The outcome of an update: the parts of the content that were imported, or why the update is not shown. */
export type UpdateOutcome = { parts: string[] } | { why: string };

export interface DevelopmentPorts extends Pick<ServicesOf, "onContentChange"> {
  /** Imports changed content files, announces a change, and returns the names of the parts that did change. */
  importContent(): Promise<string[]>;
  /** Lets every cache know that pages are to be rendered again. */
  announceChange(): Promise<void>;
  /** The sites of the shop, whose texts are replaced. */
  sites: Record<string, { texts: object }>;
  replaceSheets(sheets: Record<string, string>): void;
  liveReload: LiveReload;
}

/** Whether this process is the shop of `npm run dev`, which sends it updates. */
export const isDeveloped = () => process.connected === true;

/** Applies updates in their order, and ends the process together with `npm run dev`. */
export function takeUpdates({
  importContent,
  announceChange,
  sites,
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
    const parts = update.kind === "content" ? await importContent() : await takeTexts(update.texts);
    await isShown;
    liveReload.tell("content");
    return parts;
  }

  async function takeTexts(texts: Record<string, Record<string, unknown>>): Promise<string[]> {
    for (const [code, saved] of Object.entries(texts)) {
      const present = sites[code]?.texts;
      if (present) replaceTexts(present as Record<string, unknown>, saved);
    }
    await announceChange();
    return [];
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
