import { levels } from '@intranet/contract/access'
import { listViewFields } from '@intranet/contract/home/list-views'
import { useSearch } from '@tanstack/react-router'
import * as z from 'zod'
import { RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { keptColumns, keptSearch, useListViews, type ListView } from './use-list-views.ts'
import type { ViewMenuProps } from './view-menu.tsx'

const fields = z.strictObject({
  nome: listViewFields.shape.nome,
  nivel: z.enum(['', ...levels]).transform((level) => level || null),
  /** Takes over what the list shows now. */
  atual: z.boolean(),
})
type Values = z.input<typeof fields>

const shares = [
  { value: '', label: 'Só para mim' },
  { value: 'gestor', label: 'Gestores' },
  { value: 'solicitante', label: 'Solicitantes e gestores' },
  { value: 'leitor', label: 'Todos com acesso ao módulo' },
]

interface ViewDialogProps extends ViewMenuProps {
  /** The one that is edited; without it a new one is saved. */
  view?: ListView
  onClose: () => void
}

/** Name of a view, and who sees it. */
export default function ViewDialog({ lista, choice, view, onClose }: ViewDialogProps) {
  const search = useSearch({ strict: false }) as object
  const { views, readAgain } = useListViews(lista)
  const shown = () => ({ search: keptSearch(search), colunas: keptColumns(choice.kept) })
  const save = async ({ atual, ...kept }: z.output<typeof fields>) => {
    if (view) {
      const { id, updated_at } = view
      await api.listViews.update.mutate({ id, updated_at, ...kept, ...(atual && shown()) })
    } else await api.listViews.create.mutate({ lista, ...kept, ...shown() })
    await readAgain()
  }
  return (
    <FormDialog title={view ? `Editar a visão ${view.nome}` : 'Salvar visão atual'} onClose={onClose}>
      <Form
        identity={view ? savedRecord('list-view', view) : newRecord('list-view', lista)}
        schema={fields}
        defaultValues={{ nome: view?.nome ?? '', nivel: view?.nivel ?? '', atual: false }}
        texts={{ success: 'Visão salva.' }}
        onSubmit={save}
      >
        <div className="grid gap-3">
          <TextField<Values>
            name="nome"
            label="Nome"
            maxLength={60}
            hint="Guarda os filtros, a ordem e as colunas desta lista."
          />
          {views.data?.compartilha && (
            <RadioField<Values> name="nivel" label="Quem vê esta visão" options={shares} />
          )}
          {view && (
            <ToggleField<Values>
              name="atual"
              label="Filtros, ordem e colunas"
              labels={['Gravar os de agora', 'Ficam como estão na visão']}
            />
          )}
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
