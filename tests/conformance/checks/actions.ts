import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../contract/contract.ts'
import type { Resource } from '../contract/resources.ts'
import { successSchema } from '../contract/resources.ts'
import { effectsOf } from '../effects/effect.ts'
import { inferredEffects } from '../effects/inferred.ts'
import type { Watch } from '../effects/watch.ts'
import { watch } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { guarded } from './guarded-changes.ts'
import { refusedAgain } from './again.ts'
import { lostInAnswer } from './lost-in-answer.ts'

type Params = Readonly<Record<string, string>>

/**
 * Actions on one thing (`complete/`, `cancel/`), and whatever else has `x-effects`, answer as documented, and what they
 * do can be read afterwards.
 */
export async function actions(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  const done = new Set<Operation>()
  for (const { item, actions: all } of resources) {
    for (const action of all) {
      done.add(action)
      await acting(kit, { item, action }, await known.paramsFor(action))
    }
  }
  // what was made was watched then
  const creates = new Set(resources.map(({ create }) => create))
  for (const { operation } of session.writes) if (creates.has(operation)) done.add(operation)
  for (const action of session.operations) {
    if (action.method === 'POST' && effectsOf(action) && !done.has(action))
      await acting(kit, { item: undefined, action }, await known.paramsFor(action))
  }
}

/** Does one action on the first of some things that lets it be done. */
export async function acting(
  kit: Kit,
  { item, action }: Pick<Resource, 'item'> & { readonly action: Operation },
  ways: readonly Params[],
): Promise<void> {
  const { session, requests } = kit
  if (!session.mayAsk(action)) return
  const effects = effectsOf(action) ?? inferredEffects(session.contract, action, item)
  const [body] = validBodies(session, requests, action, 0)
  // an answer that is described as the thing itself is held against it
  const isThing = item !== undefined && isDeepStrictEqual(successSchema(item), successSchema(action))
  const look = async (params: Params) =>
    isThing && session.mayAsk(item) ? (await session.ask({ operation: item, params })).json : undefined
  const act = async (params: Params, watched: Watch) => {
    const headers = await writeHeaders(session, action, params)
    const before = await look(params)
    await guarded(kit, action, params, body)
    const answer = await session.ask({ operation: action, params, body, headers })
    if (!answer.ok) return false
    await watched.after(answer)
    lostInAnswer(kit, action, answer, { before, after: await look(params) })
    await refusedAgain(kit, { operation: action, params, body })
    return true
  }
  const done: [Params, Watch][] = []
  for (const params of ways) {
    const watched = await watch(kit, { operation: action, params, body }, effects)
    // what is done already shows nothing, and comes last
    if (watched.isDone) done.push([params, watched])
    else if (await act(params, watched)) return
  }
  for (const [params, watched] of done) if (await act(params, watched)) return
}
