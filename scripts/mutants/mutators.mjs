// The mutators: each changes a line as a programmer might by mistake. The compiler's own finds do not count
// (types.mjs), so a mutator need not know the types.
import ts from 'typescript'
import { decisions } from './decisions.mjs'
import { effects } from './effects.mjs'
import { isSkipped, textKeys, textNames } from './syntax.mjs'

/** @typedef {{ texts: ReadonlySet<string>, keys: ReadonlyMap<string, readonly string[]> }} Context of a file */
/**
 * Returns the replacements of a node; none if the mutator does not apply.
 * @typedef {(node: import('typescript').Node, context: Context) => readonly string[]} Mutator
 */
/**
 * One change to one line; `start` and `end` say what `text` replaces.
 * @typedef {{
 *   file: string, line: number, kind: string, start: number, end: number, text: string,
 *   original: string, mutated: string,
 * }} Mutant
 */

const MUTATORS = Object.entries({ ...decisions, ...effects })

/**
 * Every mutant of a file.
 * @param {string} file its path from the root
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const texts = textNames(parsed)
  const context = { texts, keys: textKeys(parsed, texts) }
  /** @type {Mutant[]} */
  const found = []
  /** @param {import('typescript').Node} node */
  const walk = (node) => {
    if (isSkipped(node)) return
    for (const [kind, mutate] of MUTATORS) {
      for (const text of mutate(node, context)) {
        const start = node.getStart(parsed)
        const end = kind === 'property' ? endWithComma(source, node.end) : node.end
        const line = parsed.getLineAndCharacterOfPosition(start).line + 1
        found.push({ file, line, kind, start, end, text, ...linesOf(source, start, end, text) })
      }
    }
    ts.forEachChild(node, walk)
  }
  walk(parsed)
  return found.filter(({ original, mutated }) => original !== mutated)
}

/** @param {string} source @param {Mutant} mutant */
export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end)

/** @param {string} source @param {number} end */
function endWithComma(source, end) {
  const comma = /^\s*,/.exec(source.slice(end))
  return end + (comma?.[0].length ?? 0)
}

/** The line before and after, without its indentation; what spans several lines is one line here. */
/** @param {string} source @param {number} start @param {number} end @param {string} text */
function linesOf(source, start, end, text) {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const to = source.indexOf('\n', end)
  const tail = source.slice(end, to === -1 ? undefined : to)
  const oneLine = (/** @type {string} */ lines) => lines.replaceAll(/\s+/g, ' ').trim()
  return {
    original: oneLine(source.slice(from, end) + tail),
    mutated: oneLine(source.slice(from, start) + text + tail),
  }
}
