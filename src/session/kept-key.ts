/** The one key that survives sign-out: dismissals are permanent (IDENT-46, D-01). */
export const KEPT_KEY = 'nextTaskDismissedForJourney'
