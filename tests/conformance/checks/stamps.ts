import { setTimeout as pause } from 'node:timers/promises'
import type { Operation } from '../contract/contract.ts'
import { isObject } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import type { Resource } from '../contract/resources.ts'
import { successSchema } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { bodyMedia } from '../values/form-text.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { lookAtThing } from './bringing-back.ts'
import { otherBody } from './changing.ts'

/** Names of the moment of the last change. */
const CHANGED_AT = ['updated_at', 'modified_at', 'changed_at', 'last_modified_at', 'updatedAt', 'modifiedAt']
/** How long after the last change another one shows, in moments of whole seconds and in finer ones. */
const [WHOLE_MS, FINE_MS] = [1100, 20]

/**
 * A change renews the moment of the last change. Gives the check, which is for later: two changes in one second have the
 * same moment.
 */
export async function stamped(
  kit: Kit,
  { item, updates }: Resource,
  params: Readonly<Record<string, string>>,
): Promise<(() => Promise<void>)[]> {
  const { session, requests } = kit
  const [update] = updates
  const field = update && item && momentOf(kit, update, item)
  if (!item || !update || field === undefined || !session.mayAsk(update)) return []
  const look = async () => (await lookAtThing(kit, { item }, params))?.json
  const before = await look()
  if (!isObject(before) || typeof before[field] !== 'string') return []
  const since = performance.now()
  const wait = /\.\d*[1-9]/.test(before[field]) ? FINE_MS : WHOLE_MS
  return [
    async () => {
      await pause(Math.max(0, wait - (performance.now() - since)))
      const body = otherBody({ session, requests }, update, params, before)
      if (!body) return
      const headers = await writeHeaders(session, update, params)
      if (!(await session.ask({ operation: update, params, body, headers })).ok) return
      const answer = await lookAtThing(kit, { item }, params)
      const now = isObject(answer?.json) ? answer.json[field] : undefined
      if (now === undefined || now !== before[field]) return
      const promised = `"${field}" later than before ${update.id}`
      session.found('moment-not-renewed', update, answer, promised, JSON.stringify(now), `/${field}`)
    },
  ]
}

/** The field with the moment of the last change, which only the backend sets (`readOnly`); undefined where there is none. */
function momentOf({ session }: Kit, update: Operation, item: Operation): string | undefined {
  const { document } = session.contract
  return CHANGED_AT.find((name) => {
    const shown = propertyOf(document, successSchema(item), name)
    return (
      shown?.format === 'date-time' &&
      shown.readOnly === true &&
      propertyOf(document, bodyMedia(update)?.schema, name) === undefined
    )
  })
}
