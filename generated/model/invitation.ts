import type { InvitationStatus } from './invitationStatus.ts';

/**
 * An invitation to an organization's journey (DATA-39..42).
 */
export interface Invitation {
  readonly id: string;
  /** @pattern ^[A-Za-z0-9_-]{1,128}$ */
  token: string;
  status: InvitationStatus;
  /** @maxLength 254 */
  email?: string;
  organization?: string;
  /** @nullable */
  process_definition_name?: string | null;
  /** @nullable */
  last_sent_at?: string | null;
}
