
/**
 * That the engine could not open an activity of a journey. It is resolved as soon as the activity is opened, or the
 * journey is left.
 */
export interface ProcessInstanceIncident {
  /** Unique id. */
  id: string;
  /** The id of the activity. */
  activity: string;
  /** The stuck step, as its author named it. */
  activity_name: string;
  /** The variable that is not there or of the wrong kind. */
  variable: string;
  /** What was wrong when it happened. */
  message: string;
  /** When the row was created. */
  created_at: string;
  /**
     * Null while it is open.
     * @nullable
     */
  resolved_at: string | null;
}
