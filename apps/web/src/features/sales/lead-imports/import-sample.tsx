import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { LeadImport } from './lead-import.ts'

interface ImportSampleProps {
  record: LeadImport
  /** What the field of a column is called, by its place; nothing for columns that are left out. */
  fieldOf: (place: number) => string | undefined
  /** Whether the errors still belong to the columns that are chosen. */
  checked: boolean
}

function LineState({ error }: { error: string | null | undefined }) {
  const Icon = error ? TriangleAlert : CircleCheck
  return (
    <span className={error ? 'import-wrong' : 'text-muted-foreground'}>
      <Icon className="ic" aria-hidden /> {error ?? 'Pronta'}
    </span>
  )
}

/** The first lines of the file under its own heads, each column told which field it becomes, wrong lines marked. */
export function ImportSample({ record, fieldOf, checked }: ImportSampleProps) {
  const { colunas, amostra, amostra_erros } = record
  const heads = colunas ?? []
  return (
    <div className="tbl">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className="scroll" role="region" aria-label="Primeiras linhas" tabIndex={0}>
        <table>
          <caption className="sr-only">Primeiras linhas</caption>
          <thead>
            <tr>
              {checked && <th>Situação</th>}
              {heads.map((name, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns of a file may have the same name
                <th key={place}>
                  {name}
                  {fieldOf(place) && <span className="import-field">{fieldOf(place)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(amostra ?? []).map((cells, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no name
              <tr key={line} className={checked && amostra_erros[line] ? 'import-wrong-line' : undefined}>
                {checked && (
                  <td>
                    <LineState error={amostra_erros[line]} />
                  </td>
                )}
                {heads.map((_name, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={place}>{cells[place] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
