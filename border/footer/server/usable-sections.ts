import { Compile } from "typebox/compile";
import { isSafeContact } from "../../../platform/shared/links.ts";
import { footerPictureNames } from "../picture-names.ts";
import { FooterSections } from "./footer-content.ts";

const form = Compile(FooterSections);

/**
 * Returns the valid sections of stored content, which may have been changed in the database. `warn` receives what is left out: an
 * unknown picture, or a section that has an invalid shape or a link that runs a script.
 */
export function usableSections(stored: unknown, warn: (message: string) => void): FooterSections {
  const known = withoutUnknownPictures(stored, warn);
  if (typeof known !== "object" || known === null) return {};
  const sections: FooterSections = {};
  for (const [name, value] of Object.entries(known)) {
    const section = { [name]: value };
    if (form.Check(section) && hasSafeLinks(section)) Object.assign(sections, section);
    else warn(`its ${name} does not have the form that it must have, so it is not shown`);
  }
  return sections;
}

function hasSafeLinks(value: object): boolean {
  return Object.entries(value).every(([key, inner]: [string, unknown]) => {
    if (typeof inner === "object" && inner !== null) return hasSafeLinks(inner);
    return !["url", "link"].includes(key) || isSafeContact(inner);
  });
}

/** Lists that consist of pictures; in others only the name is left out and the rest is shown. */
const lists = ["icons", "images", "logos"];

function withoutUnknownPictures(value: unknown, warn: (message: string) => void): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutUnknownPictures(each, warn));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (footerPictureNames.get(key)?.some((name) => name === inner) === false) {
      warn(`there is no picture "${String(inner)}", so it is not shown`);
      return [];
    }
    const known = withoutUnknownPictures(inner, warn);
    return [[key, lists.includes(key) && Array.isArray(known) ? known.filter(hasPicture) : known]];
  });
  return Object.fromEntries(entries);
}

const hasPicture = (entry: unknown) =>
  typeof entry === "object" && entry !== null && ("iconName" in entry || "source" in entry);
