
/**
 * A consent record (DATA-43, DATA-44, D-22). One call a policy.
 */
export interface ConsentDecisionCreate {
  consented: boolean;
  /** @maxLength 500 */
  policy: string;
}
