import { instanceCalls } from './admin/instances.ts'
import { contentSamples } from './admin/contents.ts'
import { organizationCalls } from './admin/organizations.ts'
import { formCalls } from './admin/forms.ts'
import { journeyCalls } from './admin/journeys.ts'
import { POST, seeded } from './app.ts'
import { firstAccessEvent } from './access-event.ts'
import { userCalls } from './admin/users.ts'
import type { MadeSample } from './sample.ts'

/** One call that succeeds for every operation that only administrators may make (SEC-05). */
export const adminCalls = {
  ...contentSamples,
  ...formCalls,
  ...journeyCalls,
  ...instanceCalls,
  ...userCalls,
  deleteProcessInstance: { path: `/v1/process-instances/${seeded.journey('maya-hip')}/`, as: 'priya' },
  answerAccessReport: async () => {
    const { id, path } = await firstAccessEvent()
    await POST(path, { comment: null }, { as: 'maya' })
    return { path: `/v1/access-events/${id}/answer/`, as: 'priya', body: { answer: 'She is your nurse.' } }
  },
  listAuditEvents: { path: '/v1/audit-events/?object_type=form', as: 'priya' },
  ...organizationCalls,
} satisfies Record<string, MadeSample>
