import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { IconLanguage } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { MenuGroup } from '#src/ui/MenuGroup.tsx'
import { MenuRadio } from '#src/ui/MenuRadio.tsx'
import styles from './top-bar.module.css'
import { useChangeLanguage } from './use-change-language.ts'

/** EN or FR, with a menu of both languages in their own names (SHELL-39, SHELL-40). */
export function LanguageMenu() {
  const { t, locale } = useText()
  const { id } = useCurrentUser()
  const change = useChangeLanguage(id)
  const current = languages.find((language) => language.locale === locale)
  const trigger = (
    <>
      <IconLanguage className={styles.language} aria-hidden size="1.25rem" />
      {current?.short}
    </>
  )
  return (
    <Menu trigger={trigger} label={t.language.label()} withChevron={false}>
      <MenuGroup label={t.language.label()} hideLabel>
        {languages.map((language) => (
          <MenuRadio
            key={language.locale}
            lang={language.lang}
            checked={language.locale === locale}
            onSelect={() => change(language.locale)}
          >
            {language.name}
          </MenuRadio>
        ))}
      </MenuGroup>
    </Menu>
  )
}
