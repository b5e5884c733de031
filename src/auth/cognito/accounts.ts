import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp as confirm,
  resendSignUpCode,
  resetPassword as reset,
  signIn as enter,
  signInWithRedirect,
  signUp as register,
  updatePassword,
} from 'aws-amplify/auth'
import type { Accounts, Challenge, OwnAccount, SignInOutcome } from '../port.ts'
import { withIdentityErrors } from './failures.ts'

type Step = Awaited<ReturnType<typeof enter>>['nextStep']

/** Maps the service's next steps to ours, including the challenges the portal can handle (IDENT-33..39, D-42). */
const STEPS: { readonly [step in Step['signInStep']]?: Extract<SignInOutcome, string> } = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'confirmSignUp',
  RESET_PASSWORD: 'resetPassword',
}
const CHALLENGES: { readonly [step in Step['signInStep']]?: Challenge } = {
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'emailCode',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'smsCode',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'appCode',
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: 'customCode',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'newPassword',
}

async function outcomeOf(work: ReturnType<typeof enter>): Promise<SignInOutcome> {
  const { nextStep } = await withIdentityErrors(work)
  const challenge = CHALLENGES[nextStep.signInStep]
  if (!challenge) return STEPS[nextStep.signInStep] ?? 'unsupported'
  return {
    challenge,
    sentTo: 'codeDeliveryDetails' in nextStep ? nextStep.codeDeliveryDetails?.destination : undefined,
  }
}

export const signIn: Accounts['signIn'] = (username, password) => outcomeOf(enter({ username, password }))

export const answerChallenge: Accounts['answerChallenge'] = (challengeResponse) =>
  outcomeOf(confirmSignIn({ challengeResponse }))

/**
 * Without Amplify's autoSignIn: it keeps the password in memory for minutes after the card unmounts (SEC-02)
 * and fails in several cases (design/identity 5.5). The card signs in after the confirmation (D-12).
 */
export const signUp: Accounts['signUp'] = async (email, password) => {
  const options = { userAttributes: { email } }
  const { isSignUpComplete } = await withIdentityErrors(register({ username: email, password, options }))
  return isSignUpComplete ? 'confirmed' : 'codeSent'
}

export const confirmSignUp: Accounts['confirmSignUp'] = async (username, confirmationCode) => {
  await withIdentityErrors(confirm({ username, confirmationCode }))
}

export const resendCode: Accounts['resendCode'] = async (username) => {
  await withIdentityErrors(resendSignUpCode({ username }))
}

export const sendResetCode: Accounts['sendResetCode'] = async (username) => {
  await withIdentityErrors(reset({ username }))
}

export const resetPassword: Accounts['resetPassword'] = async (username, confirmationCode, newPassword) => {
  await withIdentityErrors(confirmResetPassword({ username, confirmationCode, newPassword }))
}

export const signInWith: Accounts['signInWith'] = async (provider) => {
  await withIdentityErrors(signInWithRedirect({ provider }))
}

export const changePassword: OwnAccount['changePassword'] = async (oldPassword, newPassword) => {
  await withIdentityErrors(updatePassword({ oldPassword, newPassword }))
}

/** Loads the calls for passkeys. */
export const passkeys: Accounts['passkeys'] = () => import('./passkeys.ts')
