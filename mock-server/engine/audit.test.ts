import { expect, test, vi } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import { expectRevision } from '../operations/revisions.ts'
import { changesBetween, recordAudit } from './audit.ts'

test('differences are listed by field, as text', () => {
  const before = { name: 'Hip', pages: [{ id: 'a' }], phone: null, kept: 1 }
  const after = { name: 'Hip check', pages: [{ id: 'b' }], phone: '613-555-0199', kept: 1 }
  expect(changesBetween(before, after, ['name', 'pages', 'phone', 'kept'])).toEqual([
    { field: 'name', before: 'Hip', after: 'Hip check' },
    { field: 'pages', before: '[{"id":"a"}]', after: '[{"id":"b"}]' },
    { field: 'phone', before: null, after: '613-555-0199' },
  ])
  expect(changesBetween(undefined, after, ['name'])).toEqual([
    { field: 'name', before: null, after: 'Hip check' },
  ])
  expect(changesBetween(before, undefined, ['name'])).toEqual([{ field: 'name', before: 'Hip', after: null }])
})

test('an event says who, when and what, within the limits of the contract', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const world = createWorld('default')
  const [user] = world.tables.users.values()
  if (!user) throw new Error('Nobody is here')
  const changes = Array.from({ length: 300 }, (_, n) => ({ field: `f${n}`, before: null, after: 'x' }))
  recordAudit(
    { world, user },
    { action: 'changed', objectType: 'form', objectId: 'a', objectName: 'A form', changes },
  )
  const [event] = world.tables.auditEvents.where('objectId', 'a')
  expect(event).toMatchObject({
    actor: user.id,
    actorName: `${user.firstName} ${user.lastName}`,
    at: world.clock.now(),
    organization: null,
    comment: null,
  })
  expect(event?.changes).toHaveLength(200)
  vi.useRealTimers()
})

test('a change names the revision that it was made from', () => {
  expect(() => expectRevision({ ifMatch: '"3"' }, 3)).not.toThrow()
  expect(() => expectRevision({ ifMatch: '"2"' }, 3)).toThrow(expect.objectContaining({ status: 412 }))
  expect(() => expectRevision({ ifMatch: null }, 3)).toThrow(expect.objectContaining({ status: 428 }))
  // the weak form and `*` would allow overwriting unseen changes
  expect(() => expectRevision({ ifMatch: '*' }, 3)).toThrow(expect.objectContaining({ status: 412 }))
})
