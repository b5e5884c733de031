import type { Immunization } from '#generated/model/index.ts'
import { isSameName } from '#src/lib/text/same-name.ts'

/** The doses of one vaccine, latest first. */
export type VaccineGroup = {
  name: string
  doses: readonly Immunization[]
  last: string
  /** The planned next dose: from the latest dose, and not in the past. */
  next: string | null
}

/**
 * Groups doses by vaccine, in order of appearance. The portal gives no advice on due doses: it shows only what
 * was recorded (screens 2.5).
 * @param today ISO text of the local day
 */
export function vaccineGroups(rows: readonly Immunization[], today: string): VaccineGroup[] {
  const groups: { name: string; doses: Immunization[] }[] = []
  for (const row of rows) {
    const known = groups.find(({ name }) => isSameName(name, row.vaccine_name))
    if (known) known.doses.push(row)
    else groups.push({ name: row.vaccine_name, doses: [row] })
  }
  return groups.map(({ name, doses }) => {
    const sorted = doses.toSorted((a, b) => b.date_received.localeCompare(a.date_received))
    const next = sorted[0]?.next_dose_date ?? null
    const isAhead = next !== null && next >= today.slice(0, next.length)
    return { name, doses: sorted, last: sorted[0]?.date_received ?? '', next: isAhead ? next : null }
  })
}
