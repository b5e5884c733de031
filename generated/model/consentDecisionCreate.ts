
/**
 * A consent record (DATA-43, DATA-44, D-22). One call a policy.
 */
export interface ConsentDecisionCreate {
  /** True to agree to the policy, false to decline it or to withdraw an earlier consent. */
  consented: boolean;
  /**
     * Address of the policy version that the person decided about.
     * @maxLength 500
     */
  policy: string;
}
