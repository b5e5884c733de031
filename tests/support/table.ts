import { format } from 'node:util'
import { expect, test } from 'vitest'

/**
 * One test for a whole table, which names every row that fails. It reads like `test.each`, but `beforeEach` runs once
 * for the table: `before` runs for each row.
 */
export function testRows<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  before?: () => unknown,
): (title: string, check: (...row: Row) => unknown) => void
export function testRows<Row extends readonly unknown[]>(
  rows: readonly Row[],
  before?: () => unknown,
): (title: string, check: (...row: { -readonly [At in keyof Row]: Row[At] }) => unknown) => void
export function testRows<Row>(
  rows: readonly Row[],
  before?: () => unknown,
): (title: string, check: (row: Row) => unknown) => void
export function testRows(rows: readonly unknown[], before?: () => unknown) {
  return (title: string, check: Check) =>
    test(
      `${title} (rows: ${rows.length})`,
      async () => {
        expect(rows, 'A table has rows').not.toEqual([])
        expect(await failuresOf(rows, title, check, before)).toEqual([])
      },
      secondsARow * 1000 * Math.max(rows.length, 1),
    )
}

/** The timeout of a single test. */
const secondsARow = 30

type Check = (...row: never[]) => unknown

/** The failures, one line per row, by the title with the row filled in. */
export async function failuresOf(
  rows: readonly unknown[],
  title: string,
  check: Check,
  before?: () => unknown,
): Promise<string[]> {
  const failures: string[] = []
  for (const row of rows) {
    const values: readonly unknown[] = Array.isArray(row) ? row : [row]
    try {
      await before?.()
      await check(...(values as never[]))
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      failures.push(`${titleOf(title, row, values)} → ${said}`)
    }
  }
  return failures
}

/** The placeholders of `test.each`: `%s` and its like for values in their order, `$name` for members. */
function titleOf(title: string, row: unknown, values: readonly unknown[]): string {
  const named = title.replaceAll(/\$(\w+)/g, (_, name: string) => format('%s', Object(row)[name]))
  const places = named.match(/%[sdifjoO]/g)?.length ?? 0
  return named === title && places === 0
    ? format('%s: %j', title, row)
    : format(named, ...values.slice(0, places))
}
