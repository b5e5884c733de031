import { parseArgs } from 'node:util'

/** Every option of the server: its value and its one-line help. */
const options = {
  port: { type: 'string', default: '4010' },
  portal: { type: 'string' },
  snapshot: { type: 'string' },
  persist: { type: 'string' },
  token: { type: 'string', multiple: true, default: [] as string[] },
  cors: { type: 'string', multiple: true, default: [] as string[] },
  host: { type: 'string' },
  'allow-host': { type: 'string', multiple: true, default: [] as string[] },
  'snapshot-limit': { type: 'string' },
  worlds: { type: 'string' },
  override: { type: 'string', multiple: true, default: [] as string[] },
} as const

const help =
  'Usage: mock server [--port N] [--portal FOLDER] [--snapshot FILE] [--persist FILE] [--token TOKEN=EMAIL]... [--override FILE_OR_FOLDER]... [--cors ORIGIN]... [--host ADDRESS] [--allow-host NAME]... [--snapshot-limit MB] [--worlds N]'

export type Arguments = Omit<
  ReturnType<typeof parsed>,
  'port' | 'allow-host' | 'snapshot-limit' | 'worlds'
> & {
  readonly port: number
  readonly allowHost: readonly string[]
  /** In bytes. */
  readonly snapshotLimit: number | undefined
  /** Worlds kept at the same time. */
  readonly worlds: number | undefined
}

const parsed = (args: readonly string[]) => parseArgs({ args: [...args], options }).values

/** Node's parsing error as a short message of our own; Node's is too long. */
function wrong(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  const isUnknown = message.startsWith('Unknown option')
  const name = /--?[\w-]+/.exec(message)?.[0] ?? ''
  if (isUnknown) return new Error(`There is no option ${name}. ${help}`, { cause: error })
  if (name !== '') return new Error(`${name} needs a value. ${help}`, { cause: error })
  return new Error(`${message.split('. ', 1)[0]}. ${help}`, { cause: error })
}

/**
 * Reads the command line of the server (docs/mock-server.md).
 * @param args without the program and the script
 * @throws an Error with a one-line message for the user
 */
export function readArguments(args: readonly string[]): Arguments {
  let values
  try {
    values = parsed(args)
  } catch (error) {
    throw wrong(error)
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('The port must be a number from 1 to 65535.')
  }
  const { 'allow-host': allowHost, 'snapshot-limit': megabytes, worlds: kept, ...others } = values
  if (megabytes !== undefined && !(Number(megabytes) > 0)) {
    throw new Error('--snapshot-limit must be a number of MB.')
  }
  const snapshotLimit = megabytes === undefined ? undefined : Number(megabytes) * 1_048_576
  const worlds = kept === undefined ? undefined : Number(kept)
  if (worlds !== undefined && !(Number.isInteger(worlds) && worlds >= 2)) {
    throw new Error('--worlds must be a whole number from 2.')
  }
  return { ...others, port, allowHost, snapshotLimit, worlds }
}
