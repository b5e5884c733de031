// The changes of a call in the world.
import { app } from './app.ts'

/** Every row of the world, by its table and id; and its mail. */
export function rowsNow(): ReadonlyMap<string, string> {
  const world = app.worlds.get('default')
  const rows = new Map<string, string>()
  const keep = (name: string, content: unknown) => {
    if (content instanceof Map)
      for (const [id, row] of content) rows.set(`${name} ${id}`, JSON.stringify(row))
    else if (Array.isArray(content))
      content.forEach((row, at) => rows.set(`${name} ${at}`, JSON.stringify(row)))
    else for (const [inner, more] of Object.entries(Object(content))) keep(inner, more)
  }
  const { changes: _, ...tables } = world.tables
  for (const [name, content] of Object.entries(tables)) keep(name, content)
  keep('mail', world.mailbox.kept().mails.toReversed())
  return rows
}

const fieldsOf = (row: string | undefined): Record<string, unknown> => (row ? Object(JSON.parse(row)) : {})

/** Added, removed and changed rows, one line each. */
export function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return ids.flatMap((id) => {
    const [old, now] = [before.get(id), after.get(id)]
    if (old === now) return []
    if (now === undefined) return [`- ${id}`]
    const [was, is] = [fieldsOf(old), fieldsOf(now)]
    const different = Object.entries(is).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]),
    )
    return [`${old === undefined ? '+' : '~'} ${id} ${JSON.stringify(Object.fromEntries(different))}`]
  })
}
