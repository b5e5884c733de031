import * as z from 'zod/mini'
import type { Locale } from '#src/i18n/locale.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'
import { accountEmail, isEmail } from '#src/lib/validation/email.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { isBlank, trimmed } from '#src/lib/validation/text-rules.ts'
import { YEARS_BACK, yearProblem } from '#src/lib/dates/year-rules.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'

// Schemas of single fields: the input is what is typed, the output what the contract expects.

/** A contract field that may be omitted or null. */
type Optional = z.core.$ZodType<string | null | undefined, string | null | undefined>

const tidyLines = (text: string): string => (isBlank(text) ? '' : trimmed(text.normalize('NFC')))
/** Collapses runs of whitespace into single spaces. */
const tidyLine = (text: string): string => tidyLines(text).replaceAll(/\p{Zs}+/gu, ' ')

const tidied = (tidy: (text: string) => string) => z.pipe(z.string(), z.transform(tidy))
const orNull = (tidy: (text: string) => string) =>
  z.pipe(
    z.string(),
    z.transform((text): string | null | undefined => tidy(text) || null),
  )

const requiredText = (
  tidy: (text: string) => string,
  contract: z.core.$ZodType<string, string> | Optional,
  name?: string,
) =>
  z.pipe(
    tidied(tidy),
    z.pipe(
      z.string().check(name ? z.refine((text) => text !== '', { params: { rule: name } }) : z.minLength(1)),
      contract as z.core.$ZodType<string, string>,
    ),
  )

/**
 * A required line of text.
 * @param name the form's own rule, whose message is shown when it is empty
 */
export const line = (contract: z.core.$ZodType<string, string> | Optional, name?: string) =>
  requiredText(tidyLine, contract, name)

export const lines = (contract: z.core.$ZodType<string, string>, name?: string) =>
  requiredText(tidyLines, contract, name)

/** An optional line of text; null when empty. */
export const optionalLine = (contract: Optional) => z.pipe(orNull(tidyLine), contract)

/** An optional line of text; left out of the request when empty. */
export const omittableLine = (contract: z.core.$ZodType<string, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | undefined => tidyLine(text) || undefined),
    ),
    z.optional(contract),
  )

/** Optional text of several lines; null when empty. */
export const optionalLines = (contract: Optional) => z.pipe(orNull(tidyLines), contract)

/** One or more of the contract's choices. */
export const choices = <Value extends string>(contract: z.core.$ZodType<Value, Value>) =>
  z.pipe(
    z
      .array(z.string())
      .check(checked((chosen) => (chosen.length > 0 ? undefined : { code: 'selectOption' }))),
    z.array(contract) as z.core.$ZodType<Value[], string[]>,
  )

/** Reports one of the portal's problems; its message is resolved at render time. */
export const checked = <Value>(find: (value: Value) => Problem | undefined) =>
  z.check<Value>(({ value, issues }) => {
    const problem = find(value)
    // `continue` lets cross-field rules run as well.
    if (problem) issues.push({ code: 'custom', params: { problem }, input: value, continue: true })
  })

/** An optional year in the past (VAL-48, VAL-49). */
export const optionalYear = z.pipe(
  z
    .string()
    .check(checked((text) => (text.trim() === '' ? undefined : yearProblem(text.trim(), localToday())))),
  z.transform((text) => (text.trim() === '' ? null : Number(text.trim()))),
)

type DateRules = {
  /** Requires the day, not only year and month. */
  whole?: boolean
  /** A planned date may lie in the future (D-21). */
  mayBeAhead?: boolean
}

/** A date as people remember it: from one to 125 years ago (VAL-47, VAL-49, VAL-50, VAL-60). */
const remembered = ({ mayBeAhead = false, whole }: DateRules) =>
  z
    .string()
    .check(
      checked((text) =>
        text === ''
          ? undefined
          : dateProblem(text, mayBeAhead ? { whole } : { whole, withinYears: YEARS_BACK }, localToday()),
      ),
    )

export const rememberedDate = (rules: DateRules = {}) => remembered(rules).check(z.minLength(1))
export const optionalRememberedDate = (rules: DateRules = {}) =>
  z.pipe(
    remembered(rules),
    z.transform((text) => text || null),
  )

/** An optional number in the notation of the locale; the output is the text as typed. */
export const numberText = (locale: Locale) =>
  z
    .string()
    .check(
      checked((text) =>
        text.trim() === '' || parseNumber(text, locale) !== null ? undefined : { code: 'number' },
      ),
    )

/** An optional whole number (VAL-41, VAL-42). */
export const optionalWhole = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      checked((text) => {
        const typed = text.trim()
        if (typed === '') return undefined
        if (!/^\d+$/.test(typed)) return { code: 'wholeNumber' }
        return Number(typed) >= min && Number(typed) <= max ? undefined : { code: 'betweenValues', min, max }
      }),
    ),
    z.transform((text) => (text.trim() === '' ? null : Number(text.trim()))),
  )

/**
 * A rule across fields. It reports one of the portal's problems, or a message of the form's own by name. It also runs
 * when a field is invalid, so a value may still be as typed.
 */
export const rule = <Values extends object>(
  problem: Problem | string,
  field: (keyof Values & string) | `${keyof Values & string}.${string}`,
  holds: (values: { [Name in keyof Values]: unknown }) => boolean,
) =>
  z.refine<Values>(holds, {
    path: field.split('.'),
    params: typeof problem === 'string' ? { rule: problem } : { problem },
  })

/** Like `rule`, for several rules at once: the callback returns the problems by field. */
export const problemsBy = <Values extends object>(
  find: (values: Values) => { readonly [Name in keyof Values]?: Problem | { rule: string } | undefined },
) =>
  z.check<Values>(({ value, issues }) => {
    for (const [field, problem] of Object.entries(find(value)) as [
      string,
      Problem | { rule: string } | undefined,
    ][])
      if (problem)
        issues.push({
          code: 'custom',
          path: [field],
          params: 'rule' in problem ? problem : { problem },
          input: value,
          continue: true,
        })
  })

/**
 * A required choice; '' means none.
 * @param name the form's own rule, whose message is shown when nothing is chosen
 */
export const choice = <Value extends string>(contract: z.core.$ZodType<Value, Value>, name?: string) =>
  z.pipe(
    z.custom<Value | ''>().check(
      z.refine((value) => value !== '', {
        params: name ? { rule: name } : { problem: { code: 'selectOption' } },
      }),
    ),
    contract,
  )

/** An optional choice; '' means none. */
export const optionalChoice = <Value extends string>() =>
  z.pipe(
    z.custom<Value | ''>(),
    z.transform((value): Value | null => value || null),
  )

/**
 * A required email address, up to the contract's maximum length. VAL-20 accepts addresses that zod's own rule,
 * used by the contract's schema, rejects.
 */
export const email = (max: number) =>
  z.pipe(
    tidied(accountEmail),
    z.string().check(
      z.minLength(1),
      z.maxLength(max),
      checked((text) => (isEmail(text) ? undefined : { code: 'email' })),
    ),
  )

/**
 * A required file; null means none.
 * @param name the form's own rule, whose message is shown when none is chosen
 */
export const chosenFile = (name: string) =>
  z.pipe(
    z.custom<File | null>().check(z.refine((file) => file !== null, { params: { rule: name } })),
    z.transform((file) => file as File),
  )

/** Rejects what a contract schema rejects, with the message of the form's own rule. */
export const fits = <Value>(contract: z.core.$ZodType<unknown, Value>, name: string) =>
  z.refine<Value>((value) => z.safeParse(contract, value).success, { params: { rule: name } })
