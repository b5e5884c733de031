import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the contract says what an operation promises: a file that people edit, and its line. */
export type Place = { readonly file: string; readonly line: number }

type Source = { readonly file: string; readonly lines: readonly string[] }

const sourceOf = (file: string): Source => ({ file, lines: readFileSync(file, 'utf8').split('\n') })

/** The files that the bundled contract was made of, where they are there; else the contract itself. */
function sourcesOf(contract: string): Source[] {
  const folder = path.resolve(path.dirname(contract), '../openapi/paths')
  const bundled = path.basename(contract) === 'openapi.json' && existsSync(folder)
  const files = bundled
    ? readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => path.join(folder, name))
    : [contract]
  return files.filter((file) => existsSync(file)).map(sourceOf)
}

const OPERATION = /^\s*["']?operationId["']?:\s*["']?([\w.-]+)/

/** The line of a status inside an operation: `'200':`, before the next operation. */
function lineOfStatus(lines: readonly string[], start: number, status: number): number | undefined {
  const responses = lines.findIndex((line, index) => index > start && /^\s*["']?responses["']?:/.test(line))
  if (responses < 0) return undefined
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (OPERATION.test(line)) return undefined
    if (index > responses && new RegExp(`^\\s*["']?${status}["']?:`).test(line)) return index
  }
  return undefined
}

/**
 * Finds the lines of an operation and its statuses in the contract.
 * @param contract the file of the run
 * @returns a function that gives the place relative to the working directory with `/`; undefined when there is none
 */
export function placesOf(contract: string): (operation: string, status: number) => Place | undefined {
  const found = new Map<string, { source: Source; line: number }>()
  for (const source of sourcesOf(contract)) {
    source.lines.forEach((text, line) => {
      const id = OPERATION.exec(text)?.[1]
      if (id !== undefined) found.set(id, { source, line })
    })
  }
  return (operation, status) => {
    const at = found.get(operation)
    if (!at) return undefined
    const line = lineOfStatus(at.source.lines, at.line, status) ?? at.line
    return { file: path.relative(process.cwd(), at.source.file).split(path.sep).join('/'), line: line + 1 }
  }
}
