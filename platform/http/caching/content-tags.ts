/**
 * Returns headers that name the content of a response, so that a cache in front of the server can purge exactly the responses
 * that show it.
 */
export function contentTags(names: Iterable<string>): Record<string, string> {
  const list = [...names];
  return { "surrogate-key": list.join(" "), "cache-tag": list.join(",") };
}
