import type { MeasurementImportRow } from './measurementImportRow.ts';

/**
 * Measurements to add at once, such as the lines of a file.
 */
export interface MeasurementImport {
  /** Id of the patient profile they belong to. */
  patient: string;
  /**
     * Either all of them are added or none.
     * @minItems 1
     */
  measurements: MeasurementImportRow[];
}
