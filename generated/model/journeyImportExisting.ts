import type { FormStatus } from './formStatus.ts';
import type { JourneyImportExistingMatches } from './journeyImportExistingMatches.ts';

/**
 * A form of this server that may be the one of the file, and how the two differ. It is compared as published, or as its
 * draft if it never was.
 */
export interface JourneyImportExisting {
  /** Unique id. */
  readonly id: string;
  /**
     * Its key on this server.
     * @maxLength 64
     */
  key: string;
  /**
     * Its title, in the caller's language.
     * @maxLength 1000
     */
  name: string;
  status: FormStatus;
  /**
     * The number of the version that was published last.
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** Whether it has a draft; replacing the form replaces that draft. */
  has_draft: boolean;
  /**
     * How many journeys use it.
     * @minimum 0
     */
  used_by_count: number;
  /**
     * What an import names to use or replace it.
     * @minimum 1
     */
  revision: number;
  /** What the two have in common; `import` if it came with the last import of the journey that is updated. */
  matches: JourneyImportExistingMatches;
  /** Whether it changed here since that import; false if it did not come with one. */
  is_own: boolean;
  /** Whether the two ask the same in the same way. */
  is_same: boolean;
  /**
     * Questions that only the file has, in words.
     * @items.maxLength 1000
     */
  only_in_file: string[];
  /**
     * Questions that only the form on this server has, in words.
     * @items.maxLength 1000
     */
  only_here: string[];
  /**
     * Questions that both have, but not in the same way, in the words of the file.
     * @items.maxLength 1000
     */
  different: string[];
}
