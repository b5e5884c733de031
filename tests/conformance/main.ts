// npm run conformance -- --target https://host: a live backend against the contract (docs/conformance.md).
import { conformance } from './command/command.ts'

const untilStopped = () =>
  new Promise<void>((done) => {
    process.once('SIGINT', () => done())
    process.once('SIGTERM', () => done())
  })

process.exitCode = await conformance(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  color: process.stdout.isTTY && !process.env.NO_COLOR,
  today: new Date().toJSON().slice(0, 10),
  untilStopped,
})
