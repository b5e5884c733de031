import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { madeLinks } from '#mock-server/records/health-links.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, world } from '#tests/dom/server.ts'
import { bundleOf, healthCard, ipsBundle, ipsResources } from '#tests/support/ips-file.ts'
import { madeLink, shlink } from '#tests/support/health-link.ts'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'

beforeAll(() => import('#src/features/summary/import/ImportRecords.tsx'))

const { summary } = paths.patient.healthStory
const patientId = patientIdOf('maya')
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<HealthStorySummaryPage />, {
    pattern: summary.pattern,
    at: summary({ patientId }, { import: 'records' }),
    texts: ['summary', 'story', 'sharing', 'records', 'kit', 'errors', 'validation'],
    locale,
  })
const choose = async (content: unknown, name = 'records.json') =>
  userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>(/(Choose a(nother)? file|Choisir un (autre )?fichier)/),
    new File([typeof content === 'string' ? content : JSON.stringify(content)], name, {
      type: 'application/json',
    }),
  )
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const records = () => world().tables.records
const rowsOf = (kind: 'allergies' | 'conditions' | 'medications' | 'measurements' | 'testResults') =>
  [...records()[kind].rows.values()].filter(
    ({ patient, source }) => patient === patientId && source === 'file',
  )

test('a file is shown first, then added with who recorded it, and recognized the second time', async () => {
  await open()
  await choose(ipsBundle())
  expect(await screen.findByText('This file is about Maya Tremblay, born April 12, 1988')).toBeDefined()
  const allergies = within(await screen.findByRole('group', { name: 'Allergies: 1 of 1' }))
  expect(allergies.getByRole('checkbox', { name: 'Penicillin' })).toHaveProperty('checked', true)
  expect(allergies.getByText('Recorded by: Anne Roy')).toBeDefined()
  expect(screen.getByText("3 entries can't be added")).toBeDefined()
  expect(callsTo('createAllergy')).toEqual([])
  await press('Add 8 entries')
  const done = await screen.findByText('8 entries were added to the Health Story.')
  expect(document.activeElement).toBe(done.closest('[tabindex]'))
  expect(rowsOf('allergies')).toMatchObject([
    {
      allergen: 'Penicillin',
      source_text: 'Anne Roy',
      reactions: ['rash', 'other'],
      reaction_text: 'Diarrhea',
    },
  ])
  expect(rowsOf('measurements')).toMatchObject([{ value: 124, diastolic: 79, source_text: 'Anne Roy' }])
  expect(rowsOf('testResults')).toMatchObject([{ test_code: '4548-4', value: 6.4, interpretation: 'high' }])
  await choose(ipsBundle())
  expect(
    await screen.findByText('Nothing is chosen. Everything in this file may be there already.'),
  ).toBeDefined()
  expect(screen.getAllByText('Already there, or twice in this file')).toHaveLength(8)
  expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull()
})

test('only what is chosen is added; what fails is named, and the next try sends nothing twice', async () => {
  const { allergy, condition, family, procedure } = ipsResources
  await open()
  await choose(bundleOf(allergy, condition, procedure, { ...family, status: 'partial' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lumpectomy of breast' }))
  world().faults.replace([
    { kind: 'status', status: 503, match: { operationId: 'createCondition' }, times: 1 },
    { kind: 'dropAfterCommit', match: { operationId: 'createAllergy' }, times: 1 },
  ] as never)
  await press('Add 3 entries')
  const failed = await screen.findByRole('alert')
  expect(within(failed).getByText(/^Malignant tumor of breast: /)).toBeDefined()
  expect(within(failed).getByText(/^Penicillin: /)).toBeDefined()
  expect(screen.getByText('1 entry was added to the Health Story.')).toBeDefined()
  await press('Try again')
  expect(await screen.findByText('3 entries were added to the Health Story.')).toBeDefined()
  expect(rowsOf('allergies')).toMatchObject([{ allergen: 'Penicillin' }])
  expect(rowsOf('conditions')).toHaveLength(1)
  expect(callsTo('createProcedure')).toEqual([])
})

test('markup in a file is text, another person is warned about, and a health card is not taken for verified', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  await open('fr-ca')
  await choose(
    bundleOf(
      { resourceType: 'Patient', id: '1', name: [{ text: 'Luc Gagnon' }], birthDate: '1950-01-01' },
      { ...ipsResources.condition, code: { text: markup } },
    ),
  )
  expect(await screen.findByRole('checkbox', { name: markup })).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText(/^Est-ce le bon fichier\s\?$/)).toBeDefined()
  cleanup()
  await open()
  await choose(await healthCard(bundleOf(ipsResources.immunization)), 'card.smart-health-card')
  expect(await screen.findByText("This is a SMART Health Card. We don't verify its signature.")).toBeDefined()
})

test('a file that cannot be read or is too large says so at the field', async () => {
  await open()
  await choose('{"resourceType": "Bundle", ')
  expect(await screen.findByText(/^We couldn't read this file/)).toBeDefined()
  await choose(`{${' '.repeat(20 * 1024 * 1024)}}`)
  expect(await screen.findByText(/(larger|smaller|bigger|more) than 10 MB|10 MB or less/)).toBeDefined()
  await choose(bundleOf(...Array.from({ length: 1001 }, () => ipsResources.allergy)))
  expect(await screen.findByText(/more than 1,000 entries/)).toBeDefined()
  await choose({ resourceType: 'Patient', name: [{ text: 'Maya' }] })
  expect(await screen.findByText('There are no health records in this file.')).toBeDefined()
  // This browser draws no pictures: none has a code.
  await userEvent.upload(
    screen.getByLabelText<HTMLInputElement>(/Choose another file/),
    new File(
      ['\u0089PNG'].map((text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))),
      'card.png',
      {
        type: 'image/png',
      },
    ),
  )
  expect(await screen.findByText(/^We couldn't find a QR code in this picture/)).toBeDefined()
})

const pasteLink = async (link: string, passcode?: string) => {
  await userEvent.click(await screen.findByText('Use a link instead'))
  const field = await screen.findByRole('textbox', { name: /^SMART Health Link/ })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(link)
  if (passcode) await userEvent.type(screen.getByRole('textbox', { name: /^Passcode/ }), passcode)
  await press('Open the link')
}

test.each([
  ['a link', 'hospital-summary', undefined],
  ['a link behind the address of a viewer', 'hospital-summary', undefined, 'https://viewer.example/#'],
  ['a link with a passcode', 'hospital-summary-with-passcode', '2468'],
  ['a link to a file', 'hospital-summary-file', undefined],
])('%s is opened like a file, and its key is not sent', async (_, name, passcode, before = '') => {
  await open()
  await pasteLink(before + madeLink(name), passcode)
  expect(await screen.findByText('This file is about Maya Tremblay, born April 12, 1988')).toBeDefined()
  expect(await screen.findByRole('checkbox', { name: 'Colonoscopy' })).toBeDefined()
  expect(callsTo('readHealthLink').map(({ body }) => Object.keys(Object(body)).sort())).toEqual([
    ['is_file', 'passcode', 'url'],
  ])
  expect(JSON.stringify(callsTo('readHealthLink'))).not.toContain(madeLinks[name]?.key)
  await press('Add 2 entries')
  await screen.findByText('2 entries were added to the Health Story.')
  expect(rowsOf('allergies')).toMatchObject([{ allergen: 'Fish', source_text: 'links.portage.test' }])
})

const otherKey = 'A'.repeat(43)
test.each([
  ['no link', 'https://portage.test/', /^This isn't a SMART Health Link/],
  ['a link that is not secure', shlink({ url: 'http://links.portage.test/x', key: otherKey }), /^This isn't/],
  ['a link without a key', shlink({ url: 'https://links.portage.test/hospital-summary' }), /^This isn't/],
  ['a damaged link', 'shlink:/e30x', /^This isn't/],
  ['an expired link', madeLink('hospital-summary', { exp: 1_700_000_000 }), /^This link has expired/],
  ['an unknown link', madeLink('hospital-summary', { url: 'https://10.0.0.1/x' }), /doesn't work any more/],
  ['another key', madeLink('hospital-summary', { key: otherKey }), /^We couldn't decrypt/],
  ['no passcode', madeLink('hospital-summary-with-passcode'), /^This passcode is incorrect/],
])('%s is refused, and the link stays for another try', async (_, link, said) => {
  await open()
  await pasteLink(link)
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
  expect(screen.getByRole('textbox', { name: /^SMART Health Link/ })).toHaveProperty('value', link)
})

test('a link that cannot be fetched now is tried again with what was pasted', async () => {
  world().faults.replace([
    { kind: 'status', status: 503, match: { operationId: 'readHealthLink' }, times: 1 },
  ] as never)
  await open()
  await pasteLink(madeLink('hospital-summary'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn't open the link/)
  await press('Open the link')
  expect(await screen.findByRole('checkbox', { name: 'Colonoscopy' })).toBeDefined()
})
