/** Returns data as the content of a script element: no text in it can end the element. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
