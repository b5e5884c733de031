import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { once } from 'node:events'
import type { Arguments } from '../command/arguments.ts'
import { ArgumentsProblem } from '../command/arguments.ts'
import type { Surroundings } from '../command/surroundings.ts'
import type { Contract } from '../contract/contract.ts'
import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import { secretsOf } from '../redact/known-secrets.ts'
import { createRedactor } from '../redact/redact.ts'
import type { Report } from '../report.ts'
import { findingText } from '../reports/finding-text.ts'
import { paintOf } from '../reports/paint.ts'
import { placesOf } from '../reports/place.ts'
import { createProxy } from './proxy.ts'
import { Watch } from './watch.ts'
import type { Recorded } from './write-har.ts'
import { harOf } from './write-har.ts'

/** A HAR file keeps so many exchanges, the first ones. */
const MOST_RECORDED = 5000

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ArgumentsProblem(`--proxy ${port} cannot be used: ${why}`, { cause: error })
  }
}

/**
 * Runs as a proxy between a portal and the target until it is stopped. Each deviation is printed once, when it occurs.
 * @returns the report of all that passed
 */
export async function proxyUntilStopped(
  { run, proxyPort, record }: Arguments,
  contract: Contract,
  { out, color, untilStopped }: Surroundings,
): Promise<Report> {
  const watch = new Watch(contract, run)
  const placeOf = placesOf(contract.file)
  const paint = paintOf(color)
  const forHar = createRedactor(contract, secretsOf(run), false)
  const recorded: Recorded[] = []
  let told = 0

  const tell = (findings: readonly Finding[]) => {
    if (findings.length === 0) return
    // a separate redactor: its memory of these exchanges is enough for their messages
    const { findings: shown } = createRedactor(contract, secretsOf(run)).report({
      ...watch.report('proxy', run.target),
      findings,
    })
    for (const finding of shown) {
      told += 1
      const place = placeOf(finding.operation, finding.status)
      out(`${paint.bold(finding.operation)}\n${findingText(finding, told, place, paint)}\n`)
    }
  }
  const keep = (exchange: Exchange) => {
    if (record === undefined) return
    if (recorded.length < MOST_RECORDED) {
      recorded.push({
        exchange: forHar.exchange(exchange),
        started: new Date(Date.now() - exchange.ms).toISOString(),
      })
    } else watch.note(`Exchanges that ${record} has no place for (it keeps ${MOST_RECORDED})`)
  }
  const address = `http://localhost:${proxyPort}`
  const server = createProxy({
    target: run.target,
    proxy: address,
    timeoutMs: run.timeoutMs,
    onExchange: (exchange, whole) => {
      try {
        keep(exchange)
        tell(watch.see(exchange, whole))
      } catch (error) {
        // the portal keeps working: failed checks are listed in the report
        watch.note(
          `Exchanges that could not be checked (${error instanceof Error ? error.message : String(error)})`,
        )
      }
    },
  })
  await listen(server, proxyPort)
  out(`${address} stands before ${run.target}. Let the portal call it; Ctrl-C ends with the report.\n`)
  await untilStopped()
  server.close()
  server.closeAllConnections()
  if (record !== undefined) writeFileSync(record, harOf(recorded))
  return watch.report('proxy', run.target)
}
