
/**
 * The recorded consent.
 */
export interface ConsentDecision {
  readonly id: string;
  consented: boolean;
  policy: string;
  decided_at: string;
  /**
     * Which version of the policy applied then; null where nobody knows.
     * @maxLength 50
     * @nullable
     */
  version?: string | null;
}
