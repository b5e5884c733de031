import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { SHARED, takeSharedFiles } from '#src/lib/browser/shared-files.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { fileProblem, pdf, shownFileName } from '#src/lib/files/file-rules.ts'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { photoToPdf } from './photo-to-pdf.ts'

type Props = { onFile: (file: File) => void }

/** Documents that another app shared with the portal: each is added like a chosen one, or the reason why not is shown. */
export function SharedDocuments({ onFile }: Props) {
  const {
    t,
    format: { date },
  } = useText('documents', 'kit', 'validation')
  const problemText = useProblemText()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const asked = useRef(false)
  const [found, setFound] = useState<{ count: number; problems: readonly string[] }>()
  const texts = t.documents.upload

  /** Why the file cannot be added. */
  async function add(file: File): Promise<string | undefined> {
    const name = shownFileName(file.name)
    try {
      if (file.type.startsWith('image/')) {
        onFile(await photoToPdf(file, texts.photoName({ date: date(new Date().toISOString()) })))
        return undefined
      }
      const problem = await fileProblem(file, [pdf])
      if (problem) return t.kit.file.of({ name, problem: problemText(problem) })
      onFile(file)
      return undefined
    } catch {
      return t.kit.file.of({ name, problem: t.kit.file.unreadable() })
    }
  }

  const take = useEffectEvent(async () => {
    asked.current = true
    // First: with files chosen, the form asks before anything navigates.
    void navigate({ hash: '' }, { replace: true })
    const files = await takeSharedFiles()
    const problems: string[] = []
    for (const file of files) {
      const problem = await add(file)
      if (problem) problems.push(problem)
    }
    setFound({ count: files.length, problems })
  })
  useEffect(() => {
    if (hash === SHARED && !asked.current) void take()
  }, [hash])

  if (!found) return null
  if (found.count === 0) return <Alert kind="warning">{texts.sharedLost()}</Alert>
  return found.problems.length > 0 ? (
    <Alert kind="warning">{found.problems.join(' · ')}</Alert>
  ) : (
    <Alert kind="info">{texts.shared({ count: found.count })}</Alert>
  )
}
