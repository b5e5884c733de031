import type { FormCondition, FormDefinition, FormField, FormVisibility } from '#generated/model/index.ts'
import { questionAt } from './place.ts'
import type { QuestionPlace } from './place.ts'
import { changeQuestion } from './structure.ts'

type Rename = { from: string; to: string }

const inRule = (rule: FormVisibility, { from, to }: Rename): FormVisibility => {
  const one = (condition: FormCondition) =>
    condition.field === from ? { ...condition, field: to } : condition
  return { ...rule, ...(rule.all && { all: rule.all.map(one) }), ...(rule.any && { any: rule.any.map(one) }) }
}

function inField<F extends FormField>(field: F, rename: Rename): F {
  const next: F = { ...field }
  if (next.visible_when) next.visible_when = inRule(next.visible_when, rename)
  if ('not_before' in next && next.not_before === rename.from) next.not_before = rename.to
  // In a group with a question of this name, its rows mean their own.
  if (next.type === 'group' && !next.fields.some(({ key }) => key === rename.from))
    next.fields = next.fields.map((row) => inField(row, rename))
  return next
}

/** Gives a question another key; conditions and dates that ask about it go on asking about it. */
export function renameQuestion(form: FormDefinition, place: QuestionPlace, to: string): FormDefinition {
  const from = questionAt(form, place)?.key
  if (from === undefined || from === to) return form
  const rename = { from, to }
  const named = changeQuestion(form, place, (field) => ({ ...field, key: to }))
  if (place.row !== undefined) {
    return changeQuestion(named, { kind: 'question', page: place.page, at: place.at }, (group) =>
      group.type === 'group' ? { ...group, fields: group.fields.map((row) => inField(row, rename)) } : group,
    )
  }
  return {
    ...named,
    pages: named.pages.map((page) => ({
      ...page,
      ...(page.visible_when && { visible_when: inRule(page.visible_when, rename) }),
      fields: page.fields.map((field) => inField(field, rename)),
    })),
    ...(named.alerts && {
      alerts: named.alerts.map((alert) => ({ ...alert, alert_when: inRule(alert.alert_when, rename) })),
    }),
  }
}
