import type { JourneyDesign, JourneyImportForm, JourneyUpdatePlace } from '#generated/model/index.ts'
import type { ImportAction } from './use-form-choices.ts'

export const placeKey = ({ step, part }: JourneyUpdatePlace): string => JSON.stringify([step, part])

/** The place as a JSON pointer into a design that has it. */
export function pointerOf({ steps }: JourneyDesign, { step, part }: JourneyUpdatePlace): string {
  const owner = step === null ? '' : `/steps/${steps.findIndex(({ activity_id: id }) => id === step)}`
  return part === null ? owner : `${owner}/${part}`
}

/** The value of a place; undefined if the design does not have it. */
export function valueAt(design: JourneyDesign, { step, part }: JourneyUpdatePlace): unknown {
  const owner = step === null ? design : design.steps.find(({ activity_id: id }) => id === step)
  return Object.entries(owner ?? {}).find(([name]) => name === part)?.[1]
}

/** The design of the file with these places of the journey, as the server writes it. */
export function updatedDesign(
  current: JourneyDesign,
  incoming: JourneyDesign,
  kept: readonly JourneyUpdatePlace[],
): JourneyDesign {
  const own = (step: string | null) =>
    Object.fromEntries(
      kept.filter((place) => place.step === step).map((place) => [place.part, valueAt(current, place)]),
    )
  return {
    ...incoming,
    ...own(null),
    steps: incoming.steps.map((step) => ({ ...step, ...own(step.activity_id) })),
  }
}

/** The design with the new keys of forms that are copied. */
export function withCopiedForms(
  design: JourneyDesign,
  forms: readonly JourneyImportForm[],
  actionOf: (form: JourneyImportForm) => ImportAction,
): JourneyDesign {
  const keys = new Map(
    forms.flatMap((form) =>
      form.existing && actionOf(form) === 'create' ? [[form.existing.key, form.new_key]] : [],
    ),
  )
  const renamed = (key: string | null) => (key === null ? null : (keys.get(key) ?? key))
  return {
    ...design,
    start_form: renamed(design.start_form),
    steps: design.steps.map((step) => ({ ...step, form: renamed(step.form) })),
  }
}
