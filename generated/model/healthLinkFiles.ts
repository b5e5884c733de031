import type { HealthLinkFile } from './healthLinkFile.ts';

/**
 * The files behind a SMART Health Link. Files of other kinds than FHIR and SMART Health Cards are left out.
 */
export interface HealthLinkFiles {
  /** Each file as it was fetched. */
  files: HealthLinkFile[];
}
