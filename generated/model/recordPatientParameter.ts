
/**
 * Whose records; one of the caller's own profiles.
 */
export type RecordPatientParameter = string;
