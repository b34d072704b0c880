import { removeAbandoned } from "../../../platform/database/files.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { createPictureStudio, type FindPicture } from "./picture-studio.ts";

export interface PicturePorts {
  source: FindPicture;
  /** The folder for encoded pictures. */
  folder: string;
  /** Most bytes of pictures in memory. */
  cacheBytes: number;
  /** The colour behind JPEG, which cannot be translucent. */
  ground: string;
  onError(error: unknown): void;
}

/** Pictures, encoded on their first request. */
export function picturesSlice({ source, folder, cacheBytes, ground, onError }: PicturePorts) {
  const picture = createPictureStudio(source, folder, onError, cacheBytes, ground);
  return {
    picture,
    memory: () => [{ part: "pictures", ...picture.memory() }],
    routes: (app) => pictureRoutes(app, picture),
    deleteExpired: () => removeAbandoned(folder),
  } satisfies Slice & { picture: typeof picture };
}
