import { useEffect, useRef } from 'react'
import { ConflictField, type Side } from '#src/form-kit/conflict.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'

export type Difference = {
  name: string
  label: string
  mine: string
  theirs: string
  /** Undefined after further typing. */
  chosen: Side | undefined
}

type Props = { differences: readonly Difference[]; onChoose: (name: string, whose: Side) => void }

/** Fields another person saved differently in the meantime: each can take theirs or keep one's own. */
export function ConflictChoice({ differences, onChoose }: Props) {
  const { t } = useText('organization')
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = t.organization.conflict
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" look="soft" aria-labelledby="conflict">
      <Stack gap="md">
        <Title level={3} id="conflict" ref={heading} tabIndex={-1}>
          {texts.title()}
        </Title>
        <Text>{differences.length > 0 ? texts.body() : texts.same()}</Text>
        {differences.map(({ name, label, mine, theirs, chosen }) => (
          <ConflictField
            key={name}
            label={label}
            value={chosen}
            onChange={(side) => onChoose(name, side)}
            sides={{
              mine: { label: texts.mine({ value: mine || texts.empty() }) },
              theirs: { label: texts.theirs({ value: theirs || texts.empty() }) },
            }}
          />
        ))}
      </Stack>
    </Card>
  )
}
