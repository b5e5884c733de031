import type { BaseTranslation } from 'typesafe-i18n'

/** Entries that a care team suggests for a Health Story. */
export const suggestions = {
  title: 'Suggested by the care team',
  intro: 'Nothing is added until you accept it.',
  by: 'Suggested by {name:string}, {organization:string}, on {date:string}',
  accept: 'Add to the Health Story',
  decline: 'Decline',
  about: '{action:string}: {name:string}',
  accepted: '{name:string} was added',
  declined: '{name:string} was not added. The care team can see that.',
  failed: "We couldn't save your choice. Please try again.",
  offline: "You're offline. Choose again when you're connected.",
  ended: 'This suggestion is no longer open. Reload the page to see what is.',
  kind: {
    allergies: 'Allergy',
    medications: 'Medication',
    conditions: 'Condition',
    immunizations: 'Vaccine',
    procedures: 'Procedure',
    family_history: 'Family history',
    test_results: 'Test result',
  },
  /** On the person's page of the care team. */
  care: {
    title: 'Suggestions',
    hint: 'Suggest an entry for a part that they share. They decide whether to add it.',
    add: {
      allergies: 'Suggest an allergy',
      medications: 'Suggest a medication',
      conditions: 'Suggest a condition',
      immunizations: 'Suggest a vaccine',
      procedures: 'Suggest a procedure',
      family_history: 'Suggest family history',
      test_results: 'Suggest a test result',
    },
    reader: 'They read it the way you write it. In the questions below, “you” is the person.',
    send: 'Send suggestion',
    sent: '{name:string} was suggested. You see here what they decide.',
    notSent: "We couldn't send the suggestion. What you typed is still here. Please try again.",
    notShared:
      "The person no longer shares this part, so it can't be suggested. What you typed is still here.",
    gone: "You can't suggest this: the person is no longer in your organization.",
    offline: "You're offline. What you typed is still here. Send it when you're connected.",
    listFailed: "We couldn't load the suggestions",
    showing: 'The latest {shown:number} of {count:number} suggestions',
    by: '{kind:string}, suggested by {name:string} on {date:string}',
    status: {
      open: 'Waiting for an answer',
      accepted: 'Accepted',
      declined: 'Declined',
      withdrawn: 'Withdrawn: no longer shared',
    },
  },
} as const satisfies BaseTranslation
