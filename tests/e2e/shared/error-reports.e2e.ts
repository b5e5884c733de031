import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { signInMaya } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const { condition } = paths.patient.healthStory
const ids = { patientId: patientIdOf('maya'), conditionId: patientIdOf('maya') }

test('A failure is reported with the version and the pattern of the page, and nothing of the person', async ({
  page,
  baseURL,
  control,
  allowErrors,
}) => {
  allowErrors(/500|Maya|error-reports/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/error-reports')) sent.push(request.postData() ?? '')
  })
  const value = { format: 'beacon', address: `${baseURL}/error-reports` }
  await signInMaya(page)
  await control.faults(
    { kind: 'mutate', jsonPath: '$.errorReports', value, match: { path: '/config.json' } },
    { kind: 'status', status: 500, match: { operationId: 'getCondition' } },
  )
  await page.goto(`${condition(ids)}?search=Maya`)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('Maya Tremblay'))))
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(2)
  const { version, commit } = await page.evaluate(async () => (await fetch('/version.json')).json())
  const frame = {
    file: expect.stringMatching(/^\/assets\/[\w.-]+\.js$/),
    line: expect.any(Number),
    column: expect.any(Number),
  }
  const same = {
    version: `${version} (${commit})`,
    environment: 'production',
    route: condition.pattern,
    browser: expect.stringMatching(/^Chrome \d+$/),
  }
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { ...same, kind: 'caught', name: 'ApiError 500', frames: expect.arrayContaining([frame]) },
    { ...same, kind: 'rejection', name: 'TypeError', frames: [] },
  ])
  // What a page sends as it goes, Playwright does not see.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => sent.length).toBe(3)
  const { lcp, ttfb, ...rest } = JSON.parse(sent[2] ?? '').vitals
  expect([lcp > 0, ttfb >= 0, Object.keys(rest).every((name) => /^(fcp|cls|inp)$/.test(name))]).toEqual([
    true,
    true,
    true,
  ])
})
