import { doorWords, poolWords } from '@intranet/contract/access/health-words'
import { formatCount, formatDateTime, formatNumber } from '@intranet/contract/formats'
import { channels, sendStates } from '@intranet/contract/marketing/communication-words'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { HealthCard } from './health-card.tsx'

type Health = Outputs['health']['read']
type Figures = Health['servidor']
type Answers = Figures['portas'][number]

const wordOf = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key

function AnswersTable({ label, first, rows }: { label: string; first: string; rows: readonly Answers[] }) {
  return (
    <Table label={label} cards>
      <TableHeader>
        <TableRow>
          <TableHead>{first}</TableHead>
          <TableHead numeric>Respostas</TableHead>
          <TableHead numeric>Média (ms)</TableHead>
          <TableHead numeric>Acima de 1 s</TableHead>
          <TableHead numeric>Recusas</TableHead>
          <TableHead numeric>Falhas</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ nome, respostas, media_ms, lentas, recusas, falhas }) => (
          <TableRow key={nome}>
            <TableCell main card="main">
              {nome}
            </TableCell>
            <TableCell numeric card="sub">
              {formatNumber(respostas)}
              <span className="sm:hidden"> {respostas === 1 ? 'resposta' : 'respostas'}</span>
            </TableCell>
            <TableCell numeric card="extra">
              {formatNumber(media_ms)}
              <span className="sm:hidden"> ms em média</span>
            </TableCell>
            <TableCell numeric>{formatNumber(lentas)}</TableCell>
            <TableCell numeric>{formatNumber(recusas)}</TableCell>
            <TableCell numeric>{formatNumber(falhas)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const ways: Readonly<Record<string, string>> = { ...channels, push: 'Avisos no aparelho' }

/** What the server that answered counted since it began: the figures of `/metrics`, added up. */
export function ServerFigures({ figures, providers }: { figures: Figures; providers: Health['provedores'] }) {
  const { desde, fluxos, conexoes, portas, demoradas, envios, erps, entradas } = figures
  const names = new Map(providers.map(({ id, nome }) => [id, nome]))
  const doors = portas.map((door) => ({ ...door, nome: wordOf(doorWords, door.nome) }))
  return (
    <section>
      <SectionLabel>Este servidor</SectionLabel>
      <p className="mb-2 text-sm text-muted-foreground">
        Contado desde {formatDateTime(desde)}; outros servidores contam os seus.
      </p>
      <div className="gap-4 md:columns-2">
        <HealthCard
          title="Conexões"
          rows={[
            ['Fluxos de eventos abertos', formatNumber(fluxos)],
            ...conexoes.map(
              ({ grupo, ocupadas, livres, esperando }) =>
                [
                  `PostgreSQL: ${poolWords[grupo].toLowerCase()}`,
                  `${formatCount(ocupadas, 'ocupada', 'ocupadas')}, ${formatCount(livres, 'livre', 'livres')}, ${formatNumber(esperando)} esperando`,
                ] as const,
            ),
          ]}
        />
        <HealthCard
          title="Entradas"
          rows={[
            ['Aceitas', formatNumber(entradas.aceitas)],
            ['Recusadas', formatNumber(entradas.recusadas)],
          ]}
        />
        {envios.length > 0 && (
          <HealthCard
            title="Envios"
            rows={envios.map(
              ({ canal, situacao, total }) =>
                [
                  `${wordOf(ways, canal)}: ${wordOf(sendStates, situacao).toLowerCase()}`,
                  formatNumber(total),
                ] as const,
            )}
          />
        )}
        {erps.length > 0 && (
          <HealthCard
            title="ERPs"
            rows={erps.map(
              ({ id_empresa, chamadas, falhas, media_ms }) =>
                [
                  names.get(id_empresa) ?? `Provedor ${id_empresa}`,
                  `${formatCount(chamadas, 'chamada', 'chamadas')}, ${formatCount(falhas, 'falha', 'falhas')}, ${formatNumber(media_ms)} ms em média`,
                ] as const,
            )}
          />
        )}
      </div>
      <div className="mt-4 grid gap-4">
        {doors.length > 0 && <AnswersTable label="Respostas por porta" first="Porta" rows={doors} />}
        {demoradas.length > 0 && (
          <AnswersTable label="O que mais ocupou o servidor" first="Procedimento ou rota" rows={demoradas} />
        )}
      </div>
    </section>
  )
}
