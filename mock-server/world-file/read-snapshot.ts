import { readFileSync } from 'node:fs'
import { SnapshotRefused } from '../snapshots/refused.ts'

/**
 * A snapshot out of a file, made into something by `make`.
 * @throws Error with one sentence that names the file: it cannot be read, is no JSON, or `make` refused it
 */
export function fromSnapshotFile<Result>(file: string, make: (snapshot: unknown) => Result): Result {
  try {
    return make(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} cannot be used. ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SnapshotRefused) return error.message
  if (error instanceof SyntaxError) return 'It is no JSON.'
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'There is no such file.'
  return error instanceof Error ? `${error.message}.` : String(error)
}
