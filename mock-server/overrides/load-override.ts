import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyOverride } from './override.ts'

/** The supported file extensions. */
export const isOverrideFile = (file: string): boolean => /\.(mjs|json)$/.test(file)

/** Modules are kept by address for ever, so each edit of one has another. */
let edits = 0

/**
 * Reads an override: a module's default export, or the answer that a JSON file holds.
 * @param file its place on disk
 * @throws an Error with the problem of the file
 */
async function read(file: string): Promise<AnyOverride> {
  if (file.endsWith('.json')) return fixedAnswer(JSON.parse(await readFile(file, 'utf8')))
  edits += 1
  const module: { default?: unknown; unchecked?: unknown } = await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?edit=${Date.now()}-${edits}`
  )
  const { default: answer, unchecked } = module
  if (typeof answer !== 'function') throw new Error('its default export is not a function')
  return Object.assign((...call: Parameters<AnyOverride>): unknown => answer(...call), {
    unchecked: unchecked === true,
  })
}

/** `"unchecked": true` beside the fields of an answer is no field of it. */
function fixedAnswer(json: unknown): AnyOverride {
  if (typeof json !== 'object' || json === null || !('unchecked' in json) || json.unchecked !== true) {
    return () => json
  }
  const { unchecked, ...answer } = json
  return Object.assign(() => answer, { unchecked })
}

/**
 * Loads an override. An invalid file is reported on the console, and its operation returns 500 with the same
 * words until it is put right.
 */
export async function loadOverride(file: string): Promise<AnyOverride> {
  const name = path.relative(process.cwd(), file)
  try {
    return Object.assign(await read(file), { file: name })
  } catch (error) {
    const message = `${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`
    console.error(`Override: ${message}`)
    const broken = () => {
      throw new Error(message, { cause: error })
    }
    return Object.assign(broken, { file: name })
  }
}
