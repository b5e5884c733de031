import type { EnrolmentSeed } from './enrolment-seed.ts'
import { gabrielsJourneys } from './gabriel.ts'
import { journeysWithCareSteps } from './care-steps.ts'
import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { beforeSurgery } from './journeys/before-surgery.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { newParent } from './journeys/new-parent.ts'
import { lakesideJourneys } from './lakeside-journeys.ts'

/** The seeded enrolments. */
export const enrolments: readonly EnrolmentSeed[] = [
  {
    key: 'maya-hip',
    definition: hipReplacement,
    person: 'maya',
    profile: 'maya',
    daysAgo: 9,
    done: [
      {
        activity: 'about_you',
        daysAgo: 6,
        answers: { side: 'left', how_long: 'years', goal: 'Paddle on the lake with my sister.' },
      },
    ],
  },
  {
    key: 'maya-asthma',
    definition: asthmaCheckIn,
    person: 'maya',
    profile: 'maya',
    daysAgo: 20,
    done: [
      { activity: 'start', daysAgo: 4, answers: { triggers: ['cold_air', 'pollen'], best_peak_flow: 430 } },
    ],
    draft: { activity: 'week', daysAgo: 1, page: 'peak_flow', answers: { symptoms: 'same', woke_up: false } },
  },
  {
    key: 'maya-new-parent',
    definition: newParent,
    person: 'maya',
    profile: 'maya',
    daysAgo: 120,
    done: [
      {
        activity: 'first_weeks',
        daysAgo: 115,
        answers: { baby_name: 'Éloi', birth_date: '{day:-140}', feeding: 'both', sleep_hours: 6.5 },
      },
      {
        activity: 'mood',
        daysAgo: 104,
        answers: {
          little_joy: 'some_days',
          feeling_down: 'never',
          wants_call: true,
          call_number: '613-555-0187',
        },
      },
      { activity: 'wrap_up', daysAgo: 103, answers: {} },
    ],
  },
  {
    key: 'luc-asthma',
    definition: asthmaCheckIn,
    person: 'luc',
    profile: 'luc',
    daysAgo: 24,
    done: [{ activity: 'start', daysAgo: 10, answers: { triggers: ['smoke'], best_peak_flow: 510 } }],
  },
  {
    key: 'ana-hip',
    definition: hipReplacement,
    person: 'ana',
    profile: 'ana',
    daysAgo: 2,
    done: [],
  },
  {
    key: 'ana-new-parent',
    definition: newParent,
    person: 'ana',
    profile: 'ana',
    daysAgo: 1,
    done: [],
    isPending: true,
  },
  {
    key: 'rose-hip',
    definition: hipReplacement,
    person: 'theo',
    profile: 'rose',
    daysAgo: 12,
    done: [
      { activity: 'about_you', daysAgo: 10, answers: { side: 'right', how_long: 'longer' } },
      { activity: 'day_of_surgery', daysAgo: 7, answers: {} },
    ],
  },
  {
    key: 'theo-new-parent',
    definition: newParent,
    person: 'theo',
    profile: 'theo',
    daysAgo: 200,
    done: [],
    cancelledDaysAgo: 190,
  },
  {
    key: 'gisele-surgery',
    definition: beforeSurgery,
    person: 'gisele',
    profile: 'gisele',
    daysAgo: 1,
    done: [],
  },
  ...gabrielsJourneys,
  ...lakesideJourneys,
  ...journeysWithCareSteps,
]
