/** Returns the paths of the addresses in a site map. */
export function pathsIn(siteMap: string): string[] {
  return [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
}
