import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import path from 'node:path'

/** Where the contract says what an operation promises: a file that people edit, and its line. */
export type Place = { readonly file: string; readonly line: number }

/** The files that the bundled contract was made of, where they are there; else the contract itself. */
function sourcesOf(contract: string): string[] {
  const folder = path.resolve(path.dirname(contract), '../openapi/paths')
  const bundled = path.basename(contract) === 'openapi.json' && existsSync(folder)
  const files = bundled
    ? readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => path.join(folder, name))
    : [contract]
  return files.filter((file) => existsSync(file))
}

const OPERATION = /^\s*["']?operationId["']?:\s*["']?([^\s"',]+)/

const RESPONSES = /^\s*["']?responses["']?:/
const STATUS = /^\s*["']?(\d{3})["']?:/

/** The lines of an operation: its own, and those of its statuses. */
type Lines = { readonly file: string; readonly line: number; readonly statuses: Map<string, number> }

/**
 * Reads the lines of a file in chunks: a contract can have 13 MB, and a substring keeps its whole string in memory. Latin-1
 * is enough, because everything we look for is ASCII.
 */
function* linesOf(file: string): Generator<string> {
  const opened = openSync(file, 'r')
  const bytes = Buffer.alloc(1 << 16)
  let begun = ''
  try {
    for (let length = readSync(opened, bytes); length > 0; length = readSync(opened, bytes)) {
      const lines = bytes.toString('latin1', 0, length).split('\n')
      lines[0] = begun + lines[0]
      begun = lines.pop() ?? ''
      yield* lines
    }
    yield begun
  } finally {
    // Also when the reader has found its line and stops.
    closeSync(opened)
  }
}

/** Every operation of a file. */
function linesIn(file: string): [string, Lines][] {
  const found: [string, Lines][] = []
  let isInResponses = false
  let line = -1
  for (const text of linesOf(file)) {
    line += 1
    const id = OPERATION.exec(text)?.[1]
    if (id !== undefined) {
      found.push([id, { file, line, statuses: new Map() }])
      isInResponses = false
    } else if (RESPONSES.test(text)) isInResponses = true
    const status = isInResponses ? STATUS.exec(text)?.[1] : undefined
    const statuses = found.at(-1)?.[1].statuses
    if (status !== undefined && statuses && !statuses.has(status)) statuses.set(status, line)
  }
  return found
}

/**
 * Finds the lines of an operation and its statuses in the contract.
 * @param contract the file of the run
 * @returns a function that gives the place relative to the working directory with `/`; undefined when there is none
 */
export function placesOf(contract: string): (operation: string, status: number) => Place | undefined {
  const found = new Map(sourcesOf(contract).flatMap(linesIn))
  return (operation, status) => {
    const at = found.get(operation)
    if (!at) return undefined
    const line = at.statuses.get(String(status)) ?? at.line
    return { file: path.relative(process.cwd(), at.file).split(path.sep).join('/'), line: line + 1 }
  }
}
