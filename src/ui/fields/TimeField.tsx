import { useText } from '#src/i18n/use-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short' | 'autoComplete'>

/**
 * A time of day as typed; parsed by `readTime` in lib/time-of-day.ts (VAL-53). A native time input follows the
 * language of the device, not of the page, and hides input it cannot parse.
 */
export function TimeField({ description, ...rest }: Props) {
  const { t } = useText('kit')
  return <TextField {...rest} autoComplete="off" short description={description ?? t.kit.timeHint()} />
}
