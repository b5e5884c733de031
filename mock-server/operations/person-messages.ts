import type { Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { messagesTo } from '../engine/person-messages.ts'
import { iso } from '../store/clock.ts'
import { pageOf } from './lists.ts'
import { ownPerson } from './people.ts'
import { nameOf } from './views.ts'

/** What the system sent to a person, for the care team. */
export const personMessages = {
  listPersonMessages: (call) => {
    const patient = ownPerson(call)
    recordAudit(call, {
      action: 'viewed',
      objectType: 'person_message',
      objectId: patient.id,
      objectName: nameOf(patient),
      organization: call.params.id,
    })
    return pageOf(call, messagesTo(call.world, call.params.id, patient), ({ id, kind, channel, sentAt }) => ({
      id,
      kind,
      channel,
      sent_at: iso(sentAt),
    }))
  },
} satisfies Partial<Operations>
