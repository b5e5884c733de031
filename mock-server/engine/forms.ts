import type { FormDefinition, FormStatus } from '#generated/model/index.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { FormRow, FormVersionRow } from '../store/form-row.ts'
import type { TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { offeredDefinition } from './definitions.ts'
import { taskStatus } from './progress.ts'

/** The current version, also of a retired form; undefined if the form was never published. */
export const latestVersion = ({ versions }: FormRow): FormVersionRow | undefined => versions.at(-1)

/**
 * The version of a form that a task opens with: the latest published one. A retired form is still used by
 * journeys that use it. Undefined when the world has no such form, or it was never published.
 */
export function publishedVersion(world: World, key: string): FormVersionRow | undefined {
  const form = world.tables.forms.find('key', key)
  return form && latestVersion(form)
}

/** The form of a task, in the version of its opening; undefined when it asks nothing. */
export function formOfTask(
  world: World,
  { form, formVersion }: Pick<TaskRow, 'form' | 'formVersion'>,
): FormDefinition | undefined {
  if (form === null) return undefined
  return world.tables.forms.find('key', form)?.versions.find(({ number }) => number === formVersion)
    ?.definition
}

export function formStatus({ versions, retiredAt }: FormRow): FormStatus {
  if (retiredAt !== null) return 'retired'
  return versions.length > 0 ? 'published' : 'draft'
}

/** The source of its name and texts: the draft, or else the published version. */
export function writtenOf(row: FormRow): FormDefinition {
  const found = row.draft?.definition ?? latestVersion(row)?.definition
  if (!found) throw new Error(`The form ${row.key} has neither a draft nor a version`)
  return found
}

/** The journeys that people can be enrolled in and that use forms, by the key of the form. */
export function journeysByForm(world: World): ReadonlyMap<string, readonly JourneyDefinition[]> {
  const found = new Map<string, JourneyDefinition[]>()
  for (const id of world.tables.journeys.keys()) {
    const journey = offeredDefinition(world, id)
    for (const key of new Set(journey?.steps.map(({ form }) => form))) {
      if (journey && key !== undefined) found.set(key, [...(found.get(key) ?? []), journey])
    }
  }
  return found
}

/** How many open tasks keep each version of a form. */
export function openTasksByVersion(world: World, key: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const task of world.tables.tasks.values()) {
    if (task.form !== key || task.formVersion === null || taskStatus(task) !== 'open') continue
    found.set(task.formVersion, (found.get(task.formVersion) ?? 0) + 1)
  }
  return found
}
