import type { Theme } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { readable } from '#src/ui/readable-theme.ts'
import { coloursOf } from '#src/ui/theme-colours.ts'

/** Whether an organization's colours are readable (1.4.3, T06); the portal corrects those that are not. */
export function ThemeBadge({ theme }: { theme: Theme | null }) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.theme
  if (!theme) return texts.none()
  const { corrections } = readable(coloursOf(theme))
  if (corrections.length === 0) return texts.fine()
  return (
    <Badge tone="warning" icon={<IconAlertTriangle aria-hidden size="1rem" />}>
      {texts.failing({ count: corrections.length })}
    </Badge>
  )
}
