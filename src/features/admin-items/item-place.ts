import type { AdminItem } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

const { admin } = paths

/** Where an item is resolved; undefined if it belongs to no organization but its page does. */
export function placeOfItem(item: AdminItem): string | undefined {
  const { object_type: type, object_id: id, organization } = item
  switch (type) {
    case 'process_instance':
      return admin.processInstance({ id })
    case 'form':
      return admin.form({ id })
    case 'journey_definition':
      return admin.journeys({}, { edit: id })
    case 'organization':
      return admin.organization({ id })
    case 'content':
      return organization ? admin.contentItem({ id: organization.id, contentId: id }) : undefined
    case 'invitation':
      // the list of bounced invitations, where they are resent or cancelled
      return organization ? admin.invitations({ id: organization.id }, { status: 'bounced' }) : undefined
  }
}
