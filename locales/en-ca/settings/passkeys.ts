import type { BaseTranslation } from 'typesafe-i18n'

/** Sign-in with a passkey, and the passkeys of an account. */
export const passkeys = {
  signIn: {
    intro: 'Your device asks for your fingerprint, your face or its PIN.',
    submit: 'Use your passkey',
    password: 'Sign in with your password',
    none: "You can't use a passkey for this account. Sign in with your password. You can then add a passkey in your settings.",
    cancelled:
      'No passkey was used. Try again, or sign in with your password if this device has no passkey for your account.',
    refused: "We couldn't accept this passkey. Sign in with your password.",
    off: "Passkeys aren't available here. Sign in with your password.",
    failed: 'Something went wrong. Try again, or sign in with your password.',
  },
  own: {
    title: 'Passkeys',
    intro:
      'With a passkey, you sign in with your fingerprint, your face or the PIN of your device. You can still use your password.',
    list: 'Your passkeys',
    none: "You don't have a passkey yet.",
    unnamed: 'Passkey',
    added: 'Added on {date:string}',
    loadFailed: "We couldn't load your passkeys",
    notHere: "You can't add a passkey with this browser. Try another browser or device.",
    full: 'You have {count:number} passkeys, which is the most. To add another one, remove one first.',
  },
  add: {
    open: 'Add a passkey',
    intro:
      "First confirm that it's you. Your device then helps you to make a passkey. Don't add one to a device that you share with others.",
    submit: 'Continue',
    done: 'Your passkey has been added.',
    cancelled: 'No passkey was added. You can try again.',
    exists: 'This device already has a passkey for your account.',
    off: "Passkeys aren't available here.",
    failed: "We couldn't add a passkey. Please try again.",
  },
  remove: {
    action: 'Remove',
    named: 'Remove {name:string}, added on {date:string}',
    title: 'Remove this passkey?',
    body: "You won't be able to sign in with it any more: {name:string}, added on {date:string}. You can still use your password. Your device may keep the passkey until you delete it there too.",
    keep: 'Keep it',
    done: 'The passkey has been removed.',
    failed: "We couldn't remove the passkey. Please try again.",
  },
} as const satisfies BaseTranslation
