import type { AttentionHistoryEntryAction } from './attentionHistoryEntryAction.ts';
import type { CallOutcome } from './callOutcome.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A change of the person who handles an item. `taken`: a member took it; `note_changed`: they changed their note;
 * `handed_back`: they put it back; `undone`: another member put it back; `assigned`: a member assigned it to the person
 * in `to`; `unassigned`: a member handed it back to the team; `called`: a member called, with the `outcome`.
 */
export interface AttentionHistoryEntry {
  /** What happened. */
  action: AttentionHistoryEntryAction;
  /** When it happened. */
  at: string;
  by: PersonReference;
  /** Whom it was assigned to; else null. */
  to: PersonReference | null;
  /** What came of a call; else null. */
  outcome: CallOutcome | null;
  /**
     * The note, or the reason for putting it back.
     * @maxLength 1000
     * @nullable
     */
  text: string | null;
}
