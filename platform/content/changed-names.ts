import { anyContent, type ContentName } from "./content-changes.ts";

/** Maximum number of changed names to remember. Beyond it, everything counts as changed. */
const maxNames = 1_000;

/** Remembers which names of the content changed in which version. */
export class ChangedNames {
  /** Version of the content: the number of its changes. */
  version = 0;
  /** The version in which each name, or everything, last changed. */
  private readonly changedIn = new Map<ContentName, number>();
  private allChangedIn = 0;

  add(changed: ReadonlySet<ContentName>): void {
    this.version++;
    for (const name of changed) this.changedIn.set(name, this.version);
    if (!changed.has(anyContent) && this.changedIn.size <= maxNames) return;
    this.changedIn.clear();
    this.allChangedIn = this.version;
  }

  /** Returns those of the names that changed after a version; undefined when everything may have changed. */
  since(version: number, names: ReadonlySet<ContentName>): ContentName[] | undefined {
    if (version === this.version) return [];
    if (version < this.allChangedIn || names.has(anyContent)) return undefined;
    return [...names].filter((name) => (this.changedIn.get(name) ?? 0) > version);
  }
}
