/** Something about a host that is wrong or cannot be checked, and what to do about it. */
export interface Finding {
  problem: string;
  remedy: string;
  /** Whether it only says that something is not checked, which fails no build. */
  isNote?: boolean;
}

export const finding = (problem: string, remedy: string): Finding => ({ problem, remedy });
