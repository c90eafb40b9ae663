import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { formatCount, formatNumber } from '@intranet/contract/formats'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { Button } from '@/components/ui/button.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { ImportErrors } from './import-errors.tsx'
import type { LeadImport } from './lead-import.ts'
import { ImportSample } from './import-sample.tsx'
import { OpenLeadQuestion } from './open-lead-question.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { useSave } from '@/lib/use-save.ts'

const fields = [
  ['nome', 'Nome'],
  ['cpf', 'CPF'],
  ['telefone', 'Telefone'],
] as const
type Field = (typeof fields)[number][0]
type Chosen = Record<Field, number | null>

function MappingField(props: {
  label: string
  columns: string[]
  value: number | null
  onChange: (value: number | null) => void
}) {
  const { label, columns, value, onChange } = props
  const id = useId()
  return (
    <Field className="max-w-[280px] min-w-[180px] flex-1">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Nenhuma coluna</option>
        {columns.map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns of a file may have the same name
          <option key={place} value={place}>
            {name || `Coluna ${place + 1}`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** What would be imported, and what would not: nothing is written before "Importar". */
export function ImportPreview({ record }: { record: LeadImport }) {
  const { id, mapa, linhas, linhas_com_erro, linhas_com_lead, editavel } = record
  const [withLead, setWithLead] = useState(record.com_lead_aberta)
  const [chosen, setChosen] = useState<Chosen>(mapa ?? { nome: null, cpf: null, telefone: null })
  const changed = fields.some(([field]) => chosen[field] !== (mapa?.[field] ?? null))
  const good = mapa ? linhas - linhas_com_erro : 0
  const changes = [trpc.leadImports.pathFilter()]
  const mapColumns = useSave(trpc.leadImports.mapColumns.mutationOptions(), { changes })
  const confirm = useSave(trpc.leadImports.confirm.mutationOptions(), { changes })
  const read = () => {
    const { nome, telefone, cpf } = chosen
    if (nome === null || telefone === null) return toast.error(text.headerMissing)
    mapColumns.mutate({ id, mapa: { nome, telefone, cpf } })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {(editavel ? fields : []).map(([field, label]) => (
          <MappingField
            key={field}
            label={label}
            columns={record.colunas ?? []}
            value={chosen[field]}
            onChange={(value) => setChosen({ ...chosen, [field]: value })}
          />
        ))}
        {changed && (
          <Button variant="outline" cooldown disabled={!editavel} onClick={read}>
            Ler com estas colunas
          </Button>
        )}
      </div>
      {chosen.cpf === null && (
        <Alert variant="warning" className="mb-3" role="status">
          <TriangleAlert aria-hidden />
          Nenhuma coluna de CPF foi encontrada. Sem o CPF, as leads ficam sem documento e não se sabe quem já
          é cliente ou já tem lead aberta.
        </Alert>
      )}
      {record.amostra ? (
        <ImportSample
          record={record}
          checked={mapa !== null && !changed}
          fieldOf={(place) => fields.find(([field]) => chosen[field] === place)?.[1]}
        />
      ) : (
        <p className="text-muted-foreground">
          As primeiras linhas são mostradas a gestores e a quem enviou a planilha.
        </p>
      )}
      {linhas_com_lead > 0 && !changed && (
        <OpenLeadQuestion total={linhas_com_lead} value={withLead} onChange={setWithLead} />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p>
          <b className="tabular-nums">{formatNumber(good)}</b> de{' '}
          {formatCount(linhas, 'linha pronta', 'linhas prontas')} para importar.
        </p>
        <Button
          disabled={!good || changed || !editavel}
          onClick={() => confirm.mutate({ id, com_lead_aberta: withLead })}
        >
          Importar {formatCount(good, 'participante', 'participantes')}
        </Button>
      </div>
      {linhas_com_erro > 0 && <ImportErrors id={id} total={linhas_com_erro} />}
    </>
  )
}
