/** Returns the browser's Navigation API, if it has one: `window.navigation` may be a host's variable, or an element with that id. */
export function navigationApi(): Navigation | undefined {
  const { navigation } = window as { navigation?: Partial<Navigation> };
  return navigation?.addEventListener && "currentEntry" in navigation
    ? (navigation as Navigation)
    : undefined;
}
