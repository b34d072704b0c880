/** Marks one piece of a set in the drawing, so that pieces can be counted. */
export const piece = (svg: string): string => `<g class="piece">${svg}</g>`;

type Place = readonly [x: number, foot: number, scale: number, lean?: number];

/**
 * Draws the same object several times, each standing on `foot` around `x`, from the back to the front. The object itself stands
 * on y = 600 around x = 300.
 */
export const pieces = (id: string, thing: string, places: readonly Place[]): string =>
  `<defs><g id="${id}">${thing}</g></defs>${places
    .map(
      ([x, foot, scale, lean = 0]) =>
        `<use class="piece" href="#${id}" transform="translate(${x} ${foot}) rotate(${lean}) scale(${scale}) translate(-300 -600)"/>`,
    )
    .join("")}`;

/** Renames the ids of a drawing, so that it can stand beside the same one in other colours. */
export const renamed = (svg: string, suffix: string): string =>
  svg.replace(
    /(\bid="|url\(#|href="#)([\w-]+)/g,
    (_, before: string, id: string) => `${before}${id}-${suffix}`,
  );
