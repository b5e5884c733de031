import { expect } from 'vitest'
import { allowsUnregistered, areaOf, isHome } from './areas.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['/patient', 'patient'],
  ['/patient/organizations/x', 'patient'],
  ['/patients', undefined],
  ['/provider/', 'provider'],
  ['/admin', 'admin'],
  ['/administrator', undefined],
  ['/', undefined],
  ['/x/patient', undefined],
])('ROUTE-92: %s lies in %s', (path, area) => expect(areaOf(path)).toBe(area))

testRows([
  ['/share/abc/accept', true],
  ['/share/abc/accept/', true],
  ['/share/abc/summary', true],
  ['/share/abc/summary/', true],
  ['/share/%7Bx%7D/accept', true],
  ['/guest/welcome', true],
  ['/guest/welcome/', true],
  ['/guest/welcome/abc', true],
  ['/guest/welcome-back', true], // GATE-09: any path with this prefix
  ['/share/abc/accept/extra', false],
  ['/share/abc/accept//', false],
  ['/share/abc/summary/extra', false],
  ['/share/abc/other', false],
  ['/share/abc/acceptance', false],
  ['/share/a/b/accept', false],
  ['/share/a%2Fb/accept', false],
  ['/share//accept', false],
  ['/share/accept', false],
  ['/x/share/abc/accept', false],
  ['/share/abc/accept/../../../patient', false],
  ['/share/abc/accept/%2e%2e/%2e%2e/patient', false],
  ['/guest/welcome/%2e%2e/%2e%2e/patient', false],
  ['/guest/sign-up', false],
  ['/x/guest/welcome', false],
  ['/Guest/Welcome', false],
  ['/share/%E0%A4%A/accept', false],
  ['/', false],
  ['/patient', false],
])('GATE-07..10, T18: %s may be opened without being registered: %s', (path, open) => {
  expect(allowsUnregistered(path)).toBe(open)
})

testRows([
  ['/patient', true],
  ['/provider/', true],
  ['/admin', true],
  ['/settings', true],
  ['/patient/organizations/5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001', true],
  ['/provider/organizations/5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001/', true],
  ['/patient/organizations/faq', false],
  ['/patient/organizations/5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001/journeys', false],
  ['/admin/organizations/5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001', false],
  ['/settings/privacy', false],
  ['/', false],
])('%s is a first page: %s', (path, is) => expect(isHome(path)).toBe(is))
