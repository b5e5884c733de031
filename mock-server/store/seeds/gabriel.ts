import type { EnrolmentSeed, PlayedStep } from './enrolment-seed.ts'
import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { diabetesEducation } from './journeys/diabetes-education.ts'
import { quitSmoking } from './journeys/quit-smoking.ts'
import { vaccinationDay } from './journeys/vaccination-day.ts'

/** The sugar before breakfast on the days of his diary, oldest first. */
const readings = [
  9.8, 9.1, 10.2, 8.7, 9.4, 8.9, 3.8, 8.1, 8.6, 7.9, 8.3, 7.7, 8.0, 7.4, 9.6, 7.8, 7.2, 7.5, 7.1, 6.9, 7.3,
  6.8,
]

/** One reading a day, the last one yesterday. */
const sugar: readonly PlayedStep[] = readings.map((reading, index) => ({
  activity: 'sugar',
  daysAgo: readings.length - index,
  answers: { sugar: reading, when: 'before_breakfast' },
}))

/** Cravings of two weeks, from the worst on; he smoked on the fourth day. */
const cravings = [9, 9, 8, 10, 8, 7, 7, 6, 5, 6, 4, 3, 3, 2]

const diary = cravings.map((craving, index): PlayedStep => ({
  activity: 'diary',
  daysAgo: 150 - index,
  answers: index === 3 ? { smoked: true, how_many: 2, craving } : { smoked: false, craving },
}))

const newestLast = (steps: readonly PlayedStep[]) => steps.toSorted((a, b) => b.daysAgo - a.daysAgo)

/** An asthma check-in from its first to its last step, so many days ago. */
const asthmaFrom = (daysAgo: number, symptoms: 'better' | 'same'): readonly PlayedStep[] => [
  { activity: 'start', daysAgo, answers: { triggers: ['smoke', 'cold_air'], best_peak_flow: 480 } },
  {
    activity: 'week',
    daysAgo: daysAgo - 7,
    answers: { symptoms, woke_up: false, peak_flow: 440, rescue_inhaler: true, rescue_times: 2 },
  },
  { activity: 'inhaler', daysAgo: daysAgo - 7, answers: {} },
  ...[9, 11, 13].map((later) => ({ activity: 'practice', daysAgo: daysAgo - later, answers: {} })),
]

const his = { person: 'gabriel', profile: 'gabriel' } as const

/** Gabriel has been with the clinic for a good part of a year: enough that lists have pages. */
export const gabrielsJourneys: readonly EnrolmentSeed[] = [
  {
    ...his,
    key: 'gabriel-asthma-spring',
    definition: asthmaCheckIn,
    daysAgo: 222,
    done: asthmaFrom(220, 'same'),
  },
  {
    ...his,
    key: 'gabriel-smoking',
    definition: quitSmoking,
    daysAgo: 153,
    done: newestLast([
      {
        activity: 'plan',
        daysAgo: 152,
        answers: { cigarettes: 14, reason: 'To sing in the choir again', helper: 'My brother Paul' },
      },
      { activity: 'cravings', daysAgo: 151, answers: {} },
      ...diary,
      { activity: 'stay_free', daysAgo: 136, answers: {} },
    ]),
  },
  {
    ...his,
    key: 'gabriel-asthma-left',
    definition: asthmaCheckIn,
    daysAgo: 118,
    done: [{ activity: 'start', daysAgo: 117, answers: { triggers: ['pollen'], best_peak_flow: 500 } }],
    cancelledDaysAgo: 112,
    reason: 'I am away with my family for the summer.',
  },
  { ...his, key: 'gabriel-asthma', definition: asthmaCheckIn, daysAgo: 66, done: asthmaFrom(64, 'better') },
  {
    ...his,
    key: 'gabriel-diabetes',
    definition: diabetesEducation,
    daysAgo: 24,
    done: newestLast([
      {
        activity: 'start',
        daysAgo: 23,
        answers: {
          known_since: 'weeks',
          treatment: ['pills'],
          a1c: 8.4,
          confidence: 4,
          worry: 'My feet and my eyes.',
        },
      },
      ...sugar,
      { activity: 'what_is_it', daysAgo: 21, answers: {}, response: 'understood' },
      {
        activity: 'plate',
        daysAgo: 18,
        answers: {},
        response: 'question',
        question: 'How much maple syrup may I have on Sundays?',
      },
      { activity: 'low_sugar', daysAgo: 16, answers: {}, response: 'understood' },
      { activity: 'foot_check', daysAgo: 10, answers: {} },
      { activity: 'lab_report', daysAgo: 6, startedBy: 'odile' },
      { activity: 'lab_report', daysAgo: 5, removedBy: 'odile' },
      { activity: 'foot_check', daysAgo: 3, answers: {} },
    ]),
  },
  {
    ...his,
    key: 'gabriel-vaccination',
    definition: vaccinationDay,
    daysAgo: 33,
    done: [
      {
        activity: 'screening',
        daysAgo: 32,
        answers: { vaccine: 'both', reaction_before: false, conditions: ['none'], agrees: true },
      },
      { activity: 'what_to_expect', daysAgo: 32, answers: {} },
      { activity: 'got_it', daysAgo: 27, answers: {} },
      { activity: 'side_effects', daysAgo: 26, answers: { effects: ['sore_arm'] } },
      { activity: 'side_effects', daysAgo: 20, answers: { effects: ['none'] } },
    ],
  },
]
