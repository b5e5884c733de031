import type { AuditChange, JourneyDesign } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import {
  type ChangeGroup,
  changeKind,
  grouped,
  type GroupsOf,
  isReordered,
  namesIn,
  type PlacedChange,
} from '#src/lib/changes/change-group.ts'
import { partNamed, stepPartNamed } from './part-names.ts'
import { useLoggedWords } from './use-logged-words.ts'
import { wordsOf } from './words-of.ts'

type Placed = { readonly step: string | undefined; readonly part: string; readonly change: PlacedChange }

function placed(change: AuditChange): Placed {
  const [part = '', ...within] = change.field.split('/').filter(Boolean)
  const [step, ...rest] = within
  return part === 'steps' && step !== undefined && rest.length > 0
    ? { step, part, change: { ...change, rest } }
    : { step: undefined, part, change: { ...change, rest: within } }
}

/** Lists of keys of questions. */
const QUESTIONS = ['steps/variables', 'steps/score/of']

/**
 * Puts the changes that the audit log keeps of a journey into words; `design` is the journey as it is now. Suspends until
 * the questions of its forms are loaded.
 */
export function useDesignChangeGroups(design: JourneyDesign): GroupsOf {
  const { t, locale } = useText('journeyEditor')
  const { bilingual, change: texts, condition, list, parts, stepParts, team } = t.journeyEditor
  const careTeam: Readonly<Record<string, () => string>> = {
    name: team.name,
    contact_name: team.contact,
    phone: team.phone,
    email: team.email,
    hours: team.hours,
  }
  const inLanguage = (label: string, rest: readonly string[]) => {
    if (rest.at(-1) === 'en-ca') return bilingual.english({ label })
    return rest.at(-1) === 'fr-ca' ? bilingual.french({ label }) : label
  }
  const partLabel = (part: string) => {
    if (part === 'status') return list.status()
    const known = partNamed(part)
    return known ? parts[known]() : part
  }
  const rowLabel = ({ step, part, change: { rest } }: Placed) => {
    if (part === 'care_team') return inLanguage(careTeam[rest[0] ?? '']?.() ?? partLabel(part), rest)
    const ofStep = step === undefined ? undefined : stepPartNamed(rest[0])
    if (ofStep) return inLanguage(stepParts[ofStep](), rest)
    return inLanguage(step === undefined ? partLabel(part) : rest.join(', '), rest)
  }

  const words = useLoggedWords(design)

  return (changes) => {
    const all = changes.map(placed)
    const nameOf = (activity: string): string => {
      // As it was called then, or else as it is called now.
      const textIn = (language: string) => {
        const found = all.filter(
          ({ step, change }) => step === activity && change.rest.join('/') === `name/${language}`,
        )
        return found.at(-1)?.change.after ?? found.at(-1)?.change.before
      }
      const now = design.steps.find(({ activity_id: id }) => id === activity)
      return textIn(locale) || (now && wordsOf(now.name, locale)) || textIn('en-ca') || activity
    }
    const valueOf = (value: string | null, path: string, step: string | undefined) => {
      if (value === 'true') return condition.yes()
      if (value === 'false') return condition.no()
      if (!value) return value
      const isSteps = path === 'first' || path === (step === undefined ? 'steps' : 'steps/next')
      if (isSteps) return namesIn(value).map(nameOf).join(', ')
      return QUESTIONS.includes(path) ? words.questionNames(step, value) : words.enumText(path, value)
    }
    /** The condition of a way as one value; parts of it that did not change are not in the log. */
    const conditionRow = (step: string, parts: readonly PlacedChange[]): AuditChange => {
      const target = parts[0]?.rest[1] ?? ''
      const now = design.steps.find(({ activity_id: id }) => id === step)?.next
      const said = (side: 'before' | 'after') => {
        const logged = parts.find(({ rest }) => rest.at(-1) === 'field')
        // A question that did not change is not in the log.
        const kept = now?.find(({ activity_id: id }) => id === target)?.when?.field
        const field = (logged ? logged[side] : kept) ?? ''
        const known = parts.flatMap(({ rest, [side]: value }) =>
          value === null ? [] : [words.conditionText(rest[3], value, { step, field })],
        )
        return known.length > 0 ? known.join(' ') : null
      }
      return { field: `${stepParts.next()}, ${nameOf(target)}`, before: said('before'), after: said('after') }
    }
    const stepRows = (
      step: string,
      changes: readonly PlacedChange[],
      toRow: (change: PlacedChange) => AuditChange,
    ) => {
      const isWay = ({ rest }: PlacedChange) => rest[0] === 'next' && rest.length > 2
      const conditions = changes.filter((one) => isWay(one) && one.rest[2] === 'when')
      return [
        ...changes.filter((one) => !isWay(one)).map(toRow),
        ...[...grouped(conditions, ({ rest }) => rest[1] ?? '').values()].map((one) =>
          conditionRow(step, one),
        ),
      ]
    }
    const toRow = (one: Placed): AuditChange => {
      const path = [one.part, ...one.change.rest].join('/')
      const { before, after } = one.change
      return {
        field: rowLabel(one),
        before: valueOf(before, path, one.step),
        after: valueOf(after, path, one.step),
      }
    }
    const groups = grouped(all, ({ step, part }) => (step === undefined ? part : `step ${step}`))
    return [...groups.values()].flatMap((group): ChangeGroup[] => {
      const [first] = group
      if (!first) return []
      const { step, part } = first
      if (step === undefined && part === 'steps') {
        // Steps that were added or removed are listed themselves.
        return isReordered(first.change) ? [{ title: texts.order(), changes: group.map(toRow) }] : []
      }
      // Moves of a trial say little by themselves; the versions show what-ifs in words.
      if (part === 'what_ifs') return [{ title: texts.part({ part: partLabel(part) }), changes: [] }]
      if (step === undefined)
        return [{ title: texts.part({ part: partLabel(part) }), changes: group.map(toRow) }]
      const ofStep = group.map(({ change }) => change)
      const kind = changeKind(ofStep, 'activity_id')
      const name = nameOf(step)
      const title =
        kind === 'added' || kind === 'removed' ? texts[kind]({ name }) : texts.changedStep({ name })
      return [{ title, changes: stepRows(step, ofStep, (change) => toRow({ ...first, change })) }]
    })
  }
}
