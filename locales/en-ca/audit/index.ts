import type { BaseTranslation } from '../../i18n-types.ts'

const audit = {
  title: 'Change history',
  failed: "We couldn't load the change history",
  empty: 'No changes have been recorded yet.',
  showing: 'Showing {from:number} to {to:number} of {total:number} changes',
  newer: 'Newer changes',
  older: 'Older changes',
  pages: 'Pages of the change history',
  action: {
    created: 'Created',
    changed: 'Changed',
    deleted: 'Deleted',
    saved_draft: 'Draft saved',
    discarded_draft: 'Draft discarded',
    published: 'Published',
    unpublished: 'Taken offline',
    retired: 'Retired',
    restored: 'Restored',
    sent: 'Sent',
    cancelled: 'Cancelled',
    started: 'Started',
    deactivated: 'Deactivated',
    reactivated: 'Reactivated',
  },
  type: {
    form: 'Form',
    journey_definition: 'Journey',
    organization: 'Organization',
    organization_journey: 'Journey of the organization',
    content: 'Content',
    media: 'File',
    invitation: 'Invitation',
    user: 'User',
    process_instance: 'Process instance',
  },
  /** Where one list is about several things. */
  about: '{type:string}: {name:string}',
  by: '{who:string},',
  comment: 'Comment: {comment:string}',
  /** Opens what differs. */
  changes: '{count:number} {{field|fields}} changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'empty',
} satisfies BaseTranslation

export default audit
