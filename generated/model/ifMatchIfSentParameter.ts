
/**
 * The revision that the change is based on; "0" if the resource did not exist. If it is sent and someone else changed
 * the resource in the meantime, the response is a 412 and nothing is changed.
 */
export type IfMatchIfSentParameter = string;
