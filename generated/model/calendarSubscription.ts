import type { CalendarEntryKind } from './calendarEntryKind.ts';

/**
 * The private calendar address of an account, if it has one.
 */
export interface CalendarSubscription {
  /**
     * The secret address; null without one. A GET of it needs no token and returns `text/calendar` (RFC 5545) with what
     * is due for all profiles of the account, in its language. Titles only say that something is due: no names, no
     * health data. A deleted or replaced address is a 410, one that never existed a 404.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
  /** What the calendar contains; of an account without an address, what a new one suggests. */
  kinds: CalendarEntryKind[];
  /**
     * When the address was created; null without one.
     * @nullable
     */
  created_at: string | null;
  /**
     * When a calendar program last read this address; null until then.
     * @nullable
     */
  last_read_at: string | null;
}
