/** A brand for examples of the border: a name, and a logo of a square in a circle beside a bar. */
export const exampleBrand = {
  name: "Corner shop",
  logo: `<svg viewBox="0 0 200 50"><circle cx="25" cy="25" r="22" fill="none" stroke="currentColor" stroke-width="4"/><rect x="16" y="16" width="18" height="18" fill="currentColor"/><rect x="64" y="16" width="136" height="18" fill="currentColor"/></svg>`,
};
