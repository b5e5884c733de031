// The command of the package: the same tool, outside of this repository.
import { AS_PACKAGE } from '../command/program.ts'
import { start } from '../command/start.ts'

await start(AS_PACKAGE)
