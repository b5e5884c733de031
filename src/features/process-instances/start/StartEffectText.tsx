import type { ExecutionCreateInstructionType, JourneyActivity } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { startEffect } from './start-effect.ts'

type Props = {
  activity: JourneyActivity
  instruction: ExecutionCreateInstructionType
  patient: string
}

/** Explains the effect before it happens. */
export function StartEffectText({ activity, instruction, patient }: Props) {
  const { t } = useText('instances')
  const texts = t.instances.start.effect
  const { name, audience } = activity
  const effect = startEffect(activity, instruction)
  switch (effect.kind) {
    case 'opens':
      return (
        <Alert kind="info" title={texts.title()}>
          {texts.opens[audience]({ name, patient })}
        </Alert>
      )
    case 'follows':
      if (effect.following.length === 0) {
        return (
          <Alert kind="warning" title={texts.title()}>
            {texts.nothing({ name })}
          </Alert>
        )
      }
      return (
        <Alert kind="info" title={texts.title()}>
          {texts.follows({ name })}
          <ul>
            {effect.following.map(({ activity_id: id, name: next, is_conditional: isConditional }) => (
              <li key={id}>{isConditional ? texts.maybe({ name: next }) : next}</li>
            ))}
          </ul>
        </Alert>
      )
    case 'lacks':
      return (
        <Alert kind="warning" title={texts.refused()}>
          {texts.lacks({ variable: effect.need.variable, kind: texts.kind[effect.need.kind]() })}
        </Alert>
      )
    case 'isOpen':
    case 'isDone':
      return (
        <Alert kind="warning" title={texts.refused()}>
          {texts[effect.kind]({ name })}
        </Alert>
      )
  }
}
