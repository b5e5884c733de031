const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The place of the one text or number that differs, or undefined if it is something else or more than one. */
export function editedText(before: unknown, after: unknown, place = ''): string | undefined {
  if (!isPlain(before) || !isPlain(after)) {
    const isText = (value: unknown) =>
      value === null || typeof value === 'string' || typeof value === 'number'
    return isText(before) && isText(after) ? place : undefined
  }
  const names = Object.keys(after)
  if (Object.keys(before).length !== names.length) return undefined
  const different = names.filter((name) => !Object.is(before[name], after[name]))
  const [only = ''] = different
  return different.length === 1 ? editedText(before[only], after[only], `${place}/${only}`) : undefined
}
