
export type EnrolmentRefusedCode = typeof EnrolmentRefusedCode[keyof typeof EnrolmentRefusedCode];


export const EnrolmentRefusedCode = {
  already_enrolled: 'already_enrolled',
} as const;
