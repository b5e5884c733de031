import type { BaseTranslation } from 'typesafe-i18n'

/** What somebody reads who was invited, and who goes on without an account. */
const invitations = {
  documentTitle: 'Your invitation',
  poweredBy: 'Powered by',
  open: {
    toJourney: '{organization:string} invites you to {journey:string}',
    toOrganization: '{organization:string} invites you',
    about: 'With an account, you can follow your care with this care team.',
    involves: 'What it involves',
    from: 'Sent by',
    to: 'Sent to',
    until: 'Answer by',
  },
  answer: {
    who: 'Who is this for?',
    whoHelp: 'The journey will appear in the profile you choose.',
    yourself: 'Yourself',
    accept: 'Accept',
    accepted: 'You accepted the invitation.',
    failed: "We couldn't send your answer. Check your connection and try again.",
    profilesFailed: "We couldn't load your profiles",
    decline: 'Decline',
    declineTitle: 'Decline this invitation?',
    declineBody: "You won't be able to accept it later. {organization:string} can send you a new one.",
    declineConfirm: 'Decline invitation',
    declineKeep: 'Keep it',
  },
  stranger: {
    how: "To accept, create an account or sign in. You'll come back to this page.",
    create: 'Create account',
    signIn: 'Sign in',
    without: 'Continue without an account',
  },
  guestChoices: {
    how: "You're here without an account. To accept another invitation, create an account. What you've done so far moves to it.",
    create: 'Create account',
    stay: 'Continue where you left off',
  },
  wrong: {
    title: 'This invitation is for another address',
    sentTo: 'It was sent to {recipient:string}.',
    youAre: "You're signed in as {email:string}.",
    how: "If that address is yours too, sign in with the account that uses it. If not, please don't answer. The invitation is for someone else.",
    change: 'Sign out and use another account',
    stay: 'Stay signed in',
    failed: "We couldn't sign you out. Check your connection and try again.",
  },
  enrolled: {
    title: "You're already enrolled in this journey.",
    body: "There's nothing to accept. You can continue right away.",
    profile: 'If you meant another profile, go back and choose it.',
    journeys: 'Open your journeys',
    back: 'Back to the invitation',
  },
  mine: {
    title: 'You accepted this invitation',
    toJourney: "You're taking part in {journey:string}.",
    toOrganization: "You're connected to {organization:string}.",
    open: 'Open the journey',
    openOrganization: 'Open your home page',
  },
  closed: {
    expiredTitle: 'This invitation has expired',
    expiredOn: 'The last day to answer was {date:string}.',
    expiredNext: 'Ask {organization:string} to send you a new one.',
    revokedTitle: 'This invitation was withdrawn',
    revoked: "{organization:string} withdrew it, so you can't accept it any more.",
    revokedNext: 'If you think this is a mistake, ask them to send you a new one.',
    declinedTitle: 'This invitation was declined',
    declined: "You're not taking part. {organization:string} can see that the invitation was declined.",
    declinedNext: 'If you changed your mind, ask them to send you a new one.',
    acceptedTitle: 'This invitation was already accepted',
    acceptedAccount: "It was accepted with a different account from the one you're using now.",
    acceptedSignIn: 'If you accepted it, sign in to continue.',
    acceptedNext:
      "Did you accept it without an account, and can't open it now? Ask {organization:string} to send you a new one.",
  },
  unknown: {
    title: "We couldn't find this invitation",
    body: 'Check that you opened the whole link. In an email, it may be split over two lines.',
    next: "If it still doesn't work, ask your care team to send you a new invitation.",
  },
  none: {
    title: 'Open the link in your invitation',
    /** VAL-34 */
    missing: 'No invitation token provided',
    accept: 'This page opens only with the link in the invitation your care team sent you.',
    welcome:
      'You can use {product:string} without an account if a care team has invited you. Open the link they sent.',
    next: "Do you have an account, or want one? You don't need an invitation for that.",
  },
  failed: {
    title: "We couldn't load your invitation",
  },
  leave: {
    home: 'Go to your home page',
    guest: 'Continue where you left off',
    signIn: 'Go to sign-in',
  },
  welcome: {
    documentTitle: 'Without an account',
    title: 'Continue without an account',
    invited: '{organization:string} invites you to {journey:string}.',
    canTitle: 'What you can do',
    can: 'Take part in this journey: read it, answer its questions, and send your answers to your care team.',
    lastsTitle: 'How long it lasts',
    lasts: "24 hours, and only in this browser tab. If you close the tab, you can't come back.",
    keepTitle: 'How to keep what you did',
    keep: 'Sign up at any time before that. Everything you did moves to your new account.',
    start: 'Continue without an account',
    failed: "We couldn't start your visit. Check your connection and try again.",
    unusable:
      "This browser couldn't save your visit. Check that the date and time on this device are right, and that it lets websites save data. Then ask {organization:string} for a new invitation.",
  },
  account: {
    title: 'This invitation needs an account',
    body: "You can't accept it without one. Creating an account takes a few minutes. Then you'll come back to the invitation.",
  },
  here: {
    title: "You're here without an account",
    body: 'You can continue for 24 hours from when you started, as long as this browser tab stays open.',
    keep: 'Sign up to keep what you did.',
    signUp: 'Sign up',
    goOn: 'Continue',
    other: 'You have opened another invitation.',
    see: 'See the invitation',
  },
  ended: {
    title: 'Your visit has ended',
    body: 'Without an account, a visit lasts 24 hours and stays in one browser tab.',
    sent: "Your care team has what you sent. You can't open it here any more.",
    next: 'To continue, ask your care team for a new invitation. If you created an account, sign in.',
  },
} as const satisfies BaseTranslation

export default invitations
