import { lazy } from 'react'
import type { CardView } from './card.ts'

/** Login is there from the start; the others load when somebody is about to need them. */
const loaders = {
  login: () => Promise.resolve(),
  signup: () => import('./SignUpView.tsx'),
  confirmsignup: () => import('./ConfirmSignUpView.tsx'),
  resetpassword: () => import('./ResetPasswordView.tsx'),
  confirmresetpassword: () => import('./ConfirmResetPasswordView.tsx'),
  confirmsignin: () => import('./ConfirmSignInView.tsx'),
} satisfies Record<CardView, () => Promise<unknown>>

/** Loads a view before it is shown; rejects when it does not come. */
export const loadView = async (view: CardView): Promise<void> => void (await loaders[view]())

/** The same, ahead of time: what fails now is asked for again, and reported, when it is needed. */
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
