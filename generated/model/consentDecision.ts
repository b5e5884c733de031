
/**
 * The recorded consent.
 */
export interface ConsentDecision {
  /** Unique id. */
  readonly id: string;
  /** True to agree to the policy, false to decline it or to withdraw an earlier consent. */
  consented: boolean;
  /** Address of the policy version that the person decided about. */
  policy: string;
  /** When the person decided. */
  decided_at: string;
  /**
     * Version of the policy at that time; null if unknown.
     * @maxLength 50
     * @nullable
     */
  version?: string | null;
}
