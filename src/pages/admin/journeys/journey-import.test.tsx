// A journey with its forms, to a file and from one (ROUTE-08), on the mock server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import type { FormDefinition, JourneyFile, JourneyImport } from '#generated/model/index.ts'
import * as files from '#src/lib/browser/save-file.ts'
import { designWith } from '#src/features/journey-editor/testing/design.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, restore, signedInAs, world } from '#tests/dom/server.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

beforeEach(() => signedInAs('priya'))
afterEach(() => {
  vi.restoreAllMocks()
  signedInAs('maya')
  localStorage.clear()
})

const open = (query: string, locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys${query}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
const read = (value: unknown, label = 'Exported file') =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: [new File([typeof value === 'string' ? value : JSON.stringify(value)], 'file.json')] },
  })
const radio = (form: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: (name) => name.startsWith(`Form “${form}”`) })).getByRole(
    'radio',
    { name },
  )
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create journey' }))

const published = (key: string): FormDefinition => {
  const found = world().tables.forms.find('key', key)?.versions.at(-1)?.definition
  if (!found) throw new Error(`No form ${key}`)
  return found
}
const pain = {
  key: 'knee-check',
  version: 3,
  title: { 'en-ca': 'Your knee', 'fr-ca': 'Votre genou' },
  pages: [
    {
      key: 'p',
      title: { 'en-ca': 'Page', 'fr-ca': 'Page' },
      fields: [{ type: 'text' as const, key: 'pain', label: { 'en-ca': 'Pain?', 'fr-ca': 'Douleur?' } }],
    },
  ],
}
const fileWith = (forms: readonly FormDefinition[]): JourneyFile => {
  const design = designWith(forms.map((_, index) => `step_${index}`))
  const steps = design.steps.map((step, index) => ({ ...step, form: forms[index]?.key ?? null }))
  return { kind: 'journey', key: 'Knee 1', design: { ...design, steps }, forms: [...forms] }
}
const choose = async () =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^Organization/ }),
    await screen.findByRole('option', { name: 'Northern Virtual Care' }),
  )
const sent = () => callsTo('importJourney').at(-1)?.body as JourneyImport | undefined

test('a journey is exported as it is on the screen, with the forms that its steps ask', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  await open(`?edit=${hipReplacement.id}&view=texts`)
  const name = await screen.findByRole('textbox', { name: 'Name (English)' })
  fireEvent.change(name, { target: { value: 'Hip 2' } })
  await userEvent.click(screen.getByRole('button', { name: 'Export with its forms' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  const [fileName, , text] = save.mock.calls[0] ?? []
  const design = designOf(hipReplacement)
  const keys = [...new Set(design.steps.flatMap(({ form }) => form ?? []))]
  expect(fileName).toBe('hip-replacement.json')
  expect(JSON.parse(text ?? '')).toEqual({
    kind: 'journey',
    key: 'hip-replacement',
    origin: hipReplacement.id,
    design: { ...design, name: { ...design.name, 'en-ca': 'Hip 2' } },
    forms: keys.map(published),
  })
})

test('without its forms nothing is exported, and the person reads so', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  fails('listForms', 500)
  const { toasts } = await import('#src/ui/messages/toast-queue.ts')
  await open(`?edit=${hipReplacement.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Export with its forms' }))
  const message = "We couldn't load its forms, so nothing was exported. Please try again."
  await waitFor(() => expect(toasts.get().map((one) => one.message)).toContain(message))
  expect(save).not.toHaveBeenCalled()
})

test('a new form is created, one that is the same is used, and the rest is chosen', async () => {
  const same = published('hip-check-in')
  const other = { ...published('home-ready'), pages: pain.pages }
  const { router } = await open('?new=import')
  read(fileWith([pain, same, other]))
  expect(
    await screen.findByText('New form: “Your knee”, 1 question, as a draft with the key knee-check.'),
  ).toBeDefined()
  expect(screen.getByText('A new journey with 3 steps, as a draft.')).toBeDefined()
  const hip = same.title['en-ca']
  expect(radio(hip, 'Use the form that is here')).toHaveProperty('checked', true)
  expect(screen.queryAllByRole('radio', { name: /^Replace/ })).toHaveLength(1)
  const sleep = other.title['en-ca']
  expect(radio(sleep, 'Make a copy')).toHaveProperty('checked', true)
  expect(screen.getByText('Only in the file').nextSibling?.textContent).toBe('Pain?')
  expect(screen.getByText('Only in the form that is here')).toBeDefined()
  await userEvent.click(radio(sleep, 'Replace it with the one from the file'))
  expect(screen.getByText('Key: knee-1')).toBeDefined()
  await choose()
  await send()
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?edit=/))
  const revision = (key: string) => world().tables.forms.find('key', key)?.revision ?? 0
  expect(sent()?.forms).toEqual([
    { key: 'knee-check', action: 'create' },
    { key: 'hip-check-in', action: 'use', revision: revision('hip-check-in') },
    { key: 'home-ready', action: 'replace', revision: revision('home-ready') - 1 },
  ])
  expect(world().tables.forms.find('key', 'home-ready')?.draft?.definition.pages).toEqual(pain.pages)
})

test('a file without forms says which of them are here', async () => {
  const { forms: _, ...old } = fileWith([published('hip-check-in'), pain])
  await open('?new=import')
  read(old)
  const lost = "knee-check: there's no such form here. Choose another before you publish the journey."
  expect(await screen.findByText(lost)).toBeDefined()
  const here = `“${published('hip-check-in').title['en-ca']}” (hip-check-in) is already here and will be used.`
  expect(screen.getByText(here)).toBeDefined()
})

test('what the contract does not allow is named with its place, and nothing is imported', async () => {
  const list = 'Expected a list of items.'
  const required = 'This field is required.'
  fails('checkJourneyImport', 400, {
    file: {
      design: { languages: [list], steps: { 0: { name: ['Not a valid string.'] }, 1: [required] } },
      forms: {
        0: { title: [required], pages: { 0: { title: [required], fields: { 2: { label: [required] } } } } },
      },
    },
  })
  await open('?new=import')
  read(fileWith([pain]))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The journey, languages: Expected a list of items. /design/languages',
    'Step 1, name: Not a valid string. /design/steps/0/name',
    'Step 2: This field is required. /design/steps/1',
    'Form 1: This field is required. /forms/0/title',
    'Form 1, page 1: This field is required. /forms/0/pages/0/title',
    'Form 1, page 1, question 3: This field is required. /forms/0/pages/0/fields/2/label',
  ])
  fireEvent.change(screen.getByRole('textbox', { name: /^Name \(English\)/ }), { target: { value: 'Knee' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Name \(French\)/ }), { target: { value: 'Genou' } })
  await choose()
  await send()
  const message = "Nothing was imported. Check what's shown under the file, then try again."
  expect(await screen.findByText(message)).toBeDefined()
  expect(callsTo('importJourney')).toEqual([])
})

test('a form that someone changed in the meantime is checked again before it is imported', async () => {
  const other = { ...published('home-ready'), pages: pain.pages }
  const { router } = await open('?new=import')
  read(fileWith([other]))
  await screen.findByText('A new journey with 1 step, as a draft.')
  await userEvent.click(radio(other.title['en-ca'], 'Use the form that is here'))
  const row = world().tables.forms.find('key', 'home-ready')!
  world().tables.forms.set(row.id, { ...row, revision: row.revision + 1 })
  await choose()
  await send()
  expect(await screen.findByText(/^Nothing was imported\. Check what's shown/)).toBeDefined()
  await waitFor(() => expect(callsTo('checkJourneyImport')).toHaveLength(2))
  await send()
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?edit=/))
  expect(sent()?.forms[0]).toMatchObject({ action: 'use', revision: row.revision + 1 })
})

test('a check that fails can be tried again; a file that is no JSON says the line', async () => {
  fails('checkJourneyImport', 500)
  await open('?new=import')
  read('{\n"key": 1,\n}')
  expect(await screen.findByText("This isn't a valid JSON file. Check line 3.")).toBeDefined()
  read(fileWith([pain]))
  await screen.findByText("We couldn't check the file. Please try again.")
  restore('checkJourneyImport')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^New form: “Your knee”/)).toBeDefined()
})

test('in French, a replaced form warns of the draft and the journeys that it has', async () => {
  const other = { ...published('hip-check-in'), pages: pain.pages }
  const row = world().tables.forms.find('key', 'hip-check-in')!
  const draft = { definition: other, updatedAt: row.updatedAt, updatedBy: row.updatedBy }
  world().tables.forms.set(row.id, { ...row, draft })
  await open('?new=import', 'fr-ca')
  read(fileWith([other]), 'Fichier exporté')
  const replace = await screen.findByRole('radio', { name: 'Le remplacer par celui du fichier' })
  expect(document.getElementById(replace.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /reste en place .* Ses modifications non publiées seront perdues\. 1\sparcours l’utilise\./,
  )
})

/** The smallest file with the magic bytes of a PNG. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

/** A banner of the library of Lakeside, with these bytes. */
function givenBanner(bytes: Uint8Array<ArrayBuffer>) {
  const { journeys, mediaFiles } = world().tables
  const row = journeys.get(hipReplacement.id)!
  const id = '6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20'
  mediaFiles.set(id, {
    id,
    organization: row.organization,
    fileName: 'lake.png',
    contentType: 'image/png',
    size: bytes.length,
    alt: { 'en-ca': 'A calm lake', 'fr-ca': 'Un lac calme' },
    path: null,
    bytes,
    isReady: true,
    sendBefore: 0,
    revision: 1,
    createdAt: row.createdAt,
    createdBy: null,
  })
  const design = { ...designOf(hipReplacement), banner: `media:${id}` }
  journeys.set(row.id, { ...row, draft: { design, updatedAt: row.updatedAt, updatedBy: row.updatedBy } })
}
const exported = async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  const page = await open(`?edit=${hipReplacement.id}&view=texts`)
  await userEvent.click(await screen.findByRole('button', { name: 'Export with its forms' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  page.unmount()
  return JSON.parse(save.mock.calls[0]?.[2] ?? '') as JourneyFile
}

test('a banner picture goes with the file, is shown before the import, and into the library there', async () => {
  givenBanner(png)
  const file = await exported()
  expect(file.banner_picture).toMatchObject({ file_name: 'lake.png', content_type: 'image/png' })
  await open('?new=import')
  read(file)
  const shown = await screen.findByRole('img', { name: 'A calm lake' }, { timeout: 3000 })
  expect(shown.getAttribute('src')).toBe(`data:image/png;base64,${file.banner_picture?.data}`)
  expect(screen.getByText('It shows: A calm lake / Un lac calme')).toBeDefined()
  await screen.findByText('Key: hip-replacement-2')
  await choose()
  await send()
  await waitFor(() => expect(sent()?.file.banner_picture).toEqual(file.banner_picture))
  await waitFor(() =>
    expect([...world().tables.mediaFiles.values()].filter(({ bytes }) => bytes)).toHaveLength(2),
  )
})

test('a picture that is too large stays out of the file, which is said; one that is none is named', async () => {
  const large = new Uint8Array(1_048_577)
  large.set(png)
  givenBanner(large)
  const file = await exported()
  expect(file.banner_picture).toBeUndefined()
  await open('?new=import')
  read(file)
  expect(await screen.findByText(/^The banner picture stays in the media library/)).toBeDefined()
  const alt = { 'en-ca': 'A calm lake', 'fr-ca': 'Un lac calme' }
  read({
    ...file,
    banner_picture: { file_name: 'a.png', content_type: 'image/png', data: 'JVBERi0xLjc=', alt },
  })
  expect(
    await screen.findByText(/^The banner picture: This is not a PNG, JPEG or WebP picture/),
  ).toBeDefined()
})
