import type { BaseTranslation } from 'typesafe-i18n'

/** What needs an administrator. */
const needs = {
  title: 'Needs your attention',
  intro: 'Things in the portal that an administrator needs to look at.',
  failed: "We couldn't load what needs your attention",
  missingPage: 'There is no such page, so here is the first one.',
  filter: 'Show',
  all: 'Everything ({count:number})',
  none: {
    title: 'Nothing needs your attention right now',
    body: "You'll see it here when something gets stuck, isn't delivered or isn't finished.",
  },
  noneOfKind: "There's nothing of this kind right now.",
  kinds: {
    untaken_alerts: 'Alerts no one has taken ({count:number})',
    access_report: 'Access not recognized ({count:number})',
    incident: 'Stuck processes ({count:number})',
    bounced_invitation: 'Invitations not delivered ({count:number})',
    journey_review: 'Journeys to review ({count:number})',
    unreadable_theme: 'Colours hard to read ({count:number})',
    missing_french: 'French missing ({count:number})',
    content_review: 'Content due for review ({count:number})',
    unpublished_draft: 'Not published yet ({count:number})',
  },
  what: {
    untaken_alerts:
      '{count:number} {{count:alert has|alerts have}} waited longer than their journeys promise. Make sure someone on the care team takes them.',
    access_report: "They don't recognize who looked at their information. Find out why, then answer them.",
    incident: "A step failed, so the journey can't continue.",
    bounced_invitation: 'The message came back. Check the address, then send a new invitation.',
    journey_review: 'Another administrator asks for your review.',
    unreadable_theme:
      '{count:number} {{count:colour has|colours have}} too little contrast. The portal uses other colours until you fix this.',
    missing_french: '{count:number} {{count:text is|texts are}} in English only.',
    content_review:
      '{count:number} {{count:item is|items are}} due for review. Check that everything is still accurate.',
    unpublished_draft: "No one can see the changes until they're published.",
  },
  action: {
    untaken_alerts: 'See the alerts',
    access_report: 'Answer',
    incident: 'Fix the process',
    bounced_invitation: 'Send a new one',
    journey_review: 'Review it',
    unreadable_theme: 'Fix the colours',
    missing_french: 'Add the French',
    content_review: 'See the content',
    unpublished_draft: 'Review the draft',
  },
  actionOn: '{action:string}: {name:string}',
  answer: {
    open: 'Answer',
    openFor: 'Answer {name:string}',
    title: 'Answer {name:string}',
    body: 'Say who it was and why they needed the information. The person sees your answer in their list.',
    label: 'Your answer',
    missing: 'Enter your answer',
    send: 'Send the answer',
    sent: 'Your answer was sent.',
    failed: "We couldn't send your answer. Please try again.",
  },
  since: 'since {date:string}',
} as const satisfies BaseTranslation

export default needs
