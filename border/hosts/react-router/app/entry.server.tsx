import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/** Answers with a whole page. Without this file React Router streams pages, and waits for the whole one only for robots (`isbot`). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
  });
  await page.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}
