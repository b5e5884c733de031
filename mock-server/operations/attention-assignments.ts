import type { Call, CallContext, Operations } from '../contract.ts'
import { accountStatus } from '../engine/users/status.ts'
import { Failure, invalidField } from '../failures.ts'
import { textIn } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { caredOrganization } from './access.ts'
import { assign, itemFor } from './attention-changes.ts'
import { attentionView } from './attention-view.ts'
import { pageOf } from './lists.ts'
import { nameOf, personReference } from './views.ts'

/** Members of a care team who can still sign in, by name. */
const careTeamOf = (world: World, organization: string): readonly UserRow[] =>
  world.tables.memberships
    .in(organization)
    .filter(({ role }) => role === 'provider')
    .flatMap(({ user }) => world.tables.users.get(user) ?? [])
    .filter((user) => ['active', 'pending'].includes(accountStatus(world, user)))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-ca'))

function changed({ world }: Call<'assignAttentionItem'>, holder: string | null): Failure {
  const who = holder === null ? null : personReference(world, holder)
  const detail = who
    ? {
        'en-ca': `${who.display_name} already has this.`,
        'fr-ca': `${who.display_name} en a déjà la charge.`,
      }
    : { 'en-ca': 'This was handed back.', 'fr-ca': 'Ceci a été remis à l’équipe.' }
  return new Failure(409, (locale) => ({
    detail: textIn(locale, detail),
    code: 'assignee_changed',
    assigned_to: who,
  }))
}

const noMember = () =>
  invalidField('assignee', {
    'en-ca': 'This person is not on the care team.',
    'fr-ca': 'Cette personne ne fait pas partie de l’équipe de soins.',
  })

/** A 400 unless the assignee is the caller, a member of the care team or null. */
export function refuseStranger(
  { world, user }: CallContext & { readonly user: UserRow },
  organization: string,
  assignee: string | null,
): void {
  if (assignee === null || assignee === user.id) return
  if (!careTeamOf(world, organization).some(({ id }) => id === assignee)) throw noMember()
}

export const attentionAssignments = {
  assignAttentionItem: (call) => {
    const { world, body } = call
    const item = itemFor(call)
    const { acknowledgements, assignments } = world.tables
    const done = acknowledgements.get(item.id)
    const holder = assignments.get(item.id)?.to ?? null
    if (done) throw changed(call, done.by)
    if (holder !== body.previous) throw changed(call, holder)
    refuseStranger(call, item.organization, body.assignee)
    assign(call, item, body.assignee)
    return attentionView(item, call)
  },

  listCareTeamMembers: (call) => {
    const { id } = caredOrganization(call, call.params.id)
    return pageOf(call, careTeamOf(call.world, id), (user) => personReference(call.world, user.id))
  },
} satisfies Partial<Operations>
