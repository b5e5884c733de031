const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id that names nothing (CONST-04). */
const NIL_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Whether a text has the form of a UUID and may name something. Ids from the address bar are input: none goes into a call before it
 * passed here (design rule "ids from the address bar are input").
 */
export function isUuid(text: string | undefined | null): text is string {
  return typeof text === 'string' && UUID.test(text) && text !== NIL_ID
}
