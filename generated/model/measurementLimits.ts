
/**
 * The plausible values by unit; a value outside is a mistake and a 400. They only rule out typing errors and say nothing about what is healthy. No operation returns this object: the limits of `Measurement` are described by it.
 */
export interface MeasurementLimits {
  /**
     * Weight in kilograms.
     * @minimum 0.3
     * @maximum 400
     */
  kg?: number;
  /**
     * Weight in pounds.
     * @minimum 0.7
     * @maximum 880
     */
  lb?: number;
  /**
     * The upper value of a blood pressure.
     * @minimum 40
     * @maximum 300
     */
  mmHg?: number;
  /**
     * The lower value of a blood pressure.
     * @minimum 20
     * @maximum 200
     */
  diastolic?: number;
  /**
     * Blood glucose.
     * @minimum 0.5
     * @maximum 60
     */
  mmol_L?: number;
  /**
     * Temperature in degrees Celsius.
     * @minimum 25
     * @maximum 45
     */
  celsius?: number;
  /**
     * Temperature in degrees Fahrenheit.
     * @minimum 77
     * @maximum 113
     */
  fahrenheit?: number;
  /**
     * Pain, from 0 (none) to 10 (the worst imaginable).
     * @minimum 0
     * @maximum 10
     */
  points?: number;
  /**
     * Heart rate at rest.
     * @minimum 20
     * @maximum 300
     */
  bpm?: number;
}
