import type { EnrolmentSeed } from './enrolment-seed.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { moodCheckIn } from './journeys/mood-check-in.ts'
import { newParent } from './journeys/new-parent.ts'

/** A typical morning of Lakeside's care team (PROV-01): an alert, a stale draft, a step overdue by days. */
export const lakesideJourneys: readonly EnrolmentSeed[] = [
  {
    key: 'beatrice-mood',
    definition: moodCheckIn,
    person: 'beatrice',
    profile: 'beatrice',
    daysAgo: 5,
    done: [
      {
        activity: 'mood',
        daysAgo: 1,
        answers: {
          interest: '2',
          down: '2',
          sleep: '3',
          energy: '2',
          appetite: '1',
          self: '2',
          focus: '1',
          pace: '0',
          self_harm: '1',
          difficulty: 'very',
          in_your_words: 'Je dors à peine depuis que ma mère est partie.',
        },
      },
      { activity: 'safety_plan', daysAgo: 1, answers: {} },
    ],
  },
  {
    key: 'harold-hip',
    definition: hipReplacement,
    person: 'harold',
    profile: 'harold',
    daysAgo: 7,
    done: [
      {
        activity: 'about_you',
        daysAgo: 6,
        answers: { side: 'right', how_long: 'longer', goal: 'Walk to the bakery and back.' },
      },
    ],
    draft: { activity: 'hip_check_in', daysAgo: 5, page: 'moving', answers: { pain: 6 } },
  },
  {
    key: 'amrit-new-parent',
    definition: newParent,
    person: 'amrit',
    profile: 'amrit',
    daysAgo: 24,
    done: [
      {
        activity: 'first_weeks',
        daysAgo: 21,
        answers: { baby_name: 'Kiran', birth_date: '{day:-40}', feeding: 'breast', sleep_hours: 4 },
      },
    ],
  },
]
