import { expect, test } from 'vitest'
import { layoutOf, NODE, pathOf } from './layout.ts'
import { type Link, ordered } from './layers.ts'

const link = (from: string, to: string, label = ''): Link => ({ from, to, label })
const at = (layout: ReturnType<typeof layoutOf>, id: string) => layout.nodes.find((node) => node.id === id)!

test('every step is below those that lead to it, also over the longer path', () => {
  const layout = layoutOf(
    ['a', 'b', 'c', 'd'],
    [link('a', 'b'), link('b', 'c'), link('a', 'c'), link('c', 'd')],
  )
  const rows = ['a', 'b', 'c', 'd'].map((id) => at(layout, id).y)
  expect(rows).toEqual(rows.toSorted((one, other) => one - other))
  expect(new Set(rows).size).toBe(4)
})

test('steps of a layer do not overlap, and neither does a line that passes them', () => {
  const layout = layoutOf(
    ['a', 'b', 'c', 'd'],
    [link('a', 'b'), link('a', 'c'), link('b', 'd'), link('a', 'd')],
  )
  expect(Math.abs(at(layout, 'b').x - at(layout, 'c').x)).toBeGreaterThan(NODE.width)
  const passing = layout.lines.find(({ from, to }) => from === 'a' && to === 'd')!
  const [x] = passing.points[1]!
  for (const id of ['b', 'c']) {
    const { x: left } = at(layout, id)
    expect(x < left || x > left + NODE.width, id).toBe(true)
  }
  expect(layout.nodes.every((node) => node.x >= 0 && node.x + NODE.width <= layout.width)).toBe(true)
})

test('a loop is drawn once, as a line that leads back on the right', () => {
  const layout = layoutOf(['a', 'b'], [link('a', 'b'), link('b', 'a', 'again')])
  expect(layout.lines.map(({ from, isBack }) => [from, isBack])).toEqual([
    ['a', false],
    ['b', true],
  ])
  const [, back] = layout.lines
  expect(Math.max(...back!.points.map(([x]) => x))).toBeGreaterThan(at(layout, 'a').x + NODE.width)
  expect(pathOf(back!)).toMatch(/^M\d+/)
})

test('labels of two lines to one step are one above the other, between the rows', () => {
  const layout = layoutOf(['a', 'b', 'c'], [link('a', 'b'), link('a', 'c', 'yes'), link('b', 'c', 'no')])
  const labels = layout.lines.filter(({ label }) => label !== '').map(({ labelAt: [, y] }) => y)
  expect(new Set(labels).size).toBe(2)
  for (const y of labels) {
    expect(y).toBeGreaterThan(at(layout, 'b').y + NODE.height)
    expect(y).toBeLessThan(at(layout, 'c').y)
  }
})

test('links to what is not there are left out, and 200 steps are placed in no time', () => {
  expect(layoutOf(['a'], [link('a', 'lost')]).lines).toEqual([])
  expect(layoutOf([], [])).toMatchObject({ nodes: [], lines: [] })
  const ids = Array.from({ length: 200 }, (_, index) => `s${index}`)
  const links = ids.slice(1).map((id, index) => link(ids[Math.floor(index / 2)]!, id))
  const start = performance.now()
  expect(layoutOf(ids, links).nodes).toHaveLength(200)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a layer follows the order of the layer above', () => {
  expect(
    ordered(
      [
        ['a', 'b'],
        ['x', 'y'],
      ],
      [link('b', 'x'), link('a', 'y')],
    ),
  ).toEqual([
    ['a', 'b'],
    ['y', 'x'],
  ])
})
