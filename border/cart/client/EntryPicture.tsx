import { isFullAddress } from "../../../platform/shared/links.ts";

interface EntryPictureProps {
  /** Address of the square picture, without width and format; a full address is that of a picture of another system. */
  base: string;
  /** Width of the square in CSS pixels, as a `sizes` attribute. */
  sizes: string;
}

/** Picture of an entry or an extra; decorative, since the title is next to it. */
export function EntryPicture({ base, sizes }: EntryPictureProps) {
  const isForeign = isFullAddress(base);
  return (
    <picture>
      {!isForeign && (
        <source
          type="image/avif"
          srcSet={`${base}/160.avif 160w, ${base}/320.avif 320w`}
          sizes={sizes}
        />
      )}
      <img src={isForeign ? base : `${base}/320.webp`} alt="" width={160} height={160} />
    </picture>
  );
}
