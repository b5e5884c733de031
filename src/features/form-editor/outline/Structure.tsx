import { memo, useEffect } from 'react'
import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Title } from '#src/ui/basics.tsx'
import styles from '../form-editor.module.css'
import { PageQuestions } from './PageQuestions.tsx'
import { type Place, placeId } from '../definition/place.ts'
import { MoveButtons, OpenButton } from './RowParts.tsx'
import rows from './rows.module.css'
import { useNames } from '../texts/use-names.ts'
import { usePageMoves } from './use-page-moves.ts'

type Props = {
  form: FormDefinition
  selected: Place
  /** Places with problems, in form order. */
  faulty: readonly string[]
  /** Called after each render: the element waiting for focus may now exist. */
  onDrawn: () => void
}

/** The outline: pages and questions in order, to select, move and add. */
export const Structure = memo(function Structure({ form, selected, faulty, onDrawn }: Props) {
  const { t } = useText('formEditor')
  const names = useNames()
  const moves = usePageMoves()
  const texts = t.formEditor.structure
  const current = placeId(selected)
  const last = form.pages.length - 1
  useEffect(onDrawn)
  return (
    <section className={styles.structure} aria-labelledby="edit-structure">
      <Title level={2} size={3} id="edit-structure">
        {texts.title()}
      </Title>
      <p className={styles.hint}>{texts.keys()}</p>
      <div className={rows.row} data-current={current === 'form' || undefined}>
        <OpenButton place={{ kind: 'form' }} name={texts.form()} isCurrent={current === 'form'} />
      </div>
      <ol role="list" className={styles.pages}>
        {[...form.pages.entries()].map(([at, page]) => {
          const place: Place = { kind: 'page', page: at }
          const id = placeId(place)
          const name = names.page(form, at)
          const own = faulty.filter((one) => one.startsWith(`question-${at}-`)).join(' ')
          return (
            <li key={at}>
              <div className={rows.row} data-page data-current={current === id || undefined}>
                <OpenButton
                  place={place}
                  name={texts.pageOf({ number: at + 1, name })}
                  isCurrent={current === id}
                  isFaulty={faulty.includes(id)}
                >
                  {texts.questionCount({ count: page.fields.length })}
                </OpenButton>
                <MoveButtons
                  {...{ place, name }}
                  canRise={at > 0}
                  canSink={at < last}
                  onMove={(by) => moves.step(at, by)}
                />
              </div>
              <div className={styles.inner}>
                <PageQuestions
                  {...{ page, at, name, faulty: own }}
                  current={current.startsWith(`question-${at}-`) ? current : ''}
                  isFirst={at === 0}
                  isLast={at === last}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <div>
        <Button variant="secondary" icon={IconPlus} onClick={moves.add}>
          {texts.addPage()}
        </Button>
      </div>
    </section>
  )
})
