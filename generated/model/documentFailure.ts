
/**
 * Why a document could not be read.
 */
export type DocumentFailure = typeof DocumentFailure[keyof typeof DocumentFailure];


export const DocumentFailure = {
  unreadable: 'unreadable',
  password_protected: 'password_protected',
  not_medical: 'not_medical',
  too_long: 'too_long',
  virus: 'virus',
  unknown: 'unknown',
} as const;
