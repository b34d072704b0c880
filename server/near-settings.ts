/** A variable of the environment that is probably meant to be a setting. */
interface NearSetting {
  name: string;
  setting: string;
  /** One line that names the variable, the setting and the remedy. */
  complaint: string;
}

/** Settings whose names are too short and too common: each platform has variables of nearly the same name. */
const commonNames = new Set(["PORT", "HOST"]);

/** Values that Kubernetes and Docker set for services, such as KONTOR_PORT for one that is called "kontor". */
const isServiceLink = (value: string) => /^(tcp|udp|sctp):\/\//.test(value);

/**
 * Returns the variables whose names are nearly those of settings that have no value: with other case or separators, with one typo
 * after the first letter, with KONTOR_ before them, with _FILE or _URI after them. A setting that has a value is meant to have it.
 */
export function nearSettings(
  environment: Record<string, string | undefined>,
  settings: string[],
): NearSetting[] {
  const open = settings.filter((setting) => !environment[setting]?.trim());
  return Object.entries(environment).flatMap(([name, value = ""]) => {
    if (settings.includes(name) || isServiceLink(value)) return [];
    const setting = open.find((each) => isNear(name, each));
    if (!setting) return [];
    const remedy = plain(name).endsWith("FILE")
      ? `The setting ${setting} takes the value, not a file that has it`
      : `The setting is called ${setting}`;
    const complaint = `${name} is not a setting. ${remedy}: set ${setting} instead, or also, if ${name} is meant for another program.`;
    return [{ name, setting, complaint }];
  });
}

function isNear(name: string, setting: string): boolean {
  const [given, known] = [plain(name), plain(setting)];
  if (given === `KONTOR${known}`) return true;
  if (commonNames.has(setting)) return false;
  if (["", "FILE", "URI"].some((suffix) => given === known + suffix)) return true;
  const own = given.replace(/^KONTOR/, "");
  return own[0] === known[0] && hasOneTypo(own, known);
}

/** Returns a name without case and separators. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

/** Reports whether a text becomes another one by one letter more, less or other, or by two neighbours that change places. */
function hasOneTypo(one: string, other: string): boolean {
  const same = one.split("").findIndex((letter, at) => letter !== other[at]);
  const at = same < 0 ? one.length : same;
  const [rest, expected] = [one.slice(at), other.slice(at)];
  const swapped = (rest[1] ?? "") + (rest[0] ?? "") + rest.slice(2);
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    swapped === expected
  );
}
