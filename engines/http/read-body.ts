/** Reads a body as text. Throws when it is longer than allowed, or no UTF-8. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  let text = "";
  for await (const part of decoded(response, maxBytes)) text += part;
  return text;
}

/** Reads the lines of a body, of any number; throws for one that is longer than allowed. Empty lines are left out. */
export async function* readLines(response: Response, maxLength: number): AsyncIterable<string> {
  let rest = "";
  for await (const part of decoded(response, Infinity)) {
    const lines = (rest + part).split("\n");
    rest = lines.pop()!;
    if (rest.length > maxLength) throw new Error(`a line is longer than ${maxLength} characters`);
    yield* lines.filter((line) => line.trim() !== "");
  }
  if (rest.trim() !== "") yield rest;
}

async function* decoded(response: Response, maxBytes: number): AsyncIterable<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    // Leaving the loop ends the connection.
    if (read > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
