
/**
 * A journey of this server that came from a file of the same journey, and can be updated with this one.
 */
export interface JourneyImportCopy {
  /** Unique id. */
  readonly id: string;
  /**
     * Its name here, in the caller's language.
     * @maxLength 1000
     */
  name: string;
  /** Id of the organization. */
  organization: string;
  /**
     * Name of the organization, for display.
     * @maxLength 300
     */
  organization_name: string;
  /** When it was last imported or updated from a file. */
  imported_at: string;
}
