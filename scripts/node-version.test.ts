import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.mjs'
import { testRows } from '#tests/support/table.ts'

const engines = '^20.19.0 || ^22.13.0 || >=24.0.0'

testRows(['20.19.0', '20.20.2', '22.13.0', '22.22.1', '24.0.0', '24.21.0', '26.1.0'])(
  '%s will do',
  (version) => {
    expect(nodeProblem(version, engines)).toBeNull()
  },
)

testRows(['16.20.2', '18.20.8', '20.18.3', '21.7.0', '22.12.9', '23.11.0'])('%s will not', (version) => {
  expect(nodeProblem(version, engines)).toBe(
    `Portage needs Node.js 20 from 20.19, 22 from 22.13, 24 or newer; this is ${version}. ` +
      'Get one at https://nodejs.org/ and try again.',
  )
})

test('an engines line that cannot be read is not taken for a yes', () => {
  expect(() => nodeProblem('24.0.0', '20.x')).toThrow('engines.node')
})
