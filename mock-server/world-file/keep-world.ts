import { existsSync, renameSync, writeFileSync } from 'node:fs'
import type { MockApp } from '../app.ts'
import { restoreWorld, snapshotOf } from '../snapshots/snapshot.ts'
import { after } from '../soon.ts'
import { mainWorld, worldNameOf } from '../worlds.ts'
import { fromSnapshotFile } from './read-snapshot.ts'

/** What changed is in the file after so many ms at the latest. */
const PAUSE = 500

/** These change nothing that is worth writing at once. */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The file is replaced as a whole, so that it is never half a world; passwords are in it, so it is its owner's. */
function write({ worlds }: MockApp, file: string): void {
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, JSON.stringify(snapshotOf(worlds.get(mainWorld))), { mode: 0o600 })
    renameSync(part, file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The world cannot be kept in ${file}: ${why}.`, { cause: error })
  }
}

/** Writes the world when the program is asked to end, and ends it. */
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
  const noted = (method: string, header: string | null, address: string) => {
    if (!reads.has(method) && worldNameOf(header, address) === mainWorld) saveSoon()
  }
  return {
    ...app,
    fetch: (request) =>
      after(app.fetch(request), (response) => {
        noted(request.method, request.headers.get('x-mock-world'), request.url)
        return response
      }),
    call: (one) => {
      const answer = app.call(one)
      if (answer === undefined) return undefined
      return after(answer, (made) => {
        noted(one.method, one.header('x-mock-world'), one.address)
        return made
      })
    },
  }
}
