import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { EditorBar } from '#src/ui/forms/EditorBar.tsx'
import { EditorPath } from '#src/ui/forms/EditorPath.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { KeptNotice } from '#src/ui/forms/KeptNotice.tsx'
import { NewVersionNotice } from '#src/ui/messages/NewVersionNotice.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PartialNotice } from '#src/ui/messages/PartialNotice.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { GALLERY } from '../places.ts'
import { Sample, State } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

/** Fails until retried. */
function Failing({ failed, words }: { failed: boolean; words: string }) {
  if (failed) throw new Error('meant to fail')
  return <Text>{words}</Text>
}

export function StatesPart() {
  const { states2: words, samples } = useWords()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const [view, setView] = useState('0')
  const say = (message: string) => () => void toast({ message })
  const crumbs = words.breadcrumbs.map((label, at) => ({ label, to: `${GALLERY}/states?crumb=${at}` }))
  return (
    <>
      <Sample name="PageHeader, Breadcrumbs">
        <Example crumbs={crumbs} />
      </Sample>
      <Sample name="Segments, Facts">
        <Segments
          label={words.views}
          options={words.view.map((label, at) => ({ value: String(at), label }))}
          value={view}
          onChange={setView}
        />
        <Facts facts={words.facts.map(([label = '', value = '']) => ({ label, value }))} />
      </Sample>
      <Sample name="EditorPath, EditorBar">
        <EditorPath back={{ label: words.editor.back, to: `${GALLERY}/states?editor` }}>
          <Button variant="quiet" size="sm" onClick={say(words.editor.export)}>
            {words.editor.export}
          </Button>
        </EditorPath>
        <EditorBar facts={<Text as="span">{words.editor.version}</Text>} state={words.editor.state}>
          <Button>{words.editor.save}</Button>
          <Button variant="secondary">{words.editor.publish}</Button>
        </EditorBar>
      </Sample>
      <Sample name="Skeleton, Spinner">
        <State name={words.loading}>
          <Skeleton cards={1} />
        </State>
        <Skeleton lines={4} />
        <Spinner />
      </Sample>
      <Sample name="ErrorPanel">
        <ErrorPanel title={words.failed} onRetry={say(words.failed)} error={{ reference: '7f3a-41c2' }} />
        <ErrorPanel retrying onRetry={say(words.failed)} />
      </Sample>
      <Sample name="Region">
        <State name={words.region}>
          <Region
            key={turn}
            title={words.failed}
            failure={(_, panel, retry) => (
              <div
                onClickCapture={() => {
                  setFailed(false)
                  retry()
                }}
              >
                {panel}
              </div>
            )}
          >
            <Failing failed={failed} words={samples.cardBody} />
          </Region>
        </State>
        <Button
          variant="secondary"
          onClick={() => {
            setFailed(true)
            setTurn(turn + 1)
          }}
        >
          {words.region}
        </Button>
      </Sample>
      <Sample name="EmptyState, FilteredEmpty">
        <EmptyState
          level={3}
          title={words.empty}
          icon={IconRoute}
          action={<Button onClick={say(words.add)}>{words.add}</Button>}
        >
          {words.emptyBody}
        </EmptyState>
        <FilteredEmpty level={3} search={words.search} onClear={say(words.search)} />
      </Sample>
      <Sample name="NewVersionNotice">
        <NewVersionNotice shown />
      </Sample>
      <Sample name="PartialNotice, KeptNotice">
        <PartialNotice missing={words.missing} onRetry={say(words.failed)} />
        <KeptNotice at="2026-11-20T19:05:00Z" />
      </Sample>
    </>
  )
}

function Example({ crumbs }: { crumbs: { label: string; to: string }[] }) {
  const { states2: words } = useWords()
  return (
    <PageHeader
      title={words.header}
      subtitle={words.subtitle}
      breadcrumbs={crumbs}
      back={{ label: words.back, to: `${GALLERY}/states` }}
    />
  )
}
