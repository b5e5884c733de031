import type { BaseTranslation } from 'typesafe-i18n'

/** What needs an administrator. */
const needs = {
  title: 'Needs your attention',
  intro: 'Things in the portal that an administrator has to look at.',
  failed: "We couldn't load what needs you",
  missingPage: 'There is no such page, so here is the first one.',
  filter: 'Show',
  all: 'Everything ({count:number})',
  none: {
    title: 'Nothing needs you right now',
    body: 'When something is stuck, came back or is not finished, it shows here.',
  },
  noneOfKind: 'There is nothing of this kind right now.',
  kind: {
    incident: 'Stuck process',
    bounced_invitation: 'Invitation not delivered',
    unreadable_theme: 'Colours hard to read',
    missing_french: 'French missing',
    unpublished_draft: 'Not published yet',
  },
  kinds: {
    incident: 'Stuck processes ({count:number})',
    bounced_invitation: 'Invitations not delivered ({count:number})',
    unreadable_theme: 'Colours hard to read ({count:number})',
    missing_french: 'French missing ({count:number})',
    unpublished_draft: 'Not published yet ({count:number})',
  },
  what: {
    incident: 'A step failed, so the journey does not go on.',
    bounced_invitation: 'The message came back. Check the address, and invite the right one.',
    unreadable_theme:
      '{count:number} {{count:colour has|colours have}} too little contrast. The portal shows others until they are changed.',
    missing_french: '{count:number} {{count:text is|texts are}} in English only.',
    unpublished_draft: 'There are changes that nobody sees until they are published.',
  },
  since: 'since {date:string}',
} as const satisfies BaseTranslation

export default needs
