import type { FieldValues } from 'react-hook-form'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { EditPage, type EditPageProps } from '@/components/form/form-pages.tsx'
import type { Changed } from '@/components/records/entity-calls.ts'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { type FleetState, StateMark } from './state-mark.tsx'

interface FleetEditPageProps<R extends Changed, Input extends FieldValues> extends Omit<
  EditPageProps<R, Input>,
  'tools' | 'actions' | 'state'
> {
  /** What may be done with the record: buttons of the head. */
  steps?: RowAction[]
  /** What is beside the fields: its state, and these sentences. */
  state?: { of: FleetState; notes: (string | false | null | undefined)[] }
}

/** A saved record of the fleet: its steps in the head, its state beside the fields. */
export function FleetEditPage<R extends Changed, Input extends FieldValues>(
  props: FleetEditPageProps<R, Input>,
) {
  const { steps = [], state, children, aside, ...page } = props
  return (
    <EditPage<R, Input>
      {...page}
      actions={
        steps.length > 0 ? (
          <RecordActions
            plain
            name={page.beside ?? page.heading ?? ''}
            near={steps}
            edits={{ history: page.entity.history, id: page.record.id }}
          />
        ) : undefined
      }
      aside={
        state ? (
          <HelpNote title="Situação">
            <StateMark state={state.of} />
            {state.notes.filter(Boolean).map((note) => (
              <p key={String(note)}>{note}</p>
            ))}
          </HelpNote>
        ) : (
          aside
        )
      }
    >
      <FormPanel>{children}</FormPanel>
    </EditPage>
  )
}
