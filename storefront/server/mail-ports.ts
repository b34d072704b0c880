import type { FastifyBaseLogger } from "fastify";
import sharp from "sharp";
import {
  attachPictures,
  type AttachedPictureOptions,
} from "../../platform/mail/server/attached-pictures.ts";
import { fileTransport } from "../../platform/mail/server/file-transport.ts";
import type { MailSliceOptions } from "../../platform/mail/server/mail-slice.ts";
import { smtpTransport } from "../../platform/mail/server/smtp-transport.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import { mailLogo } from "../pages/mail-logo.ts";
import { idAndVersion } from "../pictures/pictures-contract.ts";
import type { PictureAnswer, PictureRequest } from "../pictures/server/picture-studio.ts";
import type { MailedSite } from "../pages/render-mail.tsx";
import type { Shop, ShopKit } from "./shop.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

type FindPicture = (request: PictureRequest) => Promise<PictureAnswer>;

/** Renders mails in the design of a shop, with its pictures. */
export function mailPorts(
  { mail: { smtpUrl, from, folder }, origins, log }: Pick<ShopKit, "log" | "mail" | "origins">,
  { brand, design, sites }: Pick<Shop, "brand" | "design"> & { sites: Record<string, MailedSite> },
  picture: FindPicture,
): Pick<MailSliceOptions, "domain" | "render" | "transport"> {
  const domain = from.split("@")[1]!;
  const sources = pictureSources(domain, design, picture, log);
  return {
    domain,
    // Imported with the first mail, so that code that opens the slices without sending mails needs no JSX, which Node cannot
    // read.
    render: async (content, site) => {
      const { renderMail } = await import("../pages/render-mail.tsx");
      const { shown, pictures } = await attachPictures(content, sources);
      const rendered = renderMail(
        content,
        valueAt(sites, site),
        valueAt(origins, site),
        shown,
        design,
      );
      return { ...rendered, pictures };
    },
    transport: smtpUrl
      ? smtpTransport(smtpUrl, { name: brand.name, address: from })
      : fileTransport(folder),
  };
}

/** Draws the logo once, and pictures of articles in a width for screens of twice the density. */
function pictureSources(
  domain: string,
  design: Design,
  picture: FindPicture,
  log: Pick<FastifyBaseLogger, "warn">,
): AttachedPictureOptions {
  const { svg, ...size } = mailLogo(design);
  let logo: Promise<Buffer> | undefined;
  return {
    domain,
    logo: {
      ...size,
      png: () => (logo ??= sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()),
    },
    async jpegOf(path) {
      const named = idAndVersion(path);
      if (!named) return undefined;
      const request = { width: 160, format: "jpeg", ...named } as const;
      try {
        const response = await picture(request);
        if (response.found) return response.bytes;
        // Its file was replaced since the order was placed.
        const current =
          response.current && (await picture({ ...request, version: response.current }));
        return current && current.found ? current.bytes : undefined;
      } catch (error) {
        // A mail matters more than its pictures.
        log.warn(error, "a mail goes without a picture");
        return undefined;
      }
    },
  };
}
