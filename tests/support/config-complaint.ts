import { ConfigError, readConfig } from "../../server/config.ts";

/** Returns the message that a start with these settings prints; "none" when they are valid. */
export function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "none";
}
