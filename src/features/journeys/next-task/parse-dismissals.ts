type Dismissals = Readonly<Record<string, boolean>>

/** Local storage is untrusted: malformed data counts as empty. */
export function parseDismissals(text: string | null): Dismissals {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, boolean] => entry[1] === true),
    )
  } catch {
    return {}
  }
}
