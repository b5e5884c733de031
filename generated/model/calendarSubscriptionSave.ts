import type { CalendarEntryKind } from './calendarEntryKind.ts';

/**
 * What the calendar contains.
 */
export interface CalendarSubscriptionSave {
  /**
     * At least one kind.
     * @minItems 1
     */
  kinds: CalendarEntryKind[];
}
