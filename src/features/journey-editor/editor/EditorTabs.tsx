import { useText } from '#src/i18n/use-text.ts'
import { PlaceTabs } from '#src/ui/layout/PlaceTabs.tsx'
import { type EditorView, sections } from './editor-views.ts'

type Props = { view: EditorView; viewPath: (view: EditorView) => string }

/** Tabs of the sections, each with its own address. */
export function EditorTabs({ view, viewPath }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.tabs
  return (
    <PlaceTabs
      label={texts.label()}
      places={sections.map((section) => ({
        to: viewPath(section),
        label: texts[section](),
        isCurrent: view === section,
      }))}
    />
  )
}
