import { type ReactNode, useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import type { Body, Call, OpenedCall, Verdict } from '../answers.ts'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useControlCall } from '../use-control-call.ts'

const tones = {
  fits: 'success',
  open: 'neutral',
  fault: 'warning',
  unknown_path: 'danger',
  unknown_method: 'danger',
  request_refused: 'danger',
  answer_drifted: 'danger',
} satisfies Record<Verdict, Tone>

/** One call: request, outcome and contract violations; bodies load on demand. */
export function CallCard({ call }: { call: Call }) {
  const { t, locale } = useText('control')
  const words = t.control.parts.requests
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { method, path, status, ms, at, caller, verdict, faults } = call
  const time = new Date(at).toLocaleTimeString(htmlLang(locale), { timeStyle: 'medium' })
  const facts = [
    time,
    status === null ? words.waiting() : status === 0 ? words.broken() : String(status),
    ms === null ? '' : words.ms({ ms: Math.round(ms) }),
    caller === 'guest' ? words.guest() : (caller ?? words.nobody()),
    call.operationId ?? '',
    call.request_id,
    faults.length > 0 ? words.faults({ kinds: faults.join(', ') }) : '',
  ]
  return (
    <Card as="li">
      <Stack gap="sm">
        <Group justify="between" align="start">
          <div className={styles.what}>
            <p className={styles.code}>
              <strong>{method}</strong> {path}
            </p>
            <Text size="sm" tone="secondary">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </div>
          <Group gap="sm">
            <Badge tone={tones[verdict]}>{words.verdicts[verdict]()}</Badge>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={words.detailsOf({ call: `${method} ${path}` })}
              onClick={() => setOpen(!isOpen)}
            >
              {words.details()}
            </Button>
          </Group>
        </Group>
        {isOpen && (
          <div id={id} className={styles.inside}>
            <CallDetails id={call.id} />
          </div>
        )}
      </Stack>
    </Card>
  )
}

/** The contract violations of a call, and both bodies. */
function CallDetails({ id }: { id: number }) {
  const { t } = useText('control')
  const words = t.control.parts.requests
  const asked = useControlCall<OpenedCall>(`requests/${id}`)
  return (
    <Loaded asked={asked}>
      {({ problems, request_body: sent, response_body: came }) => (
        <Stack>
          {problems && (
            <Section title={words.problems()}>
              <pre className={styles.block}>{JSON.stringify(problems, null, 2)}</pre>
            </Section>
          )}
          <BodyText title={words.sent()} body={sent} />
          <BodyText title={words.came()} body={came} />
        </Stack>
      )}
    </Loaded>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="xs">
      <Title level={2} size={4}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}

/** Longer bodies are collapsed. */
const short = 1500

function BodyText({ title, body }: { title: string; body: Body }) {
  const { t } = useText('control')
  const words = t.control.parts.requests
  if (!body) {
    return (
      <Section title={title}>
        <Text tone="secondary">{words.noBody()}</Text>
      </Section>
    )
  }
  return (
    <Disclosure title={title} open={body.text.length <= short}>
      <pre className={styles.block}>{body.text}</pre>
      {body.cut && (
        <Text size="sm" tone="secondary">
          {words.cut()}
        </Text>
      )}
    </Disclosure>
  )
}
