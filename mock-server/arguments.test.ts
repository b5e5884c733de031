import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { testRows } from '#tests/support/table.ts'

test('without any, the port is 4010', () => expect(readArguments([])).toMatchObject({ port: 4010 }))

test('options are read as --name value and --name=value', () => {
  expect(readArguments(['--port', '4011', '--portal=dist/portal'])).toMatchObject({
    port: 4011,
    portal: 'dist/portal',
  })
})

test('sizes are given in MB', () => {
  const { allowHost, snapshotLimit } = readArguments(['--allow-host', 'a.example', '--snapshot-limit', '2'])
  expect([allowHost, snapshotLimit]).toEqual([['a.example'], 2_097_152])
})

testRows([
  [['--prot', '1'], /^There is no option --prot\. Usage: /],
  [['--portal'], /^--portal needs a value\. Usage: /],
  [['4011'], /^Unexpected argument '4011'\. Usage: /],
  [['--snapshot-limit', 'big'], /^--snapshot-limit must be a number of MB\.$/],
  [['--worlds', '1'], /^--worlds must be a whole number from 2\.$/],
  [['--port', '70000'], /^The port must be a number from 1 to 65535\.$/],
])('%j is refused in one line', (args, words) => {
  expect(() => readArguments(args)).toThrow(words)
})
