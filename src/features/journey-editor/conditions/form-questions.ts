import { useSuspenseQueries } from '@tanstack/react-query'
import {
  getGetFormSuspenseQueryOptions,
  getListFormsSuspenseQueryOptions,
} from '#generated/endpoints/forms/forms.ts'
import type { Form } from '#generated/model/index.ts'
import type { FormQuestion, QuestionsOf } from './condition-questions.ts'

const formWithKey = (key: string) =>
  getListFormsSuspenseQueryOptions({ search: key, status__in: ['published'], page_size: 100 })

const questionsIn = ({ definition }: Form): FormQuestion[] => [
  ...(definition?.pages ?? []).flatMap(({ fields }) => fields.filter(({ type }) => type !== 'info')),
  ...(definition?.scores ?? []).map(({ key, label }) => ({
    type: 'number' as const,
    key,
    label,
    isScore: true,
  })),
]

/** The questions and scores of these forms; suspends until they have loaded. */
export function useFormQuestions(keys: readonly string[]): QuestionsOf {
  const lists = useSuspenseQueries({ queries: keys.map(formWithKey) })
  const ids = lists.flatMap(({ data }, at) => data.results.find((form) => form.key === keys[at])?.id ?? [])
  const forms = useSuspenseQueries({ queries: ids.map((id) => getGetFormSuspenseQueryOptions(id)) })
  const found = new Map(forms.map(({ data }) => [data.key, questionsIn(data)]))
  return (form) => (form === null ? [] : (found.get(form) ?? []))
}
