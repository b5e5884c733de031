// A journey with its forms, from a file (ROUTE-08).
import { beforeEach, expect, test } from 'vitest'
import type {
  Form,
  FormDefinition,
  FormList,
  JourneyDefinitionList,
  JourneyFile,
  JourneyImportChoice,
  JourneyImportCheck,
  JourneyImported,
} from '#generated/model/index.ts'
import { blankDesign } from '#mock-server/engine/journey-design.ts'
import { hipDesign, matching } from './support/admin/journeys.ts'
import { freshWorld, GET, POST, PUT, seeded } from './support/app.ts'

beforeEach(freshWorld)

const as = 'priya'
const organization = seeded.organization('northern')
const name = { 'en-ca': 'Knee care', 'fr-ca': 'Soins du genou' }

const forms = async () => ((await GET('/v1/forms/?page_size=100', { as })).body as FormList).results
const formWith = async (key: string): Promise<Form> => {
  const found = (await forms()).find((one) => one.key === key)
  return (await GET(`/v1/forms/${found?.id}/`, { as })).body as Form
}
const journeyCount = async () =>
  ((await GET('/v1/journey-definitions/', { as })).body as JourneyDefinitionList).count

const step = (id: string, form: string | null) => ({
  ...hipDesign.steps[0]!,
  activity_id: id,
  form,
  variables: [],
  score: null,
  next: [],
})
const question = (key: string, label: string) => ({
  type: 'text' as const,
  key,
  label: { 'en-ca': label, 'fr-ca': label },
})
const knee: FormDefinition = {
  key: 'knee-check',
  version: 4,
  title: { 'en-ca': 'Your knee', 'fr-ca': 'Votre genou' },
  pages: [{ key: 'p', title: { 'en-ca': 'Page', 'fr-ca': 'Page' }, fields: [question('pain', 'Pain?')] }],
}
const file = (own: readonly FormDefinition[], asked = own.map(({ key }) => key)): JourneyFile => ({
  kind: 'journey',
  key: 'knee',
  design: { ...blankDesign(name), steps: asked.map((key, index) => step(`step_${index}`, key)) },
  forms: [...own],
})
const check = async (of: JourneyFile) =>
  (await POST('/v1/journey-imports/check/', { file: of }, { as })).body as JourneyImportCheck
const send = (of: JourneyFile, choices: readonly JourneyImportChoice[], more: object = {}) =>
  POST('/v1/journey-imports/', { file: of, key: 'knee', name, organization, forms: choices, ...more }, { as })

test('a form that is not here is created as a draft, and so is the journey', async () => {
  const found = await check(file([knee]))
  expect(found).toEqual({
    new_key: 'knee',
    copies: [],
    forms: [
      { key: 'knee-check', name: 'Your knee', question_count: 1, new_key: 'knee-check', existing: null },
    ],
    missing_forms: [],
  })
  const reply = await send(file([knee]), [{ key: 'knee-check', action: 'create' }])
  expect(reply.status).toBe(201)
  const { journey, forms: written } = reply.body as JourneyImported
  expect(journey).toMatchObject({ key: 'knee', organization, status: 'draft', version: null })
  expect(journey.draft?.steps[0]?.form).toBe('knee-check')
  expect(written).toMatchObject([{ key: 'knee-check', status: 'draft', version: null, has_draft: true }])
  expect((await check(file([knee]))).new_key).toBe('knee-2')
  expect((await formWith('knee-check')).draft).toEqual({ ...knee, version: 1 })
})

test('the same form is recognized whatever its number, and used', async () => {
  const own = await formWith('hip-check-in')
  const same = { ...own.definition!, version: 77 }
  const { forms: found } = await check(file([same]))
  expect(found[0]).toMatchObject({
    new_key: 'hip-check-in-2',
    existing: { id: own.id, matches: 'key', is_same: true, only_in_file: [], only_here: [], different: [] },
  })
  const choice = { key: 'hip-check-in', action: 'use', revision: own.revision } as const
  const { journey, forms: written } = (await send(file([same]), [choice])).body as JourneyImported
  expect(written).toEqual([])
  expect(journey.draft?.steps[0]?.form).toBe('hip-check-in')
  expect(await formWith('hip-check-in')).toEqual(own)
})

test('the differences are told in the words of the questions', async () => {
  await send(file([knee]), [{ key: 'knee-check', action: 'create' }])
  const page = knee.pages[0]!
  const other = {
    ...knee,
    pages: [{ ...page, fields: [question('pain', 'Where?'), question('sleep', 'Sleep?')] }],
  }
  expect((await check(file([other]))).forms[0]?.existing).toMatchObject({
    is_same: false,
    only_in_file: ['Sleep?'],
    only_here: [],
    different: ['Where?'],
    has_draft: true,
    version: null,
  })
  const less = { ...knee, pages: [{ ...page, fields: [] }] }
  expect((await check(file([less]))).forms[0]?.existing).toMatchObject({
    is_same: false,
    only_in_file: [],
    only_here: ['Pain?'],
  })
  const titled = { ...knee, title: { 'en-ca': 'Other', 'fr-ca': 'Autre' } }
  expect((await check(file([titled]))).forms[0]?.existing).toMatchObject({
    is_same: false,
    only_in_file: [],
    only_here: [],
    different: [],
  })
})

test('a replaced form keeps what is published, and gets the draft of the file under its own key', async () => {
  const own = await formWith('hip-check-in')
  const other = { ...knee, key: 'other', title: { ...own.title, 'en-ca': ` ${own.title['en-ca']} ` } }
  const { forms: found } = await check(file([other]))
  expect(found[0]?.existing).toMatchObject({ key: 'hip-check-in', matches: 'title', is_same: false })
  const choice = { key: 'other', action: 'replace', revision: own.revision } as const
  const { journey, forms: written } = (await send(file([other]), [choice])).body as JourneyImported
  expect(written).toMatchObject([{ id: own.id, key: 'hip-check-in', has_draft: true }])
  expect(journey.draft?.steps[0]?.form).toBe('hip-check-in')
  const now = await formWith('hip-check-in')
  expect(now.definition).toEqual(own.definition)
  expect(now.draft).toEqual({ ...other, key: 'hip-check-in', version: own.version! + 1 })
})

test('a copy gets a free key, by which the steps and the start ask it', async () => {
  const own = await formWith('hip-check-in')
  const taken = { ...knee, key: 'hip-check-in-2' }
  const both = file([{ ...knee, key: 'hip-check-in' }, taken])
  const started = { ...both, design: { ...both.design, start_form: 'hip-check-in' } }
  const { journey, forms: written } = (
    await send(started, [
      { key: 'hip-check-in', action: 'create' },
      { key: 'hip-check-in-2', action: 'create' },
    ])
  ).body as JourneyImported
  expect(new Set(written.map(({ key }) => key)).size).toBe(2)
  const [first] = written
  expect(first?.key).not.toBe('hip-check-in')
  expect(journey.draft?.start_form).toBe(first?.key)
  expect(journey.draft?.steps.map(({ form }) => form)).toEqual(written.map(({ key }) => key))
  expect(await formWith('hip-check-in')).toEqual(own)
})

test('forms that the file does not hold are named, with the title of those that are here', async () => {
  const own = await formWith('hip-check-in')
  const { missing_forms: missing } = await check(file([], ['hip-check-in', 'lost']))
  expect(missing).toEqual([
    { key: 'hip-check-in', name: own.definition?.title['en-ca'] },
    { key: 'lost', name: null },
  ])
})

test('nothing is written when anything is wrong, and each problem has its place', async () => {
  const own = await formWith('hip-check-in')
  const both = file([knee, { ...own.definition!, title: name }])
  const create = { key: 'knee-check', action: 'create' } as const
  const before = [await journeyCount(), (await forms()).length]
  const refused = async (...sent: Parameters<typeof send>) => {
    const { status, body } = await send(...sent)
    expect(status).toBe(400)
    return body
  }
  expect(await refused(both, [create])).toEqual({
    forms: { 1: { key: ['Choose what to do with this form.'] } },
  })
  const changed = { forms: { 1: { key: ['Someone changed this form in the meantime. Check it again.'] } } }
  const use = { key: 'hip-check-in', action: 'use', revision: own.revision } as const
  expect(await refused(both, [create, { ...use, revision: own.revision + 1 }])).toEqual(changed)
  await PUT(`/v1/forms/${own.id}/draft/`, { definition: own.definition }, matching(own.revision))
  expect(await refused(both, [create, use])).toEqual(changed)
  // a form to use that is not here
  expect(await refused(file([knee]), [{ key: 'knee-check', action: 'use' }])).toMatchObject({
    forms: { 0: {} },
  })
  expect(await refused(file([knee]), [create], { key: 'hip-replacement' })).toMatchObject({ key: {} })
  const nowhere = { organization: seeded.user('maya') }
  expect(await refused(file([knee]), [create], nowhere)).toMatchObject({ organization: {} })
  expect(await refused(file([knee, knee]), [create])).toEqual({
    file: { forms: { 1: { key: ['The file has this form twice.'] } } },
  })
  expect([await journeyCount(), (await forms()).length]).toEqual(before)
})

test('a file that breaks the contract is refused by place, in the language of the caller', async () => {
  const bad = file([knee]) as unknown as { design: { steps: { name: unknown }[] } }
  bad.design.steps[0]!.name = 'Knee'
  const reply = await POST(
    '/v1/journey-imports/check/',
    { file: bad },
    {
      as,
      headers: { 'accept-language': 'fr-ca' },
    },
  )
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.body)).toMatch(/^{"file":{"design":{"steps":{"0":{"name":.*dictionnaire/)
})

test('the same import twice makes one journey', async () => {
  const body = {
    file: file([knee]),
    key: 'knee',
    name,
    organization,
    forms: [{ key: 'knee-check', action: 'create' }],
  }
  const options = { as, headers: { 'idempotency-key': 'import-1' } } as const
  const first = await POST('/v1/journey-imports/', body, options)
  const before = (await forms()).length
  expect(await POST('/v1/journey-imports/', body, options)).toMatchObject({ status: 201, body: first.body })
  expect((await forms()).length).toBe(before)
})
