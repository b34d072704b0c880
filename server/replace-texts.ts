type Texts = Record<string, unknown>;

/** Replaces texts where they are, because many parts of a running shop hold those of their site. */
export function replaceTexts(present: Texts, saved: Texts): void {
  for (const [key, text] of Object.entries(saved)) {
    const before = present[key];
    if (isTexts(before) && isTexts(text)) replaceTexts(before, text);
    else present[key] = text;
  }
}

const isTexts = (value: unknown): value is Texts => typeof value === "object" && value !== null;
