import type { BaseTranslation } from 'typesafe-i18n'

/** The steps between sign-in and the first page, and the end of an idle session. */
const gates = {
  consent: {
    title: 'Data and privacy',
    intro: 'Before you start, please read how {product:string} uses and protects your information.',
    whatTitle: 'What we keep',
    what: 'Your name and email address, and the answers and health information you give.',
    whyTitle: 'Why we keep it',
    why: "So that you and the care teams you choose can follow your care together. We don't sell it.",
    rightsTitle: 'What you can do',
    rights: 'You can see your information, correct it, and change your mind at any time.',
    readTitle: 'Read both before you agree',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    versionAndDate: 'Version {version:string}, updated on {date:string}',
    version: 'Version {version:string}',
    date: 'Updated on {date:string}',
    agree: 'I agree to the Privacy policy and the Terms of use',
    failed: "We couldn't save your answer. Please try again.",
    takenBack: 'You withdrew your agreement',
    takenBackBody:
      'You can agree again here. You can also go to your privacy page to download your data or close your account.',
    toPrivacy: 'Go to your privacy page',
    decline: "I don't agree",
    declineTitle: 'You need to agree to continue',
    declineWhat:
      "We can't keep your information without your agreement. You won't be able to use {product:string}.",
    declineThen: "If you sign out now, we don't keep your answer. You can come back at any time.",
    declineHelp: 'Do you have questions before you decide? Write to {email:string}.',
    declineBack: 'Read it again',
    declineLeave: 'Sign out',
    guestWhat:
      "The answers and health information you give. You don't need to give your name or email address to start.",
    guestThen:
      "If you leave now, we don't keep your answer. Your invitation stays open, so you can come back with the same link.",
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
      intro: "Your care team needs to know who they're caring for. This takes about a minute.",
      points: 'First, say who the profile is for. Then enter their name. You can change both later.',
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
    failedHint: 'What you typed is still here. Please try again.',
    loadFailed: "The profile was created, but we couldn't load it. Please try again.",
  },
  /** GATE-17..30 */
  language: {
    title: 'Preferred language',
    intro: 'We use your preferred language wherever we can. Everywhere else, we use English.',
    later: 'You can change it later in the settings menu.',
    select: 'Select preferred language',
  },
  /** CONST-01, D-56 */
  timeout: {
    title: 'Are you still there?',
    body: "You haven't used {product:string} for a while. To protect your information, we'll sign you out in:",
    left: '{minutes:number} {{minutes:minute|minutes}} and {seconds:number} {{seconds:second|seconds}}',
    minutesLeft: "We'll sign you out in {minutes:number} {{minutes:minute|minutes}}.",
    kept: 'The answers you started are saved.',
    stay: 'Stay signed in',
    leave: 'Sign out now',
    endedLabel: 'About your session',
    ended:
      "We signed you out because you didn't use {product:string} for {hours:number} {{hours:hour|hours}}. Sign in to pick up where you left off.",
  },
} as const satisfies BaseTranslation

export default gates
