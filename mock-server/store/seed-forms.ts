import { dayAt } from './clock.ts'
import type { FormRow } from './form-row.ts'
import { userIdOf } from './seed-people.ts'
import { formIdOf } from './seeds/form-id.ts'
import type { FormSeed } from './seeds/forms.ts'
import { formSeeds } from './seeds/forms.ts'
import type { World } from './world.ts'

/** Seeds the forms of a new world; their definitions are shared by all worlds. @param today epoch ms */
export function seedForms({ tables }: World, today: number, seeds: readonly FormSeed[] = formSeeds): void {
  for (const seed of seeds) {
    const row = rowOf(seed, today)
    tables.forms.set(row.id, row)
  }
}

function rowOf({ key, versions, draft }: FormSeed, today: number): FormRow {
  const by = userIdOf('priya')
  const published = versions.map(({ definition, daysAgo, comment = null }) => ({
    number: definition.version,
    definition,
    publishedAt: dayAt(today, -daysAgo, '15:10'),
    publishedBy: by,
    comment,
  }))
  const written = draft && {
    definition: draft.definition,
    updatedAt: dayAt(today, -draft.daysAgo, '16:25'),
    updatedBy: by,
  }
  return {
    id: formIdOf(key),
    key,
    revision: versions.length + (written ? 1 : 0),
    versions: published,
    draft: written ?? null,
    retiredAt: null,
    updatedAt: written?.updatedAt ?? published.at(-1)?.publishedAt ?? today,
    updatedBy: by,
  }
}
