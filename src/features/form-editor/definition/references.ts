import type { FormCondition, FormField, FormPage, FormVisibility } from '#generated/model/index.ts'

export type Rename = { from: string; to: string }

export const inRule = (rule: FormVisibility, { from, to }: Rename): FormVisibility => {
  const one = (condition: FormCondition) =>
    condition.field === from ? { ...condition, field: to } : condition
  return { ...rule, ...(rule.all && { all: rule.all.map(one) }), ...(rule.any && { any: rule.any.map(one) }) }
}

export function inField<F extends FormField>(field: F, rename: Rename): F {
  const next: F = { ...field }
  if (next.visible_when) next.visible_when = inRule(next.visible_when, rename)
  if ('not_before' in next && next.not_before === rename.from) next.not_before = rename.to
  // If the group has a question with this key, its rows refer to that one.
  if (next.type === 'group' && !next.fields.some(({ key }) => key === rename.from))
    next.fields = next.fields.map((row) => inField(row, rename))
  return next
}

export const inPage = (page: FormPage, rename: Rename): FormPage => ({
  ...page,
  ...(page.visible_when && { visible_when: inRule(page.visible_when, rename) }),
  fields: page.fields.map((field) => inField(field, rename)),
})
