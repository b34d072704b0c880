import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import X from "@lucide/icons/icons/x";
import ZoomIn from "@lucide/icons/icons/zoom-in";
import ZoomOut from "@lucide/icons/icons/zoom-out";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

interface LightboxProps {
  /** The product's name. */
  name: string;
  /** Whether there are pictures to turn to. */
  hasSeveral: boolean;
  texts: CatalogueTexts["gallery"];
}

/** Renders the dialog in which `lightbox.ts` shows the pictures of a gallery; it adds the pictures when it opens the dialog. */
export const Lightbox = ({ name, hasSeveral, texts }: LightboxProps) => (
  <dialog className="kontor-lightbox" aria-label={name}>
    <div className="kontor-lightbox__bar">
      <p role="status" />
      <button type="button" data-zoom="out" aria-label={texts.zoomOut}>
        <Icon icon={ZoomOut} />
      </button>
      <button type="button" data-zoom="in" aria-label={texts.zoomIn}>
        <Icon icon={ZoomIn} />
      </button>
      <form method="dialog">
        <button type="submit" aria-label={texts.close}>
          <Icon icon={X} />
        </button>
      </form>
    </div>
    <div className="kontor-lightbox__stage">
      <ul />
    </div>
    {hasSeveral && (
      <div className="kontor-lightbox__choice">
        <button type="button" data-turn="-1" aria-label={texts.previous}>
          <Icon icon={ChevronLeft} />
        </button>
        <ul />
        <button type="button" data-turn="1" aria-label={texts.next}>
          <Icon icon={ChevronRight} />
        </button>
      </div>
    )}
  </dialog>
);
