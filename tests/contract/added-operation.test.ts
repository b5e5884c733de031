// docs/contract.md tells how an operation is added. This does it, with the texts of the guide itself, in a copy. The
// same generation shows that the generators still write what is committed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfTree } from '../../scripts/contract/copy.mjs'
import { generatedFiles } from '../../scripts/generate/stamp.mjs'
import { CHECKERS, ENV } from '../../scripts/type-check.mjs'
import { root } from '../architecture/source.ts'

const { folder, remove } = copyOfTree(root, ['generated'])
afterAll(remove)

const guide = readFileSync(path.join(root, 'docs/contract.md'), 'utf8')
const chapter = guide.split('## One operation more, in ten minutes')[1]?.split('\n## ')[0] ?? ''
/** Each piece of the guide says in its first line where it goes. */
const pieces = [...chapter.matchAll(/```\w+\n(?:#|\/\/) (.+)\n([^]*?)```/g)].map(
  ([, place = '', text = '']) => ({
    place,
    text,
  }),
)

function put({ place, text }: (typeof pieces)[number]): void {
  const [, how, file = '', after] = /^(new file|at the end of|in) ([^,]+)(?:, after (.+))?$/.exec(place) ?? []
  const target = path.join(folder, file)
  const before = how === 'new file' ? '' : readFileSync(target, 'utf8')
  mkdirSync(path.dirname(target), { recursive: true })
  if (after === undefined) return writeFileSync(target, before + text)
  const neighbour = before.split('\n').find((line) => line.trim().startsWith(`${after}:`))
  if (neighbour === undefined) throw new Error(`${file} has no ${after}`)
  const indent = /^ */.exec(neighbour)?.[0] ?? ''
  writeFileSync(target, before.replace(`${neighbour}\n`, `${neighbour}\n${indent}${text}`))
}

function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    env: { ...process.env, ...ENV },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  return stdout
}

const made = (file: string) => readFileSync(path.join(folder, 'generated', file), 'utf8')

const linesOf = (tree: string, file: string) =>
  readFileSync(path.join(tree, file), 'utf8')
    .replaceAll(/,?\r?\n/g, '\n')
    .split('\n')

/** The lines that another text does not have too, in the same order. */
function lost(lines: readonly string[], other: readonly string[]): string[] {
  let at = 0
  return lines.filter((line) => {
    const found = other.indexOf(line, at)
    if (found >= 0) at = found + 1
    return found < 0
  })
}

const openapi = (all: typeof pieces) => all.filter(({ place }) => place.includes('openapi/'))
const code = (all: typeof pieces) => all.filter(({ place }) => !place.includes('openapi/'))

beforeAll(() => {
  expect([openapi(pieces).length, code(pieces).length]).toEqual([4, 2])
  for (const piece of openapi(pieces)) put(piece)
  run('run', '--silent', 'generate', '--', '--all')
}, 240_000)

test('nothing else changes', () => {
  const [before = [], after = []] = [root, folder].map(generatedFiles)
  expect(before.filter((file) => !after.includes(file))).toEqual([])
  expect(after.filter((file) => !before.includes(file) && !/task-?note/i.test(file))).toEqual([])
  const changed = before.filter((file) => linesOf(folder, file).join() !== linesOf(root, file).join())
  expect(
    changed.filter((file) => !/openapi\.json|access\.ts|\/tasks\/|\/index\.|\.schemas\./.test(file)),
  ).toEqual([])
  expect(changed.flatMap((file) => lost(linesOf(root, file), linesOf(folder, file)))).toEqual([])
})

test('query options and keys, zod schemas and mock handlers are there', () => {
  expect(made('endpoints/tasks/tasks.ts')).toMatch(/export const getListTaskNotesSuspenseQueryOptions\b/)
  expect(made('endpoints/tasks/tasks.ts')).toMatch(/export const getListTaskNotesQueryKey\b/)
  expect(made('zod/tasks/tasks.zod.ts')).toMatch(/export const ListTaskNotes200Response\b/)
  expect(made('mocks/tasks/tasks.msw.ts')).toMatch(/export const getListTaskNotesMockHandler\b/)
})

test('the mock server answers it, the reference shows it, and the conformance tool knows it', () => {
  // only openapi/ has changed so far; the code of the copy runs in a separate process
  writeFileSync(path.join(folder, 'ask.ts'), ask)
  const answers: unknown = JSON.parse(run('exec', '--', 'tsx', 'ask.ts'))
  expect(answers).toMatchObject({
    good: { status: 200, problems: null, notes: true },
    sameAgain: true,
    refused: [401, 404, 400],
    page: true,
    plan: { method: 'GET', path: '/v1/tasks/{id}/notes/', assumed: true, security: 'required' },
  })
})

test('what was generated compiles, with the mock server and the code of the guide that uses it', () => {
  for (const piece of code(pieces)) put(piece)
  const settings = {
    extends: './tsconfig.json',
    include: ['generated', 'mock-server', 'src/features/journeys/TaskNotes.tsx'],
    exclude: ['**/*.test.ts'],
  }
  writeFileSync(path.join(folder, 'tsconfig.added.json'), JSON.stringify(settings))
  run('exec', '--', 'tsc', '-p', 'tsconfig.added.json', ...CHECKERS)
}, 240_000)

const ask = `
import { createApp } from '#mock-server/app.ts'
import { problemsOf, schemaOf } from '#mock-server/contract/schemas.ts'
import { pageAt } from '#mock-server/reference/pages.ts'
import { readContract } from '#tests/conformance/contract/read-contract.ts'
import { call } from '#tests/contract/support/client.ts'
import { seeded } from '#tests/contract/support/app.ts'

const app = createApp()
const path = '/v1/tasks/' + seeded.task('maya-hip', 'hip_check_in') + '/notes/'
const good = await call(app, 'GET', path)
const again = await call(app, 'GET', path)
const refused = [
  await call(app, 'GET', path, { as: null }),
  await call(app, 'GET', '/v1/tasks/nothing/notes/'),
  await call(app, 'GET', path + '?page=x'),
]
const schema = schemaOf('listTaskNotes', '200Response')
const plan = readContract('generated/openapi.json').operations.find(({ id }) => id === 'listTaskNotes')
console.log(
  JSON.stringify({
    good: {
      status: good.status,
      problems: schema ? problemsOf(schema, good.body) : 'no schema',
      notes: Object(good.body).results.every((note) => typeof note.text === 'string'),
    },
    sameAgain: good.text === again.text,
    refused: refused.map(({ status }) => status),
    page: pageAt('tasks/')?.body.markup.includes('<section id="listTaskNotes">') ?? false,
    plan,
  }),
)
`
