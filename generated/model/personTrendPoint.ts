
/**
 * One answer of a trend, and the step it was given in.
 */
export interface PersonTrendPoint {
  task: string;
  process_instance: string;
  at: string;
  value: number;
}
