
/**
 * Why a call was refused, in words for the developer.
 */
export interface ErrorDetail {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** A fixed word for the case. */
  code?: string;
}
