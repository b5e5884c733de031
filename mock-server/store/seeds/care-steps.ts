import type { FormData } from '#generated/model/index.ts'
import type { EnrolmentSeed } from './enrolment-seed.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { moodCheckIn } from './journeys/mood-check-in.ts'

/** Answers of the mood questionnaire, in its order; the last one is about self-harm. */
const mood = (points: string, difficulty: string, words: string): FormData => {
  const [interest = '', down = '', sleep = '', energy = '', appetite = ''] = points
  const [self = '', focus = '', pace = '', selfHarm = ''] = points.slice(5)
  return {
    interest,
    down,
    sleep,
    energy,
    appetite,
    self,
    focus,
    pace,
    self_harm: selfHarm,
    difficulty,
    in_your_words: words,
  }
}

/** Journeys with steps of the care team. */
export const journeysWithCareSteps: readonly EnrolmentSeed[] = [
  {
    key: 'walter-hip',
    definition: hipReplacement,
    person: 'walter',
    profile: 'walter',
    daysAgo: 21,
    // the booking system wrote the day as its clerks do, so the engine cannot read it
    startVariables: { surgery_date: 'Dec. 10' },
    done: [
      {
        activity: 'about_you',
        daysAgo: 19,
        answers: { side: 'left', how_long: 'longer', goal: 'To walk to the rink with my grandson.' },
      },
      {
        activity: 'hip_check_in',
        daysAgo: 14,
        answers: {
          pain: 6,
          uses_cane: true,
          cane_when: 'outside',
          hard_activities: ['stairs', 'shoes'],
          walk_minutes: 15,
          fell: false,
        },
      },
      { activity: 'home', daysAgo: 12, removedBy: 'samuel' },
      { activity: 'readiness_call', daysAgo: 10, startedBy: 'samuel' },
      {
        activity: 'readiness_call',
        daysAgo: 9,
        by: 'samuel',
        answers: {
          reached: true,
          checked: ['blood_thinners', 'skin'],
          ready: 'no',
          notes: 'A small scrape on the right thigh. The wound nurse looks at it on Thursday.',
        },
      },
      { activity: 'hip_check_in', daysAgo: 6, startedBy: 'samuel' },
      {
        activity: 'hip_check_in',
        daysAgo: 4,
        answers: {
          pain: 8,
          uses_cane: true,
          cane_when: 'always',
          hard_activities: ['stairs', 'shoes', 'sleep'],
          walk_minutes: 5,
          fell: false,
          questions: 'The pain keeps me up at night. May I take more of the pills?',
        },
      },
      { activity: 'readiness_call', daysAgo: 3, startedBy: 'samuel' },
    ],
  },
  {
    key: 'irene-mood',
    definition: moodCheckIn,
    person: 'irene',
    profile: 'irene',
    daysAgo: 13,
    done: [
      {
        activity: 'mood',
        daysAgo: 12,
        answers: mood('222211111', 'very', 'Depuis le décès de mon mari, je ne sors plus beaucoup.'),
      },
      { activity: 'safety_plan', daysAgo: 11, answers: {}, response: 'understood' },
      { activity: 'talk', daysAgo: 10, answers: {} },
      {
        activity: 'safety_call',
        daysAgo: 11,
        by: 'ana',
        answers: {
          reached: 'person',
          safe_now: true,
          plan: 'Sa fille passe tous les soirs. Nous nous reparlons après le prochain questionnaire.',
        },
      },
      { activity: 'small_steps', daysAgo: 5, removedBy: 'ana' },
      { activity: 'mood_again', daysAgo: 4, startedBy: 'ana' },
      {
        activity: 'mood_again',
        daysAgo: 2,
        answers: mood('211111101', 'somewhat', 'Un peu mieux, mais les nuits restent longues.'),
      },
    ],
  },
]
