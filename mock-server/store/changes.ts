/**
 * What has changed in a world. It grows with every row that comes or goes (store/table.ts) and with every call of an
 * operation that writes (contract/note-call.ts); what was found before is then looked for anew.
 */
export type Changes = {
  /** How often anything at all. */
  count: number
  /** How often what lists of journeys are made of: journeys, their tasks and events, and people. */
  journeys: number
  /** How often something of that which may concern any journey: people, say. */
  many: number
  /** The journeys, by id, that changed one by one since then. */
  readonly touched: string[]
}

export const noChanges = (): Changes => ({ count: 0, journeys: 0, many: 0, touched: [] })

/** So many journeys are looked at again one by one; of more of them all are. */
const most = 200

/** Something changed that may concern any journey. */
export function noteChange(changes: Changes): void {
  changes.count += 1
  changes.journeys += 1
  changes.many += 1
  changes.touched.length = 0
}

/** Something changed that no list is made of: an answer may be another one. */
export function touchOtherTables(changes: Changes): void {
  changes.count += 1
}

/** One journey changed, or one of its tasks or events. */
export function noteJourney(changes: Changes, journey: string): void {
  if (changes.touched.length >= most) {
    noteChange(changes)
    return
  }
  changes.count += 1
  changes.journeys += 1
  changes.touched.push(journey)
}
