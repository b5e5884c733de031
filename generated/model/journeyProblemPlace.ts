
/**
 * The place of a problem that is outside of the design: the colours of the journey's organization, or a content that the
 * journey recommends.
 */
export interface JourneyProblemPlace {
  /** Id of the organization of the journey. */
  organization: string;
  /**
     * Id of the content; null for the colours of the organization.
     * @nullable
     */
  content: string | null;
}
