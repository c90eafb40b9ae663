import { useId, useState } from 'react'
import { formatCount, formatNumber } from '@intranet/contract/formats'
import { missingColumns, sheetColumns } from '@intranet/contract/home/sheet-words'
import { lists as text } from '@intranet/contract/messages/lists'
import { Button } from '@/components/ui/button.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { KeepColumns, KeptColumns } from './kept-mappings.tsx'
import type { SheetImport } from './sheet-import.ts'
import { Field } from '@/components/ui/field.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { LineState, wrongLine } from '@/components/table/line-state.tsx'

interface ColumnChoiceProps {
  label: string
  titles: readonly string[]
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function ColumnChoice({ label, titles, value, onChange }: ColumnChoiceProps) {
  const id = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">Nenhuma coluna</option>
        {titles.map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns of a file may have the same name
          <option key={place} value={place}>
            {name || `Coluna ${place + 1}`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

interface SheetMappingProps {
  record: SheetImport
  busy: boolean
  /** Checks the lines again with these columns. */
  onChosen: (mapa: Record<string, number>) => void
  onImport: () => void
}

/** Which column is which field, and what would be imported: nothing is written before the button below. */
export function SheetMapping({ record, busy, onChosen, onImport }: SheetMappingProps) {
  const { entidade, colunas, linhas, pendentes, mapa } = record
  const [chosen, setChosen] = useState<Readonly<Record<string, number | undefined>>>(mapa)
  const columns = Object.entries(sheetColumns(entidade))
  const changed = columns.some(([field]) => chosen[field] !== mapa[field])
  const filled = Object.fromEntries(
    Object.entries(chosen).filter((entry): entry is [string, number] => entry[1] !== undefined),
  )
  const missing = missingColumns(entidade, filled)
  const titleOf = (place: number) => columns.find(([field]) => chosen[field] === place)?.[1].title
  const shown = missing.length ? 0 : pendentes
  // What the check found belongs to the columns that it was made with.
  const checked = !changed && missing.length === 0
  const errorOf = (line: number) => record.erros.find(({ linha }) => linha === line)?.erro
  return (
    <>
      <KeptColumns record={record} chosen={chosen} onChosen={setChosen} />
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map(([field, { title, required }]) => (
          <ColumnChoice
            key={field}
            label={required ? `${title} *` : title}
            titles={colunas}
            value={chosen[field]}
            onChange={(place) => setChosen({ ...chosen, [field]: place })}
          />
        ))}
      </div>
      {checked && Object.keys(mapa).length > 0 && (
        <div className="mt-2">
          <KeepColumns id={record.id} />
        </div>
      )}
      {missing.length > 0 && (
        <Alert variant="warning" className="mt-3" role="status">
          {text.sheetColumns(missing.join(', '))}
        </Alert>
      )}
      <div className="mt-3">
        <Table label="Primeiras linhas">
          <TableHeader>
            <TableRow>
              <TableHead>Linha</TableHead>
              {checked && <TableHead>Situação</TableHead>}
              {colunas.map((name, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <TableHead key={place} className="py-1.5">
                  {name || `Coluna ${place + 1}`}
                  <span className="block text-xs font-normal">{titleOf(place) ?? 'fica de fora'}</span>
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {record.amostra.map(({ linha, celulas }) => (
              <TableRow key={linha} className={checked && errorOf(linha) ? wrongLine : undefined}>
                <TableCell className="tabular-nums">{linha}</TableCell>
                {checked && (
                  <TableCell className="min-w-44 py-1.5 whitespace-normal">
                    <LineState error={errorOf(linha)} />
                  </TableCell>
                )}
                {colunas.map((_name, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <TableCell key={place}>{celulas[place] ?? ''}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p className="grow">
          <b className="tabular-nums">{formatNumber(shown)}</b> de{' '}
          {formatCount(linhas, 'linha pronta', 'linhas prontas')} para importar.
        </p>
        {changed ? (
          <Button variant="outline" disabled={busy} onClick={() => onChosen(filled)}>
            Conferir com estas colunas
          </Button>
        ) : (
          <Button disabled={busy || shown === 0} onClick={onImport}>
            Importar {formatCount(shown, 'linha', 'linhas')}
          </Button>
        )}
      </div>
    </>
  )
}
