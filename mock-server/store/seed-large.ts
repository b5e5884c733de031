import type { FormData } from '#generated/model/index.ts'
import { completeTask } from '../engine/complete-task.ts'
import { enrol, leaveJourney, startJourney } from '../engine/journeys.ts'
import { openTasksOf } from '../engine/progress.ts'
import { keepAccount } from './accounts.ts'
import { dateAfter, dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import type { JourneyDefinition } from './journey-definition.ts'
import type { PatientRow } from './rows.ts'
import { seedForms } from './seed-forms.ts'
import { seedJourneys } from './seed-journeys.ts'
import { seedLargeCareTeam } from './seed-large-care-team.ts'
import { seedLargeWork } from './seed-large-work.ts'
import { hipReplacement } from './seeds/journeys/hip-replacement.ts'
import { newParent } from './seeds/journeys/new-parent.ts'
import { largeJourneys } from './seeds/large/journeys.ts'
import { symptomsForm } from './seeds/large/symptoms-form.ts'
import { nameOfNumber } from './seeds/many-people.ts'
import { policies } from './seeds/policies.ts'
import type { World } from './world.ts'

const most = 10_000

/**
 * How many enrolments a world has beside those of every world: 10,000 in `large`, so many in `large-100`, none in
 * others.
 */
export function enrolmentsOfWorld(name: string): number {
  const found = /^large(?:-([1-9]\d{0,4}))?$/.exec(name)
  return found ? Math.min(most, Number(found[1] ?? most)) : 0
}

type Step = { readonly activity: string; readonly answers: (number: number, today: number) => FormData }
type Story = {
  readonly definition: (number: number) => JourneyDefinition
  readonly done: readonly Step[]
  readonly end?: 'pending' | 'left'
}

const aboutYou: Step = {
  activity: 'about_you',
  answers: (number) => ({ side: number % 2 ? 'left' : 'right', how_long: number % 3 ? 'years' : 'months' }),
}
const checkIn: Step = {
  activity: 'hip_check_in',
  answers: (number) => ({ pain: number % 11, uses_cane: false, hard_activities: ['stairs'], fell: false }),
}
const dayOfSurgery: Step = { activity: 'day_of_surgery', answers: () => ({}) }
const firstWeeks: Step = {
  activity: 'first_weeks',
  answers: (_, today) => ({ birth_date: dateAfter(today, -60), feeding: 'both', sleep_hours: 6 }),
}
const mood: Step = {
  activity: 'mood',
  answers: () => ({ little_joy: 'some_days', feeling_down: 'never', wants_call: false }),
}
/** One in 20 is in strong pain, and a few of thousands have pain in the chest. */
const symptoms: Step = {
  activity: 'check_in',
  answers: (number) => {
    const turn = turnOf(number)
    return { pain: turn % 20 === 9 ? 8 + (turn % 3) : turn % 7, chest_pain: turn % 700 === 15 }
  },
}
const wrapUp: Step = { activity: 'wrap_up', answers: () => ({}) }

const hip = (done: readonly Step[], end?: Story['end']): Story => ({
  definition: () => hipReplacement,
  done,
  ...(end && { end }),
})
const baby = (...done: readonly Step[]): Story => ({ definition: () => newParent, done })

/** Which of those in other journeys this is: two in ten people. */
const turnOf = (number: number): number => 2 * Math.floor(number / 10) + Number(number % 10 === 7)
const other: Story = {
  definition: (number) => largeJourneys[turnOf(number) % largeJourneys.length] ?? hipReplacement,
  done: [symptoms],
}

/** How far people are, ten in turn: they have 25 tasks together. */
const stories: readonly Story[] = [
  hip([]),
  hip([aboutYou]),
  hip([aboutYou, checkIn]),
  hip([aboutYou, checkIn, dayOfSurgery]),
  hip([], 'pending'),
  hip([aboutYou], 'left'),
  other,
  other,
  baby(firstWeeks),
  baby(firstWeeks, mood, wrapUp),
]

/**
 * Enrols so many people at Lakeside, each with a journey of their own, gives it 20 journeys and a care team of 50, who
 * have dealt with some of what came in: always the same. @param today epoch ms
 */
export function seedLarge(world: World, today: number, count: number): void {
  if (count === 0) return
  seedForms(world, today, [{ key: symptomsForm.key, versions: [{ definition: symptomsForm, daysAgo: 460 }] }])
  seedJourneys(world, today, largeJourneys)
  for (let number = 0; number < count; number += 1) {
    const story = stories[number % stories.length]
    if (story) play(world, story, { number, today, patient: newPatient(world, number, today) })
  }
  seedLargeWork(world, seedLargeCareTeam(world, today))
}

function newPatient({ tables }: World, number: number, today: number): PatientRow {
  const user = uuidOf(`user:large-${number}`)
  const { firstName, lastName } = nameOfNumber(number)
  const patient: PatientRow = {
    id: uuidOf(`patient:large-${number}`),
    user,
    firstName,
    lastName,
    isSelf: true,
    isSystemCreated: false,
    dateOfBirth: dateAfter(today, -(7_000 + ((number * 37) % 25_000))),
    phone: `+1613555${String(number).padStart(4, '0')}`,
  }
  tables.users.set(user, {
    id: user,
    sub: uuidOf(`sub:large-${number}`),
    isGuest: false,
    roles: ['patient'],
    currentPatient: patient.id,
    language: number % 4 === 0 ? 'fr-ca' : 'en-ca',
    consentedPolicies: Object.values(policies),
    firstName,
    lastName,
    email: `person${number}@large.example`,
  })
  const lastSignInAt = dayAt(today, -1 - (number % 10), '08:00') + number * 1000
  keepAccount(tables, user, { lastSignInAt })
  tables.memberships.push({ user, organization: hipReplacement.organization, role: 'patient' })
  for (const policy of Object.values(policies)) {
    const decidedAt = dayAt(today, -daysAgoOf(number), '09:12')
    const id = uuidOf(`consent:large-${number}:${policy}`)
    tables.consents.push({ id, user, policy, consented: true, decidedAt, version: null })
  }
  tables.patients.set(patient.id, patient)
  return patient
}

/** Over the last year, and long enough ago that every step of a story is in the past. */
const daysAgoOf = (number: number) =>
  stories[number % stories.length] === other
    ? 3 + (((turnOf(number) + 75) * 7) % 90)
    : 12 + ((number * 7) % 360)

type Playing = { readonly number: number; readonly today: number; readonly patient: PatientRow }

function play(world: World, story: Story, { number, today, patient }: Playing): void {
  const { done, end } = story
  const daysAgo = daysAgoOf(number)
  const by = patient.user
  const enrolment = {
    id: uuidOf(`journey:large-${number}`),
    definition: story.definition(number),
    patient: patient.id,
    // spread over the day, so that an order by time is one
    at: dayAt(today, -daysAgo, '12:00') + number * 1000,
    by,
  }
  if (end === 'pending') {
    enrol(world, enrolment)
    return
  }
  const instance = startJourney(world, enrolment)
  for (const [index, { activity, answers }] of done.entries()) {
    const task = openTasksOf(world, instance.id).find((one) => one.activity === activity)
    if (!task) throw new Error(`${activity} is not open in the journey of number ${number}`)
    const at = dayAt(today, index * 3 + 2 - daysAgo, '19:00') + number * 1000
    completeTask(world, task, { answers: answers(number, today), by, at })
  }
  if (end === 'left') {
    leaveJourney(world, instance, { at: dayAt(today, 8 - daysAgo, '16:00'), by, reason: null })
  }
}
