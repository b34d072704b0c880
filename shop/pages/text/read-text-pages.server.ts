import type { Slice } from "../../../platform/http/slice.ts";
import { readStaticPages, type StaticPages } from "./static-pages.server.ts";

/** The pages of text as a slice: files of a folder, which are read before the shop answers. */
export function readTextPages(folder: string, readFolder = readStaticPages) {
  let reading: Promise<StaticPages> | undefined;
  let pages: StaticPages | undefined;
  const read = () => (reading ??= readFolder(folder));
  return {
    /** Returns the pages also to code that opens no shop, such as commands. */
    read,
    async readFiles() {
      const read = await readFolder(folder);
      if (pages) pages = read;
    },
    start: async () => (pages = await read()),
    get: (...asked) => pages!.get(...asked),
    find: (...asked) => pages!.find(...asked),
    byNumber: (...asked) => pages!.byNumber(...asked),
    list: (...asked) => pages!.list(...asked),
    groups: (...asked) => pages!.groups(...asked),
  } satisfies Slice & StaticPages & { read: typeof read };
}
