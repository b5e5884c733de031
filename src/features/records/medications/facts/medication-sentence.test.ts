// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { type Medication, MedicationFrequency, MedicationRoute } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { loadTexts, setLocale, texts } from '#src/i18n/texts.ts'
import { type HowTaken, medicationSentence } from './medication-sentence.ts'
import { testRows } from '#tests/support/table.ts'

beforeAll(() => loadTexts('records'))

const nothing: HowTaken = {
  dose: null,
  dose_text: null,
  frequency: null,
  custom_schedule: null,
  max_per_day: null,
  route: null,
  instruction_type: 'structured',
  instructions: null,
}

async function inLanguage(locale: Locale, how: Partial<Medication>): Promise<string> {
  await setLocale(locale)
  const { t } = texts.get()
  return medicationSentence({ ...nothing, ...how }, { t, locale }).replaceAll('\u00a0', ' ')
}

describe('how a medicine is taken, in one sentence (DATA-45)', () => {
  testRows<[string, Partial<Medication>, string, string]>([
    [
      'a tablet',
      { dose: { value: 1, unit: 'tablet' }, route: 'oral', frequency: 'twice_daily' },
      '1 tablet by mouth twice a day',
      '1 comprimé par la bouche deux fois par jour',
    ],
    [
      'half a tablet',
      { dose: { value: 0.5, unit: 'tablet' }, route: 'oral', frequency: 'once_daily' },
      '½ tablet by mouth once a day',
      '½ comprimé par la bouche une fois par jour',
    ],
    [
      'one and a half',
      { dose: { value: 1.5, unit: 'tablet' }, frequency: 'every_other_day' },
      '1½ tablets every other day',
      '1½ comprimé tous les deux jours',
    ],
    [
      'puffs as needed',
      { dose: { value: 2, unit: 'puff' }, route: 'inhaled', frequency: 'as_needed', max_per_day: 4 },
      '2 puffs breathed in as needed, at most 4 times a day',
      '2 bouffées par inhalation au besoin, au plus 4 fois par jour',
    ],
    [
      'a measured liquid',
      { dose: { value: 2.5, unit: 'ml' }, route: 'oral', frequency: 'every_6_hours' },
      '2.5 mL by mouth every 6 hours',
      '2,5 mL par la bouche toutes les 6 heures',
    ],
    [
      'a thin layer',
      { dose_text: 'a thin layer', route: 'topical', frequency: 'three_times_daily' },
      'A thin layer on the skin 3 times a day',
      'A thin layer sur la peau 3 fois par jour',
    ],
    ['only a route', { route: 'sublingual' }, 'Under the tongue', 'Sous la langue'],
    ['nothing', {}, '', ''],
    [
      'days and times',
      {
        dose: { value: 1, unit: 'tablet' },
        frequency: 'custom',
        custom_schedule: {
          times: ['20:00', '08:00'],
          days: ['monday', 'thursday'],
          every_n_days: null,
          text: null,
        },
      },
      '1 tablet on Mondays and Thursdays at 8:00 a.m. and 8:00 p.m.',
      '1 comprimé le lundi et le jeudi à 8 h et 20 h',
    ],
    [
      'every so many days, in words too',
      {
        frequency: 'custom',
        custom_schedule: { times: [], days: [], every_n_days: 3, text: 'before bed' },
      },
      'Every 3 days before bed',
      'Tous les 3 jours before bed',
    ],
    [
      'own words',
      { instruction_type: 'free_text', instructions: '1 drop in each eye', route: 'oral' },
      '1 drop in each eye',
      '1 drop in each eye',
    ],
  ])('%s', async (_, how, english, french) => {
    expect(await inLanguage('en-ca', how)).toBe(english)
    expect(await inLanguage('fr-ca', how)).toBe(french)
  })
})

describe.each(['en-ca', 'fr-ca'] as const)('%s has words for', (locale) => {
  test('DATA-46: thirteen frequencies', async () => {
    await setLocale(locale)
    const all = Object.values(MedicationFrequency)
    expect(all).toHaveLength(13)
    const names = all.map((one) => texts.get().t.records.medications.frequency[one]())
    expect(new Set(names).size).toBe(13)
    const sentences = all.flatMap((frequency) =>
      frequency === 'custom' ? [] : [texts.get().t.records.medications.sentence.frequency[frequency]()],
    )
    expect(new Set(sentences).size).toBe(12)
  })

  test('DATA-47: seven routes', async () => {
    await setLocale(locale)
    const all = Object.values(MedicationRoute)
    expect(all).toHaveLength(7)
    expect(new Set(all.map((one) => texts.get().t.records.medications.route[one]())).size).toBe(7)
  })
})

test('DATA-46: the frequencies are called as they are in the source', async () => {
  await setLocale('en-ca')
  const { frequency } = texts.get().t.records.medications
  expect(Object.values(MedicationFrequency).map((one) => frequency[one]().toLowerCase())).toEqual([
    'once daily',
    'twice daily',
    'three times daily',
    'four times daily',
    'every 4 hours',
    'every 6 hours',
    'every 8 hours',
    'every 12 hours',
    'every other day',
    'once a week',
    'once a month',
    'as needed',
    'custom schedule',
  ])
})
