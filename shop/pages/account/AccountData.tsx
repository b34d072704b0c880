import { Button } from "../../../platform/ui/Button.tsx";
import type { AccountTexts } from "../../customer/account-texts.ts";
import { customerPaths } from "../../shop-paths.ts";

/** Renders the download of everything that is stored about the customer. */
export function DataExport({ texts }: { texts: AccountTexts }) {
  return (
    <section className="kontor-panel" aria-labelledby="export-headline">
      <h2 id="export-headline">{texts.exportTitle}</h2>
      <p>{texts.exportText}</p>
      <Button variant="secondary" href={customerPaths.dataExport} download="">
        {texts.exportButton}
      </Button>
    </section>
  );
}
