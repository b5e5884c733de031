import { describe, expect, test } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import { asthmaCheckIn } from '../store/seeds/journeys/asthma-check-in.ts'
import { diabetesEducation } from '../store/seeds/journeys/diabetes-education.ts'
import { hipReplacement } from '../store/seeds/journeys/hip-replacement.ts'
import { moodCheckIn } from '../store/seeds/journeys/mood-check-in.ts'
import { quitSmoking } from '../store/seeds/journeys/quit-smoking.ts'
import { cancelTask, enrol } from './journeys.ts'
import { progressOf, statusOf, stepCountOf, taskStatus, upcomingSteps } from './progress.ts'
import { begin, complete, maya, moodAnswers, openOne, passDays } from './testing/played.ts'
import { testRows } from '#tests/support/table.ts'

const fresh = () => createWorld('progress')

testRows([
  [hipReplacement, 7],
  [quitSmoking, 4],
  [asthmaCheckIn, null],
  [moodCheckIn, null],
  [diabetesEducation, null],
])('how many steps $key has, null where that depends on the answers', (definition, count) =>
  expect(stepCountOf(definition)).toBe(count),
)

describe('progress', () => {
  test('of how many is known as soon as the answers are given', () => {
    const world = fresh()
    const journey = begin(world, asthmaCheckIn)
    expect(progressOf(world, journey)).toEqual({ completed: 0, total: null })
    complete(world, journey, 'start', { best_peak_flow: 430 })
    expect(progressOf(world, journey)).toEqual({ completed: 1, total: null })
    complete(world, journey, 'week', { symptoms: 'worse' })
    expect(progressOf(world, journey)).toEqual({ completed: 2, total: 5 })
  })

  test('counts a repeated step once, after its last time', () => {
    const world = fresh()
    const journey = begin(world, quitSmoking)
    complete(world, journey, 'plan')
    for (let time = 1; time < 14; time += 1) {
      complete(world, journey, 'diary')
      passDays(world, 1)
    }
    expect(progressOf(world, journey)).toEqual({ completed: 1, total: 4 })
    complete(world, journey, 'diary')
    expect(progressOf(world, journey)).toEqual({ completed: 2, total: 4 })
  })

  test('does not count a step that was taken out', () => {
    const world = fresh()
    const journey = begin(world, hipReplacement)
    complete(world, journey, 'about_you')
    cancelTask(world, openOne(world, journey, 'hip_check_in'), { at: 1, by: maya })
    // the home form and the exercises came after it
    expect(progressOf(world, journey)).toEqual({ completed: 1, total: 4 })
  })
})

describe('upcoming steps', () => {
  const names = (world: ReturnType<typeof fresh>, journey: Parameters<typeof upcomingSteps>[1]) =>
    upcomingSteps(world, journey).map(({ step }) => step.activity)

  test('are those that come for certain; one that hangs on an answer is not named', () => {
    const world = fresh()
    const journey = begin(world, moodCheckIn)
    expect(names(world, journey)).toEqual(['small_steps', 'sleep', 'mood_again'])
    complete(world, journey, 'mood', moodAnswers(3))
    expect(names(world, journey)).toEqual(['sleep', 'mood_again'])
  })

  test('are all of them before the journey is begun, and none when it is over', () => {
    const world = fresh()
    const pending = enrol(world, {
      id: world.newId('journey'),
      definition: quitSmoking,
      patient: 'p',
      at: 1,
      by: null,
    })
    expect(statusOf(world, pending)).toBe('pending')
    expect(names(world, pending)).toEqual(['plan', 'cravings', 'diary', 'stay_free'])
    pending.cancelledAt = 2
    expect(names(world, pending)).toEqual([])
  })
})

test('a task is complete exactly when completed_at is set (TASK-01)', () => {
  const world = fresh()
  const task = openOne(world, begin(world, hipReplacement), 'about_you')
  expect(taskStatus(task)).toBe('open')
  expect(taskStatus({ ...task, completedAt: 1 })).toBe('completed')
  expect(taskStatus({ ...task, cancelledAt: 1 })).toBe('cancelled')
})
