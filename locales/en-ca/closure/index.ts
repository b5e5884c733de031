import type { BaseTranslation } from 'typesafe-i18n'

/** Closing one's own account. */
const closure = {
  title: 'Close your account',
  intro:
    'You can close your {product:string} account. It closes 30 days after you confirm, so you have time to change your mind. On that day:',
  signIn: 'You can no longer sign in or see information about you and the people you care for.',
  journeys: "Your journeys stop. Answers you haven't sent are deleted.",
  shares: 'Links to your Health Story will stop working. Open invitations will be cancelled.',
  team: 'Your care teams see that you closed your account.',
  law: 'What you sent to a clinic is part of its record of your care. The law says how long clinics must keep it, often for many years.',
  copy: 'Do you want a copy of your data? Download it first.',
  first: "To make sure it's you, we'll email a code to {email:string}.",
  send: 'Send a code by email',
  codeTitle: 'Enter your code to close your account',
  sent: 'We sent a code to {email:string}. It works for 30 minutes.',
  submit: 'Close your account',
  keep: 'Keep your account',
  kept: 'Your account stays open.',
  keepFailed: "We couldn't stop your account from closing. Please try again.",
  noticeTitle: 'Your account closes on {date:string}',
  notice: 'Nothing changes until then, and you can still change your mind.',
  failed: {
    send: "We couldn't send a code. Please try again.",
    confirm: "We couldn't close your account. Please try again.",
    offline: "You're offline. Check your internet connection, then try again.",
    expired: 'This code has expired. Ask for another one.',
    attempts: 'Too many wrong codes. Ask for another one.',
    lastAdmin: "You're the only administrator. Give this role to someone else first.",
  },
} as const satisfies BaseTranslation

export default closure
