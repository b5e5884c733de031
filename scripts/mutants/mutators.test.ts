import { expect, test } from 'vitest'
import { mutantsOf } from './mutators.mjs'

/** Each kind: a line, and what it becomes. */
const TABLE: Record<string, readonly (readonly [line: string, ...mutated: string[]])[]> = {
  logic: [
    ['const a = b && c', 'const a = (b || c)'],
    ['const a = b || c', 'const a = (b && c)'],
  ],
  condition: [
    ['if (a) b()', 'if (true) b()', 'if (false) b()'],
    ['const a = b ? c : d', 'const a = true ? c : d', 'const a = false ? c : d'],
    ['const a = b && c', 'const a = true && c', 'const a = false && c'],
    ['const a = b || c'],
  ],
  bound: [
    ['const a = b < c', 'const a = (b <= c)'],
    ['const a = b >= c', 'const a = (b > c)'],
  ],
  equality: [
    ['const a = b === c', 'const a = (b !== c)'],
    ['const a = b !== c', 'const a = (b === c)'],
  ],
  negation: [['const a = !b', 'const a = b']],
  boolean: [['const a = true', 'const a = false'], ['type A = true']],
  number: [
    ['const MOST = 80', 'const MOST = 81', 'const MOST = 79'],
    ['const a = 0', 'const a = 1'],
    ['const a = b[0]'],
    ['const a = <Stack gap={4} />'],
    ['const a = <Field max={4} />', 'const a = <Field max={5} />', 'const a = <Field max={3} />'],
  ],
  ternary: [['const a = b ? c : d', 'const a = b ? d : c']],
  fallback: [['const a = b ?? c', 'const a = b', 'const a = c']],
  statement: [
    ['save(a)', ';'],
    ['await save(a)', ';'],
    ['void save(a)', ';'],
    ['row.status = done', ';'],
    ['useEffect(() => focus(), [a])', ';'],
    ['throw a'],
    ["console.error('a')"],
  ],
  handler: [
    ['const a = <Button onClick={() => save()} />', 'const a = <Button onClick={() => undefined} />'],
    ['const a = { onSuccess: () => refresh() }', 'const a = { onSuccess: () => undefined }'],
    ['const a = b.map((c) => d(c))'],
  ],
  attribute: [
    ['const a = <Field required />', 'const a = <Field />'],
    ['const a = <Field {...b} />', 'const a = <Field />'],
    ['const a = <Field key={b} className={c} mt="md" />'],
    ['const a = <path d={b} />'],
    ['const a = <IconPlus aria-hidden />'],
    ['const a = <button type="button" />'],
  ],
  property: [
    ['send({ a, b: c })', 'send({ b: c })', 'send({ a, })'],
    ['send({ body: { a } })', 'send({ })', 'send({ body: { } })'],
    ['send({ ...a })', 'send({ })'],
    ['const a = { b }'],
  ],
  text: [
    ['const a = t.kit.next()', "const a = ('' as never)"],
    [
      'const a = [t.kit.next(), t.kit.back()]',
      'const a = [t.kit.back(), t.kit.back()]',
      'const a = [t.kit.next(), t.kit.next()]',
    ],
    [
      'const a = [t.kit.next(), t.kit.count({ b })]',
      "const a = [('' as never), t.kit.count({ b })]",
      "const a = [t.kit.next(), ('' as never)]",
    ],
    ['const a = b.next()'],
  ],
  literal: [
    ["const a = 'b'", "const a = ''"],
    ["const a = ''", "const a = 'x'"],
    ['const a = `b ${c}`', "const a = ''"],
    ["import { a } from 'b'"],
    ["throw new Error('b')"],
    ["const a = notHere('b')"],
    ["const a: 'b' = c"],
    ['const a = <Stack gap="md" />'],
    ["const a = <p>{' '}</p>"],
  ],
  step: [
    ['const a = b.filter(c)', 'const a = b'],
    ['const a = b.toSorted(c)', 'const a = b'],
    ['const a = b.map(c)'],
  ],
  order: [
    ['const a = b.toSorted(c)', 'const a = b.toSorted(c).toReversed()'],
    ['a.sort(b)', 'a.sort(b).reverse()'],
    ["const a = 'asc'", "const a = 'desc'"],
  ],
}

test('Every kind of mutant changes what it should, and nothing else', () => {
  const wrong = Object.entries(TABLE).flatMap(([kind, rows]) =>
    rows.flatMap(([line, ...expected]) => {
      const mutants = mutantsOf('a.tsx', line).filter((one) => one.kind === kind)
      const found = mutants.map(({ mutated }) => mutated.replaceAll(/\s+\/>/g, ' />'))
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : { kind, line, found, expected }
    }),
  )
  expect(wrong).toEqual([])
  const kinds = mutantsOf(
    'a.tsx',
    Object.values(TABLE)
      .flat()
      .map(([line]) => line)
      .join('\n'),
  ).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(Object.keys(TABLE)))
})

test('A mutant says its line, and what spans several lines is one line', () => {
  const source = ['const a = 1', 'useEffect(() => {', '  focus()', '}, [])', ''].join('\n')
  const [effect] = mutantsOf('a.ts', source).filter(({ kind }) => kind === 'statement')
  expect(effect).toMatchObject({ line: 2, original: 'useEffect(() => { focus() }, [])', mutated: ';' })
})
