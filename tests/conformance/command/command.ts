import { readBaseline, BaselineProblem } from '../baseline/baseline.ts'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/read-contract.ts'
import type { Report } from '../report.ts'
import { EarlierProblem, readEarlier } from '../reports/trend.ts'
import { run } from '../run.ts'
import { StepsProblem } from '../steps/read-steps.ts'
import { checkHar } from '../traffic/check-har.ts'
import { HarProblem } from '../traffic/read-har.ts'
import { proxyUntilStopped } from '../traffic/proxy-until-stopped.ts'
import type { Arguments } from './arguments.ts'
import { ArgumentsProblem, isLoopback, readArguments } from './arguments.ts'
import { EXIT } from './exit.ts'
import { explain, ExplainProblem } from '../explain/explain.ts'
import { finish } from './finish.ts'
import { help } from './help.ts'
import { whyUnreachable } from './reachable.ts'
import type { Surroundings } from './surroundings.ts'

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

/** Tried before the contract is read: a large one takes seconds. */
async function reach({ mode, run: { target, timeoutMs } }: Arguments): Promise<void> {
  const why = mode === 'har' ? undefined : await whyUnreachable(target, timeoutMs)
  if (why !== undefined) throw new Unreachable(`${target} cannot be reached: ${why}`)
}

async function reportFor(args: Arguments, contract: Contract, around: Surroundings): Promise<Report> {
  if (args.mode === 'har') return checkHar(args.har, contract, args.run)
  const { target } = args.run
  if (target.startsWith('http:') && !isLoopback(target)) {
    around.err('Warning: http, not https: whoever is on the way can read the token and the answers.')
  }
  return args.mode === 'proxy'
    ? proxyUntilStopped(args, contract, around)
    : run(args.run, undefined, contract)
}

/**
 * The whole command: reads the arguments, makes a report, writes it in every form that was asked for.
 * @param args of the command line, without the program
 * @returns the exit code
 */
export async function conformance(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const read = readArguments(args, around.env, around.program)
    if (read === 'help') {
      around.out(help(around.program))
      return EXIT.conforms
    }
    if (read.mode === 'explain') {
      around.out(explain(read.rule))
      return EXIT.conforms
    }
    // read before anything is asked: a file that cannot be used should cost no run
    const entries = read.baseline === undefined ? [] : readBaseline(read.baseline, read.updateBaseline)
    const earlier = read.since === undefined ? undefined : readEarlier(read.since)
    await reach(read)
    const contract = contractFor(read)
    const report = await reportFor(read, contract, around)
    return finish(report, { entries, earlier }, read, contract, around)
  } catch (error) {
    if (error instanceof Unreachable) {
      around.err(error.message)
      return EXIT.unreachable
    }
    const known = [
      ArgumentsProblem,
      BaselineProblem,
      EarlierProblem,
      ExplainProblem,
      HarProblem,
      StepsProblem,
      Unusable,
    ].some((kind) => error instanceof kind)
    if (!known) throw error
    around.err(error instanceof Error ? error.message : String(error))
    if (error instanceof ArgumentsProblem) around.err(`All options: ${around.program.command} --help`)
    return EXIT.wrongArguments
  }
}
