import { lazy } from 'react'
import { loadTexts } from '#src/i18n/texts.ts'
import type { CardView } from './card.ts'

/** Login is bundled; the other views load shortly before they are needed. */
const loaders = {
  login: () => Promise.resolve(),
  signup: () => import('../sign-up/SignUpView.tsx'),
  confirmsignup: () => import('../sign-up/ConfirmSignUpView.tsx'),
  resetpassword: () => import('../password/ResetPasswordView.tsx'),
  confirmresetpassword: () => import('../password/ConfirmResetPasswordView.tsx'),
  confirmsignin: () => import('../sign-in/ConfirmSignInView.tsx'),
  passkey: async () => {
    await loadTexts('settings')
    return import('../passkeys/PasskeyView.tsx')
  },
} satisfies Record<CardView, () => Promise<unknown>>

/** Loads a view; rejects on failure. */
export const loadView = async (view: CardView): Promise<void> => void (await loaders[view]())

/** Preloads a view; a failure is retried and reported when the view is needed. */
export const expectView = (view: CardView): void => void loadView(view).catch(() => undefined)

export const SignUpView = lazy(async () => ({ default: (await loaders.signup()).SignUpView }))
export const ConfirmSignUpView = lazy(async () => ({
  default: (await loaders.confirmsignup()).ConfirmSignUpView,
}))
export const ResetPasswordView = lazy(async () => ({
  default: (await loaders.resetpassword()).ResetPasswordView,
}))
export const ConfirmResetPasswordView = lazy(async () => ({
  default: (await loaders.confirmresetpassword()).ConfirmResetPasswordView,
}))
export const ConfirmSignInView = lazy(async () => ({
  default: (await loaders.confirmsignin()).ConfirmSignInView,
}))
export const PasskeyView = lazy(async () => ({ default: (await loaders.passkey()).PasskeyView }))
