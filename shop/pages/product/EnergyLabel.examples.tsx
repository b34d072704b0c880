import { energyClasses } from "../../../commerce/catalogue-contract.ts";
import { texts } from "../../sites/de/texts.ts";
import { EnergyLabel } from "./EnergyLabel.tsx";

/** Named examples of the energy label, for the gallery and the tests. */

export const examples = {
  classes: (
    <>
      {energyClasses.map((energyClass) => (
        <EnergyLabel
          key={energyClass}
          energyClass={energyClass}
          texts={texts.catalogue.energyLabel}
          dataUrl="#kontor-details"
        />
      ))}
    </>
  ),
};
