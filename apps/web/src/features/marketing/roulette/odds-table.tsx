import { useState } from 'react'
import { formatNumber } from '@intranet/contract/formats'
import { chances, simulate } from '@intranet/contract/marketing/roulette-odds'
import { Button } from '@/components/ui/button.tsx'

export interface OddsRow {
  nome: string
  peso_item: number
  restantes: number | null
}

const SPINS = 10_000
const share = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

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
    <section className="panel mb-4 min-w-0 p-4" aria-label={`Chances: ${title}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">Chances: {title}</h2>
        <Button size="sm" onClick={() => setResult(simulate(rows, SPINS, randomBelow))}>
          Simular {formatNumber(SPINS)} giros
        </Button>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto" role="region" aria-label={`Tabela de chances: ${title}`} tabIndex={0}>
        <table className="w-full text-sm">
          <caption className="sr-only">Chances por prêmio: {title}</caption>
          <thead>
            <tr className="text-left text-muted-foreground">
              <th scope="col">Prêmio</th>
              <th scope="col">Peso</th>
              <th scope="col">Estoque</th>
              <th scope="col">Chance</th>
              <th scope="col">Simulação</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td>{row.nome || `Prêmio ${index + 1}`}</td>
                <td>{row.peso_item}</td>
                <td>{row.restantes === null ? 'Sem limite' : formatNumber(row.restantes)}</td>
                <td>{share.format(odds[index]!)}</td>
                <td>{result ? formatNumber(result.wins[index] ?? 0) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="mt-2 text-sm text-muted-foreground">
        {result &&
          (result.none
            ? `${formatNumber(result.none)} giros ficariam sem prêmio: o estoque acaba antes.`
            : 'Nenhum giro ficaria sem prêmio.')}
      </p>
    </section>
  )
}
