/** The package has no types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    /** Takes the data by their types, as its extractor returns them. */
    validate(data: {
      jsonld: Partial<Record<string, Record<string, unknown>[]>>;
    }): Promise<
      { rootType: string; severity: "ERROR" | "WARNING"; issueMessage: string; path: object[] }[]
    >;
  }
}
