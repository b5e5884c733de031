import { existsSync, renameSync, writeFileSync } from 'node:fs'
import type { MockApp } from '../app.ts'
import { restoreWorld, snapshotOf } from '../snapshots/snapshot.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import { after } from '../maybe-async.ts'
import { mainWorld, worldNameOf } from '../worlds.ts'
import { fromSnapshotFile } from './read-snapshot.ts'

/** The maximum delay before a change is written to the file, in ms. */
const PAUSE = 500

/** These change nothing that has to be written immediately. */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The file is replaced as a whole, so that it is never half a world; passwords are in it, so it is its owner's. */
function write({ worlds }: MockApp, file: string): void {
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, JSON.stringify(snapshotOf(worlds.get(mainWorld))), { mode: 0o600 })
    renameSync(part, file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The world could not be saved to ${file}: ${why}.`, { cause: error })
  }
}

/** Writes the world when the process is asked to exit, then exits. */
function writeAtTheEnd(save: () => void): void {
  const ends = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(ends)) {
    process.once(signal, () => {
      save()
      process.exit(code)
    })
  }
}

/**
 * Keeps the main world of a server in a file: the world goes on where the file left it, by the real time that passed,
 * and is written after calls that may change it and at the end of the program.
 * @returns the same server; its calls must go through this one
 * @throws Error with one sentence when the file holds no world, and then it stays as it is, or cannot be written
 */
export function keepWorld(app: MockApp, file: string): MockApp {
  if (existsSync(file)) {
    fromSnapshotFile(file, (snapshot) => restoreWorld(app.worlds, mainWorld, snapshot, { timeWentOn: true }))
  }
  write(app, file)
  const save = () => {
    try {
      write(app, file)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  writeAtTheEnd(save)
  let waiting: NodeJS.Timeout | undefined
  const saveSoon = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      save()
    }, PAUSE)
  }
  /** Passes on an answer, after which the world may be another one. */
  const saved = <Made>(answer: MaybeAsync<Made>, method: string, world: string): MaybeAsync<Made> =>
    after(answer, (made) => {
      if (!reads.has(method) && world === mainWorld) saveSoon()
      return made
    })
  return {
    ...app,
    fetch: (request) => {
      const world = worldNameOf(request.headers.get('x-mock-world'), request.url)
      return saved(app.fetch(request), request.method, world)
    },
    call: (call) => {
      const answer = app.call(call)
      const world = worldNameOf(call.header('x-mock-world'), call.address)
      return answer && (() => saved(answer(), call.method, world))
    },
  }
}
