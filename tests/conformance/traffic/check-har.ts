import type { Contract } from '../contract/contract.ts'
import type { RunOptions } from '../options.ts'
import type { Report } from '../report.ts'
import { readHar } from './read-har.ts'
import { Watch } from './watch.ts'

/**
 * Holds the traffic of a HAR file against the contract.
 * @param options `target` is the base URL of the contract's paths; empty: any host, paths from the root
 * @throws HarProblem when the file is no HAR
 */
export function checkHar(file: string, contract: Contract, options: RunOptions): Report {
  const watch = new Watch(contract, options)
  for (const { exchange, whole } of readHar(file)) watch.see(exchange, whole)
  const report = watch.report('har', options.target === '' ? file : `${file} (${options.target})`)
  if (report.requests > 0) return report
  const advice =
    options.target === '' ? ' If its paths have something before them, give it with --target.' : ''
  return {
    ...report,
    notes: [...report.notes, `No call of ${file} is of an operation of the contract.${advice}`],
  }
}
