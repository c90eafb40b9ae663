import { can } from '@intranet/contract/access'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { readingSources } from '@intranet/contract/operations/fleet-options'
import { correctReadingFields } from '@intranet/contract/operations/odometer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { answerOf } from '@/components/dialogs/given-up.ts'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useOdometer } from './use-odometer.ts'

type Reading = Outputs['vehicles']['readings'][number]
const corrected = correctReadingFields.pick({ km: true, motivo: true })
type Values = z.input<typeof corrected>

const removal = ({ km, momento }: Reading) => ({
  title: `Excluir a leitura de ${formatNumber(km)} km, de ${formatDateTime(momento)}?`,
  confirmLabel: 'Excluir',
})

interface CorrectDialogProps {
  id: number
  reading: Reading
  onClose: () => void
}

function CorrectDialog({ id, reading, onClose }: CorrectDialogProps) {
  const confirm = useConfirm()
  const read = useOdometer()
  const { origem, id: id_origem, km } = reading
  const removable = origem === 'digitada' || origem === 'abastecimento'
  return (
    <FormDialog title={`Leitura de ${formatDateTime(reading.momento)}`} onClose={onClose}>
      <Form
        identity={newRecord('odometer', id, origem, id_origem)}
        schema={corrected}
        defaultValues={{ km, motivo: '' }}
        onSubmit={async (values) => {
          if (values.km === null) await answerOf(confirm(removal(reading)))
          await read((confirmar) =>
            api.vehicles.correctReading.mutate({ ...values, id, origem, id_origem, confirmar }),
          )
        }}
        changes={[trpc.vehicles.pathFilter(), trpc.fuels.pathFilter()]}
      >
        <div className="grid gap-4">
          <ThousandsField<Values>
            name="km"
            label="KM correto"
            hint={removable ? 'Vazio: a leitura é excluída.' : undefined}
          />
          <TextAreaField<Values> name="motivo" label="Motivo" rows={2} max={450} />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** What was read of a vehicle's odometer, the newest first; the fleet's managers correct it. */
export function VehicleReadings({ id }: { id: number }) {
  const manages = can(useSession(), 'frota', 'manage')
  const read = useQuery(trpc.vehicles.readings.queryOptions({ id }))
  const [chosen, setChosen] = useState<Reading>()
  return (
    <Loaded reads={[read]}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text="Este veículo ainda não tem leituras do hodômetro." />
        ) : (
          <>
            <Table label="Leituras do hodômetro">
              <TableHeader>
                <TableRow>
                  {/* The action is in sight on a phone too. */}
                  {['Momento', 'KM', ...(manages ? ['Ações'] : []), 'Origem', 'Correção'].map((head) => (
                    <TableHead key={head} scope="col">
                      {head}
                    </TableHead>
                  ))}
                </TableRow>
              </TableHeader>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={`${row.origem} ${row.id}`}>
                    <TableCell>{formatDateTime(row.momento)}</TableCell>
                    <TableCell className="tabular-nums">{formatNumber(row.km)}</TableCell>
                    {manages && (
                      <TableCell>
                        <Button variant="outline" cooldown={false} onClick={() => setChosen(row)}>
                          Corrigir
                        </Button>
                      </TableCell>
                    )}
                    <TableCell>{readingSources[row.origem]}</TableCell>
                    <TableCell>
                      {row.motivo === null
                        ? '–'
                        : `Era ${formatNumber(row.km_de)}. ${row.motivo} (${row.corrigida_por ?? 'sem nome'})`}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {chosen && <CorrectDialog id={id} reading={chosen} onClose={() => setChosen(undefined)} />}
          </>
        )
      }
    </Loaded>
  )
}
