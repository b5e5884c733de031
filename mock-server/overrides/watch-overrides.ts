import type { FSWatcher } from 'node:fs'
import { readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'
import type { OperationId } from '../contract/operation-id.ts'
import { operationSpecs } from '../contract/document.ts'
import { isOverrideFile, loadOverride } from './load-override.ts'
import { nearNames } from './near-names.ts'
import type { AnyOverride, Overrides } from './override.ts'

/** An editor writes a file in several steps; this many ms without another one, and it is whole. */
const PAUSE = 15

/** A folder to look at: all of its files, or the one that was named. */
type Place = { readonly folder: string; readonly only: string | undefined }

export type WatchedOverrides = {
  /** Always what the files say now. */
  readonly overrides: Overrides
  readonly close: () => void
}

function placeOf(given: string): Place {
  const whole = path.resolve(given)
  const found = statSync(whole, { throwIfNoEntry: false })
  if (!found) throw new Error(`The override file or folder ${given} does not exist.`)
  if (found.isDirectory()) return { folder: whole, only: undefined }
  if (isOverrideFile(whole)) return { folder: path.dirname(whole), only: path.basename(whole) }
  throw new Error(`An override must be a .mjs or .json file, or a folder of them, not ${given}.`)
}

const filesOf = ({ folder, only }: Place): string[] =>
  readdirSync(folder)
    .filter((name) => (only === undefined ? isOverrideFile(name) : name === only))
    .map((name) => path.join(folder, name))

const operationOf = (file: string) => path.basename(file, path.extname(file))

const names: ReadonlySet<string> = new Set(operationSpecs.map(({ id }) => id))
const isOperation = (name: string): name is OperationId => names.has(name)

function tellUnknown(file: string): void {
  const name = operationOf(file)
  const near = nearNames(name, [...names])
  const meant = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''
  console.error(`Override: the contract has no operation ${name} (${path.basename(file)}).${meant}`)
}

/**
 * Overrides of operations by files that are named by them: `overrides/listTasks.mjs`. Follows every edit, new file
 * and file that goes.
 * @param places files and folders, from where the program runs
 * @throws an Error with one line when a place is not there, or is no such file
 */
export async function watchOverrides(places: readonly string[]): Promise<WatchedOverrides> {
  const table: Partial<Record<OperationId, AnyOverride>> = {}
  const seen = new Map<string, string>()
  const found = places.map(placeOf)

  async function look(): Promise<void> {
    const files = found.flatMap(filesOf)
    for (const file of seen.keys()) if (!files.includes(file)) forget(file)
    await Promise.all(files.map(take))
  }
  function forget(file: string): void {
    const id = operationOf(file)
    if (isOperation(id)) delete table[id]
    // another file for the same operation counts again
    for (const other of seen.keys()) if (operationOf(other) === id) seen.delete(other)
  }
  async function take(file: string): Promise<void> {
    const { mtimeMs, size } = statSync(file)
    const state = `${mtimeMs} ${size}`
    if (seen.get(file) === state) return
    seen.set(file, state)
    const id = operationOf(file)
    if (!isOperation(id)) return tellUnknown(file)
    const override = await loadOverride(file)
    // a later edit may have been quicker to load
    if (seen.get(file) === state) table[id] = override
  }

  await look()
  const watchers = found.map(({ folder }) => follow(folder, look))
  return {
    overrides: table as Overrides,
    close: () => {
      for (const one of watchers) one.close()
    },
  }
}

function follow(folder: string, look: () => Promise<void>): FSWatcher {
  let soon: NodeJS.Timeout | undefined
  return watch(folder, () => {
    clearTimeout(soon)
    soon = setTimeout(() => {
      // the unlink event handles a file that is deleted meanwhile
      look().catch(() => undefined)
    }, PAUSE)
  })
}
