import type { BaseTranslation } from 'typesafe-i18n'

/** What stands between sign-in and the first page, and the end of a session that nobody used. */
const gates = {
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
    versionAndDate: 'Version {version:string}, updated on {date:string}',
    version: 'Version {version:string}',
    date: 'Updated on {date:string}',
    agree: 'I agree to the Privacy policy and the Terms of use',
    failed: 'We could not save your answer. Please try again.',
    takenBack: 'You withdrew your agreement',
    takenBackBody:
      'You can agree again here. Or go to your privacy page to download your data or close your account.',
    toPrivacy: 'Go to my privacy page',
    decline: 'I do not agree',
    declineTitle: 'You need to agree to go on',
    declineWhat:
      'Without your agreement we may not keep your information, so you cannot use {product:string}.',
    declineThen:
      'If you sign out now, nothing about your answer is kept. You can come back whenever you like.',
    declineHelp: 'Do you have questions first? Write to {email:string}.',
    declineBack: 'Read it again',
    declineLeave: 'Sign out',
    guestWhat:
      'The answers and health information that you give. To start, you do not need to give your name or email address.',
    guestThen:
      'If you leave now, nothing about your answer is kept. Your invitation stays open: come back with the same link.',
    guestLeave: 'Leave',
  },
  /** PROFILE-01..14 */
  profile: {
    documentTitle: 'Create a profile',
    step: 'Step {step:number} of {steps:number}',
    next: 'Next',
    back: 'Back',
    create: 'Create profile',
    welcome: {
      title: 'Let’s create a profile',
      intro: 'Your care team needs to know whom they care for. This takes about a minute.',
      points: 'First you say who the profile is for, then their name. You can change both later.',
    },
    who: {
      title: 'Who is this profile for?',
      legend: 'This profile is for',
      myself: 'Myself',
      someone: 'Someone I care for',
      someoneHelp: 'For example your child, or a parent you help',
    },
    name: {
      titleMyself: 'What is your name?',
      titleSomeone: 'What is the name of the person you are caring for?',
      first: 'First name',
      last: 'Last name',
    },
    created: 'Profile created successfully',
    failed: 'Failed to create profile',
    failedHint: 'The profile was not created. What you typed is still here: please try again.',
    loadFailed: 'The profile is created, but we could not load it. Please try again.',
  },
  /** GATE-17..30 */
  language: {
    title: 'Preferred language',
    intro: 'We use your preferred language wherever it is available, and English otherwise.',
    later: 'You can change it later in the settings menu.',
    select: 'Select preferred language',
  },
  /** CONST-01, D-56 */
  timeout: {
    title: 'Are you still there?',
    body: 'Nobody has used {product:string} here for a while. To protect your information, you will be signed out in:',
    left: '{minutes:number} {{minutes:minute|minutes}} and {seconds:number} {{seconds:second|seconds}}',
    minutesLeft: 'You will be signed out in {minutes:number} {{minutes:minute|minutes}}.',
    kept: 'Answers that you began are kept.',
    stay: 'Stay signed in',
    leave: 'Sign out now',
    endedLabel: 'About your session',
    ended:
      'You were signed out because nobody used {product:string} here for {hours:number} {{hours:hour|hours}}. Sign in to go on where you were.',
  },
} as const satisfies BaseTranslation

export default gates
