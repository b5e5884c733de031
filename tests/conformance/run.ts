import { createExchangeCheck } from './check-exchange.ts'
import { actions } from './checks/actions.ts'
import { addresses } from './checks/addresses.ts'
import { authentication } from './checks/authentication.ts'
import { bodies } from './checks/bodies.ts'
import { bodyFilters } from './checks/body-filters.ts'
import { changes } from './checks/changing.ts'
import { creating } from './checks/creating.ts'
import { filters } from './checks/filters.ts'
import { languages } from './checks/languages.ts'
import { listAndItem } from './checks/list-and-item.ts'
import { ordering } from './checks/ordering.ts'
import { pageLinks } from './checks/page-links.ts'
import { pageWalk } from './checks/page-walk.ts'
import { pages } from './checks/pages.ts'
import { people } from './checks/people.ts'
import { peopleWrites } from './checks/people-writes.ts'
import { queries } from './checks/queries.ts'
import { reads } from './checks/reads.ts'
import { removing } from './checks/removing.ts'
import { roleReads, roleWrites } from './checks/roles.ts'
import { stateless, withoutState } from './checks/stateless.ts'
import { guardedWrites } from './checks/guarded-writes.ts'
import type { Contract, Operation } from './contract/contract.ts'
import { readContract } from './contract/read-contract.ts'
import { resourcesOf } from './contract/resources.ts'
import { validatorOf } from './contract/validator.ts'
import { Coverage } from './coverage.ts'
import { effectsSeen } from './effects/effects-seen.ts'
import { effectProblems } from './effects/problems.ts'
import { distinct } from './finding.ts'
import type { Check, Kit } from './kit.ts'
import { cleanUp } from './left-behind.ts'
import type { RunOptions } from './options.ts'
import type { Report } from './report.ts'
import { roleMatrixOf } from './role-matrix.ts'
import type { Sender } from './send.ts'
import { send as sendByHttp } from './send.ts'
import { OutOfRequests, Session } from './session.ts'
import { readSteps } from './steps/read-steps.ts'
import { takeSteps } from './steps/take-steps.ts'
import { bodyMedia } from './values/form-text.ts'
import { withTokenOfHeader } from './values/credential.ts'
import { Known } from './values/known.ts'
import { learnOwnIds } from './values/own-ids.ts'

/** Reads first, while everything is as it was; what removes comes last. */
const READING: readonly Check[] = [
  reads,
  stateless,
  authentication,
  languages,
  pages,
  pageWalk,
  pageLinks,
  filters,
  ordering,
  listAndItem,
  queries,
  addresses,
  people,
  roleReads,
]
const WRITING: readonly Check[] = [
  guardedWrites,
  roleWrites,
  peopleWrites,
  bodyFilters,
  bodies,
  creating,
  changes,
  actions,
  removing,
]

/**
 * Asks a live backend everything that its contract promises, and tells what it found.
 * @param given what may be asked, and with which token; without `allowWrites` nothing but reads is sent
 * @param send how requests get there; over HTTP, or into a backend in this process
 * @param contract the one that `options` names, for those who have read it already
 * @throws Error when the contract or the steps cannot be read
 */
export async function run(
  given: RunOptions,
  send: Sender = sendByHttp,
  contract: Contract = readContract(given.contract),
): Promise<Report> {
  const options = withTokenOfHeader(given, contract)
  const begun = Date.now()
  const steps = options.steps === undefined ? [] : readSteps(options.steps, contract)
  const { includeAssumed, target } = options
  const coverage = new Coverage(contract)
  const check = createExchangeCheck(contract, { base: target, includeAssumed })
  const session = new Session(contract, options, { check, coverage, send })
  const kit: Kit = {
    session,
    known: new Known(session),
    resources: resourcesOf(session.operations),
    requests: validatorOf(contract, { closed: false, includeAssumed: true }),
    reads: [],
    refusals: [],
    me: undefined,
    strangers: [],
    foreign: new Map(),
  }
  for (const problem of effectProblems(contract, kit.requests)) session.note(problem)
  try {
    await learnOwnIds(session, kit.known)
    for (const check of options.allowWrites ? [...READING, ...WRITING] : READING) await check(kit)
    await takeSteps(kit, steps)
  } catch (error) {
    if (!(error instanceof OutOfRequests)) throw error
    session.note(
      `The run ended after ${session.requests} requests, as many as --max-requests allows; the rest was not checked.`,
    )
  }
  const answers = validatorOf(contract, { closed: true, includeAssumed })
  for (const why of new Set([...kit.requests.unusable, ...answers.unusable]))
    session.note(`A schema of the contract cannot be used, and is not checked: ${why}`)
  const roles = roleMatrixOf(kit)
  const left = options.allowWrites ? await cleanUp(kit) : undefined
  const findings = withoutState(kit, distinct(session.findings))
  return {
    target,
    contract: contract.file,
    title: `${contract.title} ${contract.version}`,
    mode: 'run',
    started: new Date(begun).toISOString(),
    ms: Date.now() - begun,
    requests: session.requests,
    seed: options.seed,
    findings,
    accepted: [],
    notes: [...session.notes],
    coverage: coverage.list((operation) => leftOut(session, operation)),
    left,
    roles,
    effects: options.allowWrites ? effectsSeen(session) : undefined,
  }
}

function leftOut(session: Session, operation: Operation): string {
  if (operation.path.includes('#')) return 'its path has a "#": what follows is not part of a request'
  if (!session.operations.includes(operation))
    return operation.assumed ? 'assumed: --include-assumed asks it' : 'not named by --only'
  if (operation.security === 'required' && session.options.token === undefined)
    return 'asks for a token: give one with --token'
  if (operation.method !== 'GET' && !session.options.allowWrites) return 'writes: --allow-writes asks it'
  const { body, method } = operation
  if (body && method !== 'GET' && !bodyMedia(operation))
    return `takes ${body.media.map(({ type }) => type).join(' or ')}: bodies are made up as JSON or URL-encoded forms only`
  return 'no value is known for its path or query: give one with --param, or a step that has one with --steps'
}
