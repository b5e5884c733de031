import { useLocation } from 'react-router-dom'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import styles from './gallery.module.css'
import { partNames } from './parts.ts'
import { GALLERY, PRODUCT } from './places.ts'
import { useWords } from './use-words.ts'

export function GalleryHome() {
  const words = useWords()
  const { search } = useLocation()
  return (
    <>
      <title>{`${words.title} - ${PRODUCT}`}</title>
      <PageHeader title={words.title} subtitle={words.intro} />
      <ul role="list" className={styles.parts}>
        {partNames.map((name) => (
          <Card as="li" key={name}>
            <Title level={2} size={3}>
              <CardLink to={`${GALLERY}/${name}${search}`}>{words[name].title}</CardLink>
            </Title>
            <Text tone="secondary">{words[name].text}</Text>
          </Card>
        ))}
      </ul>
    </>
  )
}
