import { useText } from '#src/i18n/use-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short' | 'autoComplete'>

/**
 * A time of day as typed; `readTime` of lib/time-of-day.ts reads it (VAL-53). A native time field follows the language
 * of the device, not that of the page, and says nothing about what it does not understand.
 */
export function TimeField({ description, ...rest }: Props) {
  const { t } = useText('kit')
  return <TextField {...rest} autoComplete="off" short description={description ?? t.kit.timeHint()} />
}
