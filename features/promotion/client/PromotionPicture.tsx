import type { Cutout, Styles } from "../promotion-contract.ts";

export interface PromotionPictureProps {
  cutouts: Cutout[];
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** The picture of a promotion: decorative beside its text. The styles reserve its space, 16 to 9. */
export function PromotionPicture({ cutouts, sizes }: PromotionPictureProps) {
  const versions = [...Map.groupBy(cutouts, ({ upTo }) => upTo)].map(([upTo, group]) => ({
    upTo,
    srcSet: group.map(({ path, width }) => `${path} ${width}w`).join(", "),
    // In content the files of one window width have the same styles.
    styles: stylesAsData(group[0]),
  }));
  const last = versions.pop();
  const file = cutouts.findLast(({ width }) => width <= 960) ?? cutouts.at(-1);
  if (!last || !file) return null;
  return (
    <div className="kontor-promotion__picture">
      <picture data-kontor-picture="">
        {versions.map(({ upTo, srcSet, styles }) => (
          <source
            key={upTo}
            media={`(width <= ${upTo}px)`}
            srcSet={srcSet}
            sizes={sizes}
            {...styles}
          />
        ))}
        <img
          src={file.path}
          srcSet={last.srcSet}
          sizes={sizes}
          alt=""
          width={file.width}
          height={Math.round((file.width * 9) / 16)}
          loading="lazy"
          decoding="async"
          {...last.styles}
        />
      </picture>
    </div>
  );
}

/** Pages forbid style attributes: promotion-styles.ts applies these. */
const stylesAsData = (cutout?: Cutout) => ({
  "data-image-style": asCss(cutout?.imageStyle ?? {}),
  "data-container-style": asCss(cutout?.containerStyle ?? {}),
});

const asCss = (styles: Styles) =>
  Object.entries(styles)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ") || undefined;
