import { POST, seeded } from './app.ts'
import type { Sample } from './sample.ts'

const answers = {
  surgery_date: '2026-12-03',
  ride: 'family',
  call_number: '867-555-0199',
  chest_pain: false,
  breathing: 2,
  conditions: ['sleep_apnea'],
  takes_medication: true,
  medications: [{ name: 'Metformin', dose: '500 mg', stopped: false, since: '2019' }],
  allergies: ['penicillin'],
  daily_life: [{ dressing: 'easy', stairs: 'a_little', groceries: 'a_little', sleep: 'very' }],
  signature: [{ name: 'Gisèle Arsenault', signed_on: '2026-11-18' }],
  may_call: true,
}

/** Gisèle sends the questionnaire before her surgery; the path of the suggestions of her answers. */
export async function surgerySuggestions(more: object = {}): Promise<Sample> {
  const task = seeded.task('gisele-surgery', 'health_questions')
  const { body } = await POST(
    `/v1/tasks/${task}/complete/`,
    { form_data: { ...answers, ...more } },
    { as: 'gisele' },
  )
  const id = String(Object(body).submission_id)
  return { path: `/v1/submissions/${id}/record_suggestions/`, as: 'gisele' }
}
