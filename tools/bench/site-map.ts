/** Reads the site map of a shop: its first file, and the paths of the pages there. `read` returns the body of an answer. */
export async function readSiteMap(read: (path: string) => Promise<string>) {
  const pathsIn = async (file: string) =>
    [...(await read(file)).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    );
  const paths = await pathsIn("/sitemap.xml");
  const file = paths.find((path) => path.startsWith("/sitemap-"));
  return { file: file ?? "/sitemap.xml", pages: file ? await pathsIn(file) : paths };
}
