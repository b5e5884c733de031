// How the engine moves a journey on; the seeded definitions are its material.
import { describe, expect, test } from 'vitest'
import { dateAfter, dayAt, iso } from '../store/clock.ts'
import { createWorld } from '../store/create-world.ts'
import { userIdOf } from '../store/seed-people.ts'
import { diabetesEducation } from '../store/seeds/journeys/diabetes-education.ts'
import { hipReplacement } from '../store/seeds/journeys/hip-replacement.ts'
import { moodCheckIn } from '../store/seeds/journeys/mood-check-in.ts'
import { quitSmoking } from '../store/seeds/journeys/quit-smoking.ts'
import { stepFor } from './definitions.ts'
import { eventsOf } from './events.ts'
import { cancelTask, leaveJourney, openFollowing, openStep, openWaitingSteps } from './journeys.ts'
import { openTasksOf, statusOf, upcomingSteps } from './progress.ts'
import { begin, complete, maya, moodAnswers, openOne, openSteps, passDays } from './testing/played.ts'
import { testRows } from '#tests/support/table.ts'

const fresh = () => createWorld('engine')
const samuel = userIdOf('samuel')

describe('what a completed step leads to (PROD-03)', () => {
  test('the next ones, several in parallel', () => {
    const world = fresh()
    const journey = begin(world, hipReplacement)
    expect(openSteps(world, journey)).toEqual(['about_you'])
    complete(world, journey, 'about_you', { side: 'left', how_long: 'years' })
    expect(openSteps(world, journey)).toEqual(['hip_check_in', 'day_of_surgery'])
    expect(journey.variables).toEqual({ side: 'left' })
  })

  testRows([
    [0, 0, ['small_steps']],
    [1, 0, ['small_steps']],
    [2, 0, ['talk', 'small_steps']],
    [0, 1, ['safety_plan', 'safety_call', 'small_steps']],
    [3, 3, ['safety_plan', 'safety_call', 'talk', 'small_steps']],
  ] as const)('by score and answer: %i points each and %i for the last question', (points, last, steps) => {
    const world = fresh()
    const journey = begin(world, moodCheckIn)
    complete(world, journey, 'mood', moodAnswers(points, last))
    expect(openSteps(world, journey)).toEqual(steps)
    expect(journey.variables.mood_score).toBe(8 * points + last)
  })

  test('a branch may hang on one of several choices', () => {
    for (const [treatment, opens] of [
      [['pills'], false],
      [['pills', 'insulin'], true],
    ] as const) {
      const world = fresh()
      const journey = begin(world, diabetesEducation)
      complete(world, journey, 'start', { treatment: [...treatment] })
      expect(openSteps(world, journey).includes('insulin')).toBe(opens)
    }
  })

  test('what an answer asks for opens each time it is given; what simply follows opens once', () => {
    const world = fresh()
    const journey = begin(world, moodCheckIn)
    complete(world, journey, 'mood', moodAnswers(0, 2))
    complete(world, journey, 'safety_plan')
    const task = openOne(world, journey, 'small_steps')
    const opening = { at: world.clock.now(), answers: moodAnswers(0, 2) }
    openFollowing(world, journey, stepFor(journey, { activity: 'mood' }), opening)
    expect(openSteps(world, journey)).toEqual(['safety_call', 'small_steps', 'safety_plan'])
    expect(openOne(world, journey, 'small_steps')).toBe(task)
  })

  test('a repeated step comes again on its day, numbered and due that day; what follows comes after the last time', () => {
    const world = fresh()
    const journey = begin(world, moodCheckIn)
    complete(world, journey, 'mood', moodAnswers(0))
    for (const number of [1, 2, 3, 4]) {
      const task = openOne(world, journey, 'small_steps')
      expect(task.number).toBe(number)
      // the evening in Canada is the next day in UTC
      if (number > 1) expect(iso(task.dueAt ?? 0).slice(0, 10)).toBe(dateAfter(task.createdAt, 1))
      complete(world, journey, 'small_steps')
      if (number === 4) break
      expect([openSteps(world, journey), statusOf(world, journey)]).toEqual([[], 'enrolled'])
      const opensAt = dayAt(world.clock.now(), 7, '08:00')
      expect(upcomingSteps(world, journey)[0]).toMatchObject({ step: { activity: 'small_steps' }, opensAt })
      openWaitingSteps(world, opensAt - 1)
      expect(openSteps(world, journey)).toEqual([])
      passDays(world, 8)
      expect(openSteps(world, journey)).toEqual(['small_steps'])
      expect(openOne(world, journey, 'small_steps').createdAt).toBe(opensAt)
    }
    expect(openSteps(world, journey)).toEqual(['sleep', 'mood_again'])
  })

  test('the journey is not finished while a step waits, and leaving it ends the waiting', () => {
    const world = fresh()
    const journey = begin(world, quitSmoking)
    complete(world, journey, 'plan')
    complete(world, journey, 'cravings')
    complete(world, journey, 'diary')
    expect([openSteps(world, journey), journey.completedAt]).toEqual([[], null])
    leaveJourney(world, journey, { at: world.clock.now(), by: maya, reason: null })
    passDays(world, 30)
    expect(openSteps(world, journey)).toEqual([])
  })

  test('the end, when nothing is open', () => {
    const world = fresh()
    const journey = begin(world, moodCheckIn)
    complete(world, journey, 'mood', moodAnswers(0))
    for (let time = 0; time < 4; time += 1) {
      complete(world, journey, 'small_steps')
      passDays(world, 7)
    }
    complete(world, journey, 'sleep')
    expect(journey.completedAt).toBeNull()
    complete(world, journey, 'mood_again', moodAnswers(0))
    expect(journey.completedAt).not.toBeNull()
    expect(statusOf(world, journey)).toBe('enrolled')
  })
})

describe('what a care team and a patient change', () => {
  test('a removed step does not end the journey, and may be started again with a number of its own (CALL-49, CALL-51)', () => {
    const world = fresh()
    const journey = begin(world, moodCheckIn)
    complete(world, journey, 'mood', moodAnswers(0))
    const removed = openOne(world, journey, 'small_steps')
    removed.draft = { formData: {}, page: null, formVersion: 1, revision: 1, updatedAt: 0 }
    cancelTask(world, removed, { at: world.clock.now(), by: samuel })
    expect([removed.cancelledAt === null, removed.draft, journey.completedAt]).toEqual([false, null, null])
    expect(statusOf(world, journey)).toBe('enrolled')
    const again = openStep(world, journey, 'small_steps', { at: world.clock.now(), by: samuel })
    expect([again.id === removed.id, again.number, statusOf(world, journey)]).toEqual([false, 1, 'active'])
  })

  test('a journey that is left keeps what was done and cancels what is open', () => {
    const world = fresh()
    const journey = begin(world, hipReplacement)
    const { id } = complete(world, journey, 'about_you', { side: 'left', how_long: 'years' })
    leaveJourney(world, journey, { at: world.clock.now(), by: maya, reason: 'I moved away.' })
    expect(openTasksOf(world, journey.id)).toEqual([])
    expect([statusOf(world, journey), journey.completedAt]).toEqual(['cancelled', null])
    expect(world.tables.submissions.has(id)).toBe(true)
  })
})

test('everything that happens is written down, newest first, with who did it', () => {
  const world = fresh()
  const journey = begin(world, hipReplacement)
  world.clock.advance(60_000)
  complete(world, journey, 'about_you', { side: 'left', how_long: 'years' })
  world.clock.advance(60_000)
  cancelTask(world, openOne(world, journey, 'hip_check_in'), { at: world.clock.now(), by: samuel })
  world.clock.advance(60_000)
  leaveJourney(world, journey, { at: world.clock.now(), by: maya, reason: 'I moved away.' })
  const told = eventsOf(world, new Map([[journey.id, journey]])).map(({ type, actor, text }) => [
    type,
    actor,
    text,
  ])
  expect(told).toEqual([
    ['journey_left', maya, 'I moved away.'],
    ['task_cancelled', maya, null],
    ['task_cancelled', samuel, null],
    ['task_opened', null, null],
    ['task_opened', null, null],
    ['task_completed', maya, null],
    ['task_opened', null, null],
    ['enrolled', maya, null],
  ])
})
