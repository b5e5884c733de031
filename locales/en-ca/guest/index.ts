import type { BaseTranslation } from 'typesafe-i18n'

const guest = {
  signUp: {
    documentTitle: 'Create an account',
    kept: 'What you did as a guest will be in your new account.',
    back: 'Back to where I was',
    preparing: 'One moment. We are getting your account ready...',
    claiming: 'One moment. We are moving what you did to your account...',
    problemTitle: 'Uh oh!',
    problem: 'There was a problem signing you up.',
    enrolled: "You're already enrolled in this journey.",
    enrolledNext: 'You will find it on your home page, as you left it.',
    safe: 'What you did as a guest is not lost. Try again in a moment.',
    goBack: 'Go back',
    goHome: 'Go Home',
  },
} as const satisfies BaseTranslation

export default guest
