
/**
 * When the measurements in `prefill` were taken, by field key.
 */
export type TaskFormPrefillDates = {[key: string]: string};
