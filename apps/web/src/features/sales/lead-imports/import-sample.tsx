import { LineState, wrongLine } from '@/components/table/line-state.tsx'
import type { LeadImport } from './lead-import.ts'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'

interface ImportSampleProps {
  record: LeadImport
  /** What the field of a column is called, by its place; nothing for columns that are left out. */
  fieldOf: (place: number) => string | undefined
  /** Whether the errors still belong to the columns that are chosen. */
  checked: boolean
}

/** The first lines of the file under its own heads, each column with the field it becomes, wrong lines marked. */
export function ImportSample({ record, fieldOf, checked }: ImportSampleProps) {
  const { colunas, amostra, amostra_erros } = record
  const heads = colunas ?? []
  return (
    <Table label="Primeiras linhas">
      <TableHeader>
        <TableRow>
          {checked && <TableHead>Situação</TableHead>}
          {heads.map((name, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns of a file may have the same name
            <TableHead key={place}>
              {name}
              {fieldOf(place) && (
                <span className="block text-[11px] font-normal text-primary">{fieldOf(place)}</span>
              )}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {(amostra ?? []).map((cells, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no name
          <TableRow key={line} className={checked && amostra_erros[line] ? wrongLine : undefined}>
            {checked && (
              <TableCell>
                <LineState error={amostra_erros[line]} />
              </TableCell>
            )}
            {heads.map((_name, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <TableCell key={place}>{cells[place] ?? ''}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
