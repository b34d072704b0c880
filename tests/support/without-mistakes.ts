import { ContentError } from "../../platform/shared/content/content-file.ts";

/** Reads content to its end, and throws all mistakes found in it. */
export async function withoutMistakes<Content>(
  read: (mistakes: string[]) => Content | Promise<Content>,
): Promise<Content> {
  const mistakes: string[] = [];
  const content = await read(mistakes);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return content;
}
