
/**
 * A date as people remember it: a year, a year and a month, or a whole date (VAL-60). Not in the future and within the last 125 years where the field says so.
 * @pattern ^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$
 */
export type PartialDate = string;
