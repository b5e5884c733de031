
/**
 * The recorded consent.
 */
export interface ConsentDecision {
  readonly id: string;
  consented: boolean;
  policy: string;
  decided_at: string;
}
