import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'

type Props = {
  /** Matches the size of the button next to it at the end of a page. */
  large?: boolean
}

export function PrintButton({ large = false }: Props) {
  const { t } = useText('care')
  return (
    <Button
      variant="secondary"
      size={large ? 'md' : 'sm'}
      width={large ? 'phone' : 'auto'}
      icon={IconPrinter}
      onClick={() => window.print()}
    >
      {t.care.print()}
    </Button>
  )
}
