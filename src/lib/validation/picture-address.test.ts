import { expect } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { pictureAddress } from './picture-address.ts'
import { testRows } from '#tests/support/table.ts'

testRows(badInputs('logoUrl'))('ORG-13, $id: $value is no picture', ({ value }) => {
  expect(pictureAddress(value as string | null)).toBeUndefined()
})

testRows([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//evil.example/x.png',
  String.raw`/\evil.example/x.png`,
  'file:///etc/passwd',
  'logo.png',
])('T05: %s is none either', (address) => expect(pictureAddress(address)).toBeUndefined())

testRows([
  'https://media.example.ca/logo.png?v=1#x',
  'http://localhost:4010/media/logos/a.png',
  '/media/organizations/a/logo.png',
  'blob:http://localhost:4010/7e57',
])('%s is loaded', (address) => expect(pictureAddress(address)).toBe(address))
