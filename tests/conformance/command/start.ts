import { setFlagsFromString } from 'node:v8'
import { conformance } from './command.ts'
import type { Program } from './program.ts'

const untilStopped = () =>
  new Promise<void>((done) => {
    process.once('SIGINT', () => done())
    process.once('SIGTERM', () => done())
  })

/** Runs the command of this process, with its arguments and its terminal. */
export async function start(program: Program): Promise<void> {
  // Collects garbage sooner: with a contract of 13 MB, a run would take 130 MB more.
  setFlagsFromString('--optimize-for-size')
  process.exitCode = await conformance(process.argv.slice(2), {
    program,
    env: process.env,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    color: process.stdout.isTTY && !process.env.NO_COLOR,
    today: new Date().toJSON().slice(0, 10),
    untilStopped,
  })
}
