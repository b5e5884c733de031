import type { JourneyDesign, JourneyProblem, JourneyProblemPlace } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './problems.module.css'
import { usePlaceName } from './use-place-name.ts'

type Props = {
  design: JourneyDesign
  problems: readonly JourneyProblem[]
  onGo: (problem: JourneyProblem) => void
}

const MAX_LINES = 100

const pathOf = ({ organization: id, content }: JourneyProblemPlace): string =>
  content === null ? paths.admin.organization({ id }) : paths.admin.contentItem({ id, contentId: content })

/** Problems with their places, errors first; pressing one leads there. */
export function ProblemLines({ design, problems, onGo }: Props) {
  const { t } = useText('journeyEditor')
  const placeName = usePlaceName()
  const texts = t.journeyEditor.problems
  return (
    <>
      <ul role="list" className={styles.lines}>
        {problems.slice(0, MAX_LINES).map((problem) => (
          <li key={`${problem.pointer} ${problem.message}`} className={styles.line}>
            <Badge tone={problem.severity === 'error' ? 'danger' : 'warning'}>
              {texts.severity[problem.severity]()}
            </Badge>
            <span className={styles.words}>
              {problem.elsewhere ? (
                <TextLink to={pathOf(problem.elsewhere)}>
                  {texts.line({
                    place: problem.elsewhere.content === null ? texts.colours() : texts.library(),
                    message: problem.message,
                  })}
                </TextLink>
              ) : (
                <TextButton onClick={() => onGo(problem)}>
                  {texts.line({ place: placeName(design, problem.pointer), message: problem.message })}
                </TextButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {problems.length > MAX_LINES && (
        <Text tone="secondary">{texts.more({ count: problems.length - MAX_LINES })}</Text>
      )}
    </>
  )
}
