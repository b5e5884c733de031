import type { Measurement } from './measurement.ts';

/**
 * The measurement as it is now.
 */
export type MeasurementResponse = Measurement;
