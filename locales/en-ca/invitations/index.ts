import type { BaseTranslation } from 'typesafe-i18n'

/** What somebody reads who was invited, and who goes on without an account. */
const invitations = {
  documentTitle: 'Your invitation',
  poweredBy: 'Powered by',
  open: {
    toJourney: '{organization:string} invites you to {journey:string}',
    toOrganization: '{organization:string} invites you',
    about: 'With an account you can follow your care with this care team.',
    involves: 'What it involves',
    from: 'Sent by',
    to: 'Sent to',
    until: 'Answer by',
  },
  answer: {
    who: 'Who is this for?',
    whoHelp: 'The journey appears in the profile that you choose.',
    yourself: 'Yourself',
    accept: 'Accept',
    accepted: 'You accepted the invitation.',
    failed: 'We could not send your answer. Check your connection and try again.',
    profilesFailed: "We couldn't load your profiles",
    decline: 'Decline',
    declineTitle: 'Decline this invitation?',
    declineBody: 'You will not be able to accept it later. {organization:string} can send you a new one.',
    declineConfirm: 'Decline invitation',
    declineKeep: 'Keep it',
  },
  stranger: {
    how: 'To accept, create an account or sign in. You come back to this page.',
    create: 'Create account',
    signIn: 'Sign in',
    without: 'Continue without an account',
  },
  guestChoices: {
    how: 'You are here without an account. To accept another invitation, create an account. What you did so far comes with you.',
    create: 'Create account',
    stay: 'Go on where I was',
  },
  wrong: {
    title: 'This invitation is for another address',
    sentTo: 'It was sent to {recipient:string}.',
    youAre: 'You are signed in as {email:string}.',
    how: 'If that address is yours too, sign in with the account that uses it. If not, please do not answer: it is meant for somebody else.',
    change: 'Sign out and use another account',
    stay: 'Stay signed in',
    failed: 'We could not sign you out. Check your connection and try again.',
  },
  enrolled: {
    title: "You're already enrolled in this journey.",
    body: 'There is nothing to accept. You can go on with it right away.',
    profile: 'If you meant another profile, go back and choose it.',
    journeys: 'Open your journeys',
    back: 'Back to the invitation',
  },
  mine: {
    title: 'You accepted this invitation',
    toJourney: 'You are taking part in {journey:string}.',
    toOrganization: 'You are with {organization:string}.',
    open: 'Open the journey',
    openOrganization: 'Open your home page',
  },
  closed: {
    expiredTitle: 'This invitation has expired',
    expiredOn: 'It could be answered until {date:string}.',
    expiredNext: 'Ask {organization:string} to send you a new one.',
    revokedTitle: 'This invitation was withdrawn',
    revoked: '{organization:string} has withdrawn it, so it cannot be accepted any more.',
    revokedNext: 'If you think that this is a mistake, ask them to send you a new one.',
    declinedTitle: 'This invitation was declined',
    declined: 'You are not taking part. {organization:string} can see that it was declined.',
    declinedNext: 'If you changed your mind, ask them to send you a new one.',
    acceptedTitle: 'This invitation was already accepted',
    acceptedAccount: 'It was not accepted with the account that you use now.',
    acceptedSignIn: 'If you accepted it, sign in to go on.',
    acceptedNext:
      'If you accepted it without an account, and can no longer open it, ask {organization:string} to send you a new one.',
  },
  unknown: {
    title: 'We cannot find this invitation',
    body: 'Check that you opened the whole link. In an email it may stand on two lines.',
    next: 'If it still does not work, ask your care team to send you a new invitation.',
  },
  none: {
    title: 'Open the link in your invitation',
    /** VAL-34 */
    missing: 'No invitation token provided',
    accept: 'This page only opens with the link in the invitation that your care team sent you.',
    welcome:
      'You can use {product:string} without an account when a care team has invited you: open the link that they sent.',
    next: 'You already have an account, or want one? You do not need an invitation for that.',
  },
  failed: {
    title: "We couldn't load your invitation",
  },
  leave: {
    home: 'Go to your home page',
    guest: 'Go on where you were',
    signIn: 'Go to sign-in',
  },
  welcome: {
    documentTitle: 'Without an account',
    title: 'Continue without an account',
    invited: '{organization:string} invites you to {journey:string}.',
    canTitle: 'What you can do',
    can: 'Take part in this journey: read it, answer its questions, and send your answers to your care team.',
    lastsTitle: 'How long it lasts',
    lasts: '24 hours, and only in this browser tab. When you close the tab you cannot come back.',
    keepTitle: 'How to keep it',
    keep: 'Sign up at any time before that. Everything you did comes with you.',
    start: 'Continue without an account',
    failed: 'We could not start. Check your connection and try again.',
    unusable:
      'This browser could not keep your visit. Check the date and time of this device, and that it lets websites save data. Then ask {organization:string} for a new invitation.',
  },
  account: {
    title: 'This invitation needs an account',
    body: 'It cannot be accepted without one. Making one takes a few minutes, then you come back to the invitation.',
  },
  here: {
    title: 'You are here without an account',
    body: 'You can go on for 24 hours from when you began, as long as this browser tab stays open.',
    keep: 'Sign up to keep what you did.',
    signUp: 'Sign up',
    goOn: 'Go on',
    other: 'You have opened another invitation.',
    see: 'See the invitation',
  },
  ended: {
    title: 'Your visit has ended',
    body: 'Without an account, a visit lasts 24 hours and stays in one browser tab.',
    sent: 'What you sent is with your care team. It cannot be opened here any more.',
    next: 'To go on, ask your care team for a new invitation. If you made an account, sign in.',
  },
} as const satisfies BaseTranslation

export default invitations
