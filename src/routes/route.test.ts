import { describe, expect, test } from 'vitest'
import { allowsUnregistered, areaOf } from './areas.ts'
import { paths } from './paths.ts'
import { testRows } from '#tests/support/table.ts'

describe('links', () => {
  test("ROUTE-83: an unfilled placeholder is refused with 'missing path parameter'", () => {
    expect(() => paths.patient.organization({ organizationId: '' })).toThrow(
      new Error('missing path parameter'),
    )
  })

  test('ROUTE-82: every link takes query parameters; undefined ones are left out', () => {
    expect(paths.home({}, { token: 'x', page: undefined })).toBe('/?token=x')
    expect(paths.patient.journeys({ organizationId: 'o' }, { page: 2 })).toBe(
      '/patient/organizations/o/journeys?page=2',
    )
  })

  test('values cannot leave their segment', () => {
    expect(paths.patient.task({ organizationId: 'a b', journeyId: '../..', taskId: 't/1?x#y' })).toBe(
      '/patient/organizations/a%20b/journeys/..%2F../t%2F1%3Fx%23y',
    )
  })

  test('ROUTE-59, ROUTE-60: a task and its submission', () => {
    const ids = { organizationId: 'o', journeyId: 'j', taskId: 't' }
    expect(paths.patient.task(ids)).toBe('/patient/organizations/o/journeys/j/t')
    expect(paths.patient.submission(ids)).toBe('/patient/organizations/o/journeys/j/t/submission')
  })
})

describe('areas', () => {
  testRows([
    ['/patient', 'patient'],
    ['/patient/organizations/x', 'patient'],
    ['/provider/organizations/x', 'provider'],
    ['/admin', 'admin'],
    ['/patients', undefined],
    ['/settings', undefined],
    ['/', undefined],
  ])('ROUTE-92: %s lies in %s', (pathname, area) => expect(areaOf(pathname)).toBe(area))

  testRows([
    ['GATE-07', '/share/abc/accept', true],
    ['GATE-07', '/share/abc/accept/', true],
    ['GATE-08', '/share/abc/summary', true],
    ['GATE-09', '/guest/welcome', true],
    ['GATE-09', '/guest/welcome/x', true],
    ['GATE-10', '/share/abc/accept/extra', false],
    ['GATE-10', '/share/abc/other', false],
    ['GATE-10', '/x/share/abc/accept', false],
    ['GATE-10', '/patient', false],
  ])('%s: %s may be opened without being registered: %s', (_, pathname, open) =>
    expect(allowsUnregistered(pathname)).toBe(open),
  )
})
