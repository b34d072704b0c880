import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { EngineAdmin } from "../../../commerce/conformance/engine-under-test.ts";
import { accepted, refused, type Result } from "../../../commerce/result.ts";
import type { ReferenceCatalogue } from "../reference/reference-engine.js";

/** How an engine for tests is filled and changed: the exports of the module of `--admin`. */
export interface AdminModule {
  fill(catalogue: ReferenceCatalogue): Promise<void> | void;
  admin: EngineAdmin;
  /** Sets the engine's clock forward; without it what needs that is skipped. */
  pass?(milliseconds: number): void;
}

const adminFunctions = Object.keys({
  addProduct: true,
  deleteProduct: true,
  rename: true,
  setPrice: true,
  setPriceFrom: true,
  setStock: true,
  setPlaceStock: true,
  withdraw: true,
  moveProduct: true,
  renameCategory: true,
  moveCategory: true,
} satisfies Record<keyof EngineAdmin, true>);

/** Loads a module that changes an engine, or returns in one line what is wrong with it. */
export async function loadAdminModule(file: string): Promise<Result<AdminModule, string>> {
  const path = resolve(file);
  if (!existsSync(path)) return refused(`--admin ${file}: there is no such file.`);
  let loaded: Record<string, unknown>;
  try {
    loaded = (await import(pathToFileURL(path).href)) as typeof loaded;
  } catch (error) {
    return refused(`--admin ${file}: it cannot be loaded: ${String(error).split("\n")[0]}`);
  }
  const admin = Object(loaded["admin"]) as Record<string, unknown>;
  const missing = [
    ...(typeof loaded["fill"] === "function" ? [] : ["fill"]),
    ...adminFunctions
      .filter((name) => typeof admin[name] !== "function")
      .map((name) => `admin.${name}`),
  ];
  if (missing.length > 0)
    return refused(`--admin ${file}: it does not export ${missing.join(", ")}.`);
  return accepted(loaded as unknown as AdminModule);
}
