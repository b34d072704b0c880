import type { FastifyInstance, FastifyReply } from "fastify";
import sharp from "sharp";
import type { SiteRequests } from "../../platform/http/requests/site-requests.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import type { BrandTheme } from "../../platform/shared/brand/brand-theme.ts";
import { brandFiles, iconSizes, shareSize } from "./brand-files.ts";
import { placedSvg } from "./placed-svg.ts";
import type { PageFrame } from "./render-page.server.tsx";

/** The icons of the brand, its picture in link previews, and the manifest of an app on the home screen. */
export function brandFileRoutes(
  app: FastifyInstance,
  {
    frame: { design, theme },
    requests,
  }: {
    frame: Pick<PageFrame, "design" | "theme">;
    requests: Pick<SiteRequests, "contentOf">;
  },
) {
  const { light } = theme;
  app.get(brandFiles.manifest, { schema: { hide: true } }, async (request, reply) => {
    const { brand, locale } = requests.contentOf(request).site;
    return cached(reply, "application/manifest+json").send({
      name: brand.name,
      short_name: brand.name,
      id: "/",
      start_url: "/",
      scope: "/",
      lang: locale,
      display: "minimal-ui",
      theme_color: light.surface,
      background_color: light.paper,
      icons: [
        ...iconSizes.map((size) => ({
          src: brandFiles.icon(size),
          sizes: `${size}x${size}`,
          type: "image/png",
        })),
        {
          src: brandFiles.maskableIcon,
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
    });
  });
  for (const size of iconSizes)
    pictureRoute(app, brandFiles.icon(size), iconOf(design, theme, size));
  pictureRoute(app, brandFiles.maskableIcon, iconOf(design, theme, 512, 12));
  pictureRoute(app, brandFiles.share, sharePicture(design, theme));
  for (const path of ["/favicon.svg", "/favicon.ico"])
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      cached(reply, "image/svg+xml").send(design.icon),
    );
}

/** Serves an SVG as PNG, which is drawn when it is first requested. */
function pictureRoute(app: FastifyInstance, path: string, svg: string) {
  let drawn: Promise<Buffer> | undefined;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    drawn ??= sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    return cached(reply, "image/png").send(await drawn);
  });
}

const cached = (reply: FastifyReply, type: string) =>
  reply.type(type).header("cache-control", "public, max-age=86400");

/** Returns the icon in a size, with a margin in percent; phones cut its corners themselves, so it stands on a full ground. */
const iconOf = ({ icon }: Design, { light }: BrandTheme, size: number, margin = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${light.brand}"/>${placedSvg(icon, `${margin}%`, `${margin}%`, `${100 - 2 * margin}%`, `${100 - 2 * margin}%`)}</svg>`;

/** Returns the logo on the ground of the brand. */
const sharePicture = ({ logo }: Design, { light }: BrandTheme) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" color="${light["on-brand"]}"><rect width="100%" height="100%" fill="${light.brand}"/>${placedSvg(logo, "240", "165", "720", "300")}</svg>`;
