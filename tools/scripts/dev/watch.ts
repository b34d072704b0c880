import { readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

export interface WatchOptions {
  /** The folder that paths are relative to. */
  root: string;
  /** The folders in it to watch, including all subfolders. */
  folders: string[];
  /** Files to report. */
  pattern: RegExp;
  /** Called with the files that were changed, added or deleted. Changes in quick succession are combined. */
  onChange: (files: string[]) => void;
}

/** Milliseconds without a further change after which changes are reported: an editor saves its files in sequence. */
const settle = 100;

/**
 * Watches files. Returns a function that stops watching. Each folder has its own watcher, which watches names: on Linux, Node's
 * recursive watcher follows the file itself, and misses every save by rename after the first.
 */
export function watchFiles({ root, folders, pattern, onChange }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function report(file: string) {
    if (!pattern.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...changed]);
      changed.clear();
    }, settle);
  }

  function close(folder: string) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  /** Starts to watch before it reads the folder: a file saved in between is reported twice rather than never. */
  function watchFolder(folder: string, isNew: boolean) {
    close(folder);
    try {
      const watcher = watch(join(root, folder), (event, name) => {
        if (name) inspect(join(folder, name), event === "rename");
      });
      watchers.set(folder, watcher);
      // Windows emits an error when the folder is deleted.
      watcher.on("error", () => close(folder));
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) watchFolder(path, isNew);
        else if (isNew) report(path);
      }
    } catch (error) {
      // The folder was deleted in the meantime.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }

  function inspect(path: string, isNewName: boolean) {
    const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder) {
      close(path);
      report(path);
    } else if (isNewName) watchFolder(path, true);
  }

  for (const folder of folders) watchFolder(folder, false);
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) close(folder);
  };
}
