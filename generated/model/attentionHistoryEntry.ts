import type { AttentionHistoryEntryAction } from './attentionHistoryEntryAction.ts';
import type { PersonReference } from './personReference.ts';

/**
 * One step in who takes care of something. `taken`: somebody took it; `note_changed`: they changed their note;
 * `handed_back`: they put it back; `undone`: somebody else put it back.
 */
export interface AttentionHistoryEntry {
  action: AttentionHistoryEntryAction;
  at: string;
  by: PersonReference;
  /**
     * The note, or the reason for putting it back.
     * @maxLength 1000
     * @nullable
     */
  text: string | null;
}
