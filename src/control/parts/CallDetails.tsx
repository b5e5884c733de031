import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import type { Body, OpenedCall } from '../answers.ts'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useControlCall } from '../use-control-call.ts'

/** The contract violations of a call, and both bodies. */
export function CallDetails({ id }: { id: number }) {
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
