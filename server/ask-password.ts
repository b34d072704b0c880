import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UsageError } from "./start-error.ts";

/**
 * A new password: asked for twice on a terminal, which does not show it, or the first line of what another program pipes in. Never
 * an argument: those are in the history of the shell and in the list of processes.
 */
export async function askPassword(name: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const ask = async (question: string) => {
    process.stderr.write(question);
    return reader.question("").finally(() => process.stderr.write("\n"));
  };
  try {
    const password = await ask(`Password for ${name} (it is not shown): `);
    if (password === (await ask("The same again: "))) return password;
  } catch {
    throw new UsageError("No password was given; nothing is changed.");
  } finally {
    reader.close();
  }
  throw new UsageError("The two are not the same; nothing is changed. Start the command again.");
}
