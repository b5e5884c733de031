// Follows the guide in docs/contract.md to add a field, with its exact changes, in a copy of the project.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfTree } from '../../scripts/contract/copy.mjs'
import { CHECKERS, ENV } from '../../scripts/type-check.mjs'
import { root } from '../architecture/source.ts'

const { folder, remove } = copyOfTree(root)
afterAll(remove)

const guide = readFileSync(path.join(root, 'docs/contract.md'), 'utf8')
const chapter = guide.split('## One field more, in ten minutes')[1]?.split('\n## ')[0] ?? ''
/** Each change of the guide names its file in its first line. */
const changes = [...chapter.matchAll(/```diff\n# (.+)\n([^]*?)```/g)].map(([, file = '', diff = '']) => ({
  file,
  diff,
}))

/** Adds each `+` line below the line before it, which is looked for from where the last one was found. */
function change({ file, diff }: (typeof changes)[number]): void {
  const target = path.join(folder, file)
  const lines = readFileSync(target, 'utf8').split('\n')
  let at = 0
  for (const line of diff.trimEnd().split('\n')) {
    const text = line.slice(1)
    if (line.startsWith('+')) lines.splice(at, 0, text)
    else at = lines.indexOf(text, at)
    if (at < 0) throw new Error(`${file} has no line ${text}`)
    at += 1
  }
  writeFileSync(target, lines.join('\n'))
}

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    env: { ...process.env, ...ENV },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return { status, output: `${stdout}\n${stderr}`, stdout }
}

function generate() {
  const { status, output } = run('run', '--silent', 'generate')
  expect(status, output).toBe(0)
}

/** The portal and the mock server: what only the contract has changed is compiled without the tests and scripts. */
const PRODUCT = {
  extends: './tsconfig.json',
  include: ['src', 'generated', 'locales', 'mock-server'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
}

const types = (project: string) => run('exec', '--', 'tsc', '-p', project, ...CHECKERS)

beforeAll(() => {
  expect(changes).toHaveLength(8)
  for (const one of changes.filter(({ file }) => file.startsWith('openapi/'))) change(one)
  generate()
}, 240_000)

test('a new field does not compile in the form, on the page, in the list, in the summary and in FHIR', () => {
  writeFileSync(path.join(folder, 'tsconfig.product.json'), JSON.stringify(PRODUCT))
  const { output } = types('tsconfig.product.json')
  const errors = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+): (.+)$/gm)]
  expect(errors.map(([, file]) => file).toSorted()).toEqual([
    'src/features/records/conditions/ConditionForm.tsx',
    'src/features/records/conditions/condition.tsx',
    'src/features/records/conditions/condition.tsx',
    'src/features/summary/kinds/condition.ts',
    'src/features/summary/kinds/condition.ts',
  ])
  for (const [, , , message] of errors) expect(message).toContain("'body_site'")
}, 240_000)

test('with the changes of the guide it compiles, is stored, and is shown', () => {
  for (const one of changes.filter(({ file }) => !file.startsWith('openapi/'))) change(one)
  generate()
  const { status, output } = types('tsconfig.json')
  expect(status, output).toBe(0)
  // the code of the copy runs in a separate process
  writeFileSync(path.join(folder, 'ask.ts'), ask)
  const asked = run('exec', '--', 'tsx', 'ask.ts')
  expect(asked.status, asked.output).toBe(0)
  expect(JSON.parse(asked.stdout)).toEqual({
    created: 'Left knee',
    tooLong: 400,
    facts: ['Left knee'],
    fhir: [{ text: 'Left knee' }],
  })
}, 240_000)

const ask = `
import { createApp } from '#mock-server/app.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { conditionItem, conditionResource } from '#src/features/summary/kinds/condition.ts'
import { call } from '#tests/contract/support/client.ts'
import { seeded } from '#tests/contract/support/app.ts'

const app = createApp()
const patient = seeded.patient('maya')
const send = (body_site) =>
  call(app, 'POST', '/v1/conditions/', { body: { patient, name: 'Sore knee', body_site } })
const { body } = await send('Left knee')
const words = await textsIn('en-ca', 'story')
console.log(
  JSON.stringify({
    created: body.body_site,
    tooLong: (await send('x'.repeat(81))).status,
    facts: conditionItem(words, body).facts,
    fhir: conditionResource({ words, patient: {} }, body).bodySite,
  }),
)
`
