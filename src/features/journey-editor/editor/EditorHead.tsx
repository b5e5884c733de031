import { useRef, useState } from 'react'
import type { JourneyProblem } from '#generated/model/index.ts'
import { UndoButtons } from '#src/form-kit/undo/UndoButtons.tsx'
import type { Undoing } from '#src/form-kit/undo/use-undo.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Crumb } from '#src/ui/text/Breadcrumbs.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { EditorBar } from '#src/ui/forms/EditorBar.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { EditorPath } from '#src/ui/forms/EditorPath.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { BpmnDialog } from '../bpmn/BpmnDialog.tsx'
import { JourneyStatus } from '../list/JourneyStatus.tsx'
import { PROBLEMS_PANEL, ProblemsPanel } from '../problems/ProblemsPanel.tsx'
import { SendBackDialog } from '../review/SendBackDialog.tsx'
import { PublishDialog } from '../versions/PublishDialog.tsx'
import { useExport } from '../import/use-export.ts'
import type { DesignCheck } from '../problems/use-design-check.ts'
import type { JourneyEditing } from './use-journey-editor.ts'
import { UsageText } from '../versions/UsageText.tsx'

type Props = {
  title: string
  back: Crumb
  editing: JourneyEditing
  undoing: Undoing
  check: DesignCheck
  isPublishing: boolean
  onPublishing: (is: boolean) => void
  /** Leads to the place of a problem. */
  onGo: (problem: JourneyProblem) => void
  onTried: () => void
  isTrying: boolean
  onTry: (is: boolean) => void
}

/** The heading of the editor, and the actions for the journey as a whole. */
export function EditorHead(props: Props) {
  const { title, back, editing, undoing, check, isPublishing, onPublishing, onGo, onTried, isTrying, onTry } =
    props
  const { t } = useText('journeyEditor', 'journeyTrial')
  const [open, setOpen] = useState<'retire' | 'discard' | 'bpmn' | 'sendBack'>()
  const [listed, setListed] = useState(false)
  const { journey, design, isChanged, isPending, role } = editing
  const { exportFile, isExporting } = useExport(journey, design)
  const { actions: texts, review } = t.journeyEditor
  const { draftSaved, asPublished, noVersion, versionOf } = t.journeyEditor.editor
  const saved = journey.has_draft ? draftSaved() : asPublished()
  const publishLabels = { publish: texts.publish, ask: review.ask, review: review.open }
  const saveButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  /** The pressed button is gone. */
  const goOn = () => saveButton.current?.focus()
  const save = async () => {
    if (await editing.save()) toast({ variant: 'success', message: texts.saved() })
    else onTried()
  }
  const discard = async () => {
    const done = await editing.discard()
    close()
    if (!done) return
    toast({ variant: 'success', message: texts.discarded() })
    goOn()
  }
  return (
    <>
      <EditorPath back={back}>
        {journey.has_draft && journey.version !== null && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('discard')}>
            {texts.discard()}
          </Button>
        )}
        {journey.status === 'published' && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('retire')}>
            {texts.retire()}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setOpen('bpmn')}>
          {texts.bpmn()}
        </Button>
        <Button variant="quiet" size="sm" pending={isExporting} onClick={() => void exportFile()}>
          {texts.export()}
        </Button>
      </EditorPath>
      <EditorBar
        title={title}
        facts={
          <Group gap="sm">
            <JourneyStatus journey={journey} />
            <Text as="span" size="sm" tone="secondary">
              {journey.version === null ? noVersion() : versionOf({ number: journey.version })}
              {' · '}
              {journey.organization_name}
            </Text>
          </Group>
        }
        state={isChanged ? t.journeyEditor.editor.unsaved() : saved}
        undo={<UndoButtons {...undoing} />}
        below={listed && <ProblemsPanel design={design} check={check} onGo={onGo} />}
      >
        <Button
          variant="secondary"
          steady
          aria-expanded={listed}
          {...(listed && { 'aria-controls': PROBLEMS_PANEL })}
          onClick={() => setListed(!listed)}
        >
          {t.journeyEditor.problems.open({ count: check.problems.length })}
        </Button>
        <Button variant="secondary" onClick={() => onTry(!isTrying)}>
          {isTrying ? t.journeyTrial.close() : t.journeyTrial.open()}
        </Button>
        <Button
          ref={saveButton}
          variant={isChanged ? 'primary' : 'secondary'}
          pending={isPending && open === undefined && !isPublishing}
          steady
          onClick={() => void save()}
        >
          {texts.save()}
        </Button>
        {role !== 'mine' && role !== 'writing' && (
          <Button
            variant={!isChanged && journey.has_draft ? 'primary' : 'secondary'}
            onClick={() => onPublishing(true)}
          >
            {publishLabels[role]()}
          </Button>
        )}
      </EditorBar>
      <PublishDialog
        opened={isPublishing}
        editing={editing}
        check={check}
        onGo={onGo}
        onClose={() => onPublishing(false)}
        onTried={onTried}
        onDone={goOn}
        onSendBack={() => {
          onPublishing(false)
          setOpen('sendBack')
        }}
      />
      {role === 'review' && (
        <SendBackDialog opened={open === 'sendBack'} editing={editing} onClose={close} onDone={goOn} />
      )}
      <RetireDialog opened={open === 'retire'} editing={editing} onClose={close} onRetired={goOn} />
      <BpmnDialog opened={open === 'bpmn'} onClose={close} />
      <ConfirmDialog
        opened={open === 'discard'}
        title={texts.discardTitle()}
        confirmLabel={texts.discardConfirm()}
        final
        pending={isPending}
        error={undefined}
        onConfirm={() => void discard()}
        onCancel={close}
      >
        <Text>{isChanged ? texts.discardBodyTyped() : texts.discardBody()}</Text>
      </ConfirmDialog>
    </>
  )
}

type RetireDialogProps = {
  opened: boolean
  editing: JourneyEditing
  onClose: () => void
  onRetired: () => void
}

/** Retires a journey, after confirmation. */
function RetireDialog({ opened, editing, onClose, onRetired }: RetireDialogProps) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.retire
  const retire = async () => {
    const done = await editing.retire('')
    onClose()
    if (!done) return
    toast({ variant: 'success', message: texts.done() })
    onRetired()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      undoable
      pending={editing.isPending}
      error={undefined}
      onConfirm={() => void retire()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{texts.body()}</Text>
        <Region title={t.journeyEditor.publish.usageFailed()}>
          <UsageText id={editing.journey.id} />
        </Region>
        <Text>{editing.isChanged ? texts.typed() : texts.undo()}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
