import type { HealthLinkFileContentType } from './healthLinkFileContentType.ts';

/**
 * An encrypted file behind a SMART Health Link.
 */
export interface HealthLinkFile {
  /** What the decrypted file is. */
  content_type: HealthLinkFileContentType;
  /**
     * The file as a compact JWE (`dir`, `A256GCM`), for the key of the link.
     * @maxLength 14000000
     */
  jwe: string;
}
