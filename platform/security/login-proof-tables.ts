/** The owner of a row: an account of a customer or of staff, with which the row is deleted. */
interface OwnedByAccount {
  customer_id: number | null;
  staff_account_id: number | null;
}

/** The column that names the account. */
export type AccountColumn = keyof OwnedByAccount;

export interface LoginProofTables {
  known_browser: OwnedByAccount & { secret_hash: string; expires_at: Date };
  login_code: OwnedByAccount & { code_hash: string; expires_at: Date };
}

/** Returns the columns that name an account as the owner of a row. */
export const ownedBy = (owner: AccountColumn, account: number): OwnedByAccount => ({
  customer_id: null,
  staff_account_id: null,
  [owner]: account,
});
