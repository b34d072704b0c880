import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { withoutSecrets } from "../shared/secret-texts.ts";

/** What a driver's error has besides what failed: the values of a statement, which may be personal, and its connection. */
const leftOut = ["detail", "where", "internalQuery", "parameters", "query", "client"] as const;

/**
 * A log: a line of JSON for each event. No line says a secret of an address, what follows the "?" of an address, or what a statement
 * stored, whoever writes it: each line is cleared as a whole.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { req: requestFacts, err: errorFacts },
      hooks: { streamWrite: withoutAddresses },
    },
    destination ?? pino.destination(),
  );

interface LoggedRequest {
  method?: string;
  routeOptions?: { url?: string };
}

const requestFacts = ({ method, routeOptions }: LoggedRequest) => ({
  method,
  route: routeOptions?.url ?? "none",
});

function errorFacts(error: Error) {
  const facts = { ...stdSerializers.err(error) };
  for (const name of leftOut) delete facts[name];
  return facts;
}

const withoutAddresses = (line: string) =>
  withoutSecrets(line).replaceAll(/\?[\w%.~-]+=[^\s"'\\]*/g, "?…");
