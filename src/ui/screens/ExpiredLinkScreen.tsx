import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '../actions/Button.tsx'
import { IconLinkOff } from '../icons.ts'
import { PageHeading } from '../text/PageHeading.tsx'
import styles from './screen.module.css'
import { Text } from '../basics.tsx'

type Props = {
  /** URL of the visitor's home page, if they have one. */
  home?: string
  /** The known reason, shown before the advice. */
  why?: string
}

/** An expired or disabled link (UI-37, ERR-51). */
export function ExpiredLinkScreen({ home, why }: Props) {
  const { t } = useText('kit')
  const words = t.kit.expiredLink
  return (
    <div className={styles.screen}>
      <span className={styles.emptyIcon}>
        <IconLinkOff aria-hidden size="1.75rem" />
      </span>
      <PageHeading>{words.title()}</PageHeading>
      <Text size="lg" strong>
        {why ?? words.body()}
      </Text>
      <Text>{words.hint()}</Text>
      {home !== undefined && <ButtonLink to={home}>{words.home()}</ButtonLink>}
    </div>
  )
}
