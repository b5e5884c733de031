// npm run check-config -- FILE|URL: what is wrong with settings, or with a running portal (docs/deploying.md).
import { readFileSync } from 'node:fs'
import { hostProblems } from './check-host.ts'
import { parseSettings } from './settings.ts'

async function problemsOf(what: string): Promise<string[]> {
  if (/^https?:/.test(what)) return hostProblems(what)
  try {
    parseSettings(readFileSync(what, 'utf8'), what)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Why an address cannot be read: `fetch` keeps the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

const [what, ...more] = process.argv.slice(2)
if (what === undefined || more.length > 0) {
  console.error(
    'Usage: npm run check-config -- config.json, or npm run check-config -- https://portal.example',
  )
  process.exitCode = 2
} else {
  const problems = await problemsOf(what).catch((error: unknown) => [`${what}: ${reasonOf(error)}`])
  console.log(problems.length === 0 ? `${what} is valid.` : problems.join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
}
