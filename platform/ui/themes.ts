/** Values of `data-kontor-theme`, the colours of a page or of a part of it, defined in themes.css and more-themes.css. */
export const themes = [
  "light",
  "dark",
  "coffee-light",
  "coffee-dark",
  "sustainability",
  "coral-light",
  "beige",
  "grey",
  "green-light",
  "blue-light",
  "blue-dark",
  "brown-light",
] as const;
