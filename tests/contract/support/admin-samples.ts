import { instanceCalls } from './admin/instances.ts'
import { contentSamples } from './admin/contents.ts'
import { organizationCalls } from './admin/organizations.ts'
import { formCalls } from './admin/forms.ts'
import { journeyCalls } from './admin/journeys.ts'
import { seeded } from './app.ts'
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
  listAuditEvents: { path: '/v1/audit-events/?object_type=form', as: 'priya' },
  ...organizationCalls,
} satisfies Record<string, MadeSample>
