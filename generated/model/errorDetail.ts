
/**
 * Why a call was refused, in words for the developer.
 */
export interface ErrorDetail {
  detail: string;
  /** A fixed word for the case. */
  code?: string;
}
