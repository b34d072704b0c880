import { ConfigError, readConfig } from "../../server/config.ts";

/** The message that a start with these settings prints; "none" when they are right. */
export function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "none";
}
