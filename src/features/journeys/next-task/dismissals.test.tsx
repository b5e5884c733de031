import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dismissNextTask, isNextTaskDismissed, useNextTaskDismissed } from './dismissals.ts'
import { parseDismissals } from './parse-dismissals.ts'

const KEY = 'nextTaskDismissedForJourney'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the stored value', () => {
  test.each([
    ['nothing', null, {}],
    ['one journey', '{"hip":true}', { hip: true }],
    ['a journey that was not dismissed', '{"hip":false,"heart":true}', { heart: true }],
    ['half a text', '{"hip":tr', {}],
    ['a list', '[true]', {}],
    ['null', 'null', {}],
    ['a word', '"hip"', {}],
    ['values that are no booleans', '{"hip":"yes","heart":1}', {}],
  ])('%s', (_, text, expected) => {
    expect(parseDismissals(text)).toEqual(expected)
  })

  test('names that every object has are not journeys', () => {
    expect(isNextTaskDismissed('constructor')).toBe(false)
    localStorage.setItem(KEY, '{"__proto__":true}')
    expect(isNextTaskDismissed('toString')).toBe(false)
  })
})

describe('dismissing', () => {
  test('JOURNEY-11, JOURNEY-13, D-01: is kept per journey, as a JSON object of booleans', () => {
    const hip = renderHook(() => useNextTaskDismissed('hip'))
    const heart = renderHook(() => useNextTaskDismissed('heart'))
    act(() => dismissNextTask('hip'))
    expect([hip.result.current, heart.result.current]).toEqual([true, false])
    act(() => dismissNextTask('heart'))
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ hip: true, heart: true })
  })

  test('other tabs follow', () => {
    const { result } = renderHook(() => useNextTaskDismissed('hip'))
    localStorage.setItem(KEY, '{"hip":true}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(result.current).toBe(true)
  })

  test('holds on this page when the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { result } = renderHook(() => useNextTaskDismissed('blocked'))
    act(() => dismissNextTask('blocked'))
    expect(result.current).toBe(true)
    vi.unstubAllGlobals()
    expect(localStorage.getItem(KEY)).toBeNull()
    act(() => dismissNextTask('hip'))
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ blocked: true, hip: true })
  })
})
