import { formatDateTime } from '@intranet/contract/formats'
import type * as z from 'zod'
import type { incidentFields } from '@intranet/contract/operations/incidents'
import { incidentStateLabels, type IncidentState } from '@intranet/contract/operations/incident-options'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useValue } from '@/components/form/use-form-values.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'

type Values = z.input<typeof incidentFields>

const REST_MS = 500
/** Letters typed before anything is looked for. */
const LEAST = 4

/** "Aberto desde 20/11/2026 09:00"; what has not begun is planned. */
const sinceWhen = ({ situacao, inicio }: { situacao: IncidentState; inicio: string }) =>
  `${Date.parse(inicio) > Date.now() ? 'Programado para' : `${incidentStateLabels[situacao]} desde`} ${formatDateTime(inicio)}`

function Found({ title, lines }: { title: string; lines: { key: number; text: ReactNode }[] }) {
  if (lines.length === 0) return null
  return (
    <section className="text-sm" aria-label={title}>
      <h3 className="font-semibold text-foreground">{title}</h3>
      <ul className="mt-1 grid gap-1.5">
        {lines.map(({ key, text }) => (
          <li key={key} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** While a title is typed: what is open already and what the FAQ answers. */
export function SimilarIncidents() {
  const typed = (useValue<Values>()('titulo') ?? '').trim()
  const titulo = useDebounced(typed, REST_MS)
  const enabled = titulo.length >= LEAST
  const { data } = useQuery({
    ...trpc.incidents.similar.queryOptions({ titulo }),
    enabled,
    meta: { quiet: true },
  })
  if (!enabled || !data || data.incidentes.length + data.perguntas.length === 0) return null
  return (
    <div className="col-span-full grid gap-3 rounded-lg bg-muted p-3" role="status">
      <Found
        title="Já existe algo parecido?"
        lines={data.incidentes.map(({ id, titulo: other, situacao, inicio }) => ({
          key: id,
          text: (
            <>
              <AddressLink to={`/incidents/list?ver=${id}`} preload={false}>
                {other}
              </AddressLink>
              <br />
              {sinceWhen({ situacao, inicio })}
            </>
          ),
        }))}
      />
      <Found
        title="O FAQ responde"
        lines={data.perguntas.map(({ id, pergunta }) => ({
          key: id,
          text: (
            <AddressLink to={`/faq/search/${encodeURIComponent(pergunta)}`} preload={false}>
              {pergunta}
            </AddressLink>
          ),
        }))}
      />
    </div>
  )
}
