import type { Holiday } from "../../platform/shared/sites/site.ts";

/** How the public holidays of a part of a country differ from those of its site. */
interface HolidayDifference {
  also?: readonly Holiday[];
  except?: readonly Holiday[];
}

const corpusChristi = "easter+60";
const reformationDay = "10-31";
const allSaints = "11-01";
const catholicCantons: readonly Holiday[] = [corpusChristi, "08-15", allSaints, "12-08"];

/** By country and ISO 3166-2 part of it. Countries without an entry have the same holidays everywhere. */
export const regionalHolidays: Record<string, Record<string, HolidayDifference>> = {
  DE: {
    BW: { also: ["01-06", corpusChristi, allSaints] },
    BY: { also: ["01-06", corpusChristi, allSaints] },
    BE: { also: ["03-08"] },
    BB: { also: [reformationDay] },
    HB: { also: [reformationDay] },
    HH: { also: [reformationDay] },
    HE: { also: [corpusChristi] },
    MV: { also: ["03-08", reformationDay] },
    NI: { also: [reformationDay] },
    NW: { also: [corpusChristi, allSaints] },
    RP: { also: [corpusChristi, allSaints] },
    SL: { also: [corpusChristi, "08-15", allSaints] },
    // The Wednesday before 23 November is the day of repentance.
    SN: { also: [reformationDay, "sunday 11-13+3"] },
    ST: { also: ["01-06", reformationDay] },
    SH: { also: [reformationDay] },
    TH: { also: ["09-20", reformationDay] },
  },
  CH: {
    BE: {},
    BS: { also: ["05-01"] },
    FR: { also: catholicCantons },
    // The Thursday after the first Sunday of September is the Genevan fast.
    GE: { also: ["sunday 09-01+4", "12-31"], except: ["01-02", "12-26"] },
    LU: { also: catholicCantons },
    NE: { also: ["03-01", "05-01"], except: ["easter+50", "12-26"] },
    SG: { also: [allSaints] },
    VD: { also: ["sunday 09-15+1"], except: ["12-26"] },
    VS: { also: ["03-19", ...catholicCantons], except: ["01-02", "easter-2", "12-26"] },
    ZG: { also: catholicCantons },
    ZH: { also: ["05-01"] },
  },
};
