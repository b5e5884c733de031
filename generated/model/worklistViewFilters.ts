import type { AttentionAssignee } from './attentionAssignee.ts';
import type { AttentionKind } from './attentionKind.ts';
import type { AttentionSeverity } from './attentionSeverity.ts';
import type { AttentionStatus } from './attentionStatus.ts';

/**
 * What a view of the worklist looks for; never a person, neither by id nor by name.
 */
export interface WorklistViewFilters {
  status?: AttentionStatus;
  kind?: AttentionKind;
  severity?: AttentionSeverity;
  assigned_to?: AttentionAssignee;
  /** Only what is about this journey. */
  process_definition?: string;
  /** True: only alerts that wait too long. */
  escalated?: boolean;
}
