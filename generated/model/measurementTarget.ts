import type { MeasurementKind } from './measurementKind.ts';
import type { MeasurementUnit } from './measurementUnit.ts';
import type { OrganizationReference } from './organizationReference.ts';
import type { PersonReference } from './personReference.ts';

/**
 * What the care team of one organization aims for in a kind of measurement. An organization has at most one a kind. Each
 * limit is included in the target; a limit that is null is open.
 */
export interface MeasurementTarget {
  /** Unique id. */
  readonly id: string;
  /** Whose target it is. */
  patient: string;
  organization: OrganizationReference;
  kind: MeasurementKind;
  unit: MeasurementUnit;
  /**
     * The lowest value of the target; of a blood pressure of the upper value. Null if there is none.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  minimum: number | null;
  /**
     * The highest value of the target; of a blood pressure of the upper value. Null if there is none.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  maximum: number | null;
  /**
     * The lowest lower value of a blood pressure; null if there is none, and for all other kinds.
     * @minimum 20
     * @maximum 200
     * @nullable
     */
  diastolic_minimum: number | null;
  /**
     * The highest lower value of a blood pressure; null if there is none, and for all other kinds.
     * @minimum 20
     * @maximum 200
     * @nullable
     */
  diastolic_maximum: number | null;
  /**
     * What the care team adds for the person.
     * @maxLength 300
     * @nullable
     */
  note: string | null;
  set_by: PersonReference;
  /** When it was last set or changed. */
  readonly set_at: string;
}
