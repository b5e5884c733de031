import type { MedicationProduct } from './medicationProduct.ts';

/**
 * One page of products (D-69), best matches first.
 */
export interface MedicationProductList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: MedicationProduct[];
}
