import { pictureFilesOf } from "../../platform/content/picture-files.ts";

/** Reads the pictures of the shop's content. */
export const shopPictures = pictureFilesOf("shop/content");
