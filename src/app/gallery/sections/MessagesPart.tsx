import { Alert, type AlertKind } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { toast, type ToastVariant } from '#src/ui/messages/toast-queue.ts'
import { Sample } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const kinds: readonly AlertKind[] = ['info', 'success', 'warning', 'error']
const variants: readonly ToastVariant[] = ['default', 'success', 'warning', 'error', 'info']

export function MessagesPart() {
  const words = useWords()
  return (
    <>
      <Sample name="Alert">
        {kinds.map((kind) => (
          <Alert key={kind} kind={kind} role="none" title={words.alerts[kind][0]}>
            {words.alerts[kind][1]}
          </Alert>
        ))}
        <Alert kind="info" role="none">
          {words.alerts.info[1]}
        </Alert>
      </Sample>
      <Sample name="Toasts" layout="row">
        {variants.map((variant) => (
          <Button
            key={variant}
            variant="secondary"
            onClick={() =>
              toast({
                message: words.toasts[variant],
                variant,
                ...(variant === 'error' && { title: words.toasts.errorTitle }),
                ...(variant === 'default' && {
                  action: {
                    label: words.toasts.undo,
                    run: () => void toast({ message: words.toasts.success, variant: 'success' }),
                  },
                }),
              })
            }
          >
            {variant}
          </Button>
        ))}
      </Sample>
    </>
  )
}
