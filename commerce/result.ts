/** The outcome of an operation that may be refused. Refusals are values; an error that no caller can handle is thrown. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export const accepted = <Value>(value: Value) => ({ ok: true, value }) as const;

export const refused = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const;
