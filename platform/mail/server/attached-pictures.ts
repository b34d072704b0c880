import { createHash } from "node:crypto";
import type { MailBlock, MailContent } from "../../shared/mail.ts";
import type { MailPictures } from "../mail-contract.ts";
import type { AttachedPicture, MailMessage } from "./mail-transport.ts";

/** Maximum number of articles' pictures in a mail, each of which adds about 5 kB. A mail with more has none. */
export const maxPictures = 30;

export interface AttachedPictureOptions {
  /** Part of the pictures' names, which are unique in the world (RFC 2392). */
  domain: string;
  logo: { width: number; height: number; png(): Promise<Buffer> };
  /** Returns the picture at a path of the shop as JPEG; undefined if it does not exist. */
  jpegOf(path: string): Promise<Buffer | undefined>;
}

/** Returns the pictures that a mail shows, with their addresses in its HTML. */
export async function attachPictures(
  content: MailContent,
  { domain, logo: { png, ...size }, jpegOf }: AttachedPictureOptions,
): Promise<{ shown: MailPictures; pictures: AttachedPicture[] }> {
  const attached = (type: AttachedPicture["type"], bytes: Buffer): AttachedPicture => ({
    // Named for its bytes, so that two articles with one picture share it.
    cid: `${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}@${domain}`,
    type,
    base64: bytes.toString("base64"),
  });
  const paths = [...new Set(content.blocks.flatMap(picturesOf))];
  const found = await Promise.all(
    (paths.length > maxPictures ? [] : paths).map(async (path) => {
      const bytes = await jpegOf(path);
      return bytes ? [[path, attached("image/jpeg", bytes)] as const] : [];
    }),
  );
  const byPath = new Map(found.flat());
  const logo = attached("image/png", await png());
  const address = ({ cid }: AttachedPicture) => `cid:${cid}`;
  return {
    shown: {
      logo: { src: address(logo), ...size },
      of: (path) => {
        const picture = byPath.get(path);
        return picture && address(picture);
      },
    },
    pictures: [...new Map([logo, ...byPath.values()].map((each) => [each.cid, each])).values()],
  };
}

const picturesOf = (block: MailBlock): string[] =>
  block.type === "amounts" ? block.rows.flatMap(({ picture }) => picture || []) : [];

/** Returns the HTML of a mail with its pictures inside, for browsers, which know no attachments. */
export const withPicturesInside = ({ html, pictures }: Pick<MailMessage, "html" | "pictures">) =>
  pictures.reduce(
    (all, { cid, type, base64 }) => all.replaceAll(`cid:${cid}`, `data:${type};base64,${base64}`),
    html,
  );
