// A list long enough to measure: no seeded person has that many tasks.
import { ask } from './processes.mjs'
import { accessTokenOf } from './sign-in.mjs'

const STEP = 'hip_check_in'

/** The headers that the portal sends with every call. @param {string} token */
export const headersOf = (token) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  'accept-language': 'en-ca',
  'x-island': 'ca-central',
})

/**
 * Answers a step of Maya's journey and opens it again, as an administrator may, until her list has so many tasks.
 * @param {{ port: number }} server
 * @param {string} token of Maya
 * @param {number} rows
 */
export async function fillTasks({ port }, token, rows) {
  /** @param {string} path */
  const list = async (path) => {
    const { body } = await ask(port, { path, headers: headersOf(token) })
    return JSON.parse(body.toString())
  }
  /** @param {string} path @param {string} by whose token @param {object} sent */
  const post = async (path, by, sent) => {
    const headers = { ...headersOf(by), 'content-type': 'application/json' }
    const { status, body } = await ask(port, { method: 'POST', path, headers, body: JSON.stringify(sent) })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString()}`)
  }
  const journeys = (await list('/v1/process-instances/')).results
  const hip = journeys.find((/** @type {{ process_definition_name: string }} */ one) =>
    one.process_definition_name.startsWith('Hip replacement'),
  )
  const admin = await accessTokenOf({ port }, 'priya@portage.test')
  const open = `/v1/tasks/?process_instance=${hip.id}&completed_at__isnull=true&page_size=100`
  const answers = { pain: 2, uses_cane: false, hard_activities: ['none'], fell: false }
  while ((await list('/v1/tasks/')).count < rows) {
    const step = (await list(open)).results.find(
      (/** @type {{ activity_id: string }} */ one) => one.activity_id === STEP,
    )
    // a step can be open only once, so it is answered before it is reopened
    if (step) await post(`/v1/tasks/${step.id}/complete/`, token, { form_data: answers })
    else {
      const execution = { activity_id: STEP, instruction_type: 'startBeforeActivity' }
      await post(`/v1/process-instances/${hip.id}/add_execution/`, admin, execution)
    }
  }
  const filled = (await list(`/v1/tasks/?page_size=${rows}`)).results.length
  if (filled !== rows) throw new Error(`The list has ${filled} tasks instead of ${rows}.`)
}
