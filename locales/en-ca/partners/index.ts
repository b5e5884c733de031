import type { BaseTranslation } from 'typesafe-i18n'

/** Care partners: who helps a person, and whom the person helps. */
const partners = {
  library: {
    title: "Care partners don't see this library",
    body: 'Only {name:string} sees what is recommended and saved here.',
    own: 'Switch to your own library',
  },
  young: {
    title: {
      full: 'What you see of {name:string} changes on {date:string}',
      limited: '{name:string} turned {age:number} on {date:string}',
    },
    sees: {
      full: "{name:string} turns {age:number} that day. You'll still see journeys, steps and dates, and can fill in steps. You'll no longer see the Health Story, documents, test results or sent answers.",
      limited:
        'From this age, the Health Story, documents, test results and sent answers are private to {name:string}, who can choose to share them with you. You still see journeys, steps and dates, and can fill in steps.',
    },
    next: "{name:string} can create an account of their own and invite you as a care partner. You'd then see steps and answers. For the records kept here, {name:string} can ask the care team.",
    home: 'Go to the steps',
    download: 'It leaves out what only {names:string} can see now.',
  },
  title: 'Care partners',
  intro: 'Invite someone you trust to help with your care. They sign in with their own account.',
  mine: 'People who help you',
  mineOf: 'People who help {name:string}',
  none: 'No one is helping yet.',
  failed: "We couldn't load your care partners",
  invite: 'Invite a care partner',
  inviteFor: 'Invite a care partner for {name:string}',
  helped: 'People you help',
  helpedNone: "You're not helping anyone as a care partner. Invitations to {email:string} appear here.",
  helpedFailed: "We couldn't load the people you help",
  level: {
    read: 'Read',
    fill_in: 'Fill in',
    manage: 'Manage',
  },
  levelHelp: {
    read: 'See your journeys, steps and answers.',
    fill_in: 'Also answer steps for you.',
    manage: 'Also join and leave journeys for you.',
  },
  may: {
    read: 'Can see journeys, steps and answers',
    fill_in: 'Can see journeys and answer steps',
    manage: 'Can see journeys, answer steps, and join or leave journeys',
  },
  until: 'Until {date:string}',
  untilEnded: 'Until one of you ends it',
  waiting: 'Invited on {date:string}, not answered yet',
  since: 'Since {date:string}',
  invites: '{name:string} invites you to help',
  act: 'Act for {name:string}',
  form: {
    title: 'Invite a care partner',
    intro: 'We email an invitation. Nothing is shared until they accept it.',
    email: 'Their email address',
    emailHelp: 'They sign in with this address, or create an account with it.',
    level: 'What they can do',
    howLong: 'For how long',
    none: 'Until one of you ends it',
    month: 'For 30 days',
    year: 'For one year',
    limits:
      "They don't see the Health Story, and can't share or invite others. Your care team sees who helps you.",
    send: 'Send the invitation',
    sent: 'We sent an invitation to {email:string}.',
    failed: "We couldn't send the invitation. What you typed is still here. Please try again.",
    already: 'This person is already invited.',
    tooMany: 'You have 10 care partners. End one before you invite another.',
  },
  accept: 'Accept',
  acceptFor: 'Accept: {name:string}',
  accepted: "You're now helping {name:string}.",
  acceptFailed: "We couldn't accept the invitation. Please try again.",
  gone: 'This invitation has ended.',
  end: {
    cancel: 'Cancel the invitation',
    decline: 'Decline',
    end: 'End access',
    stop: 'Stop helping',
    named: '{action:string}: {name:string}',
    title: {
      cancel: 'Cancel the invitation to {name:string}?',
      decline: 'Decline to help {name:string}?',
      end: 'End the access of {name:string}?',
      stop: 'Stop helping {name:string}?',
    },
    body: {
      cancel: "They won't be able to accept it anymore.",
      decline: "We'll let them know. They can invite you again.",
      end: "They lose access right away. What they sent stays with your care team. We'll let them know.",
      stop: "You lose access right away. What you sent stays with the care team. We'll let them know.",
    },
    keep: 'Go back',
    done: 'It has ended.',
    failed: "We couldn't end it. Please try again.",
  },
} as const satisfies BaseTranslation

export default partners
