import type { DocumentPurpose } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ChooseDocuments } from './ChooseDocuments.tsx'
import { UploadList, useUploads } from './UploadList.tsx'

type Props = { patientId: string; purpose: DocumentPurpose }

export function UploadScreen({ patientId, purpose }: Props) {
  const { t } = useText('documents')
  const { sending, sent } = useUploads()
  const texts = t.documents.upload
  return (
    <Stack gap="lg">
      <ChooseDocuments patientId={patientId} purpose={purpose} />
      {sending.length + sent.length > 0 && (
        <TitledCard id="uploads" title={texts.underWay()} gap="sm">
          <Text tone="secondary">{texts.background()}</Text>
          <UploadList label={texts.underWay()} />
          <Text>
            <TextLink to={paths.patient.healthStory.documents({ patientId })}>{texts.toList()}</TextLink>
          </Text>
        </TitledCard>
      )}
    </Stack>
  )
}
