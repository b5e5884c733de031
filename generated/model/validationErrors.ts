
/**
 * Messages by field, as `{"field": ["message"]}`; `non_field_errors` holds those of no field. A field that is an
 * object holds messages by its own fields. A body that cannot be read at all is of no field either; `{"detail": "..."}`,
 * which some frameworks say there, is taken too.
 */
export interface ValidationErrors {[key: string]: string | string[] | { [key: string]: unknown }}
