import type { Cutout, Styles } from "../promotion-contract.ts";

export interface PromotionPictureProps {
  cutouts: Cutout[];
  /** The displayed width of the picture, as in the `sizes` attribute. */
  sizes: string;
}

/** The picture of a promotion: decorative beside its text. The styles reserve its space, 16 to 9. */
export function PromotionPicture({ cutouts, sizes }: PromotionPictureProps) {
  const versions = [...Map.groupBy(cutouts, ({ upTo }) => upTo)].map(([upTo, group]) => ({
    upTo,
    srcSet: group.map(({ path, width }) => `${path} ${width}w`).join(", "),
    // In the content, files for the same window width share their styles.
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

/** Returns styles as data attributes, which promotion-styles.ts applies: pages forbid style attributes. */
const stylesAsData = (cutout?: Cutout) => ({
  "data-image-style": asCss(cutout?.imageStyle ?? {}),
  "data-container-style": asCss(cutout?.containerStyle ?? {}),
});

const asCss = (styles: Styles) =>
  Object.entries(styles)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ") || undefined;
