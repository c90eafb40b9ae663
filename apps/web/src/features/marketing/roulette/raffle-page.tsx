import type * as z from 'zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { formatCount, formatPhone } from '@intranet/contract/formats'
import { raffleForm } from '@intranet/contract/marketing/roulette'
import { proofNames, shortMoment } from '@intranet/contract/marketing/roulette-words'
import { raffle as text, roulette, rouletteReport } from '@intranet/contract/messages/roulette'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { tableClasses } from '@/components/ui/table-variants.ts'
import { Card } from '@/components/ui/card.tsx'

type Values = z.input<typeof raffleForm>

type Draw = Outputs['roulette']['draws'][number]

const audiences = [
  { value: 'clientes', label: 'Clientes' },
  { value: 'nao_clientes', label: 'Não clientes' },
]

/** A prize is of one audience: another audience empties it. */
function AudienceField() {
  const { setValue } = useFormOf<Values>()
  return (
    <SelectField<Values>
      name="publico"
      label={rouletteReport.audience}
      options={audiences}
      onPicked={() => setValue('id_premio', null, { shouldDirty: true })}
    />
  )
}

function PrizeField({ id }: { id: number }) {
  const audience = useValue<Values>()('publico')
  const prizes = useQuery(trpc.roulette.prizes.queryOptions({ id_campanha: id }))
  const options = (prizes.data ?? [])
    .filter(({ cliente }) => cliente === (audience === 'clientes'))
    .map((prize) => ({ value: prize.id, label: prize.nome }))
  return (
    <SelectField<Values>
      name="id_premio"
      label={rouletteReport.prize}
      options={audience ? options : []}
      waitsFor={!audience && 'o público'}
    />
  )
}

function DrawButton({ again }: { again: boolean }) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" busy={isSubmitting}>
      {again ? text.drawAgain : text.draw}
    </Button>
  )
}

/** The draw on screen: what was promised while it waits, who won once it is decided. */
function Latest({ draw }: { draw: Draw }) {
  return (
    <Card asChild className="block mb-4 p-5">
      <section role="status" aria-label={`Sorteio ${draw.numero}`}>
        {draw.situacao === 'aguardando' ? (
          <>
            <h2 className="text-lg font-semibold">{text.waiting}</h2>
            <p className="text-muted-foreground">
              Lista fechada com {formatCount(draw.total, 'participante', 'participantes')}; a rodada{' '}
              {draw.rodada_farol} do farol decide.
            </p>
          </>
        ) : draw.nome ? (
          <>
            <p className="text-muted-foreground">Sorteio {draw.numero}: a pessoa sorteada é</p>
            <h2 className="text-2xl font-bold">{draw.nome}</h2>
            <p>
              {formatPhone(draw.telefone)} · {draw.cupom}
            </p>
          </>
        ) : (
          <h2 className="text-lg font-semibold">
            {draw.situacao === 'cancelado' ? text.cancelledBefore : text.exhausted}
          </h2>
        )}
        {draw.lista_hash && (
          <p className="mt-2 break-all text-xs text-muted-foreground">
            Lista {draw.lista_hash} · compromisso {draw.compromisso}
          </p>
        )}
      </section>
    </Card>
  )
}

/** Who has won, or why nobody has. */
function Winner({ id, draw }: { id: number; draw: Draw }) {
  const { take, isPending } = useRecordStep(trpc.roulette.draws.pathFilter())
  if (draw.situacao === 'cancelado') return text.cancelledBefore
  if (draw.situacao !== 'aguardando') return draw.nome ?? '–'
  const cancel = () =>
    take({
      ask: {
        title: `Cancelar o sorteio ${draw.numero}?`,
        consequences: ['Ele é publicado como cancelado, e ninguém ganha.'],
        confirmLabel: text.cancel,
        cancelLabel: 'Voltar',
      },
      said: text.cancelled,
      run: () => api.roulette.cancelDraw.mutate({ id_campanha: id, numero: draw.numero }),
    })
  return (
    <span className="flex flex-wrap items-center gap-2">
      {text.waiting}
      <Button variant="outline" size="sm" busy={isPending} onClick={() => void cancel()}>
        {text.cancel}
      </Button>
    </span>
  )
}

function DrawTable({ id, draws }: { id: number; draws: Draw[] }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Card asChild className="block overflow-x-auto p-4">
      <section aria-label="Sorteados" tabIndex={0}>
        <table className={tableClasses}>
          <caption className="sr-only">Sorteados</caption>
          <TableHeader>
            <TableRow>
              <TableHead scope="col">Nº</TableHead>
              <TableHead scope="col">Nome</TableHead>
              <TableHead scope="col">Público</TableHead>
              <TableHead scope="col">Prêmio</TableHead>
              <TableHead scope="col">Prova</TableHead>
              <TableHead scope="col">Data</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {draws.map((draw) => (
              <TableRow key={draw.id}>
                <TableCell>{draw.numero}</TableCell>
                <TableCell>
                  <Winner id={id} draw={draw} />
                </TableCell>
                <TableCell>{draw.publico}</TableCell>
                <TableCell>{draw.premio}</TableCell>
                <TableCell>{draw.prova ? proofNames[draw.prova as keyof typeof proofNames] : '–'}</TableCell>
                <TableCell>{shortMoment(draw.sorteado_em ?? draw.created_at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </table>
      </section>
    </Card>
  )
}

/** SORTEIO: closes the entries, waits for the beacon and shows who won (docs/raffle.md). */
export function RafflePage({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const [numero, setNumero] = useState<number>()
  const draws = useQuery({
    ...trpc.roulette.draws.queryOptions({ id_campanha: id }),
    // Asking settles what waits, as soon as the beacon is there.
    refetchInterval: (query) =>
      query.state.data?.some(({ situacao }) => situacao === 'aguardando') ? 1000 : false,
  })
  const campaigns = useQuery(trpc.roulette.list.queryOptions({ filtro: { id } }))
  const campaign = campaigns.data?.dados[0]
  const latest = draws.data?.find((draw) => draw.numero === numero)
  const draw = async ({ publico, id_premio }: { publico: string; id_premio: number }) => {
    const choice = { id_campanha: id, cliente: publico === 'clientes', id_premio }
    const opened = await api.roulette.draw.mutate({ ...choice, esperar: false })
    setNumero(opened.numero)
    await queryClient.invalidateQueries(trpc.roulette.draws.pathFilter())
  }
  return (
    <Page>
      <PageHead heading={roulette.raffleTitle} total={campaign?.nome}>
        {campaign && (
          <a
            className={buttonVariants({ variant: 'outline' })}
            href={`/roleta/${campaign.slug}/sorteios`}
            target="_blank"
            rel="noreferrer"
          >
            Verificar sorteio
          </a>
        )}
      </PageHead>
      <PageSheet>
        <Form plain schema={raffleForm} defaultValues={{ publico: null, id_premio: null }} onSubmit={draw}>
          <FormPanel>
            <AudienceField />
            <PrizeField id={id} />
            <div className="col-span-full">
              <DrawButton again={draws.data?.some(({ nome }) => nome) ?? false} />
            </div>
          </FormPanel>
        </Form>
        {latest && <Latest draw={latest} />}
        <Loaded reads={[draws]}>{(all) => all.length > 0 && <DrawTable id={id} draws={all} />}</Loaded>
      </PageSheet>
    </Page>
  )
}
