import { readBaseline, BaselineProblem } from '../baseline/baseline.ts'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/read-contract.ts'
import type { Report } from '../report.ts'
import { run } from '../run.ts'
import { checkHar } from '../traffic/check-har.ts'
import { HarProblem } from '../traffic/read-har.ts'
import { proxyUntilStopped } from '../traffic/proxy-until-stopped.ts'
import type { Arguments } from './arguments.ts'
import { ArgumentsProblem, isLoopback, readArguments } from './arguments.ts'
import { finish } from './finish.ts'
import { help } from './help.ts'
import { whyUnreachable } from './reachable.ts'
import type { Surroundings } from './surroundings.ts'

/** What the command says to whoever started it; docs/conformance.md tells each. */
export const EXIT = { conforms: 0, found: 1, wrongArguments: 2, unreachable: 3 } as const

class Unusable extends Error {}
class Unreachable extends Error {}

function contractFor({ run: { contract: file, only } }: Arguments): Contract {
  const contract = (() => {
    try {
      return readContract(file)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Unusable(`The contract cannot be read: ${why}`, { cause: error })
    }
  })()
  const unknown = only.find((id) => !contract.operations.some((operation) => operation.id === id))
  if (unknown !== undefined) throw new Unusable(`--only ${unknown}: the contract has no such operation.`)
  return contract
}

async function reportFor(args: Arguments, contract: Contract, around: Surroundings): Promise<Report> {
  if (args.mode === 'har') return checkHar(args.har, contract, args.run)
  const { target, timeoutMs } = args.run
  const why = await whyUnreachable(target, timeoutMs)
  if (why !== undefined) throw new Unreachable(`${target} cannot be reached: ${why}`)
  if (target.startsWith('http:') && !isLoopback(target)) {
    around.err('Warning: http, not https: whoever is on the way can read the token and the answers.')
  }
  return args.mode === 'proxy' ? proxyUntilStopped(args, contract, around) : run(args.run)
}

/**
 * The whole command: reads the arguments, makes a report, writes it in every form that was asked for.
 * @param args of the command line, without the program
 * @returns the exit code
 */
export async function conformance(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const read = readArguments(args, around.env)
    if (read === 'help') {
      around.out(help)
      return EXIT.conforms
    }
    const contract = contractFor(read)
    // read before anything is asked: a file that cannot be used should cost no run
    const entries = read.baseline === undefined ? [] : readBaseline(read.baseline, read.updateBaseline)
    const report = await reportFor(read, contract, around)
    return finish(report, entries, read, contract, around) ? EXIT.found : EXIT.conforms
  } catch (error) {
    if (error instanceof Unreachable) {
      around.err(error.message)
      return EXIT.unreachable
    }
    const known = [ArgumentsProblem, BaselineProblem, HarProblem, Unusable].some(
      (kind) => error instanceof kind,
    )
    if (!known) throw error
    around.err(error instanceof Error ? error.message : String(error))
    if (error instanceof ArgumentsProblem) around.err('All options: npm run conformance -- --help')
    return EXIT.wrongArguments
  }
}
