// What time does: how the answer to each question changes from day to day, and until when what was begun can be gone on
// with. Kept in tests/data/later; see kept-answers.test.ts.
import { expect, test } from 'vitest'
import { app } from './support/app.ts'
import { call } from './support/client.ts'
import type { OperationOfDocument } from './support/document.ts'
import { operationsOfDocument } from './support/document.ts'
import { keepStill, sampleOf, startStill } from './support/kept.ts'
import type { Sample } from './support/sample.ts'
import { COUNTED } from './support/shown.ts'

keepStill()

const DAY = 86_400_000
const DAYS = [1, 2, 3, 4, 7, 8, 14, 15, 30, 31, 90, 365]

const send = ({ method }: OperationOfDocument, { path, ...sent }: Sample) => call(app, method, path, sent)
const advance = (ms: number) => app.worlds.get('default').clock.advance(ms)

const linesOf = (body: unknown) => JSON.stringify(body, null, 1).replaceAll(COUNTED, '(id)').split('\n')

/** What came and what went, line by line; a line that is there more often counts as often. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before]
  const came = after.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...left.map((line) => `- ${line.trim()}`), ...came.map((line) => `+ ${line.trim()}`)]
}

const MOST = 40

/** The answer of today, then what of it is different on later days. */
async function daysOf(operation: OperationOfDocument): Promise<string[]> {
  startStill()
  const sample = await sampleOf(operation)
  const lines = [operation.operationId]
  let before = linesOf((await send(operation, sample)).body ?? null)
  let passed = 0
  for (const day of DAYS) {
    advance((day - passed) * DAY)
    passed = day
    const after = linesOf((await send(operation, sample)).body ?? null)
    const different = differences(before, after)
    before = after
    if (different.length === 0) continue
    const more = different.length > MOST ? [`(${different.length - MOST} more)`] : []
    lines.push(`  day ${day}`, ...[...different.slice(0, MOST), ...more].map((line) => `    ${line}`))
  }
  return lines
}

test('the answer to each question changes from day to day as is kept', async () => {
  const lines: string[] = []
  for (const operation of operationsOfDocument)
    if (operation.method === 'GET') lines.push(...(await daysOf(operation)))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/later/days.txt')
}, 60_000)

const MINUTE = 60_000
/** Just before a time is over, and when it is. */
const LATER = [1, 3, 10, 30, 1440].flatMap((minutes) => [
  minutes * MINUTE - 1,
  minutes * MINUTE,
  minutes * MINUTE + 1,
])

/** Those that go on with something that lasts for some time. */
const GOES_ON =
  /^(restore(?!.*Version)|complete.*Upload|confirmAccountClosure|claimGuest|endGuest|create(Guest|HealthStoryShareNote))/
/** Those that count what was done before, within some time. */
const AGAIN = /^(resend|remind|requestAccountClosure|unlock)/

/** What comes of a call so much later, and how many mails went out for all of it. */
async function outcomesOf(
  operation: OperationOfDocument,
  makeReady: () => Promise<Sample>,
): Promise<string[]> {
  const outcomes: { readonly came: string; readonly from: number; until: number }[] = []
  for (const ms of LATER) {
    startStill()
    const sample = await makeReady()
    advance(ms)
    const { status, body } = await send(operation, sample)
    const mails = app.worlds.get('default').mailbox.list().length
    const said = status < 300 ? '' : ` ${JSON.stringify(body)}`
    const came = `${status}${said}, ${mails} mails`
    const last = outcomes.at(-1)
    if (last?.came === came) last.until = ms
    else outcomes.push({ came, from: ms, until: ms })
  }
  return outcomes.map(({ came, from, until }) => `  ${from / 1000} to ${until / 1000} s later: ${came}`)
}

test('what was begun can be gone on with as long as is kept', async () => {
  const lines: string[] = []
  for (const operation of operationsOfDocument) {
    const { operationId } = operation
    const once = () => sampleOf(operation)
    const again = async () => {
      const sample = await once()
      await send(operation, sample)
      return sample
    }
    if (GOES_ON.test(operationId)) lines.push(operationId, ...(await outcomesOf(operation, once)))
    if (AGAIN.test(operationId)) lines.push(`${operationId}, again`, ...(await outcomesOf(operation, again)))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/later/until when.txt')
}, 60_000)
