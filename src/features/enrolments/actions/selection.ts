import type { ProcessInstance } from '#generated/model/index.ts'
import { processInstanceRemindIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useChosenRows } from '#src/lib/use-chosen-rows.ts'

type Row = Pick<ProcessInstance, 'id' | 'patient'>

const nameOf = ({ patient }: Row) => patient.display_name

/** The chosen people, by enrolment. */
export const useSelection = () => useChosenRows(processInstanceRemindIdsMax, nameOf)

export type Selection = ReturnType<typeof useSelection>
