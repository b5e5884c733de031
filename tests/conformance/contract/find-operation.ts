import type { Contract, Operation } from './contract.ts'

/** The operation that matches a URL, with the values of its path parameters. */
export type Match = { readonly operation: Operation; readonly params: Readonly<Record<string, string>> }

const patterns = new WeakMap<Operation, RegExp>()

/** Placeholders match one segment; everything else, the final slash too, is itself. */
function patternOf(operation: Operation): RegExp {
  let pattern = patterns.get(operation)
  if (!pattern) {
    const source = operation.path
      .split(/\{[^}]+\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('([^/]+)')
    pattern = new RegExp(`^${source}$`)
    patterns.set(operation, pattern)
  }
  return pattern
}

const namesOf = ({ path }: Operation) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

/**
 * Every operation whose path fits, the one with the most fixed text first.
 * @param pathname without the query, and without what a server's address has before the contract's paths
 */
export function operationsAt({ operations }: Contract, pathname: string): Match[] {
  return operations
    .flatMap((operation) => {
      const found = patternOf(operation).exec(pathname)
      if (!found) return []
      const values = namesOf(operation).map((name, index) => [name, decoded(found[index + 1] ?? '')])
      return [{ operation, params: Object.fromEntries(values) }]
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)
}

/** The operation that a call is of; undefined when the contract has none at that address by that method. */
export const findOperation = (contract: Contract, method: string, pathname: string): Match | undefined =>
  operationsAt(contract, pathname).find(({ operation }) => operation.method === method.toUpperCase())

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
