import type { AccessAction } from './accessAction.ts';
import type { AccessActorKind } from './accessActorKind.ts';
import type { AccessInformation } from './accessInformation.ts';
import type { OrganizationReference } from './organizationReference.ts';

/**
 * Someone other than the person looked at their information or changed it. Calls of the same kind by the same actor
 * within an hour are one event.
 */
export interface AccessEvent {
  /** Unique among the events of all people. */
  readonly id: string;
  /** The last time. */
  at: string;
  /**
     * How many times.
     * @minimum 1
     */
  count: number;
  actor_kind: AccessActorKind;
  /**
     * As they were called then; of a shared link, the name they typed, which may be empty.
     * @maxLength 200
     */
  actor_name: string;
  /** Where they work; null for administrators and shared links. */
  organization: OrganizationReference | null;
  action: AccessAction;
  information: AccessInformation;
  /**
     * When the person reported that they do not recognize it; else null.
     * @nullable
     */
  reported_at: string | null;
  /**
     * What the person wrote with the report; null when nothing.
     * @maxLength 1000
     * @nullable
     */
  comment: string | null;
  /**
     * When an administrator answered the report; else null.
     * @nullable
     */
  answered_at: string | null;
  /**
     * What the administrator answered; else null.
     * @maxLength 1000
     * @nullable
     */
  answer: string | null;
}
