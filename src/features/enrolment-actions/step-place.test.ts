import { describe, expect, test } from 'vitest'
import { journey, journeyId, organizationId, task } from '#tests/dom/journeys.ts'
import { stepPath, stepsPath } from './step-place.ts'

const enrolment = journey()
const steps = stepsPath(enrolment, 'provider')
const base = `/provider/organizations/${organizationId}/journeys`

describe('where a task leads the care team', () => {
  test('TASK-05: to its draft page while it is a draft, by the journey that it carries (D-50)', () => {
    expect(stepPath(task(), undefined)).toBe(`${base}/${journeyId}/${task().id}`)
  })

  test('TASK-06: to its submission once it is finished', () => {
    const done = task({ completed_at: '2026-11-19T13:00:00Z' })
    expect(stepPath(done, undefined)).toBe(`${base}/${journeyId}/${done.id}/submission`)
  })

  test('TASK-07: the way back to the provider actions goes along as returnTo (D-51)', () => {
    const { searchParams } = new URL(stepPath(task(), steps), 'https://portage.test')
    expect(searchParams.get('returnTo')).toBe(steps)
    expect(steps).toBe(`${base}/${enrolment.process_definition}/enrolments/${journeyId}/actions/provider`)
  })
})

test('ROUTE-72, ROUTE-73: each has a separate page', () => {
  expect(stepsPath(enrolment, 'patient')).toMatch(/\/actions\/patient$/)
})
