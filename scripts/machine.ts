import { accessSync, constants, readdirSync, statSync } from "node:fs";

/** What the search for programs asks of a machine; tests pass one of their own. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  /** Whether a program lies at the path. */
  exists(path: string): boolean;
  /** Names in a folder; none when there is no such folder. */
  list(folder: string): string[];
}

export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  exists(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

/** The folders in which the machine looks for commands. */
export function commandFolders({ platform, environment }: Machine): string[] {
  const separator = platform === "win32" ? ";" : ":";
  const path = environment.PATH ?? environment.Path ?? "";
  return path.split(separator).filter((folder) => folder !== "");
}
