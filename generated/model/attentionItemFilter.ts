import type { AttentionAssignee } from './attentionAssignee.ts';
import type { AttentionKind } from './attentionKind.ts';
import type { AttentionSeverity } from './attentionSeverity.ts';
import type { AttentionStatus } from './attentionStatus.ts';

/**
 * Which items to look for. Every part that is given must hold.
 */
export interface AttentionItemFilter {
  /** The caller is on its care team, else 404. */
  organization: string;
  status?: AttentionStatus;
  /** Keeps items of these kinds. */
  kind__in?: AttentionKind[];
  /** Keeps items of these severities. */
  severity__in?: AttentionSeverity[];
  /** Only what is about this journey. */
  process_definition?: string;
  assigned_to?: AttentionAssignee;
  /** True: only alerts that wait too long; false: the others. */
  escalated?: boolean;
  /** Only what is about this patient profile. */
  patient?: string;
  /**
     * Words of the person's name or email, a phone number or a birth date (1988-04-12), as in `PeopleSearch`; for an
     * invitation, a part of its address.
     * @minLength 2
     * @maxLength 200
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  search?: string;
}
