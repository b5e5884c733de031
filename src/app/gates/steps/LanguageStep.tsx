import { LanguageScreen } from '#src/features/onboarding/LanguageScreen.tsx'
import { Titled } from '../../frame/Titled.tsx'
import { SimpleFrame } from '../SimpleFrame.tsx'

export function LanguageStep({ userId }: { userId: string }) {
  return (
    <SimpleFrame name="language">
      <Titled title={(t) => t.gates.language.title()}>
        <LanguageScreen userId={userId} />
      </Titled>
    </SimpleFrame>
  )
}
