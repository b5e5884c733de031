import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NumberLine } from './NumberLine.tsx'
import { TrendLine } from './TrendLine.tsx'

const words = { lowText: '3.5', highText: '5', usualText: 'Usual' }

test('B9: a number line is one image with a text alternative; the value is placed relative to its range', () => {
  render(
    <NumberLine
      {...words}
      label="Potassium: 6.3, above the usual range"
      range={{ low: 3.5, high: 5 }}
      value={6.3}
      valueText="6.3 mmol/L"
    />,
  )
  const line = screen.getByRole('img', { name: 'Potassium: 6.3, above the usual range' })
  expect(line.textContent).toContain('6.3 mmol/L')
  expect(line.textContent).toContain('Usual')
  const [track, usual] = [...line.querySelectorAll('rect')]
  expect(track?.getAttribute('width')).toBe('100%')
  const end =
    Number.parseFloat(usual?.getAttribute('x') ?? '') + Number.parseFloat(usual?.getAttribute('width') ?? '')
  expect(Number.parseFloat(line.querySelector('circle')?.getAttribute('cx') ?? '')).toBeGreaterThan(end)
})

test('without a range none is drawn', () => {
  render(
    <NumberLine
      label="Weight: 61 kg"
      range={{ low: null, high: null }}
      value={61}
      valueText="61 kg"
      usualText="Usual"
    />,
  )
  const line = screen.getByRole('img', { name: 'Weight: 61 kg' })
  expect(line.querySelectorAll('rect')).toHaveLength(1)
  expect(line.textContent).toBe('61 kg')
})

test('B9: values over time: what is outside has another shape, not only another colour', () => {
  const points = [
    { id: 'a', at: 1, value: 5, isOutside: false },
    { id: 'b', at: 2, value: 7, isOutside: true },
  ]
  render(
    <TrendLine
      label="Two results"
      points={points}
      bands={[{ id: 'usual', low: 4, high: 6 }]}
      startText="May"
      endText="June"
    />,
  )
  const line = screen.getByRole('img', { name: 'Two results' })
  expect(line.querySelectorAll('circle')).toHaveLength(1)
  expect(line.querySelectorAll(':scope > svg rect')).toHaveLength(1)
  expect(line.querySelectorAll('line')).toHaveLength(1)
  // higher values are placed higher up
  const top = Number.parseFloat(line.querySelector(':scope > svg')?.getAttribute('y') ?? 'NaN')
  expect(top).toBeLessThan(Number.parseFloat(line.querySelector('circle')?.getAttribute('cy') ?? 'NaN'))
})

test('one value is a point, and values that are all the same still are a line', () => {
  render(
    <TrendLine
      label="One result"
      points={[{ id: 'a', at: 1, value: 5, isOutside: false }]}
      startText="May"
      endText="May"
    />,
  )
  const point = screen.getByRole('img', { name: 'One result' }).querySelector('circle')
  expect(point?.getAttribute('cx')).toMatch(/^\d+(\.\d+)?%$/)
  expect(point?.getAttribute('cy')).toMatch(/^\d+(\.\d+)?%$/)
})
