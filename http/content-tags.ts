/** Headers that name what an answer shows, so that a cache in front of the server can end just those answers. */
export function contentTags(names: Iterable<string>): Record<string, string> {
  const list = [...names];
  return { "surrogate-key": list.join(" "), "cache-tag": list.join(",") };
}
