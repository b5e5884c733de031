import { limitedText } from './limited-text.ts'
import type { World } from './store/world.ts'

const limit = 200
const longest = 100_000

/** Takes in what a browser reports to /csp-report: kept in the world and logged. 204, or 413 for what no browser sends. */
export async function takeCspReport(world: World, request: Request): Promise<Response> {
  const text = await limitedText(request)
  if (text === undefined) return new Response(null, { status: 413 })
  const report = parsed(text.slice(0, longest))
  if (world.cspReports.length < limit) world.cspReports.push(report)
  console.error(`CSP violation in world ${world.name}:`, JSON.stringify(report))
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
