import type { TestResult } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Format, Texts } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import type { RecordFacts } from '../record/record.ts'
import { rangeText, valueText } from './result-texts.ts'

type Language = { t: Texts; locale: Locale; format: Format }

/** A result below its name. */
export function resultFacts(result: TestResult, { t, locale, format }: Language) {
  const { column, drill, field, state } = t.records.testResults
  const none = t.records.shared.none()
  const { reference_low: low, reference_high: high, reference_text: words } = result
  const hasRange = low !== null || high !== null || words !== null
  return {
    test_name: notHere('the heading'),
    test_code: notHere('says the name again, for machines'),
    value: { label: field.value(), value: valueText(result, locale) },
    value_text: notHere('within the value'),
    decimals: notHere('within the value'),
    unit: notHere('within the value'),
    reference_low: { label: column.range(), value: hasRange ? rangeText(result, { t, locale }) : none },
    reference_high: notHere('beside the lower end'),
    reference_text: notHere('in place of a range in numbers'),
    interpretation: hasRange
      ? { label: column.state(), value: state[result.interpretation]() }
      : notHere('nothing to compare with'),
    collected_at: { label: field.date(), value: format.date(result.collected_at) },
    resulted_at: notHere('the day of the sample is what counts'),
    panel: notHere('forms do not ask for it'),
    lab_name: { label: drill.lab(), value: result.lab_name ?? none },
    status: notHere('results on paper are final'),
    is_new: notHere('the list says it beside the name'),
    notes: { label: field.notes(), value: result.notes ?? none },
  } satisfies RecordFacts<TestResult>
}
