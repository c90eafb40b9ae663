import { formatDuration, formatNumber } from '@intranet/contract/formats'
import type { UncountedReason } from '@intranet/contract/operations/incident-options'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { FieldError } from '@/components/ui/field.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Incident = Outputs['incidents']['get']
type Work = Outputs['incidents']['work']

const reasons: Record<UncountedReason, string> = {
  categoria: 'Esta categoria não deixa clientes sem serviço.',
  cancelado: 'Um incidente cancelado não conta.',
  adiante: 'Conta a partir do início.',
  sem_area: 'Sem cidade não há como contar os clientes.',
  sem_clientes: 'O provedor não tem clientes lidos do ERP.',
}

const factsOf = ({ clientes, minutos, minutos_cliente }: Work): Fact[] => {
  const facts: [string, number | null, (value: number) => string][] = [
    ['Clientes atingidos', clientes, formatNumber],
    ['Tempo sem serviço', minutos, formatDuration],
    ['Minutos de cliente sem serviço', minutos_cliente, formatNumber],
  ]
  return facts.flatMap(([label, value, words]) => (value === null ? [] : [[label, words(value)] as const]))
}

interface PartsProps {
  /** "Ordens de serviço" */
  label: string
  items: { id: number; name: string; note?: string }[]
  /** Of who may edit the incident. */
  edit?: {
    /** What the box takes: "Número da OS". */
    field: string
    digits?: boolean
    onAdd: (text: string) => Promise<unknown>
    onRemove: (id: number) => void
  }
}

/** Adds one at Enter; what was refused stays in the box, with the reason. */
function AddBox({ field, digits, onAdd }: NonNullable<PartsProps['edit']>) {
  const id = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!text.trim() || busy) return
    setBusy(true)
    try {
      await onAdd(text.trim())
      setText('')
      setError(undefined)
    } catch (failure) {
      setError(readRequestError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void add(event)}>
      <div className="grid min-w-0 grow gap-1">
        <Label htmlFor={id}>{field}</Label>
        <Input
          id={id}
          value={text}
          maxLength={digits ? 20 : 60}
          inputMode={digits ? 'numeric' : undefined}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="outline" busy={busy}>
        Adicionar
      </Button>
      {error && (
        <FieldError id={`${id}-error`} className="basis-full">
          {error}
        </FieldError>
      )}
    </form>
  )
}

/** A compact list of what belongs to the incident. */
function Parts({ label, items, edit }: PartsProps) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xs text-muted-foreground">
        {label}
        {items.length > 0 && ` (${formatNumber(items.length)})`}
      </h3>
      {items.length === 0 && !edit && <p className="text-sm">–</p>}
      {items.length > 0 && (
        <ul className="max-h-48 divide-y divide-border overflow-y-auto text-sm" aria-label={label}>
          {items.map(({ id, name, note }) => (
            <li key={id} className="flex min-h-8 items-center gap-2">
              <span className="min-w-0 grow truncate">
                {name}
                {note && <span className="text-muted-foreground"> · {note}</span>}
              </span>
              {edit && (
                <IconButton icon={X} size="sm" label={`Retirar ${name}`} onClick={() => edit.onRemove(id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {edit && <AddBox {...edit} />}
    </div>
  )
}

/** Trabalho: whom it left without service and for how long, its orders and the assets that it hit. */
export function IncidentWork({
  incident: { id, editavel },
}: {
  incident: Pick<Incident, 'id' | 'editavel'>
}) {
  const read = useQuery(trpc.incidents.work.queryOptions({ id }))
  const changes = [trpc.incidents.work.queryFilter({ id })]
  const addOrder = useSave(trpc.incidents.addOrder.mutationOptions(), { changes, showsFailure: true })
  const removeOrder = useSave(trpc.incidents.removeOrder.mutationOptions(), { changes })
  const addAsset = useSave(trpc.incidents.addAsset.mutationOptions(), { changes, showsFailure: true })
  const removeAsset = useSave(trpc.incidents.removeAsset.mutationOptions(), { changes })
  return (
    <section className="grid gap-3" aria-label="Trabalho">
      <SectionLabel>Trabalho</SectionLabel>
      <Loaded reads={[read]} waiting={<Skeleton className="h-24 w-full" />}>
        {(work) => (
          <>
            <Facts rows={factsOf(work)} />
            {work.sem_conta && <p className="text-sm text-muted-foreground">{reasons[work.sem_conta]}</p>}
            <Parts
              label="Ordens de serviço"
              items={work.ordens.map((one) => ({ id: one.id, name: `OS ${one.os}` }))}
              edit={
                editavel
                  ? {
                      field: 'Número da OS',
                      digits: true,
                      onAdd: (os) => addOrder.mutateAsync({ id, os }),
                      onRemove: (id_ordem) => removeOrder.mutate({ id, id_ordem }),
                    }
                  : undefined
              }
            />
            <Parts
              label="Patrimônios"
              items={work.patrimonios.map((one) => ({ id: one.id, name: one.patrimonio, note: one.produto }))}
              edit={
                editavel
                  ? {
                      field: 'Número do patrimônio',
                      onAdd: (patrimonio) => addAsset.mutateAsync({ id, patrimonio }),
                      onRemove: (id_item) => removeAsset.mutate({ id, id_item }),
                    }
                  : undefined
              }
            />
          </>
        )}
      </Loaded>
    </section>
  )
}
