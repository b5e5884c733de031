import { expect, test } from 'vitest'
import { fieldValues, merged } from './details-conflict.ts'
import { emptyDetails } from './details-schema.ts'

const before = {
  ...fieldValues(emptyDetails),
  name: 'Lakeside',
  phone: '613-555-0142',
  email: 'a@lakeside.example',
}

test('keeps one’s own changes, takes the other person’s, and names conflicts', () => {
  const mine = { ...before, name: 'Lakeside Health', phone: '613-555-0100' }
  const theirs = { ...before, phone: '613-555-0199', email: 'b@lakeside.example' }
  expect(merged(before, mine, theirs)).toEqual({
    changes: { name: 'Lakeside Health', phone: '613-555-0100' },
    differing: ['name', 'email', 'phone'],
  })
})

test('two people who typed the same do not differ', () => {
  const same = { ...before, phone: '613-555-0100' }
  expect(merged(before, same, same)).toEqual({ changes: { phone: '613-555-0100' }, differing: [] })
})
