import { ActionsPart } from './sections/ActionsPart.tsx'
import { ChoicesPart } from './sections/ChoicesPart.tsx'
import { DialogsPart } from './sections/DialogsPart.tsx'
import { FieldsPart } from './sections/FieldsPart.tsx'
import { FormPart } from './sections/FormPart.tsx'
import { LookPart } from './sections/LookPart.tsx'
import { MessagesPart } from './sections/MessagesPart.tsx'
import { NumbersPart } from './sections/NumbersPart.tsx'
import { ReadingPart } from './sections/ReadingPart.tsx'
import { ScreensPart } from './sections/ScreensPart.tsx'
import { StatesPart } from './sections/StatesPart.tsx'
import { TablePart } from './sections/TablePart.tsx'
import { WizardPart } from './sections/WizardPart.tsx'

/** The gallery pages by the last segment of their path; each has texts under the same name. */
export const parts = {
  look: LookPart,
  actions: ActionsPart,
  fields: FieldsPart,
  choices: ChoicesPart,
  form: FormPart,
  messages: MessagesPart,
  states: StatesPart,
  dialogs: DialogsPart,
  table: TablePart,
  wizard: WizardPart,
  numbers: NumbersPart,
  reading: ReadingPart,
  screens: ScreensPart,
}

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as PartName[]
