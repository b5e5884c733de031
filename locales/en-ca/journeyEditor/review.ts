import type { BaseTranslation } from 'typesafe-i18n'

/** Words about the review of a draft by a second administrator. */
export const reviewWords = {
  review: {
    states: { waiting: 'Waiting for review', returned: 'Sent back' },
    filter: 'Review',
    mine: 'Waiting for review',
    mineBody:
      'Since {date:string}, another administrator can approve it or send it back. If you save a change, your request is withdrawn.',
    theirs: '{name:string} asks for your review',
    theirsBody: 'Asked on {date:string}: see what changes, then publish it or send it back.',
    said: '“{comment:string}”',
    returned: '{name:string} sent this back',
    returnedBody: 'Sent back on {date:string}',
    writing: '{name:string} is still writing',
    writingBody:
      "They haven't asked for a review of this draft. If you change it, you can ask for the review yourself.",
    ask: 'Ask for review...',
    askTitle: 'Ask for review',
    askEffect:
      'Another administrator sees what changes, then publishes it or sends it back to you. Nothing is published yet.',
    askHelp: 'The person who reviews it can read this, and so can others in the history.',
    askConfirm: 'Ask for review',
    asked: 'Your request is sent. Another administrator can review it now.',
    open: 'Review...',
    title: 'Review the changes',
    approve: 'Approve and publish',
    sendBack: 'Send back...',
    sendBackTitle: 'Send the draft back?',
    sendBackBody: '{name:string} sees your reason in this editor. The draft stays as it is.',
    reason: 'What has to change',
    reasonMissing: 'Enter a reason.',
    sendBackConfirm: 'Send back',
    sentBack: 'The draft was sent back to {name:string}.',
  },
} as const satisfies BaseTranslation
