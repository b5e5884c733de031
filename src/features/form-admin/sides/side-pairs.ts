import type { FormDefinition, FormField, FormPage } from '#generated/model/index.ts'

type Keyed = { readonly key: string }

export type Pair<Part> = { readonly before: Part | undefined; readonly after: Part | undefined }

export type SideRow =
  | ({ readonly kind: 'page' } & Pair<FormPage>)
  | ({ readonly kind: 'field' } & Pair<FormField>)

/** Parts of the same key side by side, in the order of the later ones; a removed part follows the one before it. */
function pairsOf<Part extends Keyed>(before: readonly Part[], after: readonly Part[]): Pair<Part>[] {
  const rows: Pair<Part>[] = after.map((one) => ({
    before: before.find(({ key }) => key === one.key),
    after: one,
  }))
  for (const [index, one] of before.entries()) {
    if (after.some(({ key }) => key === one.key)) continue
    const previous = before[index - 1]
    rows.splice(previous ? rows.findIndex((row) => row.before === previous) + 1 : 0, 0, {
      before: one,
      after: undefined,
    })
  }
  return rows
}

export const sideRows = (before: FormDefinition, after: FormDefinition): SideRow[] =>
  pairsOf(before.pages, after.pages).flatMap((page): SideRow[] => [
    { kind: 'page', ...page },
    ...pairsOf(page.before?.fields ?? [], page.after?.fields ?? []).map((field) => ({
      kind: 'field' as const,
      ...field,
    })),
  ])

/** What differs between the two sides; of a page, only what it shows itself. */
export function stateOf({ kind, before, after }: SideRow): 'added' | 'removed' | 'changed' | undefined {
  if (!before) return 'added'
  if (!after) return 'removed'
  const own = (part: object) => JSON.stringify(kind === 'page' ? { ...part, fields: undefined } : part)
  return own(before) === own(after) ? undefined : 'changed'
}
