import type { Province } from './province.ts';

/**
 * Where letters arrive, in its parts; `address` of the organization is the same in one line.
 */
export interface PostalAddress {
  /**
     * @minLength 1
     * @maxLength 200
     */
  street: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  province: Province;
  /** @pattern ^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$ */
  postal_code: string;
}
