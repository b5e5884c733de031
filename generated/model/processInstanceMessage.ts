
/**
 * Whom to send an approved message.
 */
export interface ProcessInstanceMessage {
  /**
     * Journeys, each once.
     * @minItems 1
     */
  ids: string[];
  /** Id of the approved message. */
  template: string;
  /**
     * The revision that the caller read, so that no one sends a text they have not seen.
     * @minimum 1
     */
  revision: number;
}
