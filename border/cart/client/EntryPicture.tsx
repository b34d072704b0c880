interface EntryPictureProps {
  /** Address of the square picture, without width and format. */
  base: string;
  /** Width of the square in CSS pixels, as a `sizes` attribute. */
  sizes: string;
}

/** Picture of an entry or an extra; decorative, since the title is next to it. */
export function EntryPicture({ base, sizes }: EntryPictureProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${base}/160.avif 160w, ${base}/320.avif 320w`}
        sizes={sizes}
      />
      <img src={`${base}/320.webp`} alt="" width={160} height={160} />
    </picture>
  );
}
