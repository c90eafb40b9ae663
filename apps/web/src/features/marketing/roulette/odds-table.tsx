import { useState } from 'react'
import { formatNumber } from '@intranet/contract/formats'
import { chances, simulate } from '@intranet/contract/marketing/roulette-odds'
import { once } from '@intranet/contract/once'
import { Button } from '@/components/ui/button.tsx'
import { TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { tableClasses } from '@/components/ui/table-variants.ts'
import { Card } from '@/components/ui/card.tsx'

export interface OddsRow {
  nome: string
  peso_item: number
  restantes: number | null
}

const SPINS = 10_000
const share = once(
  () =>
    new Intl.NumberFormat('pt-BR', {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
)

/** Below 2³², by rejection; the browser's own cryptographic numbers. */
function randomBelow(below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < limit ? value % below : randomBelow(below)
}

/** What the weights make of each prize, and what comes of 10,000 spins with the stock that there is. */
export function OddsTable({ title, rows }: { title: string; rows: OddsRow[] }) {
  const [result, setResult] = useState<ReturnType<typeof simulate>>()
  const odds = chances(rows)
  return (
    <Card asChild className="block mb-4 min-w-0 p-4">
      <section aria-label={`Chances: ${title}`}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold">Chances: {title}</h2>
          <Button variant="outline" size="sm" onClick={() => setResult(simulate(rows, SPINS, randomBelow))}>
            Simular {formatNumber(SPINS)} giros
          </Button>
        </div>
        {/* A region that scrolls must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div
          className="overflow-x-auto"
          role="region"
          aria-label={`Tabela de chances: ${title}`}
          tabIndex={0}
        >
          <table className={tableClasses}>
            <caption className="sr-only">Chances por prêmio: {title}</caption>
            <TableHeader>
              <TableRow>
                <TableHead scope="col">Prêmio</TableHead>
                <TableHead scope="col">Peso</TableHead>
                <TableHead scope="col">Estoque</TableHead>
                <TableHead scope="col">Chance</TableHead>
                <TableHead scope="col">Simulação</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row, index) => (
                <TableRow key={index}>
                  <TableCell>{row.nome || `Prêmio ${index + 1}`}</TableCell>
                  <TableCell>{row.peso_item}</TableCell>
                  <TableCell>{row.restantes === null ? 'Sem limite' : formatNumber(row.restantes)}</TableCell>
                  <TableCell>{share().format(odds[index]!)}</TableCell>
                  <TableCell>{result ? formatNumber(result.wins[index] ?? 0) : '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </table>
        </div>
        <p role="status" className="mt-2 text-sm text-muted-foreground">
          {result &&
            (result.none
              ? `${formatNumber(result.none)} giros ficariam sem prêmio: o estoque acaba antes.`
              : 'Nenhum giro ficaria sem prêmio.')}
        </p>
      </section>
    </Card>
  )
}
