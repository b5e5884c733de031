// How much a world remembers: servers run for days.
import { expect, test } from 'vitest'
import { KeptAnswers } from '../contract/kept-answers.ts'
import { Worlds } from '../worlds.ts'
import { Mailbox } from './mailbox.ts'
import { RequestLog } from './request-log.ts'
import { createEmptyWorld } from './world.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

test('a mailbox keeps the last 500 mails, the newest first', () => {
  const mailbox = new Mailbox()
  for (const at of numbers(501)) mailbox.send({ to: `${at}@portage.test`, subject: 'x', sent_at: '' })
  const mails = mailbox.list()
  expect([mails.length, mails[0]?.to, mails.at(-1)?.to]).toEqual([500, '500@portage.test', '1@portage.test'])
  expect(mailbox.list('7@PORTAGE.test')).toHaveLength(1)
})

test('mail to a busy address is put off once, whatever its case, also after a snapshot', () => {
  const mailbox = new Mailbox()
  const takes = [
    'Busy-1@portage.test',
    'busy-1@portage.test',
    'busy-2@portage.test',
    'maya@portage.test',
    'not-busy@portage.test',
  ]
  expect(takes.map((to) => mailbox.takes(to))).toEqual([false, true, false, true, true])
  const other = new Mailbox()
  other.takes('busy-3@portage.test')
  other.fill(mailbox.kept())
  expect(['busy-1', 'busy-2', 'busy-3'].map((name) => other.takes(`${name}@portage.test`))).toEqual([
    true,
    true,
    false,
  ])
})

test('the record of requests keeps the last 2000 at most, the last 200 with their detail, and counts all', () => {
  const log = new RequestLog()
  for (const at of numbers(2000)) log.add('GET', `/v1/${at}`, null)
  expect(log.list()).toHaveLength(2000)
  log.add('GET', '/v1/last', null)
  const calls = log.list()
  expect([calls.length, calls[0]?.id, calls.at(-1)?.id, log.count]).toEqual([1001, 1001, 2001, 2001])
  expect(calls.filter(({ detail }) => detail)).toHaveLength(200)
  log.clear()
  expect([log.list().length, log.add('GET', '/', null).id]).toEqual([0, 2002])
})

test('a server keeps 64 worlds: the main one, and those that were used last', () => {
  const worlds = new Worlds({ begin: createEmptyWorld })
  for (const name of ['default', ...numbers(63)]) worlds.get(String(name))
  expect(worlds.list()).toHaveLength(64)
  worlds.get('0')
  worlds.get('new')
  expect([worlds.list().length, worlds.has('0'), worlds.has('1'), worlds.has('default')]).toEqual([
    64,
    true,
    false,
    true,
  ])
  expect(worlds.list()[0]?.name).toBe('new')
})

test('an answer to an Idempotency-Key is kept for a day', async () => {
  const kept = new KeptAnswers()
  let done = 0
  const work = () => ({ status: 201, headers: {}, json: String((done += 1)) })
  const at = async (now: number) => (await kept.once({ key: 'k', says: 's', now }, work)).json
  const day = 86_400_000
  expect([await at(0), await at(day - 1), await at(day), await at(day + 1)]).toEqual(['1', '1', '2', '2'])
})
