import type { AttentionOrdering } from './attentionOrdering.ts';
import type { WorklistViewFilters } from './worklistViewFilters.ts';

/**
 * A view of the worklist to keep. The person has no other of this name in the organization.
 */
export interface WorklistViewCreate {
  /**
     * Name of the view, unique among the caller’s views of the worklist. Case and accents make no difference.
     * @minLength 1
     * @maxLength 80
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name: string;
  /** Id of the organization. */
  organization: string;
  filters: WorklistViewFilters;
  /**
     * Sort keys, first one first; `-` sorts descending.
     * @maxItems 2
     */
  ordering: AttentionOrdering[];
  /** Whether the worklist opens with this view. At most one view of an organization. */
  is_default: boolean;
}
