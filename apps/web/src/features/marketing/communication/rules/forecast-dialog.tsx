import { FigureValue } from '@/components/charts/figure-value.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import type { Forecast, ForecastChannel } from '@intranet/contract/marketing/communication-answers'
import type { CommunicationRuleFields } from '@intranet/contract/marketing/communication-rules'
import { channels, shiftWords } from '@intranet/contract/marketing/communication-words'
import { sendReasons, type SendReason } from '@intranet/contract/marketing/send-reasons'
import { dialog } from '@intranet/contract/messages'
import { DateInput } from '@/components/inputs/date-input.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { trpc } from '@/lib/trpc.ts'
import { Field } from '@/components/ui/field.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Card } from '@/components/ui/card.tsx'

/** A saved rule, or one that is being written. */
export type AskedRule = { id: number } | { regra: CommunicationRuleFields }

function Figures({ clientes, custo, canais }: Forecast) {
  const sent = canais.reduce((sum, { envios }) => sum + envios, 0)
  const tiles = [
    ['Clientes', formatNumber(clientes)],
    ['Mensagens', formatNumber(sent)],
    ['Custo', formatMoney(custo)],
  ]
  return (
    <dl className="grid grid-cols-3 gap-2">
      {tiles.map(([name, value]) => (
        <Card key={name} className="block p-3">
          <dt className="text-xs text-muted-foreground">{name}</dt>
          <dd>
            <FigureValue>{value}</FigureValue>
          </dd>
        </Card>
      ))}
    </dl>
  )
}

const reasonsOf = ({ suprimidos }: ForecastChannel) => Object.entries(suprimidos) as [SendReason, number][]

function Channels({ canais }: { canais: ForecastChannel[] }) {
  return (
    <Table label="Por canal">
      <TableHeader>
        <TableRow>
          <TableHead scope="col">Canal</TableHead>
          <TableHead scope="col" numeric>
            Envios
          </TableHead>
          <TableHead scope="col">Não recebem</TableHead>
          <TableHead scope="col" numeric>
            Custo
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {canais.map((canal) => (
          <TableRow key={canal.canal}>
            <TableCell>
              {channels[canal.canal]}
              {canal.segmentos > 1 && (
                <span className="block text-xs text-muted-foreground">{canal.segmentos} segmentos cada</span>
              )}
            </TableCell>
            <TableCell numeric>{formatNumber(canal.envios)}</TableCell>
            <TableCell className="whitespace-normal">
              {reasonsOf(canal).length === 0
                ? '–'
                : reasonsOf(canal).map(([reason, total]) => (
                    <span key={reason} className="block">
                      {formatNumber(total)} · {sendReasons[reason]}
                    </span>
                  ))}
            </TableCell>
            <TableCell numeric>{formatMoney(canal.custo)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Examples({ exemplos }: Pick<Forecast, 'exemplos'>) {
  if (!exemplos.length) return null
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">Exemplos</h3>
      <ul className="grid gap-1 text-sm">
        {exemplos.map(({ id_pessoa, canal, nome, destino }) => (
          <li key={`${id_pessoa}-${canal}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{nome}</span>
            <span className="text-muted-foreground">
              {channels[canal]} · {destino}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who would get what at the next shift, what it costs, and who would not and why. Nothing is sent. */
export function ForecastDialog({ of, onClose }: { of: AskedRule; onClose: () => void }) {
  const [day, setDay] = useState('')
  const complete = /^\d{4}-\d{2}-\d{2}$/.test(day)
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.communicationRules.simulate.queryOptions({ ...of, ...(complete && { data: day }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="lg" aria-busy={isFetching || undefined}>
        <DialogHeader>
          <DialogTitle>Simular público</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p aria-live="polite">
              {data &&
                (data.data
                  ? `${formatDate(data.data)}, turno ${shiftWords[data.turno]}`
                  : 'Esta regra não tem mais nenhum turno.')}
            </p>
            <Field>
              <Label htmlFor="forecast-day">Outro dia</Label>
              <DateInput id="forecast-day" value={day} onValue={setDay} />
            </Field>
          </div>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton className="h-40 w-full" />}
          {data && (
            <>
              <Figures {...data} />
              {data.canais.length > 0 && <Channels canais={data.canais} />}
              <Examples exemplos={data.exemplos} />
              {data.aprovacao === 'necessaria' && (
                <Alert variant="warning">
                  Com este público, a ativação precisa da aprovação de outro gestor.
                </Alert>
              )}
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {dialog.close}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
