import { v5 } from "uuid";
import { releaseDate, type BuiltRelease } from "../../../server/release.ts";

/** A bill of materials in the form of CycloneDX, by the fields that change here. */
export interface Bill {
  serialNumber: string;
  metadata: {
    timestamp: string;
    lifecycles: object[];
    component: { name: string; "bom-ref": string };
  };
  components: BilledPackage[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface BilledPackage {
  /** Such as "react@19.3.1". */
  "bom-ref": string;
  scope: string;
  properties: { name: string; value: string }[];
}

/** The packages of a release by their names with versions, such as "react@19.3.1". */
interface ShippedPackages {
  installed: Set<string>;
  bundled: Set<string>;
}

/**
 * Returns the bill of a release: of npm's bill of the whole project, the packages that lie in the release's node_modules or are part of its
 * files. Equal releases have equal bills.
 */
export function billOfMaterials(
  project: Bill,
  { installed, bundled }: ShippedPackages,
  release: BuiltRelease,
): Bill {
  const shipped = installed.union(bundled);
  const components = project.components
    .filter((each) => shipped.has(each["bom-ref"]))
    .map((each) => ({
      ...each,
      scope: "required",
      properties: installed.has(each["bom-ref"]) ? [] : [{ name: "kontor:bundled", value: "true" }],
    }));
  const missing = shipped.difference(new Set(components.map((each) => each["bom-ref"])));
  if (missing.size > 0) throw new Error(`npm sbom does not list ${[...missing].join(", ")}.`);
  const root = project.metadata.component["bom-ref"];
  return {
    ...project,
    serialNumber: `urn:uuid:${v5(JSON.stringify([release, components]), v5.URL)}`,
    metadata: {
      ...project.metadata,
      // npm takes the name of the folder.
      component: { ...project.metadata.component, name: root.split("@")[0]! },
      timestamp: releaseDate(release),
      lifecycles: [{ phase: "build" }],
    },
    components,
    dependencies: project.dependencies
      .filter(({ ref }) => shipped.has(ref) || ref === root)
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((each) => shipped.has(each)),
      })),
  };
}
