// The server caches lists: after each change in a journey they equal freshly computed ones.
import { beforeEach, expect, test } from 'vitest'
import { tellWhichJourney } from '#mock-server/contract/note-call.ts'
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { noteChange } from '#mock-server/store/changes.ts'
import { app, freshWorld, DELETE, GET, POST, PUT, seeded } from './support/app.ts'
import type { Reply } from './support/client.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const as = 'samuel'
const lakeside = seeded.organization('lakeside')
const maya = seeded.journey('maya-hip')
const walter = seeded.journey('walter-hip')
const checkIn = seeded.task('maya-hip', 'hip_check_in')
const call = seeded.task('walter-hip', 'readiness_call', 1)

/** The lists of the care team, as they are shown. */
async function lists(): Promise<unknown> {
  const filter = (query: string, body: object) =>
    POST(`/v1/process-instances/filter/?page_size=100${query}`, { organization: lakeside, ...body }, { as })
  const replies = await Promise.all([
    filter('', {}),
    filter('&ordering=-last_activity_at', { status__in: ['active'] }),
    filter('&ordering=current_step,patient_name', { overdue: false }),
    filter('', { variables: [{ name: 'pain', operator: 'eq', value: 9 }] }),
    GET(`/v1/attention-items/?organization=${lakeside}&page_size=100`, { as }),
    GET(`/v1/organization-journeys/?organization=${lakeside}`, { as }),
  ])
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  return replies.map(({ body }) => body)
}

const draft = { form_data: { pain: 4 }, page: 'pain', form_version: 2, revision: 0 }
const saveDraft = () => PUT(`/v1/tasks/${checkIn}/draft/`, draft, { as: 'maya' })
const answers = { pain: 9, uses_cane: false, hard_activities: ['stairs'], fell: false }

const changes: Partial<Record<OperationId, () => Promise<Reply>>> = {
  addProcessInstanceExecution: () =>
    POST(
      `/v1/process-instances/${walter}/add_execution/`,
      { activity_id: 'care_plan', instruction_type: 'startBeforeActivity' },
      { as },
    ),
  cancelProcessInstanceActivity: () =>
    POST(`/v1/process-instances/${walter}/cancel_activity/`, { task: call }, { as }),
  completeTask: () => POST(`/v1/tasks/${checkIn}/complete/`, { form_data: answers }, { as: 'maya' }),
  deleteProcessInstance: () => DELETE(`/v1/process-instances/${walter}/`, { as: 'priya' }),
  deleteTaskDraft: () => DELETE(`/v1/tasks/${checkIn}/draft/`, { as: 'maya' }),
  leaveProcessInstance: () => POST(`/v1/process-instances/${maya}/cancel/`, { reason: null }, { as: 'maya' }),
  saveTaskDraft: saveDraft,
  updateProcessInstanceVariable: () =>
    PUT(`/v1/process-instances/${maya}/variable/`, { name: 'pain', value: 9 }, { as }),
}

test('every operation that tells which journey it changes is tried here', () => {
  expect(new Set(Object.keys(changes))).toEqual(tellWhichJourney)
})

testRows(Object.entries(changes), freshWorld)(
  'PROV-02: after %s the lists show it, and are as if found anew',
  async (operation, change) => {
    if (operation === 'deleteTaskDraft') await saveDraft()
    const before = await lists()
    const { status, text } = await change()
    expect(status, text).toBeLessThan(300)
    const kept = await lists()
    expect(kept).not.toEqual(before)
    noteChange(app.worlds.get('default').tables.changes)
    expect(kept).toEqual(await lists())
  },
)
