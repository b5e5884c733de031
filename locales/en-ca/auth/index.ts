import type { BaseTranslation } from '../../i18n-types.ts'

const auth = {
  login: {
    title: 'Sign in',
    intro: 'Use the email address and password of your account.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    /** VAL-17: names Google only, as the source document does. */
    blank: 'Please continue with your Google account or use an email and password.',
    incorrect: 'Incorrect email or password.',
    failed: 'An error has occurred.',
    offline: 'Check that you are connected to the internet, then try again.',
    unconfirmed: 'Your account is not confirmed yet. Write to {email:string} and we will help you finish.',
    welcome: 'Your care, one step at a time',
    safe: 'What you tell your care team stays between you and them.',
  },
  expired: {
    title: 'Please sign in again',
    body: 'You were signed out to keep your information safe. What you typed is still here: sign in to go on.',
    leave: 'Sign out and leave this page',
  },
  consent: {
    title: 'Data and privacy',
    intro: 'Before you start, please read how {product:string} uses and protects your information.',
    whatTitle: 'What we keep',
    what: 'Your name and email address, and the answers and health information that you give.',
    whyTitle: 'Why we keep it',
    why: 'So that you and the care teams you choose can follow your care together. We do not sell it.',
    rightsTitle: 'What you can do',
    rights: 'You can see your information, correct it, and change your mind at any time.',
    readTitle: 'Read both before you agree',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    agree: 'I agree to the Privacy policy and the Terms of use',
    failed: 'We could not save your answer. Please try again.',
  },
} satisfies BaseTranslation

export default auth
