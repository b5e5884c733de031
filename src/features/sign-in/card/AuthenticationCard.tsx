import { startTransition, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack } from '#src/ui/basics.tsx'
import {
  nextState,
  openingState,
  type CardEvent,
  type CardView,
  type LoginNotice,
  type ViewProps,
} from './card.ts'
import { failureText } from '../failures/failure-text.ts'
import { LoginView } from '../sign-in/LoginView.tsx'
import styles from '../sign-in/sign-in.module.css'
import { expectView, loadView } from './views.ts'
import * as views from './views.ts'

/** The next view after a successful call, preloaded. */
const FOLLOWS: { readonly [view in CardView]?: CardView } = {
  signup: 'confirmsignup',
  resetpassword: 'confirmresetpassword',
}

type Props = {
  /** The initial view (AUTH-03). */
  defaultView?: CardView
  /** A notice on the login view, such as why the session ended. */
  notice?: LoginNotice | undefined
}

/** Sign-in, sign-up and recovery: seven views on one card, switched in place without routes (AUTH-01..06, D-42). */
export function AuthenticationCard({ defaultView = 'login', notice }: Props) {
  const { t } = useText('auth')
  const [state, setState] = useState(() => openingState(defaultView, notice))
  const [stuck, setStuck] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const { view } = state

  async function send(event: CardEvent) {
    setStuck(false)
    try {
      await loadView(nextState(state, event).view)
      startTransition(() => setState((now) => nextState(now, event)))
    } catch {
      setStuck(true) // The view failed to load; the input is still here.
    }
  }

  useEffect(() => expectView(FOLLOWS[view] ?? 'login'), [view])

  // Announces the change to screen readers: the new heading takes the focus before anyone can type.
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    card.current?.querySelector('h1')?.focus()
  }, [view])

  return (
    <div ref={card} className={styles.card}>
      <Stack gap="lg">
        <Suspense fallback={<Skeleton lines={5} />}>
          <View
            state={state}
            send={send}
            onEmail={(email) => setState((now) => ({ ...now, email }))}
            expect={expectView}
          />
        </Suspense>
        {stuck && <Alert kind="error">{failureText(t, 'login', 'network')}</Alert>}
      </Stack>
    </div>
  )
}

function View({ state, ...props }: ViewProps<CardView>) {
  switch (state.view) {
    case 'login':
      return <LoginView state={state} {...props} />
    case 'signup':
      return <views.SignUpView state={state} {...props} />
    case 'confirmsignup':
      return <views.ConfirmSignUpView state={state} {...props} />
    case 'resetpassword':
      return <views.ResetPasswordView state={state} {...props} />
    case 'confirmresetpassword':
      return <views.ConfirmResetPasswordView state={state} {...props} />
    case 'confirmsignin':
      return <views.ConfirmSignInView state={state} {...props} />
    case 'passkey':
      return <views.PasskeyView state={state} {...props} />
  }
}
