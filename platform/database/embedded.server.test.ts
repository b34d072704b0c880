import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { DatabaseInUseError } from "./embedded.ts";

describe("the embedded database", () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "kontor-database-")), "data");
  });
  afterEach(() => rm(join(folder, ".."), { recursive: true }));
  const embedded = () => openDatabase({ url: "", folder, onError: console.error });

  test("the embedded database stores its rows, for one process at a time, readable only by its owner", async () => {
    const first = await embedded();
    await sql`create table note (text text)`.execute(first.sql);
    await sql`insert into note values ('stored')`.execute(first.sql);
    const second = embedded();
    await expect(second).rejects.toBeInstanceOf(DatabaseInUseError);
    await expect(second).rejects.toThrow(
      `The database in ${folder} is in use by another process. Stop that one, give this one another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
    );
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await first.close();
    const third = await embedded();
    expect((await sql`select text from note`.execute(third.sql)).rows).toEqual([
      { text: "stored" },
    ]);
    await third.close();
  });

  test("the embedded database flushes every commit to the disk before it answers", async () => {
    // Runs a process that counts its fsync calls in every thread.
    const log = join(folder, "..", "fsync");
    const count = `
      import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const { fsyncSync } = fs;
      fs.fsyncSync = (file) => { fs.appendFileSync(${JSON.stringify(log)}, "."); return fsyncSync(file); };
      syncBuiltinESMExports();`;
    const script = join(folder, "..", "commits.ts");
    await writeFile(log, "");
    await writeFile(
      script,
      `import { readFileSync } from "node:fs";
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "database.ts"))};
      import { sql } from ${JSON.stringify(import.meta.resolve("kysely"))};
      const fsyncs = () => readFileSync(${JSON.stringify(log)}).length;
      const database = await openDatabase({ url: "", folder: ${JSON.stringify(folder)}, onError: console.error });
      await sql\`create table note (text text)\`.execute(database.sql);
      const counts = [];
      for (let note = 0; note < 5; note++) {
        const before = fsyncs();
        await sql\`insert into note values ('one')\`.execute(database.sql);
        counts.push(fsyncs() - before);
      }
      console.log(JSON.stringify(counts));
      await database.close();`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--import",
      `data:text/javascript,${encodeURIComponent(count)}`,
      script,
    ]);
    const counts = JSON.parse(stdout) as number[];
    expect(counts).toHaveLength(5);
    for (const fsyncs of counts) expect(fsyncs).toBeGreaterThan(0);
    expect((await readFile(log)).length).toBeGreaterThan(5);
  });
});
