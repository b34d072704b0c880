import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailMessage, MailTransport } from "./mail-transport.ts";

/** Stores each mail as a file, where the mailbox page finds it. */
export function fileTransport(folder: string): MailTransport {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      // Sorted by name they are sorted by time.
      const path = join(folder, `${Date.now()}-${mailId(message)}.json`);
      // Whole or not at all.
      await writeFile(`${path}.part`, JSON.stringify(message, null, 2));
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}

/** The id of a mail, which is part of its Message-ID. */
export const mailId = ({ messageId }: Pick<MailMessage, "messageId">) =>
  messageId.replaceAll(/^<|@.*$/g, "");

/** The mails in the folder, in the order in which they were sent. */
export async function storedMails(folder: string): Promise<MailMessage[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    files.map(async (name) => {
      const stored = JSON.parse(await readFile(join(folder, name), "utf8")) as MailMessage;
      return { ...stored, date: new Date(stored.date) };
    }),
  );
}
