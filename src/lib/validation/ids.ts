const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The nil UUID, which identifies nothing (CONST-04). */
const NIL_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Whether a text is a UUID other than nil. Every id from the URL must pass this before it is used in a call
 * (design rule "ids from the address bar are input").
 */
export function isUuid(text: string | undefined | null): text is string {
  return typeof text === 'string' && UUID.test(text) && text !== NIL_ID
}
