import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileTransport } from "./file-transport.ts";

test("a sweep removes temporary files of a killed process, and no mail", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-mails-"));
  for (const name of ["1-a.json", "2-b.json.0f.part"]) {
    await writeFile(join(folder, name), "{}");
    await utimes(join(folder, name), 0, 0);
  }
  await fileTransport(folder).sweep!();
  expect(await readdir(folder)).toEqual(["1-a.json"]);
  await rm(folder, { recursive: true });
});
