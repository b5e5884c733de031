import type { AuditChange, AuditEvent } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './audit.module.css'

type Props = {
  event: AuditEvent
  /** The list covers several objects, so each entry names its own. */
  isNamed: boolean
  fieldName: ((field: string) => string) | undefined
}

export function AuditItem({ event, isNamed, fieldName = (field) => field }: Props) {
  const { t } = useText('audit')
  const format = useFormat()
  const { action, actor_name, at, changes, comment, object_name, object_type } = event
  const texts = t.audit
  return (
    <li className={styles.event}>
      <p className={styles.what}>{texts.action[action]()}</p>
      {isNamed && <Text>{texts.about({ type: texts.type[object_type](), name: object_name })}</Text>}
      <Text tone="secondary">
        {texts.by({ who: actor_name })} <time dateTime={at}>{format.dateTime(at)}</time>
      </Text>
      {comment !== null && <Text>{texts.comment({ comment })}</Text>}
      {changes.length > 0 && (
        <Disclosure title={texts.changes({ count: changes.length })}>
          <ul role="list" className={styles.changes}>
            {changes.map((change) => (
              <Change key={change.field} change={change} name={fieldName(change.field)} />
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )
}

function Change({ change: { before, after }, name }: { change: AuditChange; name: string }) {
  const { t } = useText('audit')
  const texts = t.audit
  return (
    <li className={styles.change}>
      <p className={styles.field}>{name}</p>
      <dl className={styles.values}>
        <div>
          <dt>{texts.before()}</dt>
          <dd>{before ?? <em>{texts.nothing()}</em>}</dd>
        </div>
        <div>
          <dt>{texts.after()}</dt>
          <dd>{after ?? <em>{texts.nothing()}</em>}</dd>
        </div>
      </dl>
    </li>
  )
}
