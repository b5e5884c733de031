
/**
 * Where a SMART Health Link leads. Its key is not part of it.
 */
export interface HealthLinkRead {
  /**
     * The `url` of the link.
     * @maxLength 2048
     * @pattern ^https://[^\s@]+$
     */
  url: string;
  /** Whether the address is the file itself (flag `U`), not a manifest. */
  is_file: boolean;
  /**
     * The passcode of a link with the flag `P`.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  passcode?: string | null;
}
