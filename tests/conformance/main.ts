// npm run conformance -- --target https://host: a live backend against the contract (docs/conformance.md).
import { IN_REPOSITORY } from './command/program.ts'
import { start } from './command/start.ts'

await start(IN_REPOSITORY)
