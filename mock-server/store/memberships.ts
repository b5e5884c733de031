import type { Changes } from './changes.ts'
import { noteChange } from './changes.ts'
import type { MembershipRow } from './rows.ts'

/**
 * The members of organizations, in the order of joining, indexed by person, and so is
 * who belongs to one organization.
 */
export class Memberships {
  readonly #changes: Changes
  readonly #rows = new Set<MembershipRow>()
  readonly #byUser = new Map<string, Set<MembershipRow>>()
  readonly #byOrganization = new Map<string, Set<MembershipRow>>()

  constructor(changes: Changes) {
    this.#changes = changes
  }

  push(row: MembershipRow): void {
    this.#rows.add(row)
    addTo(this.#byUser, row.user, row)
    addTo(this.#byOrganization, row.organization, row)
    noteChange(this.#changes)
  }

  remove(row: MembershipRow): void {
    this.#rows.delete(row)
    this.#byUser.get(row.user)?.delete(row)
    this.#byOrganization.get(row.organization)?.delete(row)
    noteChange(this.#changes)
  }

  /** Where this person belongs; nowhere for undefined. */
  of(user: string | undefined): readonly MembershipRow[] {
    return user === undefined ? [] : [...(this.#byUser.get(user) ?? [])]
  }

  /** Who belongs to this organization. */
  in(organization: string): readonly MembershipRow[] {
    return [...(this.#byOrganization.get(organization) ?? [])]
  }

  filter(wanted: (row: MembershipRow) => boolean): MembershipRow[] {
    return [...this.#rows].filter(wanted)
  }

  some(wanted: (row: MembershipRow) => boolean): boolean {
    for (const row of this.#rows) if (wanted(row)) return true
    return false
  }
}

function addTo(index: Map<string, Set<MembershipRow>>, key: string, row: MembershipRow): void {
  const known = index.get(key)
  if (known) known.add(row)
  else index.set(key, new Set([row]))
}
