import type { FormDefinition, FormScore } from '#generated/model/index.ts'
import { questionAt, type QuestionPlace } from './place.ts'
import { inField, inPage, inRule } from './references.ts'
import { changeQuestion, replaced } from './structure.ts'

/** Replaces a score, and renames its key in the alerts that compare it. */
export function changeScore(form: FormDefinition, at: number, next: FormScore): FormDefinition {
  const from = form.scores?.[at]?.key
  const changed = { ...form, scores: replaced(form.scores ?? [], at, () => next) }
  if (!form.alerts || from === undefined || from === next.key) return changed
  const rename = { from, to: next.key }
  return {
    ...changed,
    alerts: form.alerts.map((alert) => ({ ...alert, alert_when: inRule(alert.alert_when, rename) })),
  }
}

/** Renames a question's key and updates all references to it. */
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
    pages: named.pages.map((page) => inPage(page, rename)),
    ...(named.alerts && {
      alerts: named.alerts.map((alert) => ({ ...alert, alert_when: inRule(alert.alert_when, rename) })),
    }),
    ...(named.scores && {
      scores: named.scores.map((score) => ({
        ...score,
        of: score.of.map((key) => (key === from ? to : key)),
      })),
    }),
  }
}
