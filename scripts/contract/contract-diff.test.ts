import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../node-version.mjs'
import type { Change } from './changes.mjs'
import { compareFiles } from './compare.mjs'
import { diffText } from './diff-text.mjs'
import { testRows } from '#tests/support/table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portage-pairs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// oxlint-disable-next-line typescript/no-explicit-any -- a document of any shape: the pairs change whatever there is
type Loose = any

/** A small contract: notes are facts but for their colour, stars are a proposal. */
const contract = () => {
  const list = (name: string) => ({
    description: 'Some.',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0' },
    servers: [{ url: 'http://localhost:4010' }],
    paths: {
      '/v1/notes/': {
        get: {
          operationId: 'listNotes',
          summary: 'Notes.',
          parameters: [
            { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
            { name: 'tint', in: 'query', 'x-assumed': true, schema: { type: 'string' } },
          ] as object[],
          responses: { 200: list('Note'), 403: { description: 'No.' } } as Record<string, object>,
        },
        post: {
          operationId: 'createNote',
          summary: 'A new one.',
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteCreate' } } },
          },
          responses: { 201: list('Note') },
        },
      },
      '/v1/stars/': {
        get: {
          operationId: 'listStars',
          summary: 'Stars.',
          'x-assumed': true,
          responses: { 200: list('Star') },
        },
      },
    } as Record<string, Record<string, Loose>>,
    components: {
      schemas: {
        Note: {
          type: 'object',
          required: ['id', 'text', 'color'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            text: { type: 'string', maxLength: 100 },
            kind: { type: 'string', enum: ['plain', 'urgent'] },
            color: { type: 'string', 'x-assumed': true },
          },
        },
        NoteCreate: {
          type: 'object',
          required: ['text'],
          additionalProperties: false,
          properties: { text: { type: 'string', maxLength: 100 }, kind: { type: 'string' } },
        },
        Star: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      } as Record<string, Loose>,
    },
  }
}
type Contract = ReturnType<typeof contract>

let pairs = 0
/** The report on the changes between two contracts. */
function compare(before: object, after: object): Promise<readonly Change[]> {
  const at = (name: string) => path.join(folder, `${pairs}-${name}.json`)
  pairs += 1
  writeFileSync(at('before'), JSON.stringify(before))
  writeFileSync(at('after'), JSON.stringify(after))
  return compareFiles(at('before'), at('after'), at('report'))
}

type Edit = (after: Contract) => unknown
/** The report on one change to the small contract. */
function told(change: Edit): Promise<readonly Change[]> {
  const after = contract()
  change(after)
  return compare(contract(), after)
}

/** The same with unique names, so that many small contracts fit into one. */
function named(all: Contract, row: number): Contract {
  const text = JSON.stringify(all)
    .replaceAll('/v1/', `/v1/row-${row}/`)
    .replaceAll('/schemas/', `/schemas/Row${row}`)
    .replaceAll('"operationId":"', `"operationId":"row-${row}-`)
  const { components, ...others }: Contract = JSON.parse(text)
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [`Row${row}${name}`, schema])
  return { ...others, components: { schemas: Object.fromEntries(schemas) } }
}

const joined = (all: readonly Contract[]) => ({
  ...contract(),
  paths: Object.assign({}, ...all.map(({ paths }) => paths)),
  components: { schemas: Object.assign({}, ...all.map(({ components }) => components.schemas)) },
})

/** The reports on many changes from one comparison, because redocly takes half a second to start. */
async function changesOfEach(edits: readonly Edit[]): Promise<ReadonlyMap<Edit, readonly Change[]>> {
  const before = edits.map((_, row) => named(contract(), row))
  const after = edits.map((edit, row) => {
    const all = contract()
    edit(all)
    return named(all, row)
  })
  const changes = await compare(joined(before), joined(after))
  const rowOf = ({ where }: Change) => Number(/row-?(\d+)/i.exec(where)?.[1])
  expect(changes.filter((change) => Number.isNaN(rowOf(change)))).toEqual([])
  const plain = (change: Change) => ({ ...change, text: change.text.replaceAll(/row-\d+\//g, '') })
  return new Map(
    edits.map((edit, row) => [edit, changes.filter((change) => rowOf(change) === row).map(plain)]),
  )
}

const notes = (all: Contract) => all.paths['/v1/notes/'] ?? {}
const note = (all: Contract) => all.components.schemas.Note
const renameText = (all: Contract) => {
  note(all).required = ['id', 'body', 'color']
  const { text, ...others } = note(all).properties
  note(all).properties = { ...others, body: text }
}

const breaking: [string, string, Edit][] = [
  ['a path is gone', 'v1/notes', (all) => delete all.paths['/v1/notes/']],
  ['an operation is gone', 'POST /v1/notes/', (all) => delete notes(all).post],
  ['a field is renamed', 'text', renameText],
  ['another type', 'text', (all) => (note(all).properties.text = { type: 'integer' })],
  ['a field may be missing', 'text', (all) => (note(all).required = ['id', 'color'])],
  ['null where there was none', 'text', (all) => (note(all).properties.text.type = ['string', 'null'])],
  ['one more value in an answer', 'later', (all) => note(all).properties.kind.enum.push('later')],
  ['a status is gone', '403', (all) => delete notes(all).get.responses['403']],
  ['a body must say more', 'kind', (all) => (all.components.schemas.NoteCreate.required = ['text', 'kind'])],
  [
    'a body may be less long',
    'maxLength',
    (all) => (all.components.schemas.NoteCreate.properties.text.maxLength = 10),
  ],
  ['a parameter is gone', 'page', (all) => (notes(all).get.parameters = notes(all).get.parameters.slice(1))],
  ['a parameter must be sent', 'page', (all) => (notes(all).get.parameters[0].required = true)],
]

const ofProposals: [string, Edit][] = [
  ['an operation of its own', (all) => delete all.paths['/v1/stars/']],
  [
    'a field of a schema that only proposals use',
    (all) => (all.components.schemas.Star.properties.id.type = 'integer'),
  ],
  ['a field of a fact', (all) => (note(all).properties.color.type = 'integer')],
  ['that such a field is always there', (all) => (note(all).required = ['id', 'text'])],
  ['a parameter of a fact', (all) => (notes(all).get.parameters = notes(all).get.parameters.slice(0, 1))],
]

const harmless: [string, Change['weight'], Edit][] = [
  [
    'a new operation',
    'compatible',
    (all) =>
      (all.paths['/v1/moons/'] = { get: { ...all.paths['/v1/stars/']?.get, operationId: 'listMoons' } }),
  ],
  ['a new field of an answer', 'compatible', (all) => (note(all).properties.size = { type: 'integer' })],
  [
    'a new parameter',
    'compatible',
    (all) => notes(all).get.parameters.push({ name: 'size', in: 'query', schema: { type: 'integer' } }),
  ],
  ['a new status', 'compatible', (all) => (notes(all).get.responses['404'] = { description: 'None.' })],
  [
    'a body may say more',
    'compatible',
    (all) => (all.components.schemas.NoteCreate.properties.size = { type: 'integer' }),
  ],
  [
    'a body may be longer',
    'compatible',
    (all) => (all.components.schemas.NoteCreate.properties.text.maxLength = 200),
  ],
  ['another summary', 'words', (all) => (notes(all).get.summary = 'All notes.')],
  ['another description', 'words', (all) => (note(all).properties.text.description = 'What it says.')],
]

let each: ReadonlyMap<Edit, readonly Change[]>
beforeAll(async () => {
  // harmless ones apart: redocly takes a path that is gone and one that is new for one that moved
  const grave = [...breaking.map(([, , edit]) => edit), ...ofProposals.map(([, edit]) => edit)]
  const slight = harmless.map(([, , edit]) => edit)
  each = new Map([...(await changesOfEach(grave)), ...(await changesOfEach(slight))])
}, 60_000)
const changesOf = (edit: Edit) => each.get(edit) ?? []
const breakingOf = (edit: Edit) => changesOf(edit).filter(({ weight }) => weight === 'breaking')

testRows(breaking)('breaks what is fact: %s', (_, word, edit) => {
  expect(breakingOf(edit).map(({ assumed }) => assumed)).toContain(false)
  expect(
    breakingOf(edit)
      .map(({ text }) => text)
      .join(' '),
  ).toContain(word)
})

testRows(ofProposals)('breaks a proposal, and nothing that is fact: %s', (_, edit) => {
  expect(breakingOf(edit).length).toBeGreaterThan(0)
  expect(breakingOf(edit).filter(({ assumed }) => !assumed)).toEqual([])
})

testRows(harmless)('breaks nothing: %s', (_, weight, edit) => {
  expect(new Set(changesOf(edit).map((change) => change.weight))).toEqual(new Set([weight]))
})

test('nothing at all is no change', async () => expect(await told(() => undefined)).toEqual([]))

test('changes are grouped, breaking ones first, each with its location', async () => {
  const changes = await told((all) => {
    delete notes(all).post
    note(all).properties.color.type = 'integer'
    notes(all).get.responses['404'] = { description: 'None.' }
    notes(all).get.summary = 'All notes.'
  })
  expect(diffText(changes, 'v1')).toBe(`Changes of the contract since v1:

Breaking, in what the source documents state (1)
  createNote  POST /v1/notes/
    - Operation \`POST /v1/notes/\` was removed.

Breaking, in a proposal (x-assumed) (1)
  Note (schema)
    - Type of \`color\` widened from 'string' to 'integer'.

Compatible (1)
  listNotes  GET /v1/notes/
    - Response \`404\` was added.

Only words, examples and marks (1): listNotes`)
  expect(diffText([], 'v1')).toBe('The contract is the same as at v1.')
})

describe('the command', { timeout: 60_000 }, () => {
  const place = path.join(folder, 'project')
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@portage.test', ...args], { cwd: place })
  const write = (all: Contract) =>
    writeFileSync(path.join(place, 'openapi/openapi.yaml'), JSON.stringify(all, null, 2))
  const commit = (all: Contract, message: string) => {
    write(all)
    git('add', 'openapi')
    git('commit', '--quiet', '--message', message)
  }
  const diff = (...args: readonly string[]) => {
    const script = path.join(place, 'scripts/contract/main.mjs')
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
    return { status, text: stdout + stderr }
  }

  test('tells by its exit code whether something breaks since a commit', () => {
    mkdirSync(path.join(place, 'openapi'), { recursive: true })
    for (const part of ['scripts', 'package.json', 'package-lock.json', 'mock-server/reference']) {
      cpSync(path.join(root, part), path.join(place, part), { recursive: true })
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction')
    git('init', '--quiet', '--initial-branch', 'work')
    commit(contract(), 'First')
    expect(diff()).toMatchObject({ status: 2, text: expect.stringContaining('no earlier commit') })
    const other = diff('other')
    expect(other).toMatchObject({ status: 2, text: expect.stringContaining('"other" is not a commit') })
    expect(diff('--colour')).toMatchObject({ status: 2, text: expect.stringContaining('--allow-breaking') })
    expect(diff('HEAD')).toMatchObject({ status: 0, text: expect.stringMatching(/the same as at HEAD \(/) })

    const wider = contract()
    note(wider).properties.size = { type: 'integer' }
    commit(wider, 'A field more')
    expect(diff()).toMatchObject({ status: 0, text: expect.stringContaining('Field `size` was added.') })

    const broken = contract()
    renameText(broken)
    write(broken)
    expect(diff('HEAD~1')).toMatchObject({ status: 1, text: expect.stringContaining('Breaking, in what') })
    expect(diff('HEAD~1', '--allow-breaking')).toMatchObject({ status: 0 })
    writeFileSync(path.join(place, 'openapi/openapi.yaml'), 'openapi: [')
    expect(diff('HEAD~1')).toMatchObject({ status: 2, text: expect.stringContaining('could not be bundled') })
  })
})
