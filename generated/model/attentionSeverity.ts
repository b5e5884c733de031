
/**
 * Severity, highest first. `danger_to_life`: answers with an emergency alert, or one that says to call 911. `worrying`:
 * other answers that set off an alert. `late`: an open step past its due date. `unfinished`: a step that was begun and
 * left. `information`: an invitation that came back.
 */
export type AttentionSeverity = typeof AttentionSeverity[keyof typeof AttentionSeverity];


export const AttentionSeverity = {
  danger_to_life: 'danger_to_life',
  worrying: 'worrying',
  late: 'late',
  unfinished: 'unfinished',
  information: 'information',
} as const;
