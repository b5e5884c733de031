// A journey that several organizations share: a newer file updates the copy that one of them has (ROUTE-08, issue 24).
import { beforeEach, expect, test } from 'vitest'
import type {
  Form,
  FormDefinition,
  FormList,
  JourneyDefinition,
  JourneyDesign,
  JourneyDesignStep,
  JourneyFile,
  JourneyImportCheck,
  JourneyImported,
  JourneyUpdate,
  JourneyUpdateCheck,
  JourneyUpdatePlace,
  MediaFileList,
} from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { pngBytes } from './support/admin/contents.ts'
import { hipDesign, matching } from './support/admin/journeys.ts'
import { DELETE, freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'

beforeEach(freshWorld)

const as = 'priya'
const organization = seeded.organization('northern')
const origin = seeded.definition('hip-replacement')
const [first, ...others] = hipDesign.steps as [JourneyDesignStep, ...JourneyDesignStep[]]

const text = (words: string) => ({ 'en-ca': words, 'fr-ca': `${words} (fr)` })
const file = (design: JourneyDesign, more: Partial<JourneyFile> = {}): JourneyFile => ({
  kind: 'journey',
  key: 'hip-replacement',
  origin,
  design,
  forms: [],
  ...more,
})

/** The first import into Northern. */
async function imported(of: JourneyFile = file(hipDesign), forms: JourneyUpdate['forms'] = []) {
  const body = { file: of, key: 'hip-north', name: of.design.name, organization, forms }
  return ((await POST('/v1/journey-imports/', body, { as })).body as JourneyImported).journey
}
const at = ({ id }: JourneyDefinition, path = '') => `/v1/journey-definitions/${id}/${path}`
const now = async (journey: JourneyDefinition) => (await GET(at(journey), { as })).body as JourneyDefinition
const check = async (journey: JourneyDefinition, of: JourneyFile) =>
  (await POST(at(journey, 'import/check/'), { file: of }, { as })).body as JourneyUpdateCheck
const save = async (journey: JourneyDefinition, design: JourneyDesign) =>
  (await PUT(at(journey, 'draft/'), { design }, matching((await now(journey)).revision)))
    .body as JourneyDefinition
async function update(journey: JourneyDefinition, of: JourneyFile, more: Partial<JourneyUpdate> = {}) {
  const { revision } = await now(journey)
  return POST(at(journey, 'import/'), { file: of, forms: [], take: [], ...more }, matching(revision))
}
const draftOf = (reply: { body: unknown }) => (reply.body as JourneyImported).journey.draft!
const published = async (journey: JourneyDefinition) =>
  (await POST(at(journey, 'publish/'), {}, matching((await now(journey)).revision))).body as JourneyDefinition

type Part = keyof Omit<JourneyDesign, 'steps'> | `step ${keyof JourneyDesignStep}`
const placeOf = (part: Part): JourneyUpdatePlace => {
  const [ofStep, name] = part.split(' ')
  return name === undefined ? { step: null, part: ofStep ?? null } : { step: first.activity_id, part: name }
}
const withPart = (design: JourneyDesign, part: Part, value: unknown): JourneyDesign => {
  const { step, part: name } = placeOf(part)
  if (step === null) return { ...design, [name ?? '']: value }
  const steps = design.steps.map((one) => (one.activity_id === step ? { ...one, [name ?? '']: value } : one))
  return { ...design, steps }
}
const valueOf = (design: JourneyDesign, part: Part): unknown => {
  const { step, part: name } = placeOf(part)
  const owner = step === null ? design : design.steps.find((one) => one.activity_id === step)
  return Object(owner)[name ?? '']
}

const team = (contact_name: string) => ({ ...hipDesign.care_team, contact_name })
const column = (variable: string) => [{ variable, label: text('Pain') }]

testRows(
  [
    // part, value here, value in the file, what happens; without a value it is as imported
    ['name', text('North hip'), undefined, 'kept'],
    ['name', text('North hip'), text('Hip 2'), 'kept'],
    ['name', undefined, text('Hip 2'), 'taken'],
    ['name', text('Hip 2'), text('Hip 2'), 'same'],
    ['description', text('North'), text('Hip 2'), 'kept'],
    ['audience', undefined, text('All'), 'taken'],
    ['recommendation', text('North'), text('Hip 2'), 'kept'],
    ['languages', ['en-ca'], undefined, 'kept'],
    ['languages', undefined, ['en-ca'], 'taken'],
    ['next_task_modal', !hipDesign.next_task_modal, undefined, 'kept'],
    ['estimated_weeks', 7, 8, 'kept'],
    ['estimated_weeks', undefined, 8, 'taken'],
    // what is of the organization is its own, changed or not
    ['banner', undefined, '/media/new-parent.svg', 'kept'],
    ['banner', '/media/new-parent.svg', undefined, 'kept'],
    ['care_team', undefined, team('Ada'), 'kept'],
    ['care_team', team('Bo'), team('Ada'), 'kept'],
    ['is_monitored', undefined, !hipDesign.is_monitored, 'kept'],
    ['response_hours', undefined, 90, 'kept'],
    ['monitoring_note', undefined, text('A nurse'), 'kept'],
    // the course of the journey is of the file
    ['table_columns', column('pain'), undefined, 'lost'],
    ['table_columns', undefined, column('pain'), 'taken'],
    ['first', others.map((one) => one.activity_id).slice(0, 1), undefined, 'lost'],
    ['start_form', undefined, 'hip-check-in', 'taken'],
    ['step name', text('North'), text('Hip 2'), 'kept'],
    ['step name', undefined, text('Hip 2'), 'taken'],
    ['step description', text('North'), undefined, 'kept'],
    ['step content', [text('North')], [text('Hip 2')], 'kept'],
    ['step due_in_days', 33, undefined, 'lost'],
    ['step due_in_days', 33, 44, 'lost'],
    ['step due_in_days', undefined, 44, 'taken'],
    ['step next', [], undefined, 'lost'],
  ] as const satisfies readonly (readonly [Part, unknown, unknown, string])[],
  freshWorld,
)('%s, here %j, in the file %j: %s', async (part, here, theirs, outcome) => {
  const journey = await imported()
  if (here !== undefined) await save(journey, withPart(hipDesign, part, here))
  const newer = file(theirs === undefined ? hipDesign : withPart(hipDesign, part, theirs))
  const place = placeOf(part)
  const { kept, lost, incoming } = await check(journey, newer)
  expect({ kept, lost }).toEqual({
    kept: outcome === 'kept' ? [place] : [],
    lost: outcome === 'lost' ? [place] : [],
  })
  const mine = valueOf((await now(journey)).draft!, part)
  const inFile = valueOf(newer.design, part)
  expect(valueOf(incoming, part)).toEqual(inFile)
  const after = draftOf(await update(journey, newer))
  expect(valueOf(after, part)).toEqual(outcome === 'kept' ? mine : inFile)
  // taken all the same, and only that
  if (outcome === 'kept') {
    const taken = draftOf(await update(journey, newer, { take: [place] }))
    expect(taken).toEqual(newer.design)
  }
})

test('steps come, change and go as in the file, and one that was added here is named before it goes', async () => {
  const journey = await imported()
  const own = { ...first, activity_id: 'own_step', next: [] }
  await save(journey, { ...hipDesign, steps: [...hipDesign.steps, own] })
  const added = { ...first, activity_id: 'new_step', name: text('New'), next: [] }
  const newer = file({ ...hipDesign, steps: [added, first] })
  expect(await check(journey, newer)).toMatchObject({ kept: [], lost: [{ step: 'own_step', part: null }] })
  expect(draftOf(await update(journey, newer)).steps).toEqual([added, first])
})

test('nothing is published, the review is withdrawn, and discarding the draft discards what was imported', async () => {
  const journey = await published(await imported())
  await PATCH(`/v1/organizations/${organization}/`, { reviews_journeys: true }, { as })
  await save(journey, { ...hipDesign, estimated_weeks: 9 })
  await POST(at(journey, 'review/'), {}, matching((await now(journey)).revision))
  expect((await now(journey)).review).not.toBeNull()
  const newer = file({ ...hipDesign, description: text('Hip 2') })
  await update(journey, newer)
  expect(await now(journey)).toMatchObject({
    status: 'published',
    version: 1,
    review: null,
    published: { description: hipDesign.description },
    draft: { description: text('Hip 2'), estimated_weeks: 9 },
  })
  await DELETE(at(journey, 'draft/'), matching((await now(journey)).revision))
  // the old description is that of the first import, not a change of its own
  expect(await check(journey, newer)).toMatchObject({ kept: [], lost: [] })
})

test('what was kept and published stays its own at the next import; so does a restored version', async () => {
  const journey = await imported()
  await save(journey, { ...hipDesign, name: text('North hip') })
  await published(journey)
  await update(journey, file({ ...hipDesign, audience: text('All') }))
  await published(journey)
  const third = file({ ...hipDesign, audience: text('Adults'), name: text('Hip 3') })
  expect((await check(journey, third)).kept).toEqual([{ step: null, part: 'name' }])
  await POST(at(journey, 'restore/'), { version: 1 }, matching((await now(journey)).revision))
  expect(await check(journey, third)).toMatchObject({ kept: [{ part: 'name' }], lost: [] })
  expect(draftOf(await update(journey, third))).toEqual({ ...third.design, name: text('North hip') })
})

test('a file knows its journey: copies are offered, and their own files too; others are refused', async () => {
  const source = (await GET(`/v1/journey-definitions/${origin}/`, { as })).body as JourneyDefinition
  expect(source.origin).toBe(origin)
  const found = async (of: JourneyFile) =>
    ((await POST('/v1/journey-imports/check/', { file: of }, { as })).body as JourneyImportCheck).copies
  expect(await found(file(hipDesign))).toEqual([])
  const journey = await imported()
  expect(journey.origin).toBe(origin)
  const copy = {
    id: journey.id,
    name: hipDesign.name['en-ca'],
    organization,
    organization_name: 'Northern Virtual Care',
  }
  expect(await found(file(hipDesign))).toMatchObject([copy])
  const { origin: _, ...old } = file(hipDesign)
  expect(await found(old)).toEqual([])
  const own = seeded.definition('asthma-check-in')
  expect(await found(file(hipDesign, { origin: own }))).toEqual([])
  const refused = { file: { origin: ['This file is not of a journey that was imported here.'] } }
  for (const of of [old, file(hipDesign, { origin: own })]) {
    const reply = await update(journey, of)
    expect([reply.status, reply.body]).toEqual([400, refused])
    expect(await check(journey, of)).toEqual(refused)
  }
  expect(await check(source, file(hipDesign))).toEqual(refused)
})

test('an update is based on what was shown, and repeating it changes nothing', async () => {
  const journey = await imported()
  const body = { file: file({ ...hipDesign, audience: text('All') }), forms: [], take: [] }
  const path = at(journey, 'import/')
  expect((await POST(path, body, { as })).status).toBe(428)
  const { as: who, headers } = matching(journey.revision)
  const keyed = { as: who, headers: { ...headers, 'idempotency-key': 'update-1' } }
  await save(journey, { ...hipDesign, estimated_weeks: 9 })
  expect((await POST(path, body, keyed)).status).toBe(412)
  expect((await now(journey)).draft).toMatchObject({ audience: hipDesign.audience })
  const { revision } = await now(journey)
  const again = { as: who, headers: { 'if-match': `"${revision}"`, 'idempotency-key': 'update-2' } }
  const once = await POST(path, body, again)
  expect(await POST(path, body, again)).toMatchObject({ status: 200, body: once.body })
  expect((await now(journey)).revision).toBe(revision + 1)
})

const question = (label: string) => ({ type: 'text' as const, key: 'pain', label: text(label) })
const form = (label: string): FormDefinition => ({
  key: 'hip-check-in',
  version: 1,
  title: text('Your hip, as another clinic asks'),
  pages: [{ key: 'p', title: text('Page'), fields: [question(label)] }],
})
const formWith = async (key: string) => {
  const { results } = (await GET('/v1/forms/?page_size=100', { as })).body as FormList
  const { id } = results.find((one) => one.key === key)!
  return (await GET(`/v1/forms/${id}/`, { as })).body as Form
}

test('a form goes into the form that it became, and is known to be changed here', async () => {
  const withForm = (label: string) =>
    file({ ...hipDesign, start_form: 'hip-check-in' }, { forms: [form(label)] })
  const journey = await imported(withForm('Pain?'), [{ key: 'hip-check-in', action: 'create' }])
  expect(journey.draft?.start_form).toBe('hip-check-in-2')
  const newer = withForm('Where?')
  const found = await check(journey, newer)
  expect(found.incoming.start_form).toBe('hip-check-in-2')
  const known = { key: 'hip-check-in-2', matches: 'import', is_own: false, is_same: false }
  expect(found.forms).toMatchObject([{ key: 'hip-check-in', new_key: 'hip-check-in-3', existing: known }])
  const choice = { key: 'hip-check-in', action: 'replace', revision: 1 } as const
  const reply = await update(journey, newer, { forms: [choice] })
  expect(draftOf(reply).start_form).toBe('hip-check-in-2')
  const written = await formWith('hip-check-in-2')
  expect(written.draft?.pages[0]?.fields).toEqual([question('Where?')])
  // the next file is compared with this one
  expect((await check(journey, newer)).forms[0]?.existing).toMatchObject({ is_own: false, is_same: true })
  const definition = { ...form('Ours?'), key: 'hip-check-in-2' }
  await PUT(`/v1/forms/${written.id}/draft/`, { definition }, matching(written.revision))
  expect((await check(journey, newer)).forms[0]?.existing).toMatchObject({ is_own: true, is_same: false })
  const stale = await update(journey, newer, { forms: [{ ...choice, revision: written.revision }] })
  expect(stale).toMatchObject({ status: 400, body: { forms: { 0: {} } } })
})

test('the picture of a banner goes into the library only if it is taken', async () => {
  const journey = await imported()
  const bytes = Buffer.from(pngBytes).toString('base64')
  const alt = text('A calm lake')
  const picture = { file_name: 'lake.png', content_type: 'image/png', data: bytes, alt } as const
  const banner = 'media:1b0f3c52-93a8-4f0e-8f3d-6a1b2c3d0001'
  const newer = file({ ...hipDesign, banner }, { banner_picture: picture })
  const library = async () =>
    (
      (await GET(`/v1/media-files/?organization=${organization}&kind__in=picture`, { as }))
        .body as MediaFileList
    ).results
  expect(draftOf(await update(journey, newer)).banner).toBe(hipDesign.banner)
  expect(await library()).toEqual([])
  const take = [{ step: null, part: 'banner' }]
  const taken = draftOf(await update(journey, newer, { take })).banner
  const [row] = await library()
  expect(taken).toBe(`media:${row?.id}`)
  // the same picture is no difference
  expect((await check(journey, newer)).kept).toEqual([])
})
