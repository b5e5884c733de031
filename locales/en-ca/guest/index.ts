import type { BaseTranslation } from 'typesafe-i18n'

const guest = {
  signUp: {
    documentTitle: 'Create an account',
    kept: 'What you did as a guest will be in your new account.',
    back: 'Go back to where you were',
    preparing: "One moment. We're getting your account ready...",
    claiming: "One moment. We're moving what you did to your account...",
    problemTitle: 'Uh oh!',
    problem: 'There was a problem signing you up.',
    enrolled: "You're already enrolled in this journey.",
    enrolledNext: "You'll find it on your home page, just as you left it.",
    safe: 'Nothing you did as a guest is lost. Try again in a moment.',
    goBack: 'Go back',
    goHome: 'Go Home',
  },
} as const satisfies BaseTranslation

export default guest
