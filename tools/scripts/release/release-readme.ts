import { releaseText, type BuiltRelease } from "../../../server/release.ts";

interface StartedPackage {
  engines: { node: string };
  scripts: { start: string };
}

/** Returns the README.md of a release's folder: how it is started, and which of its files say more. */
export const releaseReadme = (
  release: BuiltRelease,
  { engines, scripts }: StartedPackage,
) => `# Kontor

Release ${releaseText(release)}. With Node ${engines.node} it starts as it is: nothing is to be installed or built.

\`\`\`sh
DATA_DIR=/var/lib/kontor ${scripts.start}
\`\`\`

[docs/running.md](docs/running.md) says how to run and update it, [docs/configuration.md](docs/configuration.md) has its settings,
[CHANGELOG.md](CHANGELOG.md) what an update changes, and \`kontor.cdx.json\` lists all packages in it (CycloneDX).
`;
