import type { FormData, FormField, FormRow } from '#generated/model/index.ts'
import { formSignatureNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { isBlank } from './asked.ts'
import type { CheckContext } from './check-context.ts'
import { checkDated } from './check-dates.ts'
import { formMessages } from './messages.ts'
import { isLine } from './text-patterns.ts'

/** The only row of a signature; undefined when it is no list of one row. */
function rowOf(answer: FormData[string]): FormRow | undefined {
  const [row] = Array.isArray(answer) && answer.length === 1 ? answer : []
  return typeof row === 'object' ? row : undefined
}

/** Whether the name of a signature is not there: a day without a name signs nothing. */
export function isUnsigned(field: FormField, answer: FormData[string]): boolean {
  const row = field.type === 'signature' ? rowOf(answer) : undefined
  return row !== undefined && isBlank(row['name'])
}

/** A signature as the server keeps it, or what is wrong. Today replaces a day that is missing, invalid or in the future. */
export function readSignature(
  answer: FormData[string],
  { locale, today }: CheckContext,
): { answer: FormRow[] } | { problem: string } {
  const words = formMessages[locale]
  const { name, signed_on: day } = rowOf(answer) ?? {}
  if (typeof name !== 'string') return { problem: words.text }
  if (!isLine(name)) return { problem: words.pattern }
  if ([...name.trim()].length > formSignatureNameMax) return { problem: words.longest(formSignatureNameMax) }
  const isDay = typeof day === 'string' && checkDated(SIGNED_ON, day, { locale, today }) === null
  return { answer: [{ name: name.trim(), signed_on: isDay ? day : today }] }
}

const SIGNED_ON = { type: 'date', key: 'signed_on', label: { 'en-ca': '' }, not_future: true } as const
