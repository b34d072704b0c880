import type { Site } from "../../platform/shared/sites/site.ts";
import type { PreviewPicture } from "../pictures/preview-picture.ts";
import { brandFiles, shareSize } from "./brand-files.ts";
import type { PageHead } from "./page-head.ts";

/** Renders how other sites and messengers show a link to the page (ogp.me; X reads `twitter:card`). */
export function LinkPreview({
  head: { title, description, path, isPrivate, image },
  site: { brand, locale },
  origin,
}: {
  head: PageHead;
  site: Pick<Site, "brand" | "locale">;
  origin: string;
}) {
  const picture: PreviewPicture = image ?? {
    path: brandFiles.share,
    ...shareSize,
    alt: brand.name,
  };
  const isWide = picture.width > picture.height;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale.replace("-", "_")} />
      {!isPrivate && <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content={isWide ? "summary_large_image" : "summary"} />
    </>
  );
}
