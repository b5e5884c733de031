import type { FormVersion } from './formVersion.ts';

/**
 * One page of the versions of a form, the newest first (D-69).
 */
export interface FormVersionList {
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
  results: FormVersion[];
}
