import type { FastifyBaseLogger } from "fastify";
import sharp from "sharp";
import {
  attachPictures,
  type AttachedPictureOptions,
} from "../platform/mail/server/attached-pictures.ts";
import { fileTransport } from "../platform/mail/server/file-transport.ts";
import type { MailSliceOptions } from "../platform/mail/server/mail-slice.ts";
import { smtpTransport } from "../platform/mail/server/smtp-transport.ts";
import type { SiteCode } from "../platform/shared/site.ts";
import { valueAt } from "../platform/shared/value-at.ts";
import { brand } from "../shop/brand.ts";
import { mailLogoSize, mailLogoSvg } from "../shop/pages/mail/mail-logo.ts";
import { idAndVersion } from "../shop/pictures/pictures-contract.ts";
import type { PictureAnswer, PictureRequest } from "../shop/pictures/server/picture-studio.ts";
import { allSites } from "../shop/sites/all-sites.ts";

/** The destination of mails: an SMTP server, or a folder when there is none. */
export interface MailSettings {
  smtpUrl: string;
  /** The sender address. */
  from: string;
  folder: string;
}

interface PictureOptions {
  picture(request: PictureRequest): Promise<PictureAnswer>;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Renders mails in the design of the shop, with its pictures. */
export function mailPorts(
  { smtpUrl, from, folder }: MailSettings,
  origins: Record<SiteCode, string>,
  pictures: PictureOptions,
): Pick<MailSliceOptions, "domain" | "render" | "transport"> {
  const domain = from.split("@")[1]!;
  const sources = pictureSources(domain, pictures);
  return {
    domain,
    // Imported with the first mail, so that code that opens the slices without sending mails needs no JSX, which Node cannot
    // read.
    render: async (content, site) => {
      const { renderMail } = await import("../shop/pages/mail/render-mail.tsx");
      const { shown, pictures } = await attachPictures(content, sources);
      return {
        ...renderMail(content, valueAt(allSites, site), valueAt(origins, site), shown),
        pictures,
      };
    },
    transport: smtpUrl
      ? smtpTransport(smtpUrl, { name: brand.name, address: from })
      : fileTransport(folder),
  };
}

/** Draws the logo once, and pictures of articles in a width for screens of twice the density. */
function pictureSources(domain: string, { picture, log }: PictureOptions): AttachedPictureOptions {
  let logo: Promise<Buffer> | undefined;
  return {
    domain,
    logo: {
      ...mailLogoSize,
      png: () => (logo ??= sharp(Buffer.from(mailLogoSvg)).png({ palette: true }).toBuffer()),
    },
    async jpegOf(path) {
      const named = idAndVersion(path);
      if (!named) return undefined;
      const request = { width: 160, format: "jpeg", ...named } as const;
      try {
        const answer = await picture(request);
        if (answer.found) return answer.bytes;
        // It was drawn again since the order was placed.
        const drawn = answer.current && (await picture({ ...request, version: answer.current }));
        return drawn && drawn.found ? drawn.bytes : undefined;
      } catch (error) {
        // A mail matters more than its pictures.
        log.warn(error, "a mail goes without a picture");
        return undefined;
      }
    },
  };
}
