// Says whether this Node can run the project. Written in old syntax on purpose: it must load on the Nodes
// that it turns away.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, with no slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Reads one part of an `engines` line, `^20.19.0` or `>=24.0.0`.
 * @param {string} part
 */
const parsePart = (part) => {
  const match = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(part.trim())
  if (!match) throw new Error(`package.json engines.node: "${part.trim()}" is not ^x.y.z or >=x.y.z`)
  return { sameMajor: match[1] === '^', version: match.slice(2).map(Number) }
}

/**
 * Compares two versions number by number: negative, zero or positive.
 * @param {number[]} a
 * @param {number[]} b
 */
const compare = (a, b) => a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0

/**
 * What is wrong with this Node, as one line; null when it will do.
 * @param {string} version `process.versions.node`
 * @param {string} engines `engines.node` of package.json: `^x.y.z` and `>=x.y.z` joined by `||`
 * @returns {string | null}
 */
export function nodeProblem(version, engines) {
  const mine = version.split('.').map((part) => Number.parseInt(part, 10))
  const parts = engines.split('||').map(parsePart)
  const fits = parts.some(
    (part) => compare(mine, part.version) >= 0 && (!part.sameMajor || mine[0] === part.version[0]),
  )
  if (fits) return null
  const wanted = parts.map(({ version: [major, minor], sameMajor }) =>
    sameMajor ? `${major} from ${major}.${minor}` : `${major} or newer`,
  )
  return `Portage needs Node.js ${wanted.join(', ')}; this is ${version}. Get one at https://nodejs.org/ and try again.`
}

/** Ends the process with one line when Node will not do. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const problem = nodeProblem(process.versions.node, engines.node)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
