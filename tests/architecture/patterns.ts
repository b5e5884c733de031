// Finds regular expressions that take quadratic time, by running them on texts that are made to slow them down.
import ts from 'typescript'

export type Pattern = { file: string; source: string; flags: string }

/** Every regular expression that stands in a file as such. */
export function patternsIn(file: string, text: string): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/([^]*)\/(\w*)$/.exec(node.text) ?? []
      found.push({ file, source, flags })
    }
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return found
}

/** Only a repetition without an end can make a pattern start over again and again. */
const OPEN = /[*+]|,\}/

const kinds: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', n: '\n', r: '\r', t: '\t', p: 'é' }

/** Signs that a pattern may read, one for each kind in it. */
function signsOf(source: string): string[] {
  const escapes = [...source.matchAll(/\\(.)/g)].map(([, sign = '']) => kinds[sign] ?? sign)
  const plain = [...source.replaceAll(/\\./g, '')].filter((sign) => !'^$()[]{}?+*.|'.includes(sign))
  return [...new Set([...escapes, ...plain, 'a', ' '])].slice(0, 12)
}

/** Literal texts in a pattern, of more than one sign. */
const wordsOf = (source: string) =>
  [...source.replaceAll(/\\(\W)/g, '$1').matchAll(/[\w<>:/!"'#&;@.-]{2,}/g)].map(([text]) => text).slice(0, 2)

/** The length of a text, in characters. */
const LENGTH = 12_000

/** Texts that repeat one sign, two signs or a word, and then do not end as the pattern wants. */
function* slowTexts(source: string, length: number) {
  const signs = signsOf(source)
  const few = signs.slice(0, 4)
  const repeated = [...signs, ...few.flatMap((a) => few.map((b) => a + b)), ...wordsOf(source)]
  for (const one of repeated) {
    for (const start of ['', 'a', ...wordsOf(source), ...few.slice(0, 1)]) {
      yield `${start}${one.repeat(length / one.length)}\u0001`
    }
  }
}

/** The fastest of three runs, because other processes only make it slower. */
const msOf = (pattern: RegExp, text: string) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = performance.now()
      pattern.test(text)
      return performance.now() - before
    }),
  )

/** Whether a pattern takes quadratic time: four times the text takes linear patterns four times as long, slow ones 16. */
export function isSlow({ source, flags }: Pattern): boolean {
  if (!OPEN.test(source)) return false
  // Sticky patterns try one position only.
  const pattern = new RegExp(source, flags.replace('g', ''))
  const short = [...slowTexts(source, LENGTH / 4)]
  const isSlowOn = (text: string, index: number) => {
    const ms = msOf(pattern, text)
    return ms > 10 && ms > 8 * msOf(pattern, short[index] ?? '')
  }
  // Measured once more, because another process may have slowed all three runs of one length.
  return [...slowTexts(source, LENGTH)].some((text, index) => isSlowOn(text, index) && isSlowOn(text, index))
}
