import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { withoutSecrets } from "../shared/texts/secret-texts.ts";

/** Fields of a driver's error that are not logged: the values of a statement, which may be personal, and the connection. */
const leftOut = ["detail", "where", "internalQuery", "parameters", "query", "client"] as const;

/**
 * Creates a log that writes each event as a line of JSON. Every line is redacted as a whole, whichever code wrote it: secrets in
 * addresses, everything after the "?" of an address, and the values of SQL statements.
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
