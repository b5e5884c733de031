
/**
 * Which time this is of a step that is done several times.
 */
export interface TaskRepeat {
  /**
     * From 1.
     * @minimum 1
     */
  number: number;
  /**
     * How many times; null, as often as the care team asks.
     * @minimum 1
     * @nullable
     */
  total: number | null;
}
