import type { JourneyDesign, JourneyDesignStep, LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { useFormQuestions } from '../conditions/form-questions.ts'
import { questionWords } from '../conditions/question-words.ts'
import { wordsOf } from '../design/words-of.ts'
import { useConditionText } from '../diagram/use-condition-text.ts'
import { useWhatIfText } from '../trial/use-what-if-text.ts'
import { banners } from '../fields/banners.ts'

type Part = Exclude<keyof JourneyDesign, 'steps'>
type StepPart = keyof JourneyDesignStep

/** Values in words, by label. */
type Rows = Readonly<Record<string, string>>

/** A value that differs, in words. */
export type ValueRow = { readonly label: string; readonly before: string; readonly after: string }

/**
 * Puts what differs between two designs into words: of a part of the journey, or of a part of a step. Suspends until
 * the questions of their forms are loaded.
 */
export function useValueRows(before: JourneyDesign, after: JourneyDesign) {
  const { t } = useText('journeyEditor')
  const wordsFor = useDesignWords([before, after])
  const [old, now] = [wordsFor(before), wordsFor(after)]
  const rowsOf = (was: Rows, is: Rows): ValueRow[] =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((label) => (was[label] ?? '') !== (is[label] ?? ''))
      .map((label) => {
        const nothing = t.journeyEditor.conflict.nothing()
        return { label, before: was[label] || nothing, after: is[label] || nothing }
      })
  return {
    partRows: (part: Part) => rowsOf(old.part[part](), now.part[part]()),
    stepRows: (was: JourneyDesignStep, is: JourneyDesignStep, parts: readonly StepPart[]) =>
      parts.flatMap((part) => rowsOf(old.step[part](was), now.step[part](is))),
  }
}

function useDesignWords(designs: readonly JourneyDesign[]) {
  const { t, locale } = useText('journeyEditor')
  const conditionText = useConditionText()
  const whatIfText = useWhatIfText()
  const forms = designs.flatMap(({ start_form: start, steps }) => [start, ...steps.map(({ form }) => form)])
  const questionsOf = useFormQuestions([...new Set(forms.filter((form) => form !== null))])
  const {
    bilingual,
    change,
    columns,
    condition,
    content,
    diagram,
    options,
    parts,
    step: steps,
  } = t.journeyEditor
  const { stepNeeds, stepParts, team, whatIf } = t.journeyEditor
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
  const list = (all: readonly string[]) => conjunction.format(all)
  const both = (label: string, text: LocalizedText | null): Rows => ({
    [bilingual.english({ label })]: text?.['en-ca'] ?? '',
    [bilingual.french({ label })]: text?.['fr-ca'] ?? '',
  })
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const flag = (value: boolean) => (value ? condition.yes() : condition.no())
  const bannerName = (banner: string | null) => {
    if (banner === null) return options.noBanner()
    const known = banners.find(({ path }) => path === banner)
    return known ? options.banners[known.name]() : options.ownBanner()
  }

  return (design: JourneyDesign) => {
    const nameOf = (activity: string): string => {
      const found = design.steps.find(({ activity_id: id }) => id === activity)
      return (found && wordsOf(found.name, locale)) || activity
    }
    const wayOf = (step: JourneyDesignStep, { activity_id: id, when }: JourneyDesignStep['next'][number]) =>
      when
        ? diagram.followsIf({
            name: nameOf(id),
            condition: conditionText(
              when,
              questionWords(when.field, questionsBefore(design, step, questionsOf), locale),
            ),
          })
        : diagram.follows({ name: nameOf(id) })
    const own = (part: Part, value: string): Rows => ({ [parts[part]()]: value })
    const ofStep = (part: StepPart, value: string): Rows => ({ [stepParts[part]()]: value })
    const part: Readonly<Record<Part, () => Rows>> = {
      name: () => both(parts.name(), design.name),
      description: () => both(parts.description(), design.description),
      audience: () => both(parts.audience(), design.audience),
      banner: () => own('banner', bannerName(design.banner)),
      languages: () => own('languages', list(design.languages.map((one) => options.language[one]()))),
      next_task_modal: () => own('next_task_modal', flag(design.next_task_modal)),
      estimated_weeks: () => own('estimated_weeks', text(design.estimated_weeks)),
      is_monitored: () => own('is_monitored', flag(design.is_monitored)),
      response_hours: () => own('response_hours', text(design.response_hours)),
      monitoring_note: () => both(parts.monitoring_note(), design.monitoring_note),
      care_team: () => ({
        ...both(team.name(), design.care_team.name),
        [team.contact()]: text(design.care_team.contact_name),
        [team.phone()]: text(design.care_team.phone),
        [team.email()]: text(design.care_team.email),
        ...both(team.hours(), design.care_team.hours),
      }),
      recommendation: () => both(parts.recommendation(), design.recommendation),
      start_form: () => own('start_form', text(design.start_form)),
      table_columns: () =>
        Object.fromEntries(
          design.table_columns.map(({ variable, label }, index) => [
            columns.one({ number: index + 1 }),
            change.column({ english: label['en-ca'], french: label['fr-ca'] ?? '', variable }),
          ]),
        ),
      first: () => own('first', list(design.first.map(nameOf))),
      what_ifs: () =>
        Object.fromEntries(
          (design.what_ifs ?? []).map((one, index) => [
            whatIf.one({ number: index + 1 }),
            whatIfText(design, questionsOf, one),
          ]),
        ),
    }
    const step: Readonly<Record<StepPart, (one: JourneyDesignStep) => Rows>> = {
      activity_id: (one) => ofStep('activity_id', one.activity_id),
      kind: ({ kind }) => ofStep('kind', steps.kinds[kind]()),
      audience: ({ audience }) => ofStep('audience', steps.audiences[audience]()),
      repeatable: ({ repeatable }) => ofStep('repeatable', flag(repeatable)),
      name: ({ name }) => both(stepParts.name(), name),
      description: ({ description }) => both(stepParts.description(), description),
      estimated_minutes: (one) => ofStep('estimated_minutes', text(one.estimated_minutes)),
      priority: ({ priority }) => ofStep('priority', text(priority)),
      due_in_days: (one) => ofStep('due_in_days', text(one.due_in_days)),
      form: ({ form }) => ofStep('form', text(form)),
      content: (one) =>
        Object.assign({}, ...one.content.map((words, at) => both(content.one({ number: at + 1 }), words))),
      prefill: ({ prefill }) => ofStep('prefill', list(prefill.map(({ field }) => field))),
      repeat: ({ repeat }) =>
        ofStep('repeat', repeat ? diagram.repeat({ times: repeat.times, days: repeat.every_days }) : ''),
      variables: ({ variables }) => ofStep('variables', list(variables)),
      score: ({ score }) =>
        ofStep('score', score ? change.sum({ variable: score.variable, of: list(score.of) }) : ''),
      needs: ({ needs }) =>
        ofStep(
          'needs',
          list(needs.map(({ variable, kind }) => change.need({ variable, kind: stepNeeds.kinds[kind]() }))),
        ),
      next: (one) => ofStep('next', one.next.map((way) => wayOf(one, way)).join(' ') || diagram.ends()),
    }
    return { part, step }
  }
}
