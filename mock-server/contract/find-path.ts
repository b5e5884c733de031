import { partOf } from './api-path.ts'
import type { OperationSpec } from './document.ts'

/** All operations of one path of the contract, by method in capitals. */
export type Methods = ReadonlyMap<string, OperationSpec>

/** The contract path that matches a URL, with the raw values of its parameters. */
export type FoundPath = { readonly methods: Methods; readonly params: Readonly<Record<string, string>> }

/** The children of a segment: fixed ones, or any text as the parameter of that name. */
type Branch = {
  readonly fixed: Map<string, Branch>
  parameter: Branch | undefined
  /** The path that ends here, and the names of its parameters. */
  end: { readonly methods: Map<string, OperationSpec>; readonly names: readonly string[] } | undefined
}

const newBranch = (): Branch => ({ fixed: new Map(), parameter: undefined, end: undefined })

const nameIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1]

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/')

function follow(branch: Branch, segment: string): Branch {
  if (nameIn(segment) !== undefined) return (branch.parameter ??= newBranch())
  const next = branch.fixed.get(segment) ?? newBranch()
  branch.fixed.set(segment, next)
  return next
}

/**
 * The paths of the contract as a tree of segments, so that finding one costs the same however many there are.
 * @returns finds the path that fits: of a fixed segment and a parameter the fixed one wins (D-24)
 */
export function pathFinder(specs: readonly OperationSpec[]): (path: string) => FoundPath | undefined {
  const root = newBranch()
  const fixed = new Map<string, FoundPath>()
  for (const spec of specs) {
    const segments = segmentsOf(spec.path)
    const branch = segments.reduce(follow, root)
    branch.end ??= { methods: new Map(), names: segments.flatMap((segment) => nameIn(segment) ?? []) }
    branch.end.methods.set(spec.method.toUpperCase(), spec)
    if (branch.end.names.length === 0) fixed.set(spec.path, { methods: branch.end.methods, params: {} })
  }
  return (path) => {
    const known = fixed.get(path)
    if (known) return known
    const values: string[] = []
    const end = endOf(root, segmentsOf(path), 0, values)
    if (!end) return undefined
    const params = Object.fromEntries(end.names.map((name, index) => [name, partOf(values[index] ?? '')]))
    return { methods: end.methods, params }
  }
}

/** @param values takes the texts of the parameters on the way */
function endOf(branch: Branch, segments: readonly string[], index: number, values: string[]): Branch['end'] {
  const segment = segments[index]
  if (segment === undefined) return branch.end
  const fixed = branch.fixed.get(segment)
  const found = fixed && endOf(fixed, segments, index + 1, values)
  if (found || !branch.parameter || segment === '') return found
  values.push(segment)
  const other = endOf(branch.parameter, segments, index + 1, values)
  if (!other) values.pop()
  return other
}
