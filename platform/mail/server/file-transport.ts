import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  makePrivate,
  makePrivateFolder,
  removeAbandoned,
  writeWhole,
} from "../../database/files.ts";
import type { MailMessage, MailTransport } from "./mail-transport.ts";

/**
 * Stores each mail as a file for the mailbox page. Only the file's owner may read it: its links grant access to the recipient's
 * data.
 */
export function fileTransport(folder: string): MailTransport {
  let prepared: Promise<void> | undefined;
  return {
    async send(message) {
      prepared ??= prepareFolder(folder);
      await prepared.catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
      // Sorting by name sorts by time.
      const file = join(folder, `${Date.now()}-${mailId(message)}.json`);
      await writeWhole(file, JSON.stringify(message, null, 2));
    },
    sweep: () => removeAbandoned(folder),
    close() {},
  };
}

/** Restricts access to mails that earlier releases stored readable for everyone. */
async function prepareFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  for (const name of await readdir(folder)) await makePrivate(join(folder, name), 0o600);
}

/** Returns the id of a mail, which is part of its Message-ID. */
export const mailId = ({ messageId }: Pick<MailMessage, "messageId">) =>
  messageId.replaceAll(/^<|@.*$/g, "");

/** Returns the mails in the folder, in the order in which they were sent. */
export async function storedMails(folder: string): Promise<MailMessage[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    files.map(async (name) => {
      const stored = JSON.parse(await readFile(join(folder, name), "utf8")) as MailMessage;
      // Mails of earlier releases have no pictures.
      return { ...stored, pictures: stored.pictures ?? [], date: new Date(stored.date) };
    }),
  );
}
