import { AvatarStyle } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { FieldGroup } from '#src/ui/FieldGroup.tsx'
import { fieldIds } from '#src/ui/field-props.ts'
import styles from './profiles.module.css'

type Props = {
  /** The name whose initials the tiles show. */
  name: string
  value: AvatarStyle | null
  onChange: (style: AvatarStyle | null) => void
}

const ids = fieldIds('avatarStyle')
const choices = [null, ...Object.values(AvatarStyle)]

/** The seven avatar patterns, or none (DATA-55), as labelled radio buttons. */
export function AvatarPicker({ name, value, onChange }: Props) {
  const { t } = useText('settings')
  const texts = t.settings.profile
  return (
    <FieldGroup label={texts.avatarTitle()} description={texts.avatarHint()} ids={ids} role="radiogroup">
      <div className={styles.tiles}>
        {choices.map((style) => (
          <label key={style ?? 'none'} className={styles.tile}>
            <input
              id={style ? `${ids.input}-${style}` : ids.input}
              type="radio"
              name={ids.input}
              value={style ?? ''}
              checked={value === style}
              onChange={() => onChange(style)}
            />
            <Avatar name={name} style={style} size="lg" />
            <span>{style ? texts.styles[style]() : texts.none()}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
