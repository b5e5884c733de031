// A list long enough to measure: nobody of the seeds has that many tasks.
import { ask } from './processes.mjs'
import { accessTokenOf } from './sign-in.mjs'

/** What the portal sends with every call. @param {string} token */
export const headersOf = (token) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  'accept-language': 'en-ca',
  'x-island': 'ca-central',
})

/**
 * Opens steps of Maya's journey, as an administrator may, until her list has so many tasks.
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
  const journeys = (await list('/v1/process-instances/')).results
  const hip = journeys.find((/** @type {{ process_definition_name: string }} */ one) =>
    one.process_definition_name.startsWith('Hip replacement'),
  )
  const admin = await accessTokenOf({ port }, 'priya@portage.test')
  const step = {
    method: 'POST',
    path: `/v1/process-instances/${hip.id}/add_execution/`,
    headers: { ...headersOf(admin), 'content-type': 'application/json' },
    body: JSON.stringify({ activity_id: 'hip_check_in', instruction_type: 'startBeforeActivity' }),
  }
  const { count } = await list('/v1/tasks/')
  for (let number = count; number < rows; number += 1) {
    const { status, body } = await ask(port, step)
    if (status !== 200) throw new Error(`A step could not be opened: ${body.toString()}`)
  }
  const filled = (await list(`/v1/tasks/?page_size=${rows}`)).results.length
  if (filled !== rows) throw new Error(`The list has ${filled} tasks instead of ${rows}.`)
}
