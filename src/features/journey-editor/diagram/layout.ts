import { backLinks, layersOf, type Link, ordered } from './layers.ts'

/** The size of a step, in px. */
export const NODE = { width: 208, height: 92 } as const
/** The size of the text of a condition. */
export const LABEL = { width: 200, height: 40 } as const

const GAP = { x: 28, y: 52 } as const
/** The width of a line that passes a layer. */
const PASSAGE = 20
const MARGIN = 12
/** The space between two lines that lead back. */
const LANE = 26

type Point = readonly [x: number, y: number]

export type Placed = { readonly id: string; readonly x: number; readonly y: number }
export type Line = Link & {
  readonly isBack: boolean
  readonly points: readonly Point[]
  /** The top centre of the label. */
  readonly labelAt: Point
}
export type Layout = {
  readonly nodes: readonly Placed[]
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
}

/** A link in pieces of one layer each, with the ids of its passages. */
type Route = { readonly link: Link; readonly via: readonly string[] }

/**
 * Places steps in layers from top to bottom: each below those that lead to it. Lines that lead back run on the right.
 * @param ids nodes in their order; links to others are ignored
 */
export function layoutOf(ids: readonly string[], all: readonly Link[]): Layout {
  const links = all.filter(({ from, to }) => ids.includes(from) && ids.includes(to))
  const back = backLinks(ids, links)
  const forward = links.filter((link) => !back.has(link))
  const layers = layersOf(ids, forward)
  const layerOf = (id: string) => layers.get(id) ?? 0
  const rows: string[][] = Array.from({ length: Math.max(0, ...layers.values()) + 1 }, () => [])
  for (const id of ids) rows[layerOf(id)]?.push(id)
  const routes = forward.map((link, number): Route => {
    const between = Array.from({ length: layerOf(link.to) - layerOf(link.from) - 1 }, (_, at) => at)
    const via = between.map((at) => `passage ${number} ${at}`)
    for (const [at, id] of via.entries()) rows[layerOf(link.from) + at + 1]?.push(id)
    return { link, via }
  })
  const pieces = routes.flatMap(({ link, via }) => {
    const stops = [link.from, ...via, link.to]
    return stops.slice(1).map((to, at) => ({ from: stops[at] ?? '', to, label: '' }))
  })
  const sorted = ordered(rows, pieces)
  const labelled = (id: string) => forward.filter(({ to, label }) => to === id && label !== '')
  const tops = topsOf(sorted, (id) => labelled(id).length)
  const widthOf = (id: string) => (ids.includes(id) ? NODE.width : PASSAGE)
  const rowWidth = (row: readonly string[]) =>
    row.reduce((sum, id) => sum + widthOf(id), 0) + GAP.x * Math.max(0, row.length - 1)
  const inner = Math.max(0, ...sorted.map(rowWidth))
  const centres = new Map<string, Point>()
  for (const [at, row] of sorted.entries()) {
    let x = MARGIN + (inner - rowWidth(row)) / 2
    for (const id of row) {
      centres.set(id, [x + widthOf(id) / 2, tops[at] ?? 0])
      x += widthOf(id) + GAP.x
    }
  }
  const at = (id: string): Point => centres.get(id) ?? [0, 0]
  const lines = [
    ...routes.map(({ link, via }): Line => {
      const [x, y] = at(link.to)
      const place = labelled(link.to).indexOf(link)
      const passed = via.flatMap((id): Point[] => [at(id), [at(id)[0], at(id)[1] + NODE.height]])
      const [fromX, fromY] = at(link.from)
      return {
        ...link,
        isBack: false,
        points: [[fromX, fromY + NODE.height], ...passed, [x, y]],
        labelAt: [x, y - GAP.y / 2 - (labelled(link.to).length - place) * LABEL.height],
      }
    }),
    ...[...back].map((link, lane): Line => {
      const [[fromX, fromY], [toX, toY]] = [at(link.from), at(link.to)]
      const right = MARGIN + inner + LANE * (lane + 1)
      const half = NODE.width / 2
      const [low, high] = [fromY + NODE.height * 0.7, toY + NODE.height * 0.3]
      return {
        ...link,
        isBack: true,
        points: [
          [fromX + half, low],
          [right, low],
          [right, high],
          [toX + half, high],
        ],
        labelAt: [Math.min(right - LABEL.width / 2, fromX + half + LABEL.width / 2), low + 4],
      }
    }),
  ]
  return {
    nodes: ids.map((id) => ({ id, x: at(id)[0] - NODE.width / 2, y: at(id)[1] })),
    lines,
    width: inner + 2 * MARGIN + LANE * back.size,
    height: (tops.at(-1) ?? 0) + NODE.height + GAP.y,
  }
}

/** The top of each row; above a row there is space for the labels of its lines. */
function topsOf(rows: readonly (readonly string[])[], labels: (id: string) => number): number[] {
  let y = MARGIN
  return rows.map((row, at) => {
    if (at > 0) y += NODE.height + GAP.y + LABEL.height * Math.max(0, ...row.map(labels))
    return y
  })
}

/** The path of a line, with rounded vertical ends. */
export function pathOf({ points, isBack }: Line): string {
  const [[x, y] = [0, 0], ...rest] = points
  if (isBack) return `M${x} ${y}${rest.map(([toX, toY]) => `L${toX} ${toY}`).join('')}`
  let from: Point = [x, y]
  const parts = rest.map(([toX, toY]) => {
    const half = (from[1] + toY) / 2
    const part = `C${from[0]} ${half} ${toX} ${half} ${toX} ${toY}`
    from = [toX, toY]
    return part
  })
  return `M${x} ${y}${parts.join('')}`
}
