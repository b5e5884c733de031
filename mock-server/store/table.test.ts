import { expect, test } from 'vitest'
import { Memberships } from './memberships.ts'
import { noChanges } from './changes.ts'
import { Table } from './table.ts'

type Row = { readonly id: string; readonly owner: string; name?: string }

function filled() {
  const changes = noChanges()
  const table = new Table<Row, 'owner'>(changes, ['owner'])
  for (const [id, owner] of [
    ['a', 'x'],
    ['b', 'y'],
    ['c', 'x'],
  ] as const)
    table.set(id, { id, owner })
  return { table, changes }
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('')

test('rows are found by an indexed field, in the order of making', () => {
  const { table } = filled()
  expect(ids(table.where('owner', 'x'))).toBe('ac')
  expect(ids(table.where('owner', 'z'))).toBe('')
  expect(table.find('owner', 'y')?.id).toBe('b')
  expect(ids(table.whereIn('owner', ['y', 'x', 'y']))).toBe('abc')
  expect(ids([...table.values()])).toBe('abc')
})

test('a row that is removed, replaced or reassigned is found only at its current place', () => {
  const { table } = filled()
  const [first] = table.where('owner', 'x')
  if (!first) throw new Error('There is no row')
  table.change(first, { owner: 'y' })
  expect([ids(table.where('owner', 'x')), ids(table.where('owner', 'y'))]).toEqual(['c', 'ba'])
  table.set('b', { id: 'b', owner: 'x', name: 'new' })
  expect(ids(table.where('owner', 'y'))).toBe('a')
  expect(table.get('b')?.name).toBe('new')
  expect(ids(table.whereIn('owner', ['x', 'y']))).toBe('abc')
  table.delete('c')
  expect([ids(table.where('owner', 'x')), table.size]).toEqual(['b', 2])
})

test('what is kept of a table makes one that finds the same, in the same order', () => {
  const { table } = filled()
  const [first] = table.where('owner', 'x')
  if (!first) throw new Error('There is no row')
  table.change(first, { owner: 'y' })
  table.set('d', { id: 'd', owner: 'y' })
  table.set('b', { id: 'b', owner: 'y', name: 'new' })
  table.delete('c')
  const found = (one: typeof table) => [ids(one.where('owner', 'y')), ids([...one.values()])]
  expect(found(table)).toEqual(['adb', 'abd'])
  const { rows, arrivals } = table.kept()
  const second = new Table<Row, 'owner'>(noChanges(), ['owner'])
  second.fill(rows, arrivals)
  expect(found(second)).toEqual(found(table))
  expect(second.kept()).toEqual(table.kept())
})

test('whatever changes is counted', () => {
  const { table, changes } = filled()
  const memberships = new Memberships(changes)
  const row = { user: 'u', organization: 'o', role: 'patient' } as const
  const counts = [
    () => table.delete('a'),
    () => table.where('owner', 'x'),
    () => memberships.push(row),
    () => memberships.of('u'),
    () => memberships.remove(row),
  ].map((act) => {
    const before = changes.count
    act()
    return changes.count - before
  })
  expect(counts).toEqual([1, 0, 1, 0, 1])
})

test('memberships are found by person, and only while they last', () => {
  const memberships = new Memberships(noChanges())
  const one = { user: 'u', organization: 'o', role: 'patient' } as const
  const other = { user: 'v', organization: 'o', role: 'provider' } as const
  memberships.push(one)
  memberships.push(other)
  expect([memberships.of('u'), memberships.of('w'), memberships.of(undefined)]).toEqual([[one], [], []])
  expect(memberships.filter(({ organization }) => organization === 'o')).toEqual([one, other])
  memberships.remove(one)
  expect(memberships.of('u')).toEqual([])
  expect(memberships.some(({ user }) => user === 'u')).toBe(false)
  expect(memberships.some(({ user }) => user === 'v')).toBe(true)
})

test('of few values and of many, the order is that of making', () => {
  const table = new Table<Row, 'owner'>(noChanges(), ['owner'])
  for (let number = 0; number < 100; number += 1) {
    table.set(String(number), { id: String(number), owner: `o${number % 50}` })
  }
  const found = (owners: readonly string[]) => table.whereIn('owner', owners).map(({ id }) => Number(id))
  expect(found(['o7', 'o3'])).toEqual([3, 7, 53, 57])
  const many = found(Array.from({ length: 50 }, (_, number) => `o${49 - number}`))
  expect(many).toEqual(Array.from({ length: 100 }, (_, number) => number))
})
