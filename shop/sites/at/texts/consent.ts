import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";
import { consent as german } from "../../de/texts/consent.ts";

export const consent: ConsentTexts = german;
