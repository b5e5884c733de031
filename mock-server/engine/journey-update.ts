import type {
  JourneyDesign,
  JourneyDesignStep,
  JourneyFile,
  JourneyUpdatePlace,
} from '#generated/model/index.ts'
import type { World } from '../store/world.ts'
import { bannerOf, isOfLibrary, libraryFileWith } from './banners.ts'
import { withFormKeys } from './journey-import.ts'
import { valueChanges } from './value-changes.ts'

/** What an organization says of itself: the update never takes it unasked. */
const ofOrganization: ReadonlySet<string> = new Set([
  'banner',
  'care_team',
  'is_monitored',
  'response_hours',
  'monitoring_note',
])

/** What a journey is called and how it is offered; each can be kept without the steps. */
const ownTexts: ReadonlySet<string> = new Set([
  'name',
  'description',
  'audience',
  'recommendation',
  'languages',
  'next_task_modal',
  'estimated_weeks',
])

const ownStepTexts: ReadonlySet<string> = new Set(['name', 'description', 'content'])

type Part = { readonly place: JourneyUpdatePlace; readonly value: unknown }

const idOf = ({ step, part }: JourneyUpdatePlace): string => JSON.stringify([step, part])

const partsIn = (step: string | null, values: object): Part[] =>
  Object.entries(values).map(([part, value]) => ({ place: { step, part }, value }))

/** All parts of a design, by place; a step is one too. */
function partsOf({ steps, ...design }: JourneyDesign): ReadonlyMap<string, Part> {
  const parts = [
    ...partsIn(null, design),
    ...steps.flatMap(({ activity_id: step, ...values }) => [
      { place: { step, part: null }, value: step },
      ...partsIn(step, values),
    ]),
  ]
  return new Map(parts.map((one) => [idOf(one.place), one]))
}

const isText = ({ step, part }: JourneyUpdatePlace): boolean =>
  part !== null && (step === null ? ownTexts : ownStepTexts).has(part)

/**
 * What a journey has that the file would replace.
 * @param last the file as it was imported last
 * @returns `kept`: its own, which stays; `lost`: changed here as well, which does not
 */
export function ownPlaces(
  current: JourneyDesign,
  incoming: JourneyDesign,
  last: JourneyDesign,
): { readonly kept: JourneyUpdatePlace[]; readonly lost: JourneyUpdatePlace[] } {
  const [theirs, before] = [partsOf(incoming), partsOf(last)]
  const kept: JourneyUpdatePlace[] = []
  const lost: JourneyUpdatePlace[] = []
  const isSame = (a: Part | undefined, b: Part | undefined) =>
    valueChanges({ value: a?.value }, { value: b?.value }).length === 0
  for (const [id, own] of partsOf(current)) {
    const { step, part } = own.place
    const isStepGone = step !== null && !theirs.has(idOf({ step, part: null }))
    if (isSame(own, theirs.get(id)) || (isStepGone && part !== null)) continue
    const isChanged = !isSame(own, before.get(id))
    if (step === null && part !== null && ofOrganization.has(part)) kept.push(own.place)
    else if (isChanged) (isText(own.place) ? kept : lost).push(own.place)
  }
  return { kept, lost }
}

/** The design of the file with these parts of the journey. */
export function updatedDesign(
  current: JourneyDesign,
  incoming: JourneyDesign,
  kept: readonly JourneyUpdatePlace[],
): JourneyDesign {
  const own = partsOf(current)
  const keptIn = (step: string | null) =>
    Object.fromEntries(
      kept.filter((place) => place.step === step).map((place) => [place.part, own.get(idOf(place))?.value]),
    )
  return {
    ...incoming,
    ...keptIn(null),
    steps: incoming.steps.map((one): JourneyDesignStep => ({ ...one, ...keptIn(one.activity_id) })),
  }
}

/** The kept places that the caller does not take from the file. */
export const withoutTaken = (
  kept: readonly JourneyUpdatePlace[],
  take: readonly JourneyUpdatePlace[],
): readonly JourneyUpdatePlace[] => {
  const taken = new Set(take.map(idOf))
  return kept.filter((place) => !taken.has(idOf(place)))
}

type Incoming = {
  readonly file: JourneyFile
  readonly picture: { readonly bytes: Uint8Array } | undefined
  readonly organization: string
}

/** The design of a file as it would be here: with the forms by their keys here, and the picture that is known. */
export function incomingDesign(
  world: World,
  { file, picture, organization }: Incoming,
  keys: ReadonlyMap<string, string>,
): JourneyDesign {
  const design = withFormKeys(file, keys)
  const known =
    picture && isOfLibrary(design.banner) ? libraryFileWith(world, organization, picture.bytes) : undefined
  return known ? { ...design, banner: bannerOf(known) } : design
}
