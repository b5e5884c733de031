import { expect, test } from 'vitest'
import type { JsonObject } from '../contract/document.ts'
import { run } from '../run.ts'
import { runOptions } from '../support/run-options.ts'
import type { Leak } from '../support/two-people.ts'
import { contractFor, notesOf } from '../support/two-people.ts'
import { testRows } from '#tests/support/table.ts'

const ACCESS = { patient: 'own', admin: 'all' }

async function findingsOf(
  leak?: Leak,
  { named = true, access = undefined as JsonObject | undefined, a = 'ana', b = 'ben' } = {},
) {
  const options = runOptions({
    target: 'http://notes.test',
    token: `token-of-${a}`,
    tokenB: `token-of-${b}`,
    allowWrites: true,
    maxRequests: 1000,
  })
  const { findings, notes, roles } = await run(options, notesOf(leak, named), contractFor(access))
  return { notes, roles, found: findings.map(({ rule, operation }) => `${rule} ${operation}`) }
}

testRows([
  ['list', 'row-of-another listNotes'],
  ['read', 'open-to-another getNote'],
  ['change', 'changed-by-another updateNote'],
  ['remove', 'changed-by-another deleteNote'],
  ['restore', 'changed-by-another restoreNote'],
] as const)('where another person reaches by %s: %s', async (leak, finding) => {
  for (const form of [{}, { named: false }, { named: false, access: ACCESS }]) {
    const { found } = await findingsOf(leak, form)
    expect(found.filter((one) => !one.startsWith('unlisted-answers'))).toEqual([finding])
  }
})

test('a warning where only the lists tell whose a thing is', async () =>
  expect((await findingsOf('read', { named: false })).found).toContain('unlisted-answers getNote'))

test('nothing where each person reaches their own, or where the contract shares all', async () => {
  expect((await findingsOf()).found).toEqual([])
  expect((await findingsOf(undefined, { named: false })).found).toEqual([])
  expect((await findingsOf('shared', { access: { patient: 'all' } })).found).toEqual([])
})

test('a token of the same person, or one that is refused, is a note', async () => {
  expect((await findingsOf('read', { b: 'ana' })).notes.join()).toContain('the same token as --token')
  const { found, notes } = await findingsOf('read', { b: 'eve' })
  expect(found).toEqual([])
  expect(notes.join()).toContain('--token-b was refused (401)')
})

test('an administrator among the two is no leak, with x-access and without', async () => {
  for (const access of [undefined, ACCESS])
    for (const pair of [{ a: 'zoe' }, { b: 'zoe' }]) {
      const { found, notes } = await findingsOf(undefined, { named: access === undefined, access, ...pair })
      expect(found).toEqual([])
      expect(notes.join()).toContain('(admin) reaches rows of other people')
    }
})

test('reads and writes that are for other roles are refused, and the matrix says who was let in', async () => {
  const { found, roles } = await findingsOf(undefined, { access: { provider: 'all' } })
  expect(found).toEqual(['open-to-role listNotes', 'open-to-role createNote'])
  expect(roles?.people).toEqual([
    { option: '--token', roles: ['patient', 'provider'] },
    { option: '--token-b', roles: ['patient'] },
  ])
  expect(
    roles?.rows.map(({ operation, cells }) => [operation, ...cells.map(({ outcome }) => outcome)]),
  ).toEqual([
    ['listNotes', 'kept', 'broken'],
    ['createNote', 'kept', 'broken'],
    ['getNote', 'kept', 'kept'],
    ['deleteNote', 'kept', 'kept'],
    ['updateNote', 'kept', 'kept'],
    ['restoreNote', 'kept', 'kept'],
  ])
  expect((await findingsOf(undefined, { access: { provider: 'all', patient: 'all' } })).found).toEqual([])
})
