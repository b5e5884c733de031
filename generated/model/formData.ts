
/**
 * Answers by field key, flat. A date is `YYYY-MM-DD`, a choice is the option's value, several choices are a list.
 * Fields that are hidden or not answered are left out.
 */
export interface FormData {[key: string]: string | number | boolean | string[]}
