
/**
 * The revision that the change was made from, as the entity tag of the answer that held it. Without it the call is
 * a 428; when somebody else changed the resource since, it is a 412 and nothing is changed.
 */
export type IfMatchParameter = string;
