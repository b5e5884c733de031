import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { DrawerAddress } from '../use-drawer-address.ts'
import { duplicateOf } from './allergy-rules.ts'
import { similarAllergies } from './queries.ts'

type Props = {
  patientId: string
  allergen: string
  /** The id of the edited record, which is no duplicate of itself. */
  self: string | undefined
  drawer: DrawerAddress
}

/** Warns that an allergy is already in the list; does not block saving. */
export function DuplicateAllergyWarning({ patientId, allergen, self, drawer }: Props) {
  const { t } = useText('records')
  const wanted = allergen.trim()
  const { data } = useQuery({ ...similarAllergies(patientId, wanted), enabled: wanted.length >= 2 })
  const found = duplicateOf(wanted, data?.results ?? [], self)
  if (!found) return null
  const texts = t.records.allergies
  const name = found.allergen
  return (
    <Alert kind="warning" role="status">
      <p>{found.isPast ? texts.duplicatePast({ name }) : texts.duplicate({ name })}</p>
      <TextLink to={drawer.editTo(found.id)} state={drawer.linkState} replace>
        {t.records.shared.duplicate.open({ name })}
      </TextLink>
    </Alert>
  )
}
