import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UsageError } from "../../usage-error.ts";

/**
 * Reads a new password: asks for it twice on a terminal, without echo, or takes the first line that another program pipes in.
 * Passwords are never arguments, because those appear in the shell history and the process list.
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
