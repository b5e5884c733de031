import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JourneyDefinition, JourneyDesign } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fileNamePart, saveFile } from '#src/lib/browser/save-file.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { fileOfBanner } from '../fields/banners.ts'
import { journeyFileOf, writeJourneyFile } from '../design/journey-file.ts'

/** Downloads the journey as it is written, with its forms. */
export function useExport(journey: JourneyDefinition, design: JourneyDesign) {
  const { t } = useText('journeyEditor')
  const queries = useQueryClient()
  const [isExporting, setExporting] = useState(false)
  async function exportFile() {
    setExporting(true)
    try {
      const file = await journeyFileOf(queries, journey, design)
      saveFile(`${fileNamePart(journey.key)}.json`, 'application/json', writeJourneyFile(file))
      const isLeftOut = fileOfBanner(design.banner) !== null && !file.banner_picture
      if (isLeftOut) toast({ variant: 'info', message: t.journeyEditor.import.pictureLeftOut() })
    } catch {
      toast({ variant: 'error', message: t.journeyEditor.import.exportFailed() })
    }
    setExporting(false)
  }
  return { exportFile, isExporting }
}
