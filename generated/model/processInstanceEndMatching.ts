import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * Which journeys end, and why; those of everyone who fits the filters.
 */
export interface ProcessInstanceEndMatching {
  /** Id of the organization. */
  organization: string;
  /** Id of the journey’s definition. */
  process_definition: string;
  filters: SavedViewFilters;
  /**
     * How many journeys fit when the caller chose them.
     * @minimum 1
     */
  count: number;
  /**
     * Reason, for the audit trail and the care team.
     * @maxLength 1000
     * @nullable
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  reason?: string | null;
}
