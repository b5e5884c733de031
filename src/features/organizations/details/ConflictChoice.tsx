import { useEffect, useRef } from 'react'
import { ConflictField, type Side } from '#src/form-kit/conflict.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'

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
    <TitledCard id="conflict" title={texts.title()} level={3} headingRef={heading} tabIndex={-1} look="soft">
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
    </TitledCard>
  )
}
