import { Avatar } from '#src/ui/data/Avatar.tsx'
import { avatarPatterns, type AvatarStyle } from '#src/ui/data/avatar-patterns.ts'
import { type Level, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { IconCheck, IconClock } from '#src/ui/icons.ts'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import styles from '../gallery.module.css'
import { GALLERY } from '../places.ts'
import { Sample, State } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const OTHERS = ['text-title', 'text-titleLight', 'text-secondary', 'text-links', 'background-white']
const MEANINGS = ['background-secondary', 'green', 'amber', 'red', 'line-strong', 'line']
const colours = [...STEPS.map((step) => `primary-${step}`), ...OTHERS, ...MEANINGS]
const tones = ['neutral', 'primary', 'success', 'warning', 'danger'] as const
const looks = ['plain', 'accent', 'soft'] as const
const levels: readonly Level[] = [1, 2, 3, 4]
const avatars = Object.keys(avatarPatterns) as AvatarStyle[]

export function LookPart() {
  const words = useWords()
  const { samples } = words
  return (
    <>
      <Sample name="tokens.css" layout="wide">
        <div className={styles.ramp}>
          {colours.map((colour) => (
            <p key={colour} className={styles.colour}>
              <span style={{ background: `var(--${colour})` }} />
              <span>{colour}</span>
            </p>
          ))}
        </div>
      </Sample>
      <Sample name="Title, Text" layout="wide">
        <Stack gap="sm">
          {levels.map((size) => (
            <Title key={size} level={3} size={size}>
              {samples.heading}
            </Title>
          ))}
          <Text size="lg">{samples.body}</Text>
          <Text>{samples.body}</Text>
          <Text tone="secondary" size="sm">
            {samples.quiet}
          </Text>
        </Stack>
      </Sample>
      <Sample name="Card, CardLink">
        {looks.map((look, at) => (
          <TitledCard
            key={look}
            id={`card-${look}`}
            title={<CardLink to={`${GALLERY}/look`}>{`${samples.card} ${at + 1}`}</CardLink>}
            level={3}
            gap="xs"
            look={look}
          >
            <Text>{samples.cardBody}</Text>
          </TitledCard>
        ))}
      </Sample>
      <Sample name="Badge" layout="row">
        {tones.map((tone, at) => (
          <Badge key={tone} tone={tone} icon={at === 2 ? IconCheck : at > 2 ? IconClock : undefined}>
            {words.badges[at]}
          </Badge>
        ))}
      </Sample>
      <Sample name="ProgressText">
        {[0, 3, 7].map((completed) => (
          <ProgressText key={completed} completed={completed} total={7} />
        ))}
      </Sample>
      <Sample name="Avatar" layout="row">
        {avatars.map((style) => (
          <State key={style} name={style}>
            <Avatar name={samples.person} style={style} size="lg" />
          </State>
        ))}
        <Avatar name={samples.person} />
        <Avatar name={samples.person} size="sm" />
      </Sample>
      <Sample name="BrandMark" layout="row">
        <BrandMark name="Portage" size="lg" />
        <BrandMark name="Portage" />
        <BrandMark name="Portage" size="sm" />
      </Sample>
    </>
  )
}
