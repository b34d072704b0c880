import { type PictureView, pictureViews } from "../../commerce/product-feed.ts";

export const views = pictureViews;
export const categoryPicture = (id: string) => `category-${id}`;
export const productPicture = (number: number, view: PictureView) => `${number}-${view}`;
