import { useText } from '#src/i18n/use-text.ts'
import { ResponsibleDialog } from './ResponsibleDialog.tsx'
import { type Matching, useResponsible } from './use-responsible.ts'

type Props = {
  opened: boolean
  organizationId: string
  /** The chosen enrolments, or everyone who matches. */
  chosen: {
    readonly count: number
    readonly names: ReadonlyMap<string, string>
    readonly matching: Matching | undefined
  }
  onClose: () => void
  onDone: () => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** Makes someone of the team, or no one, responsible for the chosen people. */
export function AssignChosen({ opened, organizationId, chosen, onClose, onDone, onChanged }: Props) {
  const { t } = useText('steps')
  const { assign, assignMatching, isPending } = useResponsible(organizationId)
  const { count, names, matching } = chosen
  const texts = t.steps.responsible
  return (
    <ResponsibleDialog
      {...{ opened, organizationId, onDone }}
      title={texts.title({ count })}
      note={matching && texts.everyone()}
      pending={isPending}
      onSave={(to) => (matching ? assignMatching(matching, to) : assign([...names.keys()], to))}
      onCancel={(isChanged) => {
        onClose()
        if (isChanged) onChanged()
      }}
    />
  )
}
