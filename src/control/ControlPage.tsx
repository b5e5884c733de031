import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { readVersion } from '#src/lib/browser/version.ts'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { Group } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { LanguageSwitch } from '#src/ui/actions/LanguageSwitch.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PlaceTabs } from '#src/ui/layout/PlaceTabs.tsx'
import { SkipLink } from '#src/ui/text/SkipLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import styles from './control.module.css'
import { ClockPart } from './parts/ClockPart.tsx'
import { FaultsPart } from './parts/FaultsPart.tsx'
import { IdentityPart } from './parts/IdentityPart.tsx'
import { MailboxPart } from './parts/MailboxPart.tsx'
import { PeoplePart } from './parts/PeoplePart.tsx'
import { RequestsPart } from './parts/RequestsPart.tsx'
import { WorldsPart } from './parts/WorldsPart.tsx'
import { type PartName, addressOf, partNames, partOf } from './places.ts'

const PRODUCT = 'Portage'

const parts = {
  people: PeoplePart,
  mailbox: MailboxPart,
  faults: FaultsPart,
  requests: RequestsPart,
  clock: ClockPart,
  worlds: WorldsPart,
  identity: IdentityPart,
} satisfies Record<PartName, () => unknown>

/** The world of this host (mock-server/worlds.ts). */
const world = () => /^(.+)\.localhost$/.exec(location.hostname)?.[1] ?? 'default'

export function ControlPage() {
  const { t } = useText('control')
  const words = t.control
  const [query] = useSearchParams()
  const part = partOf(query)
  const Part = parts[part]
  const version = readVersion()
  const before = useRef(part)
  // announces the new part to screen readers
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    document.querySelector('h1')?.focus()
  }, [part])
  return (
    <>
      <title>{`${words.parts[part].title()}, ${words.title()} - ${PRODUCT}`}</title>
      <SkipLink />
      <header className={styles.bar}>
        <Group gap="sm">
          <BrandMark name={PRODUCT} />
          <span className={styles.title}>{words.title()}</span>
          <Badge tone="primary">{words.world({ name: world() })}</Badge>
          {version && <Badge>{words.version({ version })}</Badge>}
        </Group>
        <Group gap="sm">
          <TextLink href="/" newTab={false}>
            {words.toPortal()}
          </TextLink>
          <LanguageSwitch />
        </Group>
      </header>
      <div className={styles.frame}>
        <PlaceTabs
          label={words.navigation()}
          places={partNames.map((name) => ({
            to: addressOf(name),
            label: words.parts[name].title(),
            isCurrent: name === part,
          }))}
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageHeader title={words.parts[part].title()} subtitle={words.parts[part].about()} />
          <Part />
        </main>
      </div>
      <Announcer />
      <Toasts />
    </>
  )
}
