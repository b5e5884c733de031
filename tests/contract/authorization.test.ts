// Who gets an answer: the sample of every operation, sent by twelve different callers (SEC-05). The table is kept in
// tests/data/authorization.txt. After a change that is meant, look at the difference, then
// `npx vitest run --project node tests/contract/authorization -u`.
import { beforeAll, expect, test } from 'vitest'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { freshWorld, POST, app } from './support/app.ts'
import type { CallOptions, Reply } from './support/client.ts'
import { call } from './support/client.ts'
import type { OperationOfDocument } from './support/document.ts'
import { operationsOfDocument } from './support/document.ts'
import { samples } from './support/samples.ts'

const members = [
  'maya', // patient of Lakeside and Fleuve, whose things most samples are about
  'luc', // another patient
  'gisele', // another one, whose files some samples are about
  'theo', // a patient who looks after others
  'noor', // a patient who agreed to nothing yet
  'samuel', // care team of Lakeside and Northern
  'odile', // care team of 38 organizations, Fleuve among them
  'ana', // patient, care team and administrator of Lakeside
  'priya', // administrator
] as const satisfies readonly PersonName[]
const callers = ['nobody', 'guest', 'reader', ...members] as const
type Caller = (typeof callers)[number]

async function guestToken(): Promise<string> {
  // A registration link can be used any number of times.
  const path = '/v1/invitations/join-asthma-check-in/consume_as_guest/'
  const { body } = await POST(path, { invitation_accepted: true }, { as: null })
  return String(Object(body).access_token)
}

async function readerToken(): Promise<string> {
  const path = '/v1/health-story-shares/share-maya-open-for-dr-roy/unlock/'
  return String(Object((await POST(path, { passcode: '482913' }, { as: null })).body).access_token)
}

/** Resets the world only after calls that may have changed it, and reuses tokens until then. */
function createSweep() {
  const tokens = new Map<Caller, string>()
  const reset = () => {
    freshWorld()
    tokens.clear()
  }

  async function tokenOf(caller: Exclude<Caller, 'nobody'>): Promise<string> {
    if (caller === 'guest') return guestToken()
    if (caller === 'reader') return readerToken()
    // A fixed token: signing one for each world would take most of the time.
    app.worlds.get('default').tokens.set(caller, people[caller].email)
    return caller
  }

  async function as(caller: Caller): Promise<CallOptions['as']> {
    if (caller === 'nobody') return null
    const bearer = tokens.get(caller) ?? (await tokenOf(caller))
    tokens.set(caller, bearer)
    return { bearer }
  }

  return async ({ operationId, method }: OperationOfDocument, caller: Caller): Promise<Reply> => {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample) throw new Error(`There is no sample of ${operationId}`)
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    const reply = await call(app, method, path, { ...sent, as: await as(caller) })
    if (typeof sample === 'function' || (reply.status < 400 && method !== 'GET')) reset()
    return reply
  }
}

/** By operation, what each caller was answered. */
async function sweep(): Promise<Map<string, Map<Caller, Reply>>> {
  freshWorld()
  const send = createSweep()
  const answers = new Map<string, Map<Caller, Reply>>()
  for (const operation of operationsOfDocument) {
    const replies = new Map<Caller, Reply>()
    for (const caller of callers) replies.set(caller, await send(operation, caller))
    answers.set(operation.operationId, replies)
  }
  return answers
}

let answers = new Map<string, Map<Caller, Reply>>()
beforeAll(async () => {
  answers = await sweep()
}, 60_000)

const answeredTo = (caller: Caller) =>
  [...answers].flatMap(([id, replies]) => ((replies.get(caller)?.status ?? 500) < 300 ? [id] : []))
const isOpen = (id: string) => operationsOfDocument.some((one) => one.operationId === id && one.isOpen)

test('who gets an answer to what', async () => {
  const line = ([id, replies]: [string, Map<Caller, Reply>]) =>
    `${id}: ${[...replies].flatMap(([caller, { status }]) => (status < 300 ? [caller] : [])).join(' ')}`
  const table = [...answers].map(line).toSorted()
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('../data/authorization.txt')
})

/** The kinds of caller in the contract's `x-access` that each of the twelve is. */
function kindsOf(caller: Caller): readonly string[] {
  if (caller === 'nobody') return ['public']
  if (caller === 'reader') return ['public', 'share_reader']
  if (caller === 'guest') return ['public', 'guest']
  const { roles } = people[caller]
  // people without a role count as patients (PROD-08)
  return ['public', ...(roles.length === 0 ? ['patient'] : roles)]
}

const scopesOf = ({ access }: OperationOfDocument, caller: Caller) =>
  kindsOf(caller).flatMap((kind) => access[kind] ?? [])

test('callers whom x-access of an operation leaves out are refused with 401 or 403', () => {
  const open = operationsOfDocument.flatMap((operation) =>
    callers.flatMap((caller) => {
      const status = answers.get(operation.operationId)?.get(caller)?.status ?? 0
      const isOut = scopesOf(operation, caller).length === 0
      return isOut && status !== 401 && status !== 403
        ? [`${operation.operationId} ${caller}: ${status}`]
        : []
    }),
  )
  expect(open).toEqual([])
})

/** Whose row the sample is about: of those who reach only their own, at most one gets an answer. */
test('callers whom x-access lets reach only their own rows get no row of another person', () => {
  const items = operationsOfDocument.filter(({ path }) => path.includes('{'))
  const shared = items.flatMap((operation) => {
    const reached = callers.filter((caller) => {
      const scopes = scopesOf(operation, caller)
      const isAnswered = (answers.get(operation.operationId)?.get(caller)?.status ?? 500) < 300
      return isAnswered && scopes.length > 0 && scopes.every((scope) => scope === 'own')
    })
    return reached.length > 1 ? [`${operation.operationId}: ${reached.join(' ')}`] : []
  })
  expect(shared).toEqual([])
})

test('callers whom x-access lets reach all rows are refused none', () => {
  const refused = operationsOfDocument.flatMap((operation) =>
    callers.flatMap((caller) => {
      const status = answers.get(operation.operationId)?.get(caller)?.status ?? 0
      const isRefused = status === 401 || status === 403 || status === 404
      // until its step is submitted, only its sender reads a file
      if (operation.operationId === 'getUpload') return []
      return isRefused && scopesOf(operation, caller).includes('all')
        ? [`${operation.operationId} ${caller}: ${status}`]
        : []
    }),
  )
  expect(refused).toEqual([])
})

test('without a token only open operations; with one of a share also that share', () => {
  const open = operationsOfDocument.filter(({ isOpen }) => isOpen)
  const forReaders = operationsOfDocument.filter(({ isForReaders }) => isForReaders)
  const ids = (operations: readonly OperationOfDocument[]) =>
    operations.map(({ operationId }) => operationId).toSorted()
  expect(answeredTo('nobody').toSorted()).toEqual(ids(open))
  expect(answeredTo('reader').toSorted()).toEqual(ids([...open, ...forReaders]))
})

test.each(['luc', 'theo', 'noor', 'guest'] as const)(
  'no answer to %s names Maya, whose things they are',
  (caller) => {
    const telling = [...answers].filter(([, replies]) => {
      const { status, text } = replies.get(caller) ?? { status: 0, text: '' }
      return status < 300 && /Maya|Tremblay/.test(text)
    })
    expect(telling.map(([id]) => id).filter((id) => !isOpen(id))).toEqual([])
  },
)
