import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getTryJourneyDefinitionQueryOptions } from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { FormAlert, JourneyDesign, JourneyTrialMove } from '#generated/model/index.ts'
import { PreviewChoices, usePreviewLook } from '#src/form-kit/preview/Preview.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import styles from './trial.module.css'
import { TrialHistory } from './TrialHistory.tsx'
import type { Played, TrialParts } from './trial-parts.ts'
import { TrialStep } from './TrialStep.tsx'
import { TrialSteps } from './TrialSteps.tsx'
import { WhatIfs } from './WhatIfs.tsx'
import { whatIfOf } from './what-if.ts'

/** A trial of a design: the server runs it again from the start with each move. */
function useJourneyTrial(id: string, design: JourneyDesign) {
  const [played, setPlayed] = useState<readonly Played[]>([])
  const moves = played.map(({ move }) => move)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    getTryJourneyDefinitionQueryOptions(
      id,
      { design, moves },
      { query: { placeholderData: keepPreviousData, gcTime: 0, staleTime: Infinity } },
    ),
  )
  return {
    trial: data,
    played,
    isBusy: isFetching || isPlaceholderData,
    isError,
    retry: () => void refetch(),
    play: (added: readonly JourneyTrialMove[], alerts: readonly FormAlert[] = []) =>
      setPlayed([...played, ...added.map((move) => ({ move, alerts }))]),
    undo: () => setPlayed(played.slice(0, -1)),
    restart: () => setPlayed([]),
    replay: (moves: readonly JourneyTrialMove[]) => setPlayed(moves.map((move) => ({ move, alerts: [] }))),
  }
}

type Props = { id: string; design: JourneyDesign; hasErrors: boolean; parts: TrialParts }

/** A trial of the journey as it is written, saved or not: its steps, and what happened and why. */
export function TrialView({ id, design, hasErrors, parts }: Props) {
  const { t } = useText('journeyTrial')
  const running = useJourneyTrial(id, design)
  const { trial, played, isBusy, isError } = running
  const [look, setLook] = usePreviewLook()
  const [open, setOpen] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = t.journeyTrial
  const step = trial?.steps.find(({ activity_id, state }) => activity_id === open && state === 'open')
  const isOpen = step !== undefined
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function goBack(act: () => void, words: string) {
    setOpen(undefined)
    act()
    announce(words)
    heading.current?.focus()
  }

  return (
    <TitledCard id="journey-trial" title={texts.title()} size={3}>
      <Text tone="secondary">{texts.intro()}</Text>
      {hasErrors && (
        <Alert kind="warning" role="none">
          {texts.withProblems()}
        </Alert>
      )}
      <Group gap="sm">
        <PreviewChoices look={look} onChange={setLook} texts={texts} />
        {played.length > 0 && (
          <>
            <Button variant="quiet" size="sm" onClick={() => goBack(running.undo, texts.undone())}>
              {texts.undo()}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => goBack(running.restart, texts.restarted())}>
              {texts.restart()}
            </Button>
          </>
        )}
      </Group>
      {isError && (
        <Alert kind="error" title={played.length > 0 ? texts.moveFailed() : texts.failed()}>
          <Button variant="secondary" size="sm" pending={isBusy} onClick={running.retry}>
            {texts.retry()}
          </Button>
        </Alert>
      )}
      {!trial && !isError && <Skeleton cards={1} />}
      {trial && (
        <div className={styles.columns} data-wide={(isOpen && look.width === 'desktop') || undefined}>
          <Stack gap="sm">
            <Title level={3} size={3} ref={heading} tabIndex={-1}>
              {texts.now({ day: trial.day })}
            </Title>
            {step ? (
              <TrialStep
                key={`${step.activity_id} ${step.times_done}`}
                {...{ design, step, parts, look }}
                today={trial.date}
                onExit={() => setOpen(undefined)}
                onDone={({ answers, alerts }) => {
                  setOpen(undefined)
                  running.play([{ kind: 'complete', activity_id: step.activity_id, answers }], alerts)
                }}
              />
            ) : trial.steps.length === 0 ? (
              <Text>{texts.nothing()}</Text>
            ) : (
              <TrialSteps
                {...{ design, trial, isBusy }}
                onOpen={setOpen}
                onPlay={(moves) => {
                  running.play(moves)
                  heading.current?.focus()
                }}
              />
            )}
          </Stack>
          <Stack gap="sm" as="section">
            <Title level={3} size={3}>
              {texts.history()}
            </Title>
            <Region title={texts.failed()}>
              <Stack gap="lg">
                <TrialHistory design={design} turns={trial.turns} played={played} />
                <WhatIfs
                  current={
                    isBusy
                      ? undefined
                      : whatIfOf(
                          trial,
                          played.map(({ move }) => move),
                        )
                  }
                  onReplay={(moves) => goBack(() => running.replay(moves), texts.whatIf.replayed())}
                />
              </Stack>
            </Region>
          </Stack>
        </div>
      )}
    </TitledCard>
  )
}
