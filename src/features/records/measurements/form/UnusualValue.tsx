import type { Measurement, MeasurementKind } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { unusualOf } from '../measurement-rules.ts'
import { measuredText } from '../measurement-texts.ts'
import { type MeasurementInput, limitProblem } from './measurement-schema.ts'

type Props = {
  /** As of the last blur, so that it does not ask while someone types. */
  values: MeasurementInput
  kind: MeasurementKind
  before: Measurement | undefined
}

/** Asks about a value that is possible but unusual; it never keeps anyone from saving. */
export function UnusualValue({ values, kind, before }: Props) {
  const { t, locale } = useText('measurements')
  const format = useFormat()
  const { unit, value: typed, diastolic: lower } = values
  const texts = t.measurements.unusual
  const value = parseNumber(typed, locale)
  if (value === null || !unit || limitProblem(unit, value)) return null
  const diastolic = kind === 'blood_pressure' ? parseNumber(lower, locale) : null
  const unusual = unusualOf({ kind, unit, value, diastolic }, before)
  if (!unusual) return null
  const why =
    unusual === 'far'
      ? before &&
        texts.far({ value: measuredText(before, { t, locale }), date: format.date(before.measured_at) })
      : texts[unusual]()
  return (
    <Alert kind="warning" title={texts.title()}>
      <p>{why}</p>
      <p>{kind === 'weight' ? texts.save() : texts.unwell()}</p>
    </Alert>
  )
}
