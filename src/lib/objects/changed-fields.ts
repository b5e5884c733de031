/** The fields of `after` that differ from `before`: the body of a PATCH. Both are flat or plain JSON. */
export function changedFields<Wire extends object>(before: Wire, after: Wire): Partial<Wire> {
  const changed: Partial<Wire> = {}
  for (const name of Object.keys(after) as (keyof Wire)[]) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = after[name]
  }
  return changed
}

/** Sends the changed fields; without changes returns the record unchanged. */
export async function saveChanges<Row, Wire extends object>(
  record: Row,
  before: Wire,
  after: Wire,
  update: (changes: Partial<Wire>) => Promise<Row>,
): Promise<Row> {
  const changes = changedFields(before, after)
  return Object.keys(changes).length === 0 ? record : update(changes)
}
