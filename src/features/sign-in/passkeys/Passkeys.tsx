import { useEffect, useRef, useState, useCallback } from 'react'
import type { Passkey } from '#src/auth/port.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Row, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { useCall } from '../failures/use-call.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { hasPasskeys } from './offers-passkeys.ts'

/** Cognito's quota. */
const MOST = 20

/** The passkeys of the signed-in person: list, add and remove. */
export function Passkeys({ email }: { email: string }) {
  const { t } = useText('settings')
  const { passkeys, load, retry } = usePasskeys()
  const [step, setStep] = useState<'list' | 'add' | 'back'>('list')
  const list = useRef<HTMLDivElement>(null)
  const texts = t.settings.passkeys.own

  // The button that was pressed is gone.
  useEffect(() => {
    if (step === 'back') list.current?.focus()
  }, [step])

  if (passkeys === undefined) return <Skeleton lines={3} />
  if (passkeys === 'failed') return <ErrorPanel title={texts.loadFailed()} onRetry={retry} />
  const isFull = passkeys.length >= MOST
  return (
    <Stack gap="md">
      <Text>{texts.intro()}</Text>
      <div ref={list} tabIndex={-1} role="group" aria-label={texts.list()}>
        {passkeys.length === 0 ? (
          <Text tone="secondary">{texts.none()}</Text>
        ) : (
          <PasskeyRows
            passkeys={passkeys}
            onRemoved={async () => {
              await load()
              list.current?.focus()
            }}
          />
        )}
      </div>
      {!hasPasskeys() && <Text tone="secondary">{texts.notHere()}</Text>}
      {hasPasskeys() && isFull && <Text tone="secondary">{texts.full({ count: MOST })}</Text>}
      {hasPasskeys() && !isFull && step !== 'add' && (
        <div>
          <Button variant="secondary" width="phone" onClick={() => setStep('add')}>
            {t.settings.passkeys.add.open()}
          </Button>
        </div>
      )}
      {step === 'add' && (
        <AddPasskey
          email={email}
          onAdded={async () => {
            await load()
            setStep('back')
          }}
          onCancel={() => setStep('back')}
        />
      )}
    </Stack>
  )
}

type Props = { passkeys: readonly Passkey[]; onRemoved: () => Promise<void> }

/** The passkeys of an account, each with its name and date. */
function PasskeyRows({ passkeys, onRemoved }: Props) {
  const { t, format } = useText('settings', 'kit', 'auth')
  const { accounts } = useSession()
  const [asked, setAsked] = useState<Passkey>()
  const { pending, failure, setFailure, run } = useCall()
  const texts = t.settings.passkeys
  const wordsOf = ({ name, createdAt }: Passkey) => ({
    name: name || texts.own.unnamed(),
    date: createdAt ? format.date(createdAt.toISOString()) : '',
  })
  const close = () => {
    setFailure(undefined)
    setAsked(undefined)
  }
  const remove = (id: string) =>
    run(async () => {
      const calls = await accounts.passkeys()
      await calls.remove(id)
      close()
      toast({ variant: 'success', message: texts.remove.done() })
      await onRemoved()
    })

  return (
    <>
      <Rows aria-label={texts.own.list()}>
        {passkeys.map((passkey) => {
          const words = wordsOf(passkey)
          return (
            <Row key={passkey.id}>
              <RowWords>
                <Text strong>{words.name}</Text>
                <Text tone="secondary">{texts.own.added(words)}</Text>
              </RowWords>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.remove.named(words)}
                onClick={() => setAsked(passkey)}
              >
                {texts.remove.action()}
              </Button>
            </Row>
          )
        })}
      </Rows>
      <ConfirmDialog
        opened={asked !== undefined}
        title={texts.remove.title()}
        confirmLabel={texts.remove.action()}
        cancelLabel={texts.remove.keep()}
        undoable
        onConfirm={() => asked && void remove(asked.id)}
        onCancel={close}
        pending={pending}
        error={
          failure &&
          (failure === 'network'
            ? `${texts.remove.failed()} ${t.auth.login.offline()}`
            : texts.remove.failed())
        }
      >
        {asked && <Text>{texts.remove.body(wordsOf(asked))}</Text>}
      </ConfirmDialog>
    </>
  )
}

/** The passkeys of the account: undefined while they load; `failed` can be loaded again. */
function usePasskeys() {
  const { accounts } = useSession()
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | 'failed'>()
  const load = useCallback(
    () =>
      accounts
        .passkeys()
        .then((calls) => calls.list())
        .then(setPasskeys, () => setPasskeys('failed')),
    [accounts],
  )
  useEffect(() => void load(), [load])
  return {
    passkeys,
    load,
    retry: () => {
      setPasskeys(undefined)
      void load()
    },
  }
}
