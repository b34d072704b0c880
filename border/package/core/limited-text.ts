/** Bytes beyond which a body is no fragment: the shop's have less than 100,000. */
const maxBytes = 2_000_000;

/** Reads a body as text. Rejects, and ends the connection, when it is too long to be a fragment. */
export async function limitedText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`The body has more than ${maxBytes} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
