import { accessSync, constants, readdirSync, statSync } from "node:fs";

/** The functions that the search for programs needs; tests pass their own. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  /** Reports whether a program exists at the path. */
  exists(path: string): boolean;
  /** Returns the names in a folder, or none when it does not exist. */
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

/** Returns the folders in which the machine looks for commands. */
export function commandFolders({ platform, environment }: Machine): string[] {
  const separator = platform === "win32" ? ";" : ":";
  const path = environment.PATH ?? environment.Path ?? "";
  return path.split(separator).filter((folder) => folder !== "");
}
