
/**
 * The revision that the change is based on, as an entity tag. Without it the response is a 428. If someone else
 * changed the resource in the meantime, it is a 412 and nothing is changed.
 */
export type IfMatchParameter = string;
