import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { LibraryPictureField } from '#src/features/content-admin/media/LibraryPictureField.tsx'
import { JourneyEditor } from '#src/features/journey-editor/editor/JourneyEditor.tsx'
import { useEditing } from '#src/features/journey-editor/editor/EditorContext.ts'
import { type EditorView, viewNamed } from '#src/features/journey-editor/editor/editor-views.ts'
import { JourneyList } from '#src/features/journey-editor/list/JourneyList.tsx'
import { listRules, reviewStates, statuses } from '#src/features/journey-editor/list/list-rules.ts'
import { NewJourney } from '#src/features/journey-editor/create/NewJourney.tsx'
import { organizationsToChoose } from '#src/features/journey-editor/queries.ts'
import { useHeadingFocus } from '#src/features/journey-editor/editor/use-heading-focus.ts'
import { useDesignChangeGroups } from '#src/features/journey-editor/design/use-design-change-groups.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PartialNotice } from '#src/ui/messages/PartialNotice.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.journeyEditor.list.title()

const list = paths.admin.journeys()

/** The journeys of all organizations; `?edit=` opens the editor (ROUTE-08, JOURNEY-15). */
export default function AdminJourneysPage() {
  const { t } = useText('journeyEditor')
  const [query] = useSearchParams()
  const id = query.get('edit') ?? ''
  const back = { label: t.journeyEditor.list.title(), to: list }
  if (isUuid(id)) return <EditorView key={id} id={id} back={back} />
  const begin = query.get('new') === 'import' ? 'import' : 'blank'
  return query.has('new') ? <NewView back={back} begin={begin} /> : <ListView />
}

type Back = { back: { label: string; to: string } }

/** Loaded with the first step that is tried. */
const trialParts = {
  Form: lazy(() =>
    import('#src/features/journeys/form-runner/run/FormTrial.tsx').then((module) => ({
      default: module.FormTrial,
    })),
  ),
  Reading: lazy(() =>
    import('#src/features/journeys/form-runner/step/ReadingText.tsx').then((module) => ({
      default: module.ReadingText,
    })),
  ),
}

function EditorView({ id, back }: Back & { id: string }) {
  const { t } = useText('journeyEditor', 'audit')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const view = viewNamed(query.get('view'))
  const viewPath = (to: EditorView) =>
    paths.admin.journeys({}, { edit: id, ...(to !== 'steps' && { view: to }) })
  return (
    <Region title={t.journeyEditor.editor.failed()}>
      <JourneyEditor
        {...{ id, back, trialParts, viewPath }}
        PictureField={LibraryPictureField}
        view={view}
        onView={(next) => {
          if (next !== view) void navigate(viewPath(next))
        }}
        changes={
          <Region title={t.audit.failed()}>
            <JourneyHistory id={id} />
          </Region>
        }
      />
    </Region>
  )
}

/** Who changed what about the journey, inside its editor. */
function JourneyHistory({ id }: { id: string }) {
  const { design } = useEditing()
  const groupsOf = useDesignChangeGroups(design)
  return <AuditList objectType="journey_definition" objectId={id} groupsOf={groupsOf} />
}

function NewView({ back, begin }: Back & { begin: 'blank' | 'import' }) {
  const { t } = useText('journeyEditor')
  const navigate = useNavigate()
  useHeadingFocus()
  return (
    <>
      <PageHeader title={t.journeyEditor.create.title()} back={back} />
      <NewJourney
        begin={begin}
        onCreated={(id) => void navigate(paths.admin.journeys({}, { edit: id }), { replace: true })}
        onCancel={() => void navigate(list)}
      />
    </>
  )
}

function ListView() {
  const { t } = useText('journeyEditor')
  const address = useListAddress(listRules)
  useHeadingFocus()
  const { data: organizations, isError, refetch } = useQuery(organizationsToChoose())
  const texts = t.journeyEditor.list
  return (
    <>
      <PageHeader
        title={texts.title()}
        subtitle={texts.intro()}
        actions={
          <Group gap="sm">
            <ButtonLink to={paths.admin.journeys({}, { new: 'import' })} variant="secondary">
              {texts.import()}
            </ButtonLink>
            <ButtonLink to={paths.admin.journeys({}, { new: 'true' })} icon={IconPlus}>
              {texts.add()}
            </ButtonLink>
          </Group>
        }
      />
      <Stack gap="lg">
        <ListToolbar
          address={address}
          searchLabel={texts.search()}
          filters={[
            { name: 'status', label: texts.status(), options: optionsOf(statuses, t.journeyEditor.status) },
            {
              name: 'review',
              label: t.journeyEditor.review.filter(),
              options: optionsOf(reviewStates, t.journeyEditor.review.states),
            },
            {
              name: 'organization',
              label: texts.organization(),
              options: (organizations?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
        {isError && <PartialNotice missing={[texts.organization()]} onRetry={() => void refetch()} />}
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
          {(page) => (
            <JourneyList
              address={address}
              page={page}
              editPath={(id) => paths.admin.journeys({}, { edit: id })}
            />
          )}
        </PagedRegion>
      </Stack>
    </>
  )
}
