
/**
 * A full or half hour of the day.
 * @pattern ^([01]\d|2[0-3]):(00|30)$
 */
export type TimeOfDay = string;
