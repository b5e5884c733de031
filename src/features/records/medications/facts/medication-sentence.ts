import type { Medication, MedicationDoseUnit, MedicationSchedule } from '#generated/model/index.ts'
import { formatNumber, formatTimeOfDay } from '#src/i18n/format.ts'
import { htmlLang, type Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The fields that describe how a medication is taken. */
export type HowTaken = Pick<
  Medication,
  | 'dose'
  | 'dose_text'
  | 'frequency'
  | 'custom_schedule'
  | 'max_per_day'
  | 'route'
  | 'instruction_type'
  | 'instructions'
>

type Language = { t: Texts; locale: Locale }

/** Units that can be halved. */
const whole: ReadonlySet<MedicationDoseUnit> = new Set(['tablet', 'patch', 'suppository', 'lozenge'])
const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

function amountText(value: number, unit: MedicationDoseUnit, locale: Locale): string {
  const full = Math.floor(value)
  const part = whole.has(unit) ? FRACTIONS[String(value - full)] : undefined
  if (part === undefined) return formatNumber(locale, value)
  return full === 0 ? part : `${formatNumber(locale, full)}${part}`
}

/** '½ tablet', '2 puffs', '2,5 mL'. */
export function doseText(
  { dose, dose_text: words }: Pick<HowTaken, 'dose' | 'dose_text'>,
  language: Language,
) {
  const { t, locale } = language
  if (dose === null) return words ?? ''
  const { value, unit } = dose
  const written = t.records.medications.sentence.dose[unit]({
    amount: amountText(value, unit, locale),
    // half a tablet takes the singular in both languages
    count: value <= 1 ? 1 : value,
  })
  return words ? `${written} (${words})` : written
}

const listed = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang(locale), { type: 'conjunction' }).format(items)

/** 'on Mondays and Thursdays at 8:00 a.m.' */
function scheduleText(
  { times, days, every_n_days: every, text }: MedicationSchedule,
  language: Language,
): string {
  const { t, locale } = language
  const words = t.records.medications.sentence
  const parts = [
    every === null ? '' : words.everyNDays({ days: every }),
    days.length === 0
      ? ''
      : words.onDays({
          days: listed(
            days.map((day) => words.day[day]()),
            locale,
          ),
        }),
    times.length === 0
      ? ''
      : words.at({
          times: listed(
            times.toSorted().map((time) => formatTimeOfDay(locale, time)),
            locale,
          ),
        }),
    text ?? '',
  ]
  return parts.filter(Boolean).join(' ')
}

function frequencyText(how: HowTaken, language: Language): string {
  const { frequency, custom_schedule: schedule, max_per_day: most } = how
  const { t, locale } = language
  const words = t.records.medications.sentence
  if (frequency === null) return ''
  if (frequency === 'custom') return schedule ? scheduleText(schedule, language) : ''
  const often = words.frequency[frequency]()
  if (frequency !== 'as_needed' || most === null) return often
  return `${often}, ${words.atMost({ amount: formatNumber(locale, most), count: most })}`
}

const capitalized = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(htmlLang(locale)) + text.slice(1)

/**
 * How a medication is taken, as a sentence: '1 tablet by mouth twice a day', « 1 comprimé par la bouche deux
 * fois par jour » (DATA-45..47). Empty if nothing is known.
 */
export function medicationSentence(how: HowTaken, language: Language): string {
  if (how.instruction_type === 'free_text' && how.instructions) return how.instructions
  const { t, locale } = language
  const route = how.route === null ? '' : t.records.medications.sentence.route[how.route]()
  const parts = [doseText(how, language), route, frequencyText(how, language)]
  return capitalized(parts.filter(Boolean).join(' '), locale)
}
