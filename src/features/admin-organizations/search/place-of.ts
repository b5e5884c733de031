import type { OrganizationHit } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

/** Where something found is: its page, or the list of people, searched for it. People's names stay out of addresses. */
export function placeOf(
  organization: string,
  { kind, id, title }: OrganizationHit,
): { to: string; state?: { search: string } } {
  switch (kind) {
    case 'journey':
      return { to: paths.admin.journeys({}, { edit: id }) }
    case 'form':
      return { to: paths.admin.form({ id }) }
    case 'content':
      return { to: paths.admin.contentItem({ id: organization, contentId: id }) }
    case 'media':
      return { to: paths.admin.media({ id: organization, mediaId: id }) }
    case 'user':
      return { to: paths.admin.users({ id: organization }), state: { search: title } }
    case 'invitation':
      return { to: paths.admin.invitations({ id: organization }), state: { search: title } }
  }
}
