
/**
 * How much it matters, the most first. `danger_to_life`: answers of an emergency, or that told the person to call 911.
 * `worrying`: other answers that set off an alert. `late`: an open step past its due date. `unfinished`: a step that was
 * begun and left. `information`: an invitation that came back.
 */
export type AttentionSeverity = typeof AttentionSeverity[keyof typeof AttentionSeverity];


export const AttentionSeverity = {
  danger_to_life: 'danger_to_life',
  worrying: 'worrying',
  late: 'late',
  unfinished: 'unfinished',
  information: 'information',
} as const;
