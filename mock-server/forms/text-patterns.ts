import {
  conditionCreateNotesRegExp,
  patientCreateFirstNameRegExp,
} from '#generated/zod/portageV1.schemas.zod.ts'

/** `x-text: line` of the contract, which has the same pattern everywhere. */
export const isLine = (text: string): boolean => patientCreateFirstNameRegExp.test(text)

/** `x-text: lines` of the contract. */
export const isText = (text: string): boolean => conditionCreateNotesRegExp.test(text)
