import type { FormField, FormFieldMatrix, FormOption, FormRow } from '#generated/model/index.ts'
import { htmlLang, type Locale } from '#src/i18n/locale.ts'
import type { Format, Texts } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { phoneText } from '#src/ui/actions/phone-text.ts'
import { type Answer, answerOf, choicesOf, rowsOf, tidy } from './answers.ts'
import { type Words, wordsIn } from '../questions/local-words.ts'

type Language = { t: Texts; locale: Locale; format: Format }

const plain = (text: string): Words => ({ text, lang: undefined })

/** An option the form no longer has shows its stored value. */
const optionWords = (options: readonly FormOption[], value: string, locale: Locale): Words => {
  const option = options.find((one) => one.value === value)
  return option ? wordsIn(locale, option.label) : plain(value)
}

/** A row as one line, for comparisons. */
const rowLine = (fields: readonly FormField[], row: FormRow, language: Language): string =>
  fields
    .flatMap((field) => answerLines(field, answerOf(row, field.key), language))
    .map(({ text }) => text)
    .join(', ')

/** An answer as display lines; empty if unanswered. */
export function answerLines(
  field: FormField,
  stored: Answer | undefined,
  { t, locale, format }: Language,
): Words[] {
  const answer = tidy(field, stored, locale)
  const texts = t.forms.answer
  // An unticked consent counts as no, which must be visible.
  if (field.type === 'consent' && !answer) return [plain(texts.notAgreed())]
  if (answer === undefined) return []
  const list = Array.isArray(answer) ? choicesOf(answer) : [String(answer)]
  switch (field.type) {
    case 'boolean':
      return [plain(answer === true ? texts.yes() : texts.no())]
    case 'consent':
      return [plain(texts.agreed())]
    case 'choice':
    case 'multi_choice':
      return list.map((value) => optionWords(field.options, value, locale))
    case 'group':
      return rowsOf(answer).map((row) => plain(rowLine(field.fields, row, { t, locale, format })))
    case 'file':
      return rowsOf(answer).map((file) => plain(shownFileName(String(file['name'] ?? ''))))
    case 'signature':
      return rowsOf(answer).map((row) => plain(signatureText(row, t, format)))
    case 'matrix':
      return matrixLines(field, rowsOf(answer)[0] ?? {}, t, locale)
    case 'phone':
      return [plain(phoneText(t, String(answer)))]
    case 'time':
      return [plain(timeText(String(answer), format))]
    case 'partial_date':
      return [plain(partialDateText(String(answer), locale, format))]
    case 'date':
      return [plain(format.date(String(answer)))]
    case 'number': {
      const value = typeof answer === 'number' ? format.number(answer) : String(answer)
      return [plain(field.unit ? texts.withUnit({ value, unit: wordsIn(locale, field.unit).text }) : value)]
    }
    case 'scale': {
      const [start, end] = [wordsIn(locale, field.min_label), wordsIn(locale, field.max_label)]
      const { min, max } = field
      return [
        plain(
          texts.scale({
            value: String(answer),
            min: String(min),
            start: start.text,
            max: String(max),
            end: end.text,
          }),
        ),
      ]
    }
    case 'paragraph':
      return String(answer).split('\n').map(plain)
    default:
      return list.map(plain)
  }
}

/** The name, and the day on which it was typed. */
function signatureText(row: FormRow, t: Texts, format: Format): string {
  const [name, day] = [String(row['name'] ?? ''), row['signed_on']]
  return day ? t.forms.signature.line({ name, date: format.date(String(day)) }) : name
}

/** One line for each question of a grid that has an answer. */
function matrixLines({ rows, options }: FormFieldMatrix, given: FormRow, t: Texts, locale: Locale): Words[] {
  return rows.flatMap(({ key, label }) => {
    const value = answerOf(given, key)
    if (value === undefined) return []
    const [question, answer] = [wordsIn(locale, label), optionWords(options, String(value), locale)]
    return [plain(t.forms.matrix.line({ question: question.text, answer: answer.text }))]
  })
}

/** `2010`, `March 2010` or `March 14, 2010`; what is no such date as it is. */
function partialDateText(text: string, locale: Locale, format: Format): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.date(text)
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
  if (!month) return text
  const words = new Intl.DateTimeFormat(htmlLang(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return words.format(new Date(`${text}-01T00:00:00Z`))
}

/** `14:05` as the time of a clock on the wall, wherever it is. */
function timeText(text: string, format: Format): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return text
  return format.time(new Date(2026, 0, 15, Number(hours), Number(minutes)).toISOString())
}
