// How far a mock behaves like a backend of the contract: 22 probes, one point each. Other mock servers were asked the
// same (docs/benchmarks.md). The probes name ids: the server must hold the world of fidelity-world.mjs.
import { answerCheck } from './answer-check.mjs'
import { IDS } from './fidelity-world.mjs'

/**
 * @typedef {import('./fidelity-world.mjs').Ask} Ask
 * @typedef {import('./fidelity-world.mjs').Reply} Reply
 * @typedef {{ name: string, ok: boolean, why: string }} Probed why: what came instead
 */

const PATIENTS = '/v1/patients/'
const TASKS = '/v1/tasks/'
const ME = '/v1/users/current/'
const OWN = `${PATIENTS}${IDS.patient}/`
const TASK = `${TASKS}${IDS.task}/`
const JOURNEY = `/v1/process-instances/${IDS.journey}/`
const OTHER_JOURNEY = IDS.journey.replace(/66$/, '00')
const half = { first_name: 'A', is_self: false }

/** @param {Ask} ask @returns {readonly (readonly [string, () => Promise<[boolean, Reply]>])[]} */
function probesOf(ask) {
  /** @type {Reply | undefined} */
  let made
  /** @param {string} path */
  const get = (path) => ask('GET', path)
  /** @param {unknown} body */
  const post = (body) => ask('POST', PATIENTS, { body })
  /** @param {Reply} reply @param {boolean} ok @returns {[boolean, Reply]} */
  const told = (reply, ok) => [ok, reply]
  const creation = async () =>
    (made ??= await post({ first_name: 'Zoe', last_name: 'Quill', is_self: false }))
  const rows = (/** @type {Reply} */ { json }) => (Array.isArray(json?.results) ? json.results : [])

  return [
    [
      '01 no token -> 401',
      async () => {
        const reply = await ask('GET', ME, { token: null })
        return told(reply, reply.status === 401)
      },
    ],
    [
      '02 unknown id -> 404 + contract error body',
      async () => {
        const reply = await get(`${PATIENTS}99999999-9999-4999-8999-999999999999/`)
        return told(reply, reply.status === 404 && typeof reply.json?.detail === 'string')
      },
    ],
    [
      '03 malformed id -> 4xx',
      async () => {
        const reply = await get(`${PATIENTS}abc/`)
        return told(reply, reply.status >= 400 && reply.status < 500)
      },
    ],
    [
      '04 missing field -> 400 naming it',
      async () => {
        const reply = await post(half)
        return told(reply, reply.status === 400 && reply.text.includes('last_name'))
      },
    ],
    [
      '05 wrong type -> 400 naming it',
      async () => {
        const reply = await post({ ...half, last_name: 'B', is_self: 'maybe' })
        return told(reply, reply.status === 400 && reply.text.includes('is_self'))
      },
    ],
    [
      '06 400 body has the contract form',
      async () => {
        const reply = await post(half)
        return told(reply, reply.status === 400 && Array.isArray(reply.json?.last_name))
      },
    ],
    [
      '07 create echoes the input',
      async () => {
        const reply = await creation()
        return told(reply, reply.status === 201 && reply.json?.first_name === 'Zoe' && !!reply.json.id)
      },
    ],
    [
      '08 required Location header on 201',
      async () => {
        const reply = await creation()
        return told(reply, reply.headers.has('location'))
      },
    ],
    [
      '09 created row in the list',
      async () => {
        const reply = await get(PATIENTS)
        return told(
          reply,
          rows(reply).some((/** @type {any} */ row) => row.first_name === 'Zoe'),
        )
      },
    ],
    [
      '10 created row readable',
      async () => {
        const reply = await get(`${PATIENTS}${(await creation()).json?.id}/`)
        return told(reply, reply.status === 200 && reply.json?.first_name === 'Zoe')
      },
    ],
    [
      '11 patch persists',
      async () => {
        await ask('PATCH', OWN, { body: { first_name: 'Augustina' } })
        const reply = await get(OWN)
        return told(reply, reply.json?.first_name === 'Augustina')
      },
    ],
    [
      '12 list has the page envelope',
      async () => {
        const reply = await get(TASKS)
        return told(reply, Number.isInteger(reply.json?.count) && Array.isArray(reply.json.results))
      },
    ],
    [
      '13 page_size=0 -> 400',
      async () => {
        const reply = await get(`${TASKS}?page_size=0`)
        return told(reply, reply.status === 400)
      },
    ],
    [
      '14 unknown query enum -> 400',
      async () => {
        const reply = await get(`${TASKS}?ordering=zzz`)
        return told(reply, reply.status === 400)
      },
    ],
    [
      '15 filter applied (0 rows for another journey)',
      async () => {
        const reply = await get(`${TASKS}?process_instance=${OTHER_JOURNEY}`)
        return told(reply, reply.status === 200 && reply.json?.results?.length === 0)
      },
    ],
    [
      '16 completing a task shows in GET',
      async () => {
        await ask('POST', `${TASK}complete/`, { body: { form_data: { pain: 1 } } })
        const reply = await get(TASK)
        return told(reply, !!reply.json?.completed_at)
      },
    ],
    [
      '17 delete then GET -> 404',
      async () => {
        const { status } = await ask('DELETE', JOURNEY)
        const reply = await get(JOURNEY)
        return told(reply, status === 204 && reply.status === 404)
      },
    ],
    [
      '18 undeclared method -> 405',
      async () => {
        const reply = await ask('PUT', ME, { body: {} })
        return told(reply, reply.status === 405)
      },
    ],
    [
      '19 malformed JSON -> 400',
      async () => {
        const reply = await post('{"a":')
        return told(reply, reply.status === 400)
      },
    ],
    [
      '20 Content-Language follows Accept-Language',
      async () => {
        const languageFor = async (/** @type {string} */ language) =>
          (await ask('GET', ME, { headers: { 'accept-language': language } })).headers.get('content-language')
        const both = [await languageFor('fr-CA'), await languageFor('en-CA')]
        return told(await get(ME), both.join() === 'fr-ca,en-ca')
      },
    ],
    [
      '21 same GET twice -> same bytes',
      async () => {
        const bytes = async () => [(await get(ME)).text, (await get(TASKS)).text].join()
        return told(await get(ME), (await bytes()) === (await bytes()))
      },
    ],
  ]
}

/**
 * Asks a server all probes, in their order, each once.
 * @param {Ask} ask
 * @param {object} contract every answer is held against it, OpenAPI 3.1
 * @returns {Promise<Probed[]>}
 */
export async function probeFidelity(ask, contract) {
  const check = answerCheck(contract)
  /** @type {string[]} */
  const wrong = []
  /** @type {Ask} */
  const checked = async (method, path, sent) => {
    const reply = await ask(method, path, sent)
    const why = check({ method, path: path.split('?', 1)[0] ?? '', status: reply.status, json: reply.json })
    if (why) wrong.push(`${method} ${path} ${reply.status}: ${why}`)
    return reply
  }
  /** @type {Probed[]} */
  const all = []
  for (const [name, probe] of probesOf(checked)) {
    const [ok, { status, text }] = await probe()
    all.push({ name, ok, why: ok ? '' : `${status} ${text.slice(0, 120)}` })
  }
  const name = '22 every answer valid against the contract'
  return [...all, { name, ok: wrong.length === 0, why: wrong[0] ?? '' }]
}
