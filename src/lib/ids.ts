const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Whether a text has the form of a UUID. Ids from the address bar are input: none goes into a call before it
 * passed here (design rule "ids from the address bar are input").
 */
export function isUuid(text: string | undefined | null): text is string {
  return typeof text === 'string' && UUID.test(text)
}
