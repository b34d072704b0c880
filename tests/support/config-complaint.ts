import { ConfigError } from "../../server/config.ts";
import { readCoffeeConfig } from "./coffee-config.ts";

/** Returns the message that a start with these settings prints; "none" when they are valid. */
export function complaint(environment: Record<string, string>): string {
  try {
    readCoffeeConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "none";
}
