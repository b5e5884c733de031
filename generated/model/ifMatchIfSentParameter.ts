
/**
 * The revision that the change was made from; "0", that there was nothing. When it is sent and somebody else changed
 * the resource since, the call is a 412 and nothing is changed.
 */
export type IfMatchIfSentParameter = string;
