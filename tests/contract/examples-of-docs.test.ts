import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('the example for vitest in the guide is a test that runs', () => {
  const example = textOf('tests/contract/vitest-example.test.ts')
  expect(example).toContain('mockHandlers(app)')
  expect(textOf('docs/mock-server.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
