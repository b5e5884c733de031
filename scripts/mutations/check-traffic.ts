// The calls that the tests made before (tests/contract/support/traffic.ts), held against a contract by the checks of the
// conformance tool. `check-traffic.ts CONTRACT TRAFFIC [GOOD]`: prints the first call that does not fit and ends with
// 3; with GOOD, writes those that do fit there instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { createExchangeCheck } from '#tests/conformance/check-exchange.ts'
import { readContract } from '#tests/conformance/contract/read-contract.ts'
import type { Exchange } from '#tests/conformance/exchange.ts'
import { createRequestCheck } from '#tests/conformance/traffic/check-request.ts'

/** Another code than that of a program that breaks. */
const MISFIT = 3

const [file = '', traffic = '', good] = process.argv.slice(2)
const contract = readContract(file)
const answers = createExchangeCheck(contract, { includeAssumed: true })
const requests = createRequestCheck(contract)

/** The first thing that is wrong with a call; undefined when it is as the contract says. */
function problemOf(exchange: Exchange): string | undefined {
  const { method, url } = exchange.request
  const match = answers.find(method, url)
  if (!match) return `${method} ${new URL(url).pathname}: no such operation`
  // what was taken must be allowed; what was refused may be anything
  const sent = exchange.response.status < 300 ? requests(match, exchange) : []
  const [finding] = [...answers.check(exchange, match.operation), ...sent]
  return finding && `${finding.operation}: ${finding.rule} ${finding.pointer}`
}

const lines = readFileSync(traffic, 'utf8').trim().split('\n')
const fitting = (line: string) => problemOf(JSON.parse(line)) === undefined
if (good === undefined) {
  for (const line of lines) {
    const problem = problemOf(JSON.parse(line))
    if (problem === undefined) continue
    console.log(problem)
    process.exit(MISFIT)
  }
} else {
  const kept = lines.filter(fitting)
  writeFileSync(good, `${kept.join('\n')}\n`)
  console.log(`${kept.length} of ${lines.length} calls match the contract`)
}
