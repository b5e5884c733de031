
/**
 * One row of a group by field key, or one file as its upload answered (`id`, `name`, `size`, `content_type`).
 */
export interface FormRow {[key: string]: string | number | boolean | string[]}
