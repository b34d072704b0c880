interface EntryPictureProps {
  /** Address of the square picture without width and format. */
  base: string;
  /** Side of the square in CSS pixels, as in the `sizes` attribute. */
  sizes: string;
}

/** Picture of an entry or of an extra; decorative, since the title is beside it. */
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
