import type { AccessEventRow } from './access-event-row.ts'
import type { AccountRow } from './account-row.ts'
import type { AnswerDecisionRow } from './answer-decision-row.ts'
import type { AuditEventRow } from './audit-event-row.ts'
import type { CalendarRow } from './calendar-row.ts'
import type { CarePartnershipRow } from './care-partnership-row.ts'
import type { CareTeamShareRow } from './care-team-share-row.ts'
import type { Changes } from './changes.ts'
import { noChanges } from './changes.ts'
import type { ContentRow, MediaRow } from './content-row.ts'
import type { DocumentRow } from './document-row.ts'
import type { IncidentRow } from './incident-row.ts'
import type { FormRow } from './form-row.ts'
import { Memberships } from './memberships.ts'
import type { JourneyCommentRow } from './journey-comment-row.ts'
import type { JourneyRow } from './journey-row.ts'
import type { MeasurementTargetRow } from './measurement-target-row.ts'
import type { RecordSuggestionRow } from './record-suggestion-row.ts'
import type { RecordTables, StatementRow } from './record-tables.ts'
import { emptyRecordTables } from './record-tables.ts'
import type {
  AcknowledgementRow,
  AssignmentRow,
  AttentionHistoryRow,
  ClaimNonceRow,
  ConsentRow,
  EventRow,
  GuestSessionRow,
  InstanceRow,
  InvitationRow,
  OrganizationRow,
  PatientRow,
  SubmissionRow,
  TaskRow,
  UploadRow,
  UserContentRow,
  UserRow,
} from './rows.ts'
import type { MessageTemplateRow } from './message-template-row.ts'
import type { PersonMessageRow } from './person-message-row.ts'
import type { PersonNoteRow } from './person-note-row.ts'
import type { SavedViewRow, WorklistViewRow } from './saved-view-row.ts'
import type { RegistrationLinkRow } from './registration-link-row.ts'
import type { OfferingRow } from './offering-row.ts'
import type { ShareRow } from './share-row.ts'
import type { ReminderPreferencesRow } from './reminder-preferences-row.ts'
import { Table } from './table.ts'
import type { WaitingStepRow } from './waiting-step-row.ts'

/** Everything a world remembers, by id and in the order of making. */
export type Tables = {
  readonly changes: Changes
  readonly users: Table<UserRow, 'sub'>
  /** Account data by user; users without data have no row (accounts.ts). */
  readonly accounts: Map<string, AccountRow>
  readonly memberships: Memberships
  readonly patients: Table<PatientRow, 'user'>
  readonly organizations: Map<string, OrganizationRow>
  /** By the id of the journey's definition; unchanged ones have no row (engine/offerings.ts). */
  readonly offerings: Map<string, OfferingRow>
  readonly instances: Table<InstanceRow, 'organization' | 'definition' | 'patient'>
  readonly tasks: Table<TaskRow, 'instance'>
  /** The next times of repeated steps, until the clock opens them. */
  readonly waitingSteps: Table<WaitingStepRow, 'instance'>
  /** Where the engine got stuck, in the order it did. */
  readonly incidents: Table<IncidentRow, 'instance'>
  /** The journeys that organizations offer. Rows are replaced, never changed, as those of forms are. */
  readonly journeys: Table<JourneyRow>
  /** What administrators say about the steps of journeys; never part of them. */
  readonly journeyComments: Table<JourneyCommentRow, 'journey'>
  /** Rows are replaced, never changed: those of the seeds are the same in every world. */
  readonly forms: Table<FormRow, 'key'>
  readonly submissions: Map<string, SubmissionRow>
  /** What became of the health records in answers, by the id of the suggestion. */
  readonly answerDecisions: Map<string, AnswerDecisionRow>
  readonly uploads: Map<string, UploadRow>
  readonly documents: {
    readonly rows: Map<string, DocumentRow>
    /** Deleted ones, with the moment (epoch ms): for ten minutes they can be brought back. */
    readonly deleted: Map<string, { readonly row: DocumentRow; readonly at: number }>
  }
  /** The events of journeys, in chronological order. */
  readonly events: Table<EventRow, 'instance'>
  readonly invitations: Map<string, InvitationRow>
  /** The administrators' changes, in chronological order. */
  readonly auditEvents: Table<AuditEventRow, 'objectId'>
  /** Who looked at people's information. */
  readonly accessEvents: Map<string, AccessEventRow>
  /** By the id of what needed attention. */
  readonly acknowledgements: Map<string, AcknowledgementRow>
  /** By the id of the item. */
  readonly assignments: Map<string, AssignmentRow>
  /** By the id of the item, oldest first; kept after the item is put back. */
  readonly attentionHistory: Map<string, readonly AttentionHistoryRow[]>
  readonly registrationLinks: Map<string, RegistrationLinkRow>
  /** In the order they were given. */
  readonly consents: ConsentRow[]
  /** By user, the policies whose consent was taken back and not given again; see engine/withdrawal.ts. */
  readonly withdrawals: Map<string, readonly string[]>
  /** By guest token. */
  readonly guestSessions: Map<string, GuestSessionRow>
  /** By nonce (CALL-15). */
  readonly claimNonces: Map<string, ClaimNonceRow>
  /** The contents of the organizations' libraries. */
  readonly contents: Map<string, ContentRow>
  readonly mediaFiles: Map<string, MediaRow>
  /** By `patient:organization`, then by content; filled when it is first asked for (engine/library.ts). */
  readonly library: Map<string, Map<string, UserContentRow>>
  /** Health Stories that were shared. */
  readonly shares: Map<string, ShareRow>
  /** What people show to care teams, by `shareKey`. */
  readonly careTeamShares: Map<string, CareTeamShareRow>
  /** Who helps whom, by their care partners' accounts; the ended ones too. */
  readonly carePartnerships: Table<CarePartnershipRow, 'patient' | 'partner' | 'email'>
  /** Calendar addresses by their token; those that were turned off too, so that they answer differently. */
  readonly calendars: Map<string, CalendarRow>
  /** Of those who chose reminders, by user; rows are replaced, never changed. */
  readonly reminderPreferences: Map<string, ReminderPreferencesRow>
  /** When people were last reminded (epoch ms), by journey. */
  readonly reminders: Map<string, number>
  readonly savedViews: Map<string, SavedViewRow>
  /** The messages that organizations approved, in the order of making. */
  readonly messageTemplates: Map<string, MessageTemplateRow>
  readonly worklistViews: Map<string, WorklistViewRow>
  /** Health-card numbers, by `personKey`; kept, but not shown, while the organization does not keep any. */
  readonly healthCards: Map<string, string>
  /** Oldest first, by `personKey`. */
  readonly personMessages: Map<string, readonly PersonMessageRow[]>
  /** Oldest first, by `personKey`. */
  readonly personNotes: Map<string, readonly PersonNoteRow[]>
  /** Health records, a table a kind. */
  readonly records: RecordTables
  /** The record statements, by `patient:kind`. */
  readonly recordStatements: Map<string, StatementRow>
  /** What care teams aim for in measurements, by `targetKey`. */
  readonly measurementTargets: Map<string, MeasurementTargetRow>
  /** What care teams suggest for Health Stories; rows are replaced, never changed. */
  readonly recordSuggestions: Map<string, RecordSuggestionRow>
}

export function emptyTables(): Tables {
  const changes = noChanges()
  return { changes, ...indexedTables(changes), ...plainTables() }
}

const indexedTables = (changes: Changes) => ({
  users: new Table<UserRow, 'sub'>(changes, ['sub']),
  memberships: new Memberships(changes),
  patients: new Table<PatientRow, 'user'>(changes, ['user']),
  instances: new Table<InstanceRow, 'organization' | 'definition' | 'patient'>(
    changes,
    ['organization', 'definition', 'patient'],
    ({ id }) => id,
  ),
  carePartnerships: new Table<CarePartnershipRow, 'patient' | 'partner' | 'email'>(changes, [
    'patient',
    'partner',
    'email',
  ]),
  journeys: new Table<JourneyRow>(changes),
  journeyComments: new Table<JourneyCommentRow, 'journey'>(changes, ['journey']),
  tasks: new Table<TaskRow, 'instance'>(changes, ['instance'], ({ instance }) => instance),
  waitingSteps: new Table<WaitingStepRow, 'instance'>(changes, ['instance'], ({ instance }) => instance),
  incidents: new Table<IncidentRow, 'instance'>(changes, ['instance'], ({ instance }) => instance),
  auditEvents: new Table<AuditEventRow, 'objectId'>(changes, ['objectId'], () => null),
  forms: new Table<FormRow, 'key'>(changes, ['key']),
  events: new Table<EventRow, 'instance'>(changes, ['instance'], ({ instance }) => instance),
})

const plainTables = () => ({
  accessEvents: new Map(),
  accounts: new Map(),
  organizations: new Map(),
  offerings: new Map(),
  submissions: new Map(),
  answerDecisions: new Map(),
  uploads: new Map(),
  documents: { rows: new Map(), deleted: new Map() },
  invitations: new Map(),
  acknowledgements: new Map(),
  assignments: new Map(),
  attentionHistory: new Map(),
  registrationLinks: new Map(),
  consents: [],
  withdrawals: new Map(),
  guestSessions: new Map(),
  claimNonces: new Map(),
  contents: new Map(),
  mediaFiles: new Map(),
  library: new Map(),
  shares: new Map(),
  careTeamShares: new Map(),
  calendars: new Map(),
  reminderPreferences: new Map(),
  reminders: new Map(),
  savedViews: new Map(),
  worklistViews: new Map(),
  messageTemplates: new Map(),
  healthCards: new Map(),
  personMessages: new Map(),
  personNotes: new Map(),
  records: emptyRecordTables(),
  recordStatements: new Map(),
  measurementTargets: new Map(),
  recordSuggestions: new Map(),
})
