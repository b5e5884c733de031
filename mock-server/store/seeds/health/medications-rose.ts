import type { Medication, MedicationDoseUnit, MedicationForm } from '#generated/model/index.ts'
import type { OwnFields } from '../../record-tables.ts'
import { medication } from './medication.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Medication>

const rose = (
  key: string,
  [name, strength, form]: readonly [string, string | null, MedicationForm],
  more: Partial<Own>,
): RecordSeed<Own> => ({
  key: `rose-${key}`,
  profile: 'rose',
  daysAgo: 300,
  fields: medication(name, strength, form, { prescriber_text: 'Dr. Leblanc', ...more }),
})

const dose = (value: number, unit: MedicationDoseUnit = 'tablet') => ({ dose: { value, unit } })
const daily = { frequency: 'once_daily', route: 'oral' } as const
const twice = { frequency: 'twice_daily', route: 'oral' } as const

/** The fourteen medicines of an old woman, as her son writes them down. */
export const roseMedications: readonly RecordSeed<Own>[] = [
  rose('apixaban', ['Apixaban', '5 mg', 'tablet'], {
    ...dose(1),
    ...twice,
    reason: 'Irregular heartbeat',
    start_date: '2021-03',
    reaction: 'Bruises easily',
  }),
  rose('bisoprolol', ['Bisoprolol', '5 mg', 'tablet'], {
    ...dose(0.5),
    ...daily,
    reason: 'Heart',
    start_date: '2020',
  }),
  rose('furosemide', ['Furosemide', '40 mg', 'tablet'], {
    ...dose(1),
    route: 'oral',
    frequency: 'custom',
    custom_schedule: { times: ['08:00', '14:00'], days: [], every_n_days: null, text: null },
    reason: 'Water in the legs',
    start_date: '2020',
    notes: 'One more when her weight goes up by 2 kg in two days. Call the clinic first.',
  }),
  rose('perindopril', ['Perindopril', '4 mg', 'tablet'], {
    ...dose(1),
    ...daily,
    reason: 'High blood pressure',
    start_date: '2009',
  }),
  rose('atorvastatin', ['Atorvastatin', '40 mg', 'tablet'], {
    ...dose(1),
    ...daily,
    instructions: 'At bedtime.',
    reason: 'Cholesterol',
    start_date: '2010',
  }),
  rose('metformin', ['Metformin', '500 mg', 'tablet'], {
    ...dose(1),
    ...twice,
    instructions: 'With breakfast and supper.',
    reason: 'Diabetes',
    start_date: '2003',
  }),
  rose('lantus', ['Lantus', '100 units per mL', 'injection'], {
    ...dose(18, 'unit'),
    frequency: 'once_daily',
    route: 'injection',
    instructions: 'In the belly, at bedtime.',
    reason: 'Diabetes',
    start_date: '2017-06',
  }),
  rose('levothyroxine', ['Levothyroxine', '75 mcg', 'tablet'], {
    ...dose(1),
    ...daily,
    instructions: 'Half an hour before breakfast, with water only.',
    reason: 'Thyroid',
    start_date: '1989',
  }),
  rose('alendronate', ['Alendronate', '70 mg', 'tablet'], {
    ...dose(1),
    frequency: 'once_weekly',
    route: 'oral',
    instructions: 'On Sundays. Stay upright for half an hour.',
    reason: 'Bones',
    start_date: '2008',
  }),
  rose('calcium', ['Calcium and vitamin D', '500 mg/400 IU', 'tablet'], {
    ...dose(1),
    ...daily,
    reason: 'Bones',
    start_date: '2008',
    prescriber_text: null,
  }),
  rose('acetaminophen', ['Acetaminophen', '500 mg', 'tablet'], {
    ...dose(2),
    frequency: 'as_needed',
    max_per_day: 3,
    route: 'oral',
    reason: 'Sore knees',
    prescriber_text: null,
  }),
  rose('senna', ['Senna', '8.6 mg', 'tablet'], {
    ...dose(2),
    frequency: 'every_other_day',
    route: 'oral',
    reason: 'Constipation',
    prescriber_text: null,
  }),
  rose('latanoprost', ['Latanoprost eye drops', '0.005%', 'drops'], {
    instruction_type: 'free_text',
    instructions: '1 drop in each eye at bedtime',
    reason: 'Pressure in the eyes',
    start_date: '2016',
    prescriber_text: 'Dr. Wu',
  }),
  rose('nitroglycerin', ['Nitroglycerin spray', '0.4 mg per spray', 'spray'], {
    ...dose(1, 'spray'),
    frequency: 'as_needed',
    max_per_day: 3,
    route: 'sublingual',
    instructions: 'For chest pain. Sit down first. Call 911 if it is not gone after 5 minutes.',
    reason: 'Chest pain',
    start_date: '2015',
  }),
]
