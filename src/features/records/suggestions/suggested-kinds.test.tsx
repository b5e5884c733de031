// Each kind of suggestion from both sides: written by the care team, read and accepted by the person.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { RecordSuggestionCreate, SuggestedRecordKind } from '#generated/model/index.ts'
import { shareKey } from '#mock-server/store/care-team-share-row.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { allCalls, callsTo, signedInAs, world } from '#tests/dom/server.ts'
import { CareSuggestions } from './CareSuggestions.tsx'
import { OpenSuggestions } from './OpenSuggestions.tsx'

const organizationId = uuidOf('organization:lakeside')
const rose = uuidOf('patient:rose')

type Words = Readonly<Record<Locale, string>>
type Case = {
  suggest: Words
  /** What is typed or chosen, by label. */
  fields: readonly (readonly [Words, string | Words])[]
  body: Partial<RecordSuggestionCreate>
  name: Words
  /** What the person reads below the name: label and value in turn. */
  facts: Readonly<Record<Locale, readonly string[]>>
}
const words = (english: string, french: string): Words => ({ 'en-ca': english, 'fr-ca': french })

const cases = {
  allergies: {
    suggest: words('Suggest an allergy', 'Suggérer une allergie'),
    fields: [
      [words('What are you allergic to?', 'À quoi êtes-vous allergique ?'), 'Amoxicillin'],
      [words('Medication', 'Médicament'), ''],
      [words('Rash', 'Éruption cutanée'), ''],
      [words('Moderate', 'Modérée'), ''],
    ],
    body: {
      allergy: {
        patient: rose,
        allergen: 'Amoxicillin',
        category: 'medication',
        reactions: ['rash'],
        reaction_text: null,
        severity: 'moderate',
        onset_year: null,
        status: 'active',
        notes: null,
      },
    },
    name: words('Amoxicillin', 'Amoxicillin'),
    facts: {
      'en-ca': ['Kind', 'Medication', 'Reactions', 'Rash', 'How serious', 'Moderate'],
      'fr-ca': ['Type', 'Médicament', 'Réactions', 'Éruption cutanée', 'Gravité', 'Modérée'],
    },
  },
  family_history: {
    suggest: words('Suggest family history', 'Suggérer un antécédent familial'),
    fields: [
      [words('Who?', 'Qui ?'), words('Father', 'Père')],
      [words('Illness', 'Maladie'), 'Stroke'],
      [words('Age when it started', 'Âge au début de la maladie'), '61'],
    ],
    body: {
      family_history: {
        patient: rose,
        relation: 'father',
        condition: 'Stroke',
        age_at_onset: 61,
        is_deceased: null,
        age_at_death: null,
        notes: null,
      },
    },
    name: words('Stroke (Father)', 'Stroke (Père)'),
    facts: {
      'en-ca': ['Age when it started', '61'],
      'fr-ca': ['Âge au début de la maladie', '61'],
    },
  },
  test_results: {
    suggest: words('Suggest a test result', 'Suggérer un résultat d’analyse'),
    fields: [
      [words('Name of the test', 'Nom de l’analyse'), 'Ferritin'],
      [words('Result', 'Résultat'), words('9.5', '9,5')],
      [words('Unit', 'Unité'), 'µg/L'],
      [words('Day', 'Jour'), '2'],
      [words('Month', 'Mois'), '11'],
      [words('Year', 'Année'), '2026'],
    ],
    body: {
      test_result: {
        patient: rose,
        test_name: 'Ferritin',
        value: 9.5,
        value_text: null,
        decimals: 1,
        unit: 'µg/L',
        collected_at: '2026-11-02',
        reference_low: null,
        reference_high: null,
        lab_name: null,
        notes: null,
      },
    },
    name: words('Ferritin', 'Ferritin'),
    facts: {
      'en-ca': ['Result', '9.5 µg/L', 'Date of the test', 'November 2, 2026'],
      'fr-ca': ['Résultat', '9,5 µg/L', 'Date de l’analyse', '2 novembre 2026'],
    },
  },
} satisfies Partial<Record<SuggestedRecordKind, Case>>

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const at = { pattern: '/', at: '/?person=rose', texts: ['records', 'validation', 'kit', 'errors'] as const }

async function fillIn(form: HTMLElement, label: string, value: string) {
  const isLabel = (text: string) => plain(text).split(/ ?[(*]/)[0] === label
  const [field] = within(form)
    .getAllByLabelText((text) => isLabel(text))
    .filter((one) => one.matches('input, select, textarea'))
  if (!field) throw new Error(`No field ${label}`)
  if (field.matches('select')) await userEvent.selectOptions(field, value)
  else if (value === '') await userEvent.click(field)
  else await userEvent.type(field, value)
}

for (const locale of ['en-ca', 'fr-ca'] as const) {
  test.each(Object.entries(cases))(`${locale}: %s`, async (kind, one) => {
    const section = kind as keyof typeof cases
    world().tables.recordSuggestions.clear()
    world().tables.careTeamShares.set(shareKey(organizationId, rose), {
      sections: [section],
      until: null,
      openings: [],
    })
    signedInAs('samuel')
    const care = await renderPage(
      <CareSuggestions {...{ organizationId }} personId={rose} sections={[section]} />,
      { ...at, texts: [...at.texts], locale },
    )
    await userEvent.click(await screen.findByRole('button', { name: one.suggest[locale] }))
    const form = await screen.findByRole('form', { name: one.suggest[locale] })
    for (const [label, value] of one.fields) {
      await fillIn(form, label[locale], typeof value === 'string' ? value : value[locale])
    }
    await userEvent.click(
      within(form).getByRole('button', {
        name: locale === 'en-ca' ? 'Send suggestion' : 'Envoyer la suggestion',
      }),
    )
    await waitFor(() => expect(callsTo('createPersonSuggestion').map(({ body }) => body)).toEqual([one.body]))
    // The care team may not read the person's own lists.
    expect(allCalls().filter(({ id }) => /^list(Allerg|Medic|Family|TestR)/.test(id ?? ''))).toEqual([])
    care.unmount()

    signedInAs('theo')
    await renderPage(<OpenSuggestions patientId={rose} />, { ...at, texts: [...at.texts], locale })
    expect(await screen.findByRole('heading', { level: 3, name: one.name[locale] })).toBeDefined()
    const facts = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => plain(textContent ?? ''))
    expect(facts).toEqual(one.facts[locale])
    const accept = locale === 'en-ca' ? /^Add to the Health Story/ : /^Ajouter à l’histoire/
    await userEvent.click(screen.getByRole('button', { name: accept }))
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
    const { allergies, familyHistory, testResults } = world().tables.records
    const tables = { allergies, family_history: familyHistory, test_results: testResults }
    const [sent] = Object.values(one.body)
    expect([...tables[section].rows.values()].at(-1)).toMatchObject({
      ...sent,
      source: 'provider',
      recorded_by: { display_name: 'Samuel Roy' },
    })
  })
}
