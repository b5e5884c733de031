import type { Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia, FORM } from '../values/form-text.ts'
import { readerOf } from '../values/reader.ts'
import { writeHeaders } from '../values/write-headers.ts'

/** Fields of one thing that are emptied at most. */
const FIELDS = 20

/** A PATCH with null empties a field that may be null. Its old value is put back. */
export async function emptied(
  kit: Kit,
  update: Operation,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { session, requests } = kit
  const media = bodyMedia(update)
  const schema = media?.schema
  // a form cannot say null
  if (update.method !== 'PATCH' || schema === undefined || media?.type === FORM) return
  const look = readerOf(session, update, params)
  const patch = async (name: string, value: Json) => {
    const headers = await writeHeaders(session, update, params)
    return session.ask({ operation: update, params, body: { [name]: value }, headers })
  }
  const before = (await look({}))?.json
  if (!isObject(before)) return
  const mayBeNull = Object.keys(before).filter(
    (name) =>
      propertyOf(session.contract.document, schema, name) !== undefined &&
      requests.problemsOf(schema, { [name]: null }).length === 0,
  )
  for (const name of mayBeNull.slice(0, FIELDS)) {
    const old = before[name]
    const value = old ?? otherValue(kit, update, name)
    // what is null already shows nothing
    if (value === undefined || (old === null && !(await patch(name, value)).ok)) continue
    if (requests.problemsOf(schema, { [name]: value }).length > 0) continue
    if (!(await patch(name, null)).ok) continue
    const after = await look({})
    const now = isObject(after?.json) ? after.json[name] : undefined
    if (after?.ok && now !== undefined && now !== null) {
      const promised = `"${name}" null, as PATCH ${update.path} sent it just before`
      session.found('null-not-kept', update, after, promised, JSON.stringify(now), `/${name}`)
    }
    if (old !== null && old !== undefined && !(await patch(name, old)).ok)
      session.note(`${update.id} did not take the old "${name}" back: it stays empty.`)
  }
}

/** A value that fits a field, of the bodies that the contract shows; undefined when they have none. */
const otherValue = ({ session, requests }: Kit, update: Operation, name: string): Json | undefined =>
  validBodies(session, requests, update, 6)
    .filter(isObject)
    .map((body) => body[name])
    .find((value) => value !== null && value !== undefined)
