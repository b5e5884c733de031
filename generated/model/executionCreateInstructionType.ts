
/**
 * The engine's instruction (D-73).
 */
export type ExecutionCreateInstructionType = typeof ExecutionCreateInstructionType[keyof typeof ExecutionCreateInstructionType];


export const ExecutionCreateInstructionType = {
  startBeforeActivity: 'startBeforeActivity',
  startAfterActivity: 'startAfterActivity',
  startTransition: 'startTransition',
} as const;
