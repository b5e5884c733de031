
/**
 * Whether dose, frequency and route tell how it is taken, or the words of `instructions` do (DATA-48).
 */
export type MedicationInstructionType = typeof MedicationInstructionType[keyof typeof MedicationInstructionType];


export const MedicationInstructionType = {
  structured: 'structured',
  free_text: 'free_text',
} as const;
