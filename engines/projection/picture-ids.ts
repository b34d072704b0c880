/** Views of a product: each product has one picture per view. */
export const views = ["plain", "scene", "detail"] as const;
export const categoryPicture = (id: string) => `category-${id}`;
export const productPicture = (number: number, view: (typeof views)[number]) => `${number}-${view}`;
