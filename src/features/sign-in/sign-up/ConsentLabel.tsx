import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

/** Placeholders for the links, so that each language can position them. */
const TERMS = '[terms]'
const PRIVACY = '[privacy]'

/** The consent text with links to both policies (AUTH-22..24, D-26). */
export function ConsentLabel() {
  const { t } = useText('auth')
  const { brand, policies } = useConfig()
  const { signup } = t.auth
  const sentence = signup.consent({ product: brand.name, terms: TERMS, privacy: PRIVACY })
  return sentence.split(/(\[\w+\])/).map((part) => {
    if (part === TERMS)
      return (
        <TextLink key={part} href={policies.terms}>
          {signup.terms()}
        </TextLink>
      )
    if (part === PRIVACY)
      return (
        <TextLink key={part} href={policies.privacy}>
          {signup.privacy()}
        </TextLink>
      )
    return part
  })
}
