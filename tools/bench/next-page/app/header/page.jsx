import { readFileSync } from "node:fs";

export const dynamic = "force-dynamic";

let header;

/** The shop's header as HTML, rendered for each request: what a dynamic page of Next costs at least. */
export default function Page() {
  header ??= readFileSync(process.env.HEADER_FILE, "utf8");
  return <div dangerouslySetInnerHTML={{ __html: header }} />;
}
