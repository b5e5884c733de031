import { isValidElement, type ReactElement } from 'react'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { places } from '#src/routes/places.ts'
import { routes } from './routes.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const matched = (path: string) => matchRoutes(routes, path)?.at(-1)

/** The gate of a page: its layout route, within an error boundary. */
const gateOf = (path: string) => {
  const boundary = matchRoutes(routes, path)?.at(1)?.route.element as ReactElement<{ children: unknown }>
  const gate = boundary.props.children
  return isValidElement(gate) && typeof gate.type === 'function' ? gate.type.name : undefined
}

test.each(places.map(({ pattern }) => [pattern]))('ROUTE-01..81: the router knows %s', (pattern) => {
  const path = pattern.replace('/*', '').replaceAll(/:\w+/g, id)
  expect(matched(path)?.route.path).toBe(pattern)
  expect(Object.keys(matched(path)?.params ?? {}).filter((name) => name !== '*')).toEqual(
    [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name),
  )
})

test.each([
  '/nowhere',
  '/patients',
  '/patient/organizations',
  `/admin/forms/${id}/more`,
  '/settings/nowhere',
])('ROUTE-90: %s is no place of the map', (path) => expect(matched(path)?.route.path).toBe('*'))

test.each([
  ['/login', undefined],
  ['/guest/sign-up', 'ClaimGate'],
  ['/', 'SignedInGate'],
  ['/patient', 'SignedInGate'],
  ['/settings', 'SignedInGate'],
  ['/nowhere', 'SignedInGate'],
])('%s stands behind %s', (path, gate) => {
  expect(gateOf(path) === 'Place' ? undefined : gateOf(path)).toBe(gate)
})
