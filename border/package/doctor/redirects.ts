/** Says where a redirect leads, as what it changes: "https", "the address with a slash at its end". Without its query, which may be secret. */
export function redirectOf(from: URL, location: string): string {
  if (!URL.canParse(location, from)) return location.split("?")[0]!;
  const to = new URL(location, from);
  const isSamePlace = to.pathname === from.pathname;
  if (to.host === from.host && to.protocol === from.protocol) {
    if (isSamePlace && to.search === from.search) return "the same address again";
    if (to.pathname === `${from.pathname}/`) return "the address with a slash at its end";
    if (`${to.pathname}/` === from.pathname) return "the address without the slash at its end";
    if (!isSamePlace && to.pathname === from.pathname.toLowerCase())
      return "the address in small letters";
    return to.pathname;
  }
  if (!isSamePlace) return to.origin + to.pathname;
  return to.hostname === from.hostname && to.protocol === "https:" ? "https" : to.origin;
}
