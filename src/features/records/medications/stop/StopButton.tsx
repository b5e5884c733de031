import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { productName } from '../facts/product-name.ts'

type Props = { medication: Medication; onStop: (medication: Medication) => void }

/** 'I stopped taking this', with the medication in its accessible name. */
export function StopButton({ medication, onStop }: Props) {
  const { t } = useText('records')
  const { stop } = t.records.medications
  return (
    <span data-no-print>
      <Button
        variant="quiet"
        size="sm"
        aria-label={stop.actionOf({ name: productName(medication) })}
        onClick={() => onStop(medication)}
      >
        {stop.action()}
      </Button>
    </span>
  )
}
