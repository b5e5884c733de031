import { useState } from 'react'
import type { ProcessInstance, ProcessInstanceRemindMatching } from '#generated/model/index.ts'
import { processInstanceRemindIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useChosenRows } from '#src/lib/use-chosen-rows.ts'

type Row = Pick<ProcessInstance, 'id' | 'patient'>

const nameOf = ({ patient }: Row) => patient.display_name

/** The chosen people, by enrolment, or everyone who matches, on all pages. */
export function useSelection() {
  const rows = useChosenRows(processInstanceRemindIdsMax, nameOf)
  const [everyone, setEveryone] = useState<number>()
  return {
    ...rows,
    /** How many match, if all of them are chosen. */
    everyone,
    count: everyone ?? rows.chosen.size,
    chooseEveryone: setEveryone,
    /** Goes back to the people chosen one by one. */
    chooseSome: () => setEveryone(undefined),
    clear: () => {
      setEveryone(undefined)
      rows.clear()
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

/** Whom an action is for. */
export type Chosen = {
  readonly count: number
  /** Names by enrolment id. */
  readonly names: ReadonlyMap<string, string>
  /** For everyone who matches: which journey, filters and number. */
  readonly matching: ProcessInstanceRemindMatching | undefined
}
