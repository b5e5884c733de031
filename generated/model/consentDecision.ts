
/**
 * The recorded consent.
 */
export interface ConsentDecision {
  readonly id: string;
  consented: boolean;
  policy: string;
  decided_at: string;
  /**
     * Version of the policy at that time; null if unknown.
     * @maxLength 50
     * @nullable
     */
  version?: string | null;
}
