/** Reports whether a path is one of the application's: "/offers" is that path, "/offers/*" are all below it. */
export const isHostPage = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => (page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : path === page));
