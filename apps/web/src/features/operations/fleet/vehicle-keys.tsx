import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { vehicleKeyFields } from '@intranet/contract/operations/vehicle-schemas'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecordStep } from '@/components/records/use-record-step.ts'

type Values = z.input<typeof vehicleKeyFields>
type Key = Outputs['vehicles']['keys'][number]

function KeyDialog({ vehicle, saved, onClose }: { vehicle: number; saved?: Key; onClose: () => void }) {
  return (
    <FormDialog title={saved ? `Chave ${saved.nome}` : 'Nova chave'} onClose={onClose}>
      <Form
        identity={saved ? savedRecord('vehicle-key', saved) : newRecord('vehicle-key', vehicle)}
        schema={vehicleKeyFields}
        defaultValues={{
          id_veiculo: vehicle,
          nome: saved?.nome ?? '',
          id_funcionario: saved?.id_funcionario ?? null,
        }}
        onSubmit={(values) => api.vehicles.saveKey.mutate({ ...values, id: saved?.id })}
        changes={[trpc.vehicles.pathFilter()]}
      >
        <div className="grid gap-4">
          <TextField<Values> name="nome" label="Nome" placeholder="Reserva" />
          <PersonField<Values> name="id_funcionario" label="Com quem está" hint="Vazio: na empresa." />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** The keys of a vehicle and who has them. */
export function VehicleKeys({ id }: { id: number }) {
  const read = useQuery(trpc.vehicles.keys.queryOptions({ id }))
  const manages = can(useSession(), 'frota', 'manage')
  const [open, setOpen] = useState<Key | 'new'>()
  const { take } = useRecordStep(trpc.vehicles.pathFilter())
  const remove = (key: Key) =>
    take({
      ask: { title: `Excluir a chave ${key.nome}?`, irreversible: true },
      run: () => api.vehicles.removeKey.mutate({ id: key.id }),
      said: common.itemRemoved,
    })
  return (
    <Loaded reads={[read]}>
      {(keys) => (
        <>
          {keys.length === 0 && <EmptyState text="Este veículo ainda não tem chaves cadastradas." />}
          <ul className="grid gap-2">
            {keys.map((key) => (
              <li key={key.id} className="flex items-center gap-3 border-b border-border py-2 text-sm">
                <b className="font-semibold">{key.nome}</b>
                <span className="min-w-0 flex-1 truncate text-muted-foreground">
                  {key.funcionario
                    ? `Com ${key.funcionario} desde ${formatDateTime(key.entregue_em)}`
                    : 'Na empresa'}
                </span>
                {manages && (
                  <>
                    <IconButton
                      icon={Pencil}
                      size="sm"
                      label={`Editar ${key.nome}`}
                      onClick={() => setOpen(key)}
                    />
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={`Excluir ${key.nome}`}
                      onClick={() => void remove(key)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
          {manages && (
            <div className="mt-4">
              <Button variant="outline" cooldown={false} onClick={() => setOpen('new')}>
                Nova chave
              </Button>
            </div>
          )}
          {open && (
            <KeyDialog
              vehicle={id}
              saved={open === 'new' ? undefined : open}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
