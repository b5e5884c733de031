import { describe, expect, test } from 'vitest'
import { doors } from '../../scripts/lint/doors.mjs'
import {
  acrossTheSeam,
  againstFloors,
  appHoldsMock,
  circles,
  e2eHoldsMock,
  eagerPages,
  othersHoldApp,
  textsByTheBack,
  unknownRooms,
} from './rules.ts'
import { dangling, edges, files } from './source.ts'
import { testRows } from '#tests/support/table.ts'

describe('the reader sees the code', () => {
  testRows([
    ['src/app/', 5],
    ['src/pages/', 5],
    ['src/features/', 5],
    ['src/ui/', 10],
    ['src/api/', 2],
    ['mock-server/', 20],
    ['generated/', 50],
    ['locales/', 4],
  ])('%s', (folder, least) => {
    expect(files.filter((file) => file.startsWith(folder)).length).toBeGreaterThanOrEqual(least)
    expect(edges.filter(({ from, to }) => from.startsWith(folder) && to).length).toBeGreaterThan(0)
  })
  test('imports are followed', () => expect(edges.filter(({ to }) => to).length).toBeGreaterThan(400))
  test('lazy imports are distinguished', () =>
    expect(edges.filter(({ lazy }) => lazy).length).toBeGreaterThan(5))
  test('every import of ours leads somewhere', () => expect(dangling(edges)).toEqual([]))
})

describe('who may import whom', () => {
  test('every folder of src belongs to a floor', () => expect(unknownRooms(files)).toEqual([]))
  test('imports point down, rooms on one floor are strangers', () => expect(againstFloors(edges)).toEqual([]))
  test('pages are loaded lazily', () => expect(eagerPages(edges)).toEqual([]))
  test('the app never holds the mock server', () => expect(appHoldsMock(edges)).toEqual([]))
  test('the mock server and the tools never hold the app', () => expect(othersHoldApp(edges)).toEqual([]))
  test('end-to-end tests see people and paths only', () => expect(e2eHoldsMock(edges)).toEqual([]))
  test('generated code meets ours at one seam', () => expect(acrossTheSeam(edges)).toEqual([]))
  test('texts come through i18n', () => expect(textsByTheBack(edges)).toEqual([]))
  test('no circles', () => expect(circles(edges)).toEqual([]))
})

// The linter forbids imports through any other module (scripts/lint/doors.mjs).
describe('each foreign library is used behind its door', () => {
  testRows(doors.map(({ library }) => library))('%s', (library) => {
    expect(library.source === '^zod$' || edges.some(({ spec }) => library.test(spec))).toBe(true)
  })
})
